/** How Knight Fall's moves are worded on the buttons of the prompt. Which moves there are, the server says. */
import type { Message, Offer, TableEvent } from '../../lib/types'
import type { ActionFace, BoardProps } from '../index'
import { campaignAction, campaignChapter, IN_THE_BOOK } from './campaign/prompt'
import { emblem } from './emblems'
import { abbey, promptOf, verbOf } from './view'
import { told, unitMessage } from './words'

export function action(offer: Offer, props: BoardProps): ActionFace | null {
  const words = offer.move.split(' ')
  const verb = verbOf(offer)
  const card: Message = { id: `card-${words[1] ?? 'basic'}` }
  switch (verb) {
    case 'pass':
      return { label: offer.what }
    case 'play':
      return { label: { id: 'page-knight-fall-do-play', args: { card } }, icon: 'card-play' }
    case 'actions':
      return { label: { id: 'page-knight-fall-do-actions', args: { card } }, icon: 'card-play' }
    case 'minor':
      return { label: { id: 'page-knight-fall-do-minor', args: { action: { id: `action-${words[2]}` } } }, icon: emblem(words[2] ?? '') }
    case 'basic':
      return { label: { id: 'page-knight-fall-do-minor', args: { action: { id: `action-${words[1]}` } } }, icon: emblem(words[1] ?? '') }
    case 'discard':
      return { label: { id: 'page-knight-fall-do-discard', args: { card } }, icon: 'card-discard' }
    case 'take':
      return { label: { id: 'page-knight-fall-do-defend', args: { number: Number(words[3]) } }, icon: 'checked-shield' }
    case 'block':
      return { label: { id: 'page-knight-fall-do-block', args: { number: Number(words[1]) } }, icon: promptOf(props) === 'ask-block' ? 'checked-shield' : undefined }
    case 'choose':
      return { label: words.length > 2 ? { id: 'page-knight-fall-do-choose-two', args: { first: unitMessage(words[1]!), second: unitMessage(words[2]!) } } : { id: 'page-knight-fall-do-choose', args: { character: unitMessage(words[1]!) } }, icon: emblem(words[1] ?? '') }
    case 'melee':
    case 'ranged':
      return { label: offer.what, icon: emblem(verb), note: Number(words[2]) > 1 ? `×${words[2]}` : undefined }
    case 'order':
    case 'push':
      return { label: offer.how ? { id: 'page-knight-fall-do-both', args: { what: offer.what, how: offer.how } } : offer.what }
    default:
      return campaignAction(offer, props) ?? { label: offer.what, icon: ['heal', 'magic', 'defend', 'cast', 'free', 'hold', 'summon'].includes(verb) ? emblem(verb) : undefined }
  }
}

/** Of several amounts of defense the largest lies ready; otherwise something is picked first. */
export function first(offers: Offer[]): Offer | null | undefined {
  const amounts = offers.filter((offer) => ['take', 'block', 'melee', 'ranged'].includes(verbOf(offer)))
  const same = amounts.length > 1 && amounts.every((offer) => verbOf(offer) === verbOf(amounts[0]!) && `${offer.handles.filter((handle) => !handle.startsWith('block-'))}` === `${amounts[0]!.handles.filter((handle) => !handle.startsWith('block-'))}`)
  return same ? amounts.reduce((most, offer) => (amountOf(offer) > amountOf(most) ? offer : most)) : undefined
}
const amountOf = (offer: Offer): number => Number(offer.move.split(' ').at(-1))

/** An attack says who strikes whom, and for how much. */
export function headline(props: BoardProps): Message | null {
  const { attack } = abbey(props)
  if (promptOf(props) !== 'ask-defend' || !attack) return null
  const coming = attack.packets.filter(({ decided }) => !decided)
  const [one] = coming
  if (!one) return null
  const attacker = unitMessage(attack.attacker, 'first')
  if (coming.length > 1) return { id: 'page-knight-fall-hits-several', args: { attacker, count: coming.length } }
  return { id: 'page-knight-fall-hits', args: { attacker, the: unitMessage(one.target, 'the'), damage: one.damage - one.blocked } }
}

export function chapter(props: BoardProps): Message {
  const { round, phase } = abbey(props)
  const riding = campaignChapter(props)
  if (riding) return riding
  return round && phase !== 'over' ? { id: 'page-knight-fall-round', args: { round } } : { id: `phase-${phase}` }
}

const SEEN = ['card-played', 'basic-played', 'moved', 'magic-gained']

/** What a move brings beyond itself: that somebody moves or plays a card is seen on the table, what a choice gives in the book. */
export function brings(props: BoardProps, preview: TableEvent[]): Message[] {
  const after = preview.filter(({ kind }) => ![...SEEN, ...IN_THE_BOOK].includes(kind)).slice(0, 3)
  const events = after.map((event) => told(event.told, { names: props.names, viewer: props.seat })).join(' ')
  return events ? [{ id: 'page-table-preview', args: { events } }] : []
}
