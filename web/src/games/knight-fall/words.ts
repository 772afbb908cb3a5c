/** Names as the board says them. */
import type { Arg, Message } from '../../lib/types'
import { has, lang, say } from '../../lib/words'

const GAME = 'knight-fall'
type Context = { names?: string[]; viewer?: number | null }

const kept = new Map<string, string>() // plain words by language: the board says hundreds of them with every change

export function tell(id: string, args?: Record<string, Arg>, context: Context = {}): string {
  return args ? say({ id, args }, { ...context, game: GAME }) : remembered(id, { id })
}

function remembered(key: string, message: Message): string {
  const at = `${lang.current}/${key}`
  let text = kept.get(at)
  if (text === undefined) {
    text = say(message, { game: GAME })
    if (has(message.id, GAME)) kept.set(at, text)
  }
  return text
}
export const told = (message: Message, context: Context = {}): string => say(message, { ...context, game: GAME })
export const known = (id: string): boolean => has(id, GAME)

export const cardName = (card: string): string => tell(`card-${card}`)
/** What it does, in a sentence; empty where nothing is said. */
export const aboutOf = (id: string): string => (known(`${id}-about`) ? tell(`${id}-about`) : '')
export const tileName = (tile: string): string => tell(`tile-${tile}`)
export const actionName = (action: string): string => tell(`action-${action}`)
export const sideName = (side: string): string => tell(`side-${side}`)

/** A unit by its name: "Iron Knight", "Imp 2"; with a case as it stands in a sentence: "the Iron Knight". */
export function unitMessage(name: string, as?: 'first' | 'the'): Message {
  const [, kind, number] = /^(.+)-(\d+)$/.exec(name) ?? []
  if (kind) return { id: `unit-${kind}-${as ?? 'first'}`, args: { number: Number(number) } }
  return { id: as ? `unit-${name}-${as}` : `card-${name}` }
}
export const unitName = (name: string): string => remembered(`unit ${name}`, unitMessage(name))
export const phrases = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
