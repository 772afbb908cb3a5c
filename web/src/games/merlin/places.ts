/** Which handles have a place of their own on the board; the rest are offered as small buttons beside the dice. */
import type { BoardProps } from '../index'
import type { Offer } from '../../lib/types'

const PLACED = /^(space|inner|principality|stock|shield|flag|material|traitor|tile|m\d\d|missions|die|knight|market|cauldron|pict|decree|face)(-|$)/
const NAMED = new Set(['builder', 'flag-bearer', 'shield-bearer', 'lady', 'tristram', 'lamorak', 'gawain', 'lancelot', 'gareth', 'geraint', 'galahad', 'bors', 'gaheris', 'percival', 'bedivere', 'kay'])
export const isPlaced = (handle: string): boolean => PLACED.test(handle) || /^m\d\d$/.test(handle) || NAMED.has(handle)

export type Other = { handle: string; offers: Offer[]; verb: string }

/** Moves by the thing they begin with, where that thing lies nowhere on the board. */
export function othersOf(props: BoardProps): Other[] {
  const found = new Map<string, Other>()
  for (const offer of props.picker.offers) {
    const verb = offer.move.split(' ')[0] ?? ''
    if (verb === 'pass') continue
    const handle = offer.handles.find((one) => !isPlaced(one))
    if (!handle) continue
    const group = found.get(handle) ?? { handle, offers: [], verb }
    group.offers.push(offer)
    found.set(handle, group)
  }
  return [...found.values()]
}

/** A die of somebody else's, as a poisoned apple names it. */
export function theirsOf(handle: string): { seat: number; die: string; value: number } | null {
  const [, seat, die = '', value] = /^seat-(\d)-die-(\w+)-(\d)$/.exec(handle) ?? []
  return seat === undefined ? null : { seat: Number(seat), die, value: Number(value) }
}

/** Faces a die may be turned to, once it is picked by what. */
export function facesOf({ picker }: BoardProps): string[] {
  const isFace = (handle: string): boolean => handle.startsWith('face-')
  const by = picker.picks.find((handle) => !isFace(handle))
  const meant = by === undefined ? [] : picker.offers.filter(({ handles }) => handles.includes(by))
  return [...new Set(meant.flatMap(({ handles }) => handles.filter(isFace)))]
}
