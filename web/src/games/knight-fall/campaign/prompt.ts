/** How the campaign's moves are worded on the buttons of the prompt, and which of them are always there. */
import type { Message, Offer } from '../../../lib/types'
import type { ActionFace, BoardProps } from '../../index'
import { verbOf } from '../view'
import { goodSign, relicSign } from './signs'
import { atMap, campaignOf, read, squareAt, turnOf } from './view'

const VERBS = ['ride', 'read', 'choice', 'ferry', 'buy-scroll', 'buy-relic']
/** What the buttons of choices say themselves. */
export const IN_THE_BOOK = ['choice-made', 'resources-lost', 'resources-gained', 'villager-joined', 'keyword-gained', 'keyword-erased']
const isOurs = (offer: Offer): boolean => VERBS.includes(verbOf(offer))

export function campaignAction(offer: Offer, props: BoardProps): ActionFace | null {
  const campaign = campaignOf(props)
  if (!campaign) return null
  const [verb, what = ''] = offer.move.split(' ')
  const about = (id: string, args?: Message['args']): Message => ({ id: `page-knight-fall-campaign-do-${id}`, args })
  const square = (): string => read(squareAt(campaign, what)?.name) || what
  switch (verb) {
    case 'ride':
      return { label: what === campaign.party ? about('stay') : about('ride', { square: square() }), icon: 'mounted-knight' }
    case 'ferry':
      return { label: about('ferry', { square: square() }), icon: 'fishing-boat' }
    case 'read':
      return { label: about('read', { number: Number(what) }), icon: 'open-book' }
    case 'choice':
      return { label: about('choice', { letter: what.toUpperCase() }) }
    case 'buy-scroll':
      return { label: about('buy-scroll', { count: campaign.scroll_price }), icon: goodSign('scrolls') }
    case 'buy-relic':
      return { label: about('buy-relic', { relic: { id: `card-${what}` } }), icon: relicSign(what) }
    case 'use':
      return { label: offer.what, icon: relicSign(what) }
    case 'elixir':
      return { label: offer.what, icon: goodSign('elixirs') }
    default:
      return null
  }
}

/**
 * On map and page everything is pressed where it lies; a scroll lies nowhere, so it has its button whatever else is picked.
 * In battle it lies in the strip.
 */
export function campaignButtons(offers: Offer[]): Offer[] | null {
  return offers.every(isOurs) ? offers.filter((offer) => verbOf(offer) === 'buy-scroll') : null
}

export function campaignChoose(props: BoardProps): Message | null {
  return atMap(props) ? { id: 'page-knight-fall-campaign-choose' } : null
}

/** "Turn 7", or the battle that is fought. */
export function campaignChapter(props: BoardProps): Message | null {
  const campaign = campaignOf(props)
  if (!campaign || campaign.battle || props.game.view.table.phase === 'over') return null
  return { id: 'page-knight-fall-campaign-turn', args: { turn: turnOf(campaign), all: campaign.bells.total } }
}
