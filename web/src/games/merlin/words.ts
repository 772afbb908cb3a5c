/** Names as the board says them. */
import type { Arg, Message } from '../../lib/types'
import { has, say } from '../../lib/words'
import type { Space } from './view'

const GAME = 'merlin'
type Context = { names?: string[]; viewer?: number | null }

export const tell = (id: string, args?: Record<string, Arg>, context: Context = {}): string =>
  say(args ? { id, args } : { id }, { ...context, game: GAME })
export const told = (message: Message, context: Context = {}): string => say(message, { ...context, game: GAME })
export const known = (id: string): boolean => has(id, GAME)
/** The first of these words that there is. */
export const either = (...ids: string[]): string => tell(ids.find(known) ?? ids[0]!)

export const spaceName = ({ kind, what }: Space): string => either(what ? `space-${kind}-${what}` : `space-${kind}`, `space-${kind}`)
/** The beast a principality is named for: Dragon, Dove ... */
export const realm = (colour: string): string => tell(`colour-${colour}`)
export const kindName = (kind: string): string => tell(`page-merlin-kind-${kind}`)
export const vassalName = (vassal: string): string => tell(`vassal-${vassal}`)
export const itemName = (kind: string, colour: string): string => tell(`card-${kind}-${colour}`)
/** What it does, in a sentence; empty where nothing is said. */
export const aboutOf = (id: string): string => (known(`${id}-about`) ? tell(`${id}-about`) : '')
/** With the places where words may break that are longer than a line; not every browser knows how to part German words. */
export function soft(text: string, letters: number): string {
  const parted = new Map(tell('page-merlin-parted').split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]))
  return text.replace(/\p{L}+/gu, (word) => (word.length > letters ? (parted.get(word) ?? word) : word))
}
export const phrases = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')
