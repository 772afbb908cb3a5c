/** What a choice costs and brings, in few words; only what its line in the story file says. */
import { tell } from '../words'
import { GOODS } from './signs'
import { read, type Campaign, type Choice } from './view'

export type Gain = { text: string; sign?: string; loss?: boolean; other?: boolean }

/** "-1 scroll", "+3 elixirs". */
export const amountOf = (what: string, count: number): string => tell(`page-knight-fall-campaign-${what}`, { count: `${count > 0 ? '+' : '−'}${Math.abs(count)}`, number: Math.abs(count) })

export function gainsOf(choice: Choice, campaign: Campaign): Gain[] {
  const keyword = (id: string): string => read(campaign.keywords.find((one) => one.id === id)?.name) || id
  const about = (what: string, args: Record<string, string | number>): string => tell(`page-knight-fall-campaign-choice-${what}`, args)
  return [
    ...GOODS.flatMap((what) => (choice.lose[what] ? [{ text: amountOf(what, -choice.lose[what]), sign: what, loss: true }] : [])),
    ...(choice.needs ? [{ text: about('needs', { keyword: keyword(choice.needs) }), other: true }] : []),
    ...(choice.battle !== null ? [{ text: about('battle', { number: choice.battle }), sign: 'battle', loss: true }] : []),
    ...GOODS.flatMap((what) => (choice.gain[what] ? [{ text: amountOf(what, choice.gain[what]), sign: what }] : [])),
    ...(choice.villager ? [{ text: tell(`card-${choice.villager}`), sign: 'elders' }] : []),
    ...choice.keywords.map((id) => ({ text: about('keyword', { keyword: keyword(id) }), other: true })),
    ...choice.erases.map((id) => ({ text: about('erases', { keyword: keyword(id) }), other: true })),
    ...(choice.bells ? [{ text: about('bells', { count: choice.bells }), sign: 'bells', loss: true }] : []),
    ...(choice.reads !== null ? [{ text: about('reads', { number: choice.reads }), other: true }] : []),
    ...(choice.stays_open ? [{ text: about('open', {}), other: true }] : []),
  ]
}
