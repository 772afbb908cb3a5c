/** How Knight Tales' moves are worded on the buttons and in the headline of the prompt. Which moves there are, the server says. */
import type { Message, Offer, TableEvent } from '../../lib/types'
import type { ActionFace, BoardProps } from '../index'
import { emblem } from './emblems'
import { fightsNext } from './standing'
import { mine, tales, type Attack, type Boss, type Face, type Monster, type Tales } from './view'
import { lineOf, nameOf, tell, told } from './words'

export type Shown = { can: boolean; chosen: boolean; blocked: boolean }

/** The attack that goes on, once it has a target. */
export const fightOf = (table: Tales): Attack | null => (table.attack?.target ? table.attack : null)

/** In which state a thing that one may choose is shown. */
export function shownOf(props: BoardProps, handle: string): Shown {
  const chosen = props.picker.picked(handle) > 0
  const could = props.picker.could(handle)
  return { chosen, can: could && !chosen, blocked: !could && !chosen }
}

/** Pressing a thing: pick it, put it back, or say why it cannot be picked. */
export function press(props: BoardProps, handle: string): void {
  if (props.picker.picked(handle) > 0) props.picker.toggle(handle, true)
  else if (props.picker.could(handle)) props.picker.toggle(handle, false)
  else props.explain(handle)
}

/** The words of a move as it was offered: its verb, then what it is done with. */
export const partsOf = (offer: Offer): string[] => offer.move.split(' ')
export const verbOf = (offer: Offer): string => partsOf(offer)[0] ?? ''
export const askedOf = (props: BoardProps): string | null =>
  props.game.view.asked.find(({ seat }) => seat === props.seat)?.prompt ?? null

export function monsterOf(props: BoardProps, handle: string): Monster | Boss | undefined {
  const { boss, lanes } = tales(props)
  return handle === 'boss' ? (boss ?? undefined) : lanes.flat().find((monster) => monster.handle === handle)
}
/** The name of what stands there, if it is known. */
export const named = (props: BoardProps, handle: string): string | null => {
  const id = monsterOf(props, handle)?.id
  return id ? nameOf(id) : null
}
const monsterName = (props: BoardProps, handle: string): string => named(props, handle) ?? tell('page-kt-n-hidden')

export function dieOf(props: BoardProps, handle: string): { face: Face; gone: boolean } | undefined {
  const attack = fightOf(tales(props))
  return [...(attack?.knight_dice ?? []), ...(attack?.monster_dice ?? [])].find((die) => die.handle === handle)
}

/** What a tactic does, and what instead where that would change nothing. */
export const exceptionOf = (tactic: string): string => tell(`card-${tactic}-exception`)
export const basicOf = (tactic: string): string => tell(`card-${tactic}-basic`)

/** How a card is used, in the offer's own words, but without what the tray shows: which of the dice it is. */
function howOf(how: Message): string {
  const { id, args = {} } = how
  if (id === 'how-tokens-sword' || id === 'how-tokens-shield') {
    return told({ id: `${id.replace('how-tokens-', '')}-tokens`, args: { number: args.number! } })
  }
  if (id === 'how-monster-die') return tell('page-kt-n-how-monster-die', args)
  if (id === 'how-dice') return told({ id, args: { dice: (args.dice as Message[]).map(faceOf) } })
  return told(id === 'how-die' ? faceOf(how) : how)
}
const faceOf = (die: unknown): Message => (die as Message).args!.face as Message

export function action(offer: Offer, props: BoardProps): ActionFace | null {
  const [verb = '', first = '', ...more] = partsOf(offer)
  const label = (id: string, args?: Message['args']): Message => (args ? { id: `page-kt-n-do-${id}`, args } : { id: `page-kt-n-do-${id}` })
  const me = mine(props)
  switch (verb) {
    case 'attack': {
      const target = offer.handles.find((handle) => handle === 'boss' || handle.startsWith('monster-')) ?? ''
      const used = more.length ? ` + ${more.map(nameOf).join(' + ')}` : ''
      return { label: label('attack', { monster: monsterName(props, target) + used }), icon: 'crossed-swords' }
    }
    case 'use': {
      const card = nameOf(first)
      if (!offer.how) return { label: label('use', { card }), icon: emblem(first) }
      const how = howOf(offer.how)
      return forked(props) ? { label: label('use-one', { how }) } : { label: label('use-how', { card, how }), icon: emblem(first) }
    }
    case 'buy': {
      const cost = tales(props).market.find((spot) => spot !== null && 'id' in spot && spot.id === first)
      const price = cost && 'cost' in cost ? cost.cost : 0
      return { label: label('buy', { card: nameOf(first) }), icon: emblem(first), note: me ? tell('page-kt-n-less', { gold: me.gold, price, left: me.gold - price }) : undefined }
    }
    case 'forge':
      return { label: label('forge', { card: nameOf(first) }), icon: emblem(first), note: more.map(nameOf).join(', ') }
    case 'reroll': {
      const die = dieOf(props, first)
      return { label: label(verb, { face: die ? tell(`face-${die.face}`) : first }), icon: emblem('wrath') }
    }
    case 'faith':
      return { label: offer.how ? label(verb, offer.how.args) : offer.what, icon: emblem('faith') }
    case 'knight':
      return { label: label('knight', { knight: nameOf(first) }), icon: emblem(first) }
    case 'absorb':
    case 'exhaust':
      return { label: label(verb, { card: nameOf(first) }), icon: emblem(first) }
    case 'lane':
      return { label: label('lane', { lane: Number(first) }) }
    case 'roll':
    case 'add':
    case 'resolve':
    case 'doom':
    case 'combat':
    case 'swap':
    case 'prevent':
      return { label: label(verb), icon: ICONS[verb] }
    case 'pass':
      return { label: offer.what, note: fightsNext(props) }
    default:
      return null
  }
}

const ICONS: Record<string, string> = {
  roll: 'perspective-dice-six-faces-random',
  add: 'small-fire',
  resolve: 'crossed-swords',
  doom: 'death-skull',
  combat: 'crossed-swords',
  swap: 'card-exchange',
  prevent: 'palisade',
}

/** All things are picked, and a card can still be used in several ways: the buttons say only how. */
export const forked = ({ picker: { picks, candidates, complete } }: BoardProps): boolean =>
  picks.length > 0 && complete.length > 1 && complete.length === candidates.length && complete.every((offer) => verbOf(offer) === 'use')

/** What leads on: rolling, resolving, the blows themselves. Whom to attack and what to buy is never ours to say. */
export const first = (offers: Offer[]): Offer | null => offers.find((offer) => ['roll', 'resolve', 'combat', 'prevent'].includes(verbOf(offer))) ?? null

/** Of what is picked: what a card does that is to be bought; which card still lacks a choice. */
export function headline(props: BoardProps): Message | null {
  const { picks, candidates, complete } = props.picker
  const bought = complete.length === 1 && ['buy', 'forge'].includes(verbOf(complete[0]!)) ? partsOf(complete[0]!)[1]! : null
  if (bought) return { id: 'page-kt-n-head-buy', args: { card: nameOf(bought), line: lineOf(bought) } }
  if (picks.length === 0 || (complete.length > 0 && !forked(props))) return null
  const verbs = new Set(candidates.map(verbOf))
  if (verbs.size !== 1) return null
  const verb = [...verbs][0]!
  if (verb === 'use') return { id: `page-kt-n-head-use${lacking(picks, candidates)}`, args: { card: nameOf(partsOf(candidates[0]!)[1]!) } }
  if (verb === 'reroll') return { id: 'page-kt-n-head-reroll' }
  return null
}

/** What kind of thing is still to be picked, where all that may be picked is of one kind. */
function lacking(picks: string[], candidates: Offer[]): string {
  const left = candidates.flatMap(({ handles }) => handles).filter((handle) => !picks.includes(handle))
  const all = (kind: RegExp): boolean => left.length > 0 && left.every((handle) => kind.test(handle))
  if (all(/^[km]\d$/)) return '-die'
  if (all(/^(monster-\d|boss)$/)) return '-monster'
  return all(/^lane-\d$/) ? '-lane' : ''
}

/** What a move brings beyond itself: its first event is the move. */
export function brings(props: BoardProps, preview: TableEvent[]): Message[] {
  const after = preview.filter(({ kind }, n) => n > 0 && !['fatigue-spent', 'die-set-aside'].includes(kind)).slice(0, 4)
  const events = after.map((event) => told(event.told, { names: props.names, viewer: props.seat })).join(' ')
  return events ? [{ id: 'page-table-preview', args: { events } }] : []
}

export function chapter(props: BoardProps, short: boolean): Message {
  const { phase, round, difficulty } = tales(props)
  const args = { round: ['', 'I', 'II', 'III'][round] ?? '', difficulty }
  const time = phase === 'night' ? 'night' : phase === 'day' ? 'day' : phase
  return { id: `page-kt-n-chapter-${time}${short ? '-short' : ''}`, args }
}
