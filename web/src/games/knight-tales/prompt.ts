/** How Knight Tales' moves are worded on the buttons and in the headline of the prompt. Which moves there are, the server says. */
import type { Message, Offer, TableEvent } from '../../lib/types'
import { has } from '../../lib/words'
import type { ActionFace, BoardProps } from '../index'
import { emblem } from './emblems'
import { fightsNext } from './standing'
import { mine, tales, type Attack, type Boss, type Face, type Monster, type Tales } from './view'
import { nameOf, tell, told } from './words'

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

/** A choice of a card, in words: a die, a monster, a lane, a kind of token, a number. */
function choiceOf(props: BoardProps, choice: string): string {
  const die = dieOf(props, choice)
  if (die) return tell(`face-${die.face}`)
  if (choice.startsWith('monster-') || choice === 'boss') return monsterName(props, choice)
  if (choice.startsWith('lane-')) return tell(choice)
  const [, lane, rank] = /^(\d)-(\d)$/.exec(choice) ?? []
  if (lane && rank) return monsterName(props, tales(props).lanes[Number(lane) - 1]?.[Number(rank) - 1]?.handle ?? '')
  if (has(`page-kt-n-choice-${choice}`)) return tell(`page-kt-n-choice-${choice}`)
  return /^\d+$/.test(choice) ? choice : nameOf(choice)
}

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
    case 'use':
      return { label: label('use', { card: [nameOf(first), ...more.map((choice) => choiceOf(props, choice))].join(', ') }), icon: emblem(first) }
    case 'buy': {
      const cost = tales(props).market.find((spot) => spot !== null && 'id' in spot && spot.id === first)
      const price = cost && 'cost' in cost ? cost.cost : 0
      return { label: label('buy', { card: nameOf(first) }), icon: emblem(first), note: me ? tell('page-kt-n-less', { gold: me.gold, price, left: me.gold - price }) : undefined }
    }
    case 'forge':
      return { label: label('forge', { card: nameOf(first) }), icon: emblem(first), note: more.map(nameOf).join(', ') }
    case 'reroll':
    case 'faith': {
      const die = dieOf(props, first)
      return { label: label(verb, { face: die ? tell(`face-${die.face}`) : first }), icon: emblem(verb === 'faith' ? 'faith' : 'wrath') }
    }
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

/** What leads on: rolling, resolving, the blows themselves. Whom to attack and what to buy is never ours to say. */
export const first = (offers: Offer[]): Offer | null => offers.find((offer) => ['roll', 'resolve', 'combat', 'prevent'].includes(verbOf(offer))) ?? null

/** Of what is picked by night: which monster, which card still lacks a choice. */
export function headline(props: BoardProps): Message | null {
  const { picks, candidates, complete } = props.picker
  if (picks.length === 0 || complete.length > 0) return null
  const verbs = new Set(candidates.map(verbOf))
  if (verbs.size !== 1) return null
  const verb = [...verbs][0]!
  if (verb === 'use') return { id: 'page-kt-n-head-use', args: { card: nameOf(partsOf(candidates[0]!)[1]!) } }
  if (verb === 'reroll') return { id: 'page-kt-n-head-reroll' }
  return null
}

/** What a move brings beyond itself: its first event is the move. */
export function brings(props: BoardProps, preview: TableEvent[]): Message[] {
  const after = preview.filter(({ kind }, n) => n > 0 && kind !== 'fatigue-spent').slice(0, 4)
  const events = after.map((event) => told(event.told, { names: props.names, viewer: props.seat })).join(' ')
  return events ? [{ id: 'page-table-preview', args: { events } }] : []
}

export function chapter(props: BoardProps, short: boolean): Message {
  const { phase, round, difficulty } = tales(props)
  const args = { round: ['', 'I', 'II', 'III'][round] ?? '', difficulty }
  const time = phase === 'night' ? 'night' : phase === 'day' ? 'day' : phase
  return { id: `page-kt-n-chapter-${time}${short ? '-short' : ''}`, args }
}
