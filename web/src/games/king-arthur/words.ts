/** Names as the board says them: short ones for cards, whole sentences for those who listen. */
import { say } from '../../lib/words'
import type { Arg, Message } from '../../lib/types'

const GAME = 'king-arthur'
type Context = { names?: string[]; viewer?: number | null }

export const tell = (id: string, args?: Record<string, Arg>, context: Context = {}): string =>
  say(args ? { id, args } : { id }, { ...context, game: GAME })
export const told = (message: Message, context: Context = {}): string => say(message, { ...context, game: GAME })

/** "Drake 4", as everywhere in the words. */
export const fullName = (id: string): string => tell(`card-${id}`)
/** "Drake": the number stands in the roundel. */
export const shortName = (id: string): string => fullName(id).replace(/\s+\d+$/, '')
/** "Vikings" for the battle against them: what fits under an arch. */
export const panelName = (id: string): string => tell(`page-ka-panel-${id}`)

/** A list of phrases of a thing's name, the empty ones left out. */
export const phrases = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')
