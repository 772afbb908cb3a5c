/**
 * Of the four thousand game icons only those that the source names, drawn on whole numbers, each beside the code that
 * needs it: `virtual:icons` has those of the whole page, `virtual:icons/table` those that only tables name,
 * `virtual:icons/games/<game>` those of one game. Importing one of these modules makes its icons known to `<Icon>`.
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
const SHELF = '/src/ui/icons.ts' // where they are kept while the page runs
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
  /** Which part of the page a file belongs to: '' is what every page has. */
  const partOf = (file: string): string => /^(games\/[^/]+|table)\//.exec(file)?.[1] ?? ''
  const named = (part: string): string[] => {
    const found = new Map<string, Set<string>>()
    for (const file of sources(join(root, 'src'))) {
      const text = readFileSync(join(root, 'src', file), 'utf8')
      for (const match of text.matchAll(QUOTED)) {
        const name = match[2]!
        const before = text.slice(Math.max(0, match.index - 24), match.index)
        if (body(name) === undefined) continue
        if (SURELY.test(before) || !(SURELY_NOT.test(before) || CODE_WORDS.has(name)))
          found.set(name, (found.get(name) ?? new Set()).add(partOf(file)))
      }
    }
    return [...found].filter(([, parts]) => homeOf(parts) === part).map(([name]) => name).sort()
  }
  return {
    name: 'caliburn-game-icons',
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ID}` && !id.startsWith(`\0${ID}/`)) return
      const icons = named(id.slice(ID.length + 2)).map((name) => [name, short(body(name)!)])
      return `import { addIcons } from '${SHELF}'\naddIcons(${JSON.stringify(Object.fromEntries(icons))})`
    },
    handleHotUpdate({ server, file }) {
      if (!/\.(svelte|ts)$/.test(file)) return
      for (const [id, module] of server.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${ID}`)) server.moduleGraph.invalidateModule(module)
    },
  }
}

/** An icon of several parts goes to the one that comes first: the page, then the table, which every game has. */
function homeOf(parts: Set<string>): string {
  if (parts.has('')) return ''
  return parts.size === 1 ? [...parts][0]! : 'table'
}

/** Most icons are one path: then its data alone. */
function short(body: string): string {
  const rounded = body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${onWholeNumbers(path)}"`)
  return /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(rounded)?.[1] ?? rounded
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
}
