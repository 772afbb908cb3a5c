/** Words by id, rendered through Fluent in the reader's language; the counterpart of src/caliburn/kernel/text.py. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { createSubscriber } from 'svelte/reactivity'
import { Refusal } from './api'
import type { Arg, Lang, Message } from './types'

export type Context = { names?: string[]; viewer?: number | null; game?: string }

const PAGE = 'page'
export const LANGS: Lang[] = ['en', 'de']
/** How each language calls itself. */
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch' }

const resources = new Map<string, Promise<FluentResource>>() // by language and source
const bundles = new Map<string, FluentBundle>() // by language and source; a game's bundle holds the page's words too
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
  await load(language, game)
  changed()
}

/** Add words directly; for tests, and for a page of pictures. */
export function addWords(to: Lang, source: string, text: string): void {
  resources.set(`${to}/${source}`, Promise.resolve(new FluentResource(text)))
  wanted.add(source)
}

async function load(to: Lang, source: string): Promise<void> {
  if (bundles.has(`${to}/${source}`)) return
  const parts = await Promise.all((source === PAGE ? [PAGE] : [source, PAGE]).map((part) => resource(to, part)))
  const bundle = new FluentBundle(to, { useIsolating: false })
  for (const part of parts) bundle.addResource(part) // a word that is there already stays: the game's comes first
  bundles.set(`${to}/${source}`, bundle)
}

function resource(to: Lang, source: string): Promise<FluentResource> {
  const key = `${to}/${source}`
  const kept = resources.get(key)
  if (kept) return kept
  const fresh = fetched(`/api/words/${to}/${source}`)
  resources.set(key, fresh)
  fresh.catch(() => resources.delete(key)) // so that the next attempt asks again
  return fresh
}

async function fetched(path: string): Promise<FluentResource> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => null)
  if (!response) throw new Refusal({ id: 'page-error-network' }, 0)
  if (!response.ok) throw new Refusal({ id: 'page-error-server', args: { status: response.status } }, response.status)
  return new FluentResource(await response.text())
}

/** The bundle that knows `id`: the game's, else the page's, else that of any game which is loaded. */
function knowing(id: string, game?: string): FluentBundle | undefined {
  follow()
  for (const source of game ? [game, PAGE] : [PAGE, ...wanted]) {
    const bundle = bundles.get(`${language}/${source}`)
    if (bundle?.hasMessage(id)) return bundle
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
  const bundle = knowing(id, context.game)
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, values, errors)
  if (errors.length && import.meta.env.DEV) console.error(`${language}: ${id}:`, errors[0])
  return text
}

/** A list as people write it: "a, b and c". */
export function join(parts: string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${say('list-and')} ${parts.at(-1)}`
}

function value(arg: Arg, context: Context): FluentVariable {
  if (Array.isArray(arg)) return join(arg.map((part) => say(part, context)))
  if (isSeat(arg)) return context.names?.[arg.seat] ?? say({ id: 'seat-name', args: { number: arg.seat + 1 } })
  if (typeof arg === 'object') return say(arg, context)
  return arg
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
