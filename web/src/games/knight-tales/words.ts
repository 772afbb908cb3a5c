/** Names as the board says them, and the lines on the cards. */
import type { Arg, Message } from '../../lib/types'
import { has, say } from '../../lib/words'

const GAME = 'knight-tales'
type Context = { names?: string[]; viewer?: number | null }

export const tell = (id: string, args?: Record<string, Arg>, context: Context = {}): string =>
  say(args ? { id, args } : { id }, { ...context, game: GAME })
export const told = (message: Message, context: Context = {}): string => say(message, { ...context, game: GAME })

/** The name of a card, monster, boss, tactic, quest or knight. */
export const nameOf = (id: string): string => tell(`card-${id}`)
/** Its name for narrow places: a long word may be broken where it says. */
export const narrowOf = (id: string): string => (has(`page-kt-narrow-${id}`) ? tell(`page-kt-narrow-${id}`) : nameOf(id))
/** What it does, in whole sentences; empty where nothing is said. */
export const textOf = (id: string): string => (has(`card-${id}-about`, GAME) ? tell(`card-${id}-about`) : '')
/** What a card does in the few words that fit on it. */
export const lineOf = (id: string): string => (has(`page-kt-line-${id}`) ? tell(`page-kt-line-${id}`) : textOf(id))

/** A list of phrases of a thing's name, the empty ones left out. */
export const phrases = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')
