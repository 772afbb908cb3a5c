/** How King Arthur's moves are worded on the buttons and in the headline of the prompt. Which moves there are, the server says. */
import type { Message, Offer, TableEvent, View } from '../../lib/types'
import type { ActionFace, BoardProps } from '../index'
import { actionEmblem } from './emblems'
import { arthur, isAdversary, isKnight, kindOf, valueOf, withSeals, type Arthur, type ArthurProps } from './view'
import { panelName, shortName, tell } from './words'

const verbOf = (offer: Offer): string => offer.what.id.replace(/^move-/, '')
const targetOf = (handle: string): string => handle.replace(/@\d+$/, '')
const card = (id: string): Message => ({ id: `card-${targetOf(id)}` })
const strength = (handles: string[]): number => handles.filter(isKnight).reduce((sum, id) => sum + valueOf(id), 0)

export function action(offer: Offer, props: BoardProps): ActionFace | null {
  const seals = withSeals(arthur(props))
  const target = offer.handles[0] ?? ''
  const paid = (times: number): Pick<ActionFace, 'note' | 'over'> => {
    const [given, needed] = [strength(offer.handles), valueOf(targetOf(target)) * times]
    return { note: `${given} / ${needed}`, over: given > needed }
  }
  switch (verbOf(offer)) {
    case 'reveal':
      return { label: { id: 'page-ka-do-reveal' }, icon: actionEmblem(1, seals) }
    case 'challenge':
      return { label: { id: seals ? 'page-ka-do-seal' : 'page-ka-do-challenge' }, icon: actionEmblem(2, seals), ...paid(1) }
    case 'repeat':
      return { label: { id: 'page-ka-do-repeat' }, icon: actionEmblem(2, seals), ...paid(1) }
    case 'double':
      return { label: { id: 'page-ka-do-double' }, icon: 'crossed-swords', ...paid(2) }
    case 'take':
      return { label: { id: 'page-ka-do-take' }, icon: actionEmblem(3, seals), note: `+${offer.what.args?.points ?? ''}` }
    case 'draw':
      return { label: { id: 'page-ka-do-draw', args: offer.what.args }, icon: actionEmblem(4, seals) }
    default:
      return null
  }
}

/** A double challenge that the hand is too weak for, beside the usual one. */
export function lacking(props: BoardProps): ActionFace[] {
  const target = props.picker.picks.find((handle) => isAdversary(handle))
  if (arthur(props).action !== 2 || !withSeals(arthur(props)) || !target) return []
  if (props.picker.offers.some((offer) => verbOf(offer) === 'double' && offer.handles[0] === target)) return []
  return [{ label: { id: 'page-ka-do-double' }, note: tell('page-ka-needs', { number: 2 * valueOf(target) }) }]
}

/** Of moves that take exactly the same things the one that does more: a double challenge takes its adversary at once. */
export const first = (complete: Offer[]): Offer | undefined => complete.find((offer) => verbOf(offer) === 'double')

export function headline(props: ArthurProps): Message | null {
  const { picks, complete } = props.picker
  if (picks.length === 0) return null
  const move = first(complete) ?? complete[0]
  const target = picks.find((handle) => isAdversary(targetOf(handle)) || !isKnight(handle))
  if (arthur(props).action === 2) {
    if (!target) return { id: 'page-ka-head-with' }
    if (!move) return { id: 'page-ka-head-pay', args: { card: card(target) } }
    const verb = verbOf(move)
    if (verb !== 'challenge') return { id: `page-ka-head-${verb}`, args: { card: card(target) } }
    if (!withSeals(arthur(props))) return { id: 'page-ka-head-beat', args: { card: card(target) } }
    const fells = (props.preview ?? []).filter((event) => event.kind === 'adversary-taken').length > 1
    return fells
      ? { id: 'page-ka-head-fells', args: { kind: kindOf(targetOf(target)) } }
      : { id: 'page-ka-head-seal', args: { card: card(target) } }
  }
  if (arthur(props).action === 3) {
    const adventure = arthur(props).adventures.find((panel) => picks.includes(panel.id))
    if (!adventure) return null
    const args = { card: { id: `page-ka-panel-${adventure.id}` }, points: adventure.points }
    return { id: move ? 'page-ka-head-take' : 'page-ka-head-give', args }
  }
  return null
}

/** What the picked move would bring beyond what the headline says: who takes what; failing that, what it costs. */
export function brings(props: BoardProps, preview: TableEvent[]): Message[] {
  const first = preview[0]
  const told: Message[] = []
  const taken = takenBy(preview)
  const headlined = first?.kind === 'knights-played' && (!withSeals(arthur(props)) || first.data.challenge !== 'challenge')
  for (const [seat, cards] of taken)
    if (seat !== props.seat || !headlined) told.push({ id: 'page-ka-brings-taken', args: { seat: { seat }, cards } })
  for (const { kind, told: { args } } of preview) {
    if (kind === 'adversary-sealed' && taken.size === 0) told.push({ id: 'page-ka-brings-sealed', args })
    if (kind === 'adventure-taken') told.push({ id: 'page-ka-brings-paid', args: { cards: args!.cards! } })
    if (kind === 'last-adversary-taken') told.push({ id: 'page-ka-brings-last' })
    if (kind === 'game-ended') told.push({ id: 'page-ka-brings-end' })
  }
  if (told.length === 0 && first?.kind === 'knights-played') told.push({ id: 'page-ka-brings-paid', args: { cards: first.told.args!.knights! } })
  return told
}

function takenBy(preview: TableEvent[]): Map<number, Message[]> {
  const taken = new Map<number, Message[]>()
  for (const { kind, data } of preview)
    if (kind === 'adversary-taken') taken.set(data.seat, [...(taken.get(data.seat) ?? []), card(data.card)])
  return taken
}

/** Others who gain something by the picked move. */
export function affects(props: BoardProps, preview: TableEvent[]): { seat: number; why: Message | null }[] {
  return [...takenBy(preview)]
    .filter(([seat]) => seat !== props.seat)
    .map(([seat, cards]) => ({ seat, why: { id: 'page-ka-takes', args: { cards } } }))
}

export function tally(view: View, seat: number): { label: string; points: number }[] {
  const table = view.table as Arthur
  const won = table.adventures
    .filter((panel) => panel.owner === seat)
    .map((panel) => ({ label: panelName(panel.id), points: panel.points }))
  const held = (table.players[seat]?.trophies ?? []).map((id) => ({ label: shortName(id), points: valueOf(id) }))
  return [...won, ...held]
}
