/** How Merlin's moves are worded on the buttons of the prompt. Which moves there are, the server says. */
import type { Message, Offer, TableEvent } from '../../lib/types'
import type { ActionFace, BoardProps } from '../index'
import { emblem } from './emblems'
import { focusOf } from './focus'
import { merlin, mine, spaceOf } from './view'
import { known, spaceName, told } from './words'

const verbOf = (offer: Offer): string => offer.move.split(' ')[0] ?? ''

export function action(offer: Offer, props: BoardProps): ActionFace | null {
  const table = merlin(props)
  const [verb = '', first = '', second = ''] = offer.move.split(' ')
  if (verb === 'die') {
    const die = mine(props)?.reach.find(({ handle }) => handle === offer.handles[0])
    const space = die?.to.length === 1 ? spaceOf(table, die.to[0]!.space) : null
    const meant = props.picker.complete.includes(offer)
    if (space && !meant) return { label: { id: 'page-merlin-do-ride-short', args: { value: Number(second) } }, icon: 'chess-knight' }
    if (space) return { label: { id: 'page-merlin-do-ride', args: { value: Number(second), space: spaceName(space) } }, icon: 'chess-knight' }
    return { label: { id: 'page-merlin-do-die', args: { die: first, value: Number(second) } }, icon: emblem(first) }
  }
  if (verb === 'tune' && props.picker.complete.includes(offer)) return { label: { ...offer.what, id: 'move-coin' }, icon: emblem('coin') }
  if (verb === 'act' && table.doing?.space) {
    const space = spaceOf(table, table.doing.space)
    if (space) return { label: { id: 'page-merlin-do-act', args: { space: spaceName(space) } }, icon: emblem(space.kind) }
  }
  if (verb === 'pass') return { label: offer.what }
  if (verb === 'flag') return { label: offer.what, icon: 'flying-flag' }
  return { label: offer.what, icon: emblem(verb === 'go' ? (table.doing?.figure ?? 'knight') : verb) }
}

/** Riding on, doing what the space says; what else there is, is chosen on the table. */
export const first = (offers: Offer[]): Offer | null => offers.find((offer) => ['act', 'go'].includes(verbOf(offer))) ?? null

export function chapter(props: BoardProps, short: boolean): Message {
  const { round, rounds, phase } = merlin(props)
  if (phase === 'draft') return { id: 'page-merlin-chapter-draft' }
  return { id: short ? 'page-merlin-chapter-short' : 'page-merlin-round', args: { round, rounds } }
}

/** What a move brings beyond itself: that a figure moves is shown on the table. Where nothing follows yet, what the space does. */
export function brings(props: BoardProps, preview: TableEvent[]): Message[] {
  const after = preview.filter(({ kind }) => !['die-chosen', 'figure-moved', 'flag-used', 'die-changed'].includes(kind)).slice(0, 4)
  const events = after.map((event) => told(event.told, { names: props.names, viewer: props.seat })).join(' ')
  if (events) return [{ id: 'page-table-preview', args: { events } }]
  const kinds = new Set(focusOf(props)?.to.map(({ space }) => `space-${space.kind}-about`))
  return kinds.size === 1 ? [...kinds].filter(known).map((id) => ({ id })) : []
}
