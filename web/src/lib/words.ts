/** Words by id, rendered through Fluent in the reader's language; the counterpart of src/caliburn/kernel/text.py. */
import type { FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import { Refusal } from './api'
import { Vocabulary, entriesOf } from './vocabulary'
import type { Arg, Lang, Message, Text } from './types'

export type Context = { names?: string[]; viewer?: number | null; game?: string }

const PAGE = 'page'
export const LANGS: Lang[] = ['en', 'de']
/** How each language calls itself. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch' }

const sources = new Map<string, Promise<Map<string, string>>>() // by language and source
const vocabularies = new Map<string, Vocabulary>() // by language and source; a game's holds the page's words too
const wanted = new Set<string>([PAGE]) // sources that a change of language has to load
let language: Lang = 'en'

let changed = () => {}
const follow = createSubscriber((update) => {
  changed = update
  return () => void (changed = () => {})
})

/** The reader's language; reading it in a component follows it. */
export const lang = {
  get current(): Lang {
    follow()
    return language
  },
}

/** The language to begin with: the one chosen before, else the browser's first that we speak. */
export function firstLang(): Lang {
  const liked = [read('caliburn-lang'), ...(globalThis.navigator?.languages ?? [])]
  const known = liked.map((tag) => LANGS.find((one) => tag?.startsWith(one)))
  return known.find((one) => one !== undefined) ?? 'en'
}

/** Switch the whole page: loads what is missing first, so that nothing is ever half translated. */
export async function setLang(next: Lang): Promise<void> {
  await Promise.all([...wanted].map((source) => load(next, source)))
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  keep('caliburn-lang', next)
  changed()
}

/** Load the words of a game, in the language of the reader and whenever it changes. */
export async function loadGame(game: string): Promise<void> {
  wanted.add(game)
  if (knowsGame(game)) return
  await load(language, game)
  changed()
}

/** Whether the words of a game are here. */
export function knowsGame(game: string): boolean {
  return vocabularies.has(`${language}/${game}`)
}

/** Add words directly; for tests, and for a page of pictures. */
export function addWords(to: Lang, source: string, text: string): void {
  sources.set(`${to}/${source}`, Promise.resolve(entriesOf(text)))
  wanted.add(source)
}

async function load(to: Lang, source: string): Promise<void> {
  if (vocabularies.has(`${to}/${source}`)) return
  const parts = await Promise.all((source === PAGE ? [PAGE] : [source, PAGE]).map((part) => entries(to, part)))
  vocabularies.set(`${to}/${source}`, new Vocabulary(to, parts))
}

function entries(to: Lang, source: string): Promise<Map<string, string>> {
  const key = `${to}/${source}`
  const kept = sources.get(key)
  if (kept) return kept
  const fresh = fetched(`/api/words/${to}/${source}`)
  sources.set(key, fresh)
  fresh.catch(() => sources.delete(key)) // so that the next attempt asks again
  return fresh
}

async function fetched(path: string): Promise<Map<string, string>> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => null)
  if (!response) throw new Refusal({ id: 'page-error-network' }, 0)
  if (!response.ok) throw new Refusal({ id: 'page-error-server', args: { status: response.status } }, response.status)
  return entriesOf(await response.text())
}

/** The vocabulary that knows `id`: the game's, else the page's, else that of any game which is loaded. */
function knowing(id: string, game?: string): Vocabulary | undefined {
  follow()
  for (const source of game ? [game, PAGE] : [PAGE, ...wanted]) {
    const vocabulary = vocabularies.get(`${language}/${source}`)
    if (vocabulary?.has(id)) return vocabulary
  }
  return undefined
}

export function has(id: string, game?: string): boolean {
  return knowing(id, game) !== undefined
}

/** Render a message. Seats appear under `names`; where the argument `seat` is the viewer's own, `$me` is "yes". */
export function say(message: Message | string, context: Context = {}): string {
  const { id, args = {} } = typeof message === 'string' ? { id: message } : message
  const values: Record<string, FluentVariable> = { me: 'no' }
  for (const [key, arg] of Object.entries(args)) {
    values[key] = value(arg, context)
    if (key === 'seat' && isSeat(arg) && arg.seat === context.viewer) values.me = 'yes'
  }
  return knowing(id, context.game)?.say(id, values) ?? id
}

/** A list as people write it: "a, b and c". */
export function join(parts: string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${say('list-and')} ${parts.at(-1)}`
}

function value(arg: Arg, context: Context): FluentVariable {
  if (Array.isArray(arg)) return join(arg.map((part) => say(part, context)))
  if (isSeat(arg)) return context.names?.[arg.seat] ?? say({ id: 'seat-name', args: { number: arg.seat + 1 } })
  if (isWritten(arg)) return written(arg.written)
  if (typeof arg === 'object') return say(arg, context)
  return arg
}

/** A text that data brings along, in the reader's language. */
export function written(text: Text): string {
  follow()
  return text[language]
}

function isWritten(arg: Arg): arg is { written: Text } {
  return typeof arg === 'object' && 'written' in arg
}

function isSeat(arg: Arg): arg is { seat: number } {
  return typeof arg === 'object' && !Array.isArray(arg) && 'seat' in arg && !('id' in arg)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // private windows may forbid it
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // then the choice lasts as long as the page
  }
}
