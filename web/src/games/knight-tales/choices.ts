/** What can be used in this moment, apart from the buttons of the prompt: wrath, doom, cards and villagers. */
import type { Offer } from '../../lib/types'
import { actionsOf } from '../../table/actions'
import type { BoardProps } from '../index'
import { first, partsOf, verbOf } from './prompt'

export type Choices = { rerolls: Offer[]; fourth: Offer | undefined; doom: Offer | undefined; cards: string[] }

const CARD_VERBS = ['use', 'absorb', 'exhaust']

export function choicesOf({ picker }: BoardProps): Choices {
  const { offers, picks } = picker
  const { others, main } = actionsOf(offers, picker, first)
  const below = picks.length ? [] : [...others, main] // what the buttons offer anyway is not shown twice
  const left = offers.filter((offer) => !below.includes(offer))
  const of = (verb: string): Offer[] => left.filter((offer) => verbOf(offer) === verb)
  const cards = left.filter((offer) => CARD_VERBS.includes(verbOf(offer))).map((offer) => partsOf(offer)[1]!)
  return { rerolls: of('reroll'), fourth: of('add')[0], doom: of('doom')[0], cards: [...new Set(cards)] }
}
export const signed = ({ rerolls, fourth, doom }: Choices): boolean => rerolls.length > 0 || fourth !== undefined || doom !== undefined
