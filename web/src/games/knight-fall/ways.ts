/** How the offered moves lie on the table: those of a card of the hand, and those that are buttons of their own. */
import type { Offer } from '../../lib/types'
import type { BoardProps } from '../index'
import { inStrip } from './campaign/view'
import { abbey, mine, verbOf, type Reach } from './view'

const CARD_VERBS = ['play', 'actions', 'minor', 'basic', 'discard', 'ice', 'orb']
const FEW = 3 // so many plain moves are buttons of the prompt already (table/actions.ts)

/** The ways to use a card: its symbols, one minor action, and what it may be given away for. */
export const waysOf = (props: BoardProps, card: string): Offer[] =>
  props.picker.offers.filter((offer) => CARD_VERBS.includes(verbOf(offer)) && verbOf(offer) !== 'play' && offer.handles[0] === card && offer.handles.length > 1)

export const isTaken = (props: BoardProps, offer: Offer): boolean => {
  const { picks } = props.picker
  return picks.length === offer.handles.length && offer.handles.every((handle) => props.picker.picked(handle) > 0)
}

/** How far the picked card reaches in the way it is picked: by its text, unless another way is taken. */
export function reachOf(props: BoardProps): Reach | null {
  const { reach } = abbey(props)
  const card = props.picker.picks[0]
  if (!reach || card === undefined) return null
  const taken = waysOf(props, card).find((offer) => isTaken(props, offer))
  if (!taken) return props.picker.picks.length === 1 ? (reach.cards[card] ?? null) : null
  return (verbOf(taken) === 'actions' ? reach.symbols[card] : reach.actions[taken.move.split(' ').at(-1) ?? '']) ?? null
}

/** Moves that touch no piece: magic, free moves, keeping a command, ending the turn. */
export function buttons(props: BoardProps): Offer[] {
  const moves = props.picker.offers.filter((offer) => verbOf(offer) !== 'pass')
  if (moves.length <= FEW && moves.every(({ handles }) => new Set(handles).size <= 1)) return []
  return moves.filter((offer) => offer.handles.length > 0 && !CARD_VERBS.includes(verbOf(offer)) && offer.handles.every((handle) => !isPiece(props, handle)))
}

/** Actions that go with a piece and are not seen on it ("heals itself"). */
export function actionsBeside(props: BoardProps): string[] {
  const found = new Set<string>()
  for (const offer of props.picker.offers)
    if (verbOf(offer) === 'order') for (const handle of offer.handles) if (handle.startsWith('action-')) found.add(handle)
  return [...found]
}

function isPiece(props: BoardProps, handle: string): boolean {
  const table = abbey(props)
  const hand = mine(props)?.hand ?? []
  return inStrip(props, handle) || handle.startsWith('tile-') || hand.includes(handle) || handle === 'basic' || table.units.some(({ name }) => name === handle) || (mine(props)?.draft ?? []).includes(handle)
}
