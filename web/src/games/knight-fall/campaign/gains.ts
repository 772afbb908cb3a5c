/** What a choice costs and brings, in few words; only what its line in the story file says. */
import { actionName, tell } from '../words'
import { GOODS } from './signs'
import { read, type Amounts, type Choice } from './view'

export type Gain = { text: string; sign?: string; loss?: boolean; other?: boolean }

/** "-1 scroll", "+3 elixirs". */
export const amountOf = (what: string, count: number): string => tell(`page-knight-fall-campaign-${what}`, { count: `${count > 0 ? '+' : '−'}${Math.abs(count)}`, number: Math.abs(count) })

export function gainsOf(choice: Choice): Gain[] {
  const about = (what: string, args: Record<string, string | number> = {}): string => tell(`page-knight-fall-campaign-choice-${what}`, args)
  const lost = (lose: Amounts, say = (amount: string): string => amount): Gain[] => GOODS.flatMap((what) => (lose[what] ? [{ text: say(amountOf(what, -lose[what])), sign: what, loss: true }] : []))
  const { wager } = choice
  return [
    ...lost(choice.lose),
    ...(choice.needs ? [{ text: about('needs', { keyword: read(choice.needs.name) }), other: true }] : []),
    ...(choice.battle !== null ? [{ text: about('battle', { number: String(choice.battle) }), sign: 'battle', loss: true }] : []),
    ...(wager ? [{ text: about('wager', { symbol: actionName(wager.symbol) }), other: true }] : []),
    ...GOODS.flatMap((what) => (choice.gain[what] ? [{ text: amountOf(what, choice.gain[what]), sign: what }] : [])),
    ...(choice.villager ? [{ text: tell(`card-${choice.villager}`), sign: 'elders' }] : []),
    ...choice.keywords.map(({ name }) => ({ text: about('keyword', { keyword: read(name) }), other: true })),
    ...choice.erases.map(({ name }) => ({ text: about('erases', { keyword: read(name) }), other: true })),
    ...(wager ? lost(wager.lose, (amount) => about('else', { amount })) : []),
    ...(choice.bells ? [{ text: about('bells', { count: choice.bells }), sign: 'bells', loss: true }] : []),
    ...(choice.reads !== null ? [{ text: about('reads', { number: choice.reads }), other: true }] : []),
    ...(choice.ferry.length ? [{ text: about('ferry', { squares: choice.ferry.map(({ name }) => read(name)).join(', ') }), other: true }] : []),
    ...(choice.stays_open ? [{ text: about('open'), other: true }] : []),
  ]
}
