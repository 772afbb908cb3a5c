/**
 * The module `virtual:icons`: of the four thousand game icons only those that the source names.
 * A name counts wherever it stands in quotes; single words that mean something else in code (`key`, `table`)
 * count only as `name="..."`, `icon="..."`, `icon: '...'` or `emblem: '...'`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type IconSet = {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string; hFlip?: boolean; rotate?: number }>
}

const ID = 'virtual:icons'
const CODE_WORDS = new Set(
  (
    'table key person player file book check world menu move log point sound open play stop page name dice card cards ' +
    'human moon sun cross pie minus plus cancel save load return target aim heal fall anchor back help info divide ' +
    'expand contract hole shield bell gear cog team link line lock chat timer clock brush broom knob wall well dig ' +
    'click field join orange link eat bed flag arrow stairs steps share relax sling stack ring mail pin box tap rope bug bugs pause next switch'
  ).split(' '),
)
const QUOTED = /(\b(?:name|icon|emblem)\s*[=:]\s*\{?\s*)?(['"`])([a-z0-9]+(?:-[a-z0-9]+)*)\2/g

export function gameIcons(): Plugin {
  let root = ''
  const set = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  const body = (name: string): string | undefined => set.icons[set.aliases?.[name]?.parent ?? name]?.body
  const named = (): string[] => {
    const found = new Set<string>()
    for (const file of sources(join(root, 'src'))) {
      for (const [, marked, , name] of readFileSync(file, 'utf8').matchAll(QUOTED)) {
        if (body(name!) !== undefined && (marked || !CODE_WORDS.has(name!))) found.add(name!)
      }
    }
    return [...found].sort()
  }
  return {
    name: 'caliburn-game-icons',
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return
      return `export default ${JSON.stringify(Object.fromEntries(named().map((name) => [name, short(body(name)!)])))}`
    },
    handleHotUpdate({ server, file }) {
      if (!/\.(svelte|ts)$/.test(file)) return
      const module = server.moduleGraph.getModuleById('\0' + ID)
      if (module) server.moduleGraph.invalidateModule(module)
    },
  }
}

/** Most icons are one path: then its data alone. */
function short(body: string): string {
  return /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body)?.[1] ?? body
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}
