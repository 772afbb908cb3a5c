/**
 * The module `virtual:icons`: of the four thousand game icons only those that the source names, drawn on whole numbers.
 * A name counts wherever it stands in quotes, except as a class, in a comparison or in a type; short words that mean
 * something else in code (`key`, `table`) count only as `name="..."`, `icon="..."`, `icon: '...'` or `emblem: '...'`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { onWholeNumbers } from './vite.paths.ts'

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

const ID = 'virtual:icons'
const CODE_WORDS = new Set(
  (
    'table key person player file book check world menu move log point sound open play stop page name dice card cards ' +
    'human moon sun cross pie minus plus cancel save load return target aim heal fall anchor back help info divide ' +
    'expand contract hole shield bell gear cog team link line lock chat timer clock brush broom knob wall well dig ' +
    'click field join orange eat bed flag arrow stairs steps share relax sling stack ring mail pin box tap rope bug ' +
    'bugs pause next switch hand private square run mouse window select paper disc phone desk choice keyboard'
  ).split(' '),
)
const QUOTED = /(['"`])([a-z0-9]+(?:-[a-z0-9]+)*)\1/g
const SURELY = /\b(?:name|icon|emblem)\s*[=:]\s*\{?\s*$/
const SURELY_NOT = /(?:\b(?:class|id|type|for|value|role|part)=|[=!]==?\s|\|\s|\bcase\s)$/

export function gameIcons(): Plugin {
  let root = ''
  const set = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet
  const body = (name: string): string | undefined => set.icons[set.aliases?.[name]?.parent ?? name]?.body
  const named = (): string[] => {
    const found = new Set<string>()
    for (const file of sources(join(root, 'src'))) {
      const text = readFileSync(file, 'utf8')
      for (const match of text.matchAll(QUOTED)) {
        const name = match[2]!
        const before = text.slice(Math.max(0, match.index - 24), match.index)
        if (body(name) === undefined) continue
        if (SURELY.test(before) || !(SURELY_NOT.test(before) || CODE_WORDS.has(name))) found.add(name)
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
  const rounded = body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${onWholeNumbers(path)}"`)
  return /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(rounded)?.[1] ?? rounded
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}
