/** Which buttons the prompt shows for the offered moves. The list of all moves is always there beside them. */
import type { Offer } from '../lib/types'
import type { Picker } from '../lib/picker.svelte'

const FEW = 3 // so many moves fit into the band as buttons

export type Actions = { passes: Offer[]; others: Offer[]; main: Offer | null }

export function isPass(offer: Offer): boolean {
  return offer.move.split(' ', 1)[0] === 'pass'
}

/**
 * Passing at the left, other moves that are complete, and the one that the gold button makes, if the game does not say which is `first`.
 * Where it says which are `always` buttons, the rest are picked on the board; the only one of the rest lies ready.
 */
export function actionsOf(offers: Offer[], picker: Picker, first?: (offers: Offer[]) => Offer | null | undefined, always?: (offers: Offer[]) => Offer[] | null): Actions {
  const passes = offers.filter(isPass)
  const moves = offers.filter((offer) => !isPass(offer))
  if (moves.length === 0) return { passes, others: [], main: null } // nothing to be gained here: no gold
  const picked = picker.picks.length > 0
  const complete = picker.complete.filter((offer) => !isPass(offer))
  const kept = always?.(moves) ?? null
  const rest = (of: Offer[]): Offer[] => of.filter((offer) => !kept?.includes(offer))
  const shown = (kept ? [...kept, ...(picked ? rest(complete) : [])] : plain(moves) ? moves : complete).slice(0, FEW)
  const single = rest(moves).length === 1 ? rest(moves)[0]! : null
  const main = picked ? (first?.(complete) ?? complete[0] ?? null) : (single ?? (kept ? null : unpicked(shown, first?.(shown))))
  return { passes, others: shown.filter((offer) => offer !== main), main }
}

/** What is gold while nothing is picked; null is the game's word that something has to be picked first. */
function unpicked(shown: Offer[], first: Offer | null | undefined): Offer | null {
  return first === undefined ? longest(shown) : first
}

/** A few moves that take no choosing of things: turning over, drawing one or two. They are buttons at once. */
function plain(moves: Offer[]): boolean {
  return moves.length <= FEW && moves.every(({ handles }) => new Set(handles).size <= 1)
}

/** Of several moves the one that takes most things: drawing two rather than one. */
function longest(offers: Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (best, offer) => (best === null || offer.handles.length > best.handles.length ? offer : best),
    null,
  )
}

export type OfferGroup = { key: string; offers: Offer[] }

/** Moves that do the same in different ways stand together, in the order of the rules. */
export function grouped(offers: Offer[]): OfferGroup[] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const key = JSON.stringify(offer.what)
    const group = groups.get(key)
    if (group) group.push(offer)
    else groups.set(key, [offer])
  }
  return [...groups].map(([key, members]) => ({ key, offers: members }))
}
