/** What King Arthur's server side shows (src/caliburn/games/king_arthur/view.py), and a few plain sums over it. No rules here. */
import type { Component as Piece, TableEvent } from '../../lib/types'
import type { BoardProps } from '../index'

export type Kind = 'dark-power' | 'enemy-knight' | 'monster' | 'dragon'
export type Suit = 'red' | 'orange' | 'beige' | 'merlin'

export type Laid = { id: string; handle: string; seal?: number | null }
export type Panel = { id: string; points: number; owner: number | null }
export type Player = {
  knights: number
  adversaries: number
  won: number
  hand: string[] | null
  trophies: string[] | null
  seals?: number
}
export type Arthur = {
  turn: number
  turn_number: number
  action: number
  adventures: Panel[]
  columns: Laid[][]
  deck: number
  out: string[]
  supply: number
  discards: string[]
  players: Player[]
  ending: boolean
}
export type Condition = {
  total?: number
  kind?: Kind
  cards?: number
  each?: Kind[]
  worth?: number[]
  or_card?: string
}

/** What the table page may pass beyond the common props; everything works without. */
export type ArthurProps = BoardProps & {
  components?: Piece[]
  /** Handles of things that the picked move touches. */
  affected?: string[]
  speed?: 0 | 1 | 2 | 3
}

export const KINDS: readonly Kind[] = ['dark-power', 'enemy-knight', 'monster', 'dragon']
export const SUITS: readonly Suit[] = ['red', 'orange', 'beige', 'merlin']
export const PLACES = 4 // of a column
export const SEALS = 5 // of a player

export const arthur = (props: { game: BoardProps['game'] }): Arthur => props.game.view.table as Arthur
export const withSeals = (table: Arthur): boolean => table.players[0]?.seals !== undefined

export const isKnight = (id: string): boolean => (SUITS as readonly string[]).includes(suitOf(id))
export const isAdversary = (id: string): boolean => (KINDS as readonly string[]).includes(kindOf(id))
export const kindOf = (id: string): Kind => id.replace(/-\d+$/, '') as Kind
export const suitOf = (id: string): Suit => id.replace(/-\d+$/, '') as Suit
/** The number in an adversary's or knight's id; a Merlin is one knight. */
export const valueOf = (id: string): number => Number(/-(\d+)$/.exec(id)?.[1] ?? 1)

const sum = (ids: string[]): number => ids.reduce((total, id) => total + valueOf(id), 0)

/** Points by adventures and by adversaries in hand; `held` is null where the viewer may not see them. */
export function points(table: Arthur, seat: number): { won: number; held: number | null; total: number } {
  const player = table.players[seat]
  const won = player?.won ?? 0
  const held = player?.trophies ? sum(player.trophies) : null
  return { won, held, total: won + (held ?? 0) }
}

export const adventuresOf = (table: Arthur, seat: number): Panel[] =>
  table.adventures.filter((panel) => panel.owner === seat)

export function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** My hand, colour by colour, the doubles first as they decide most. */
export function bySuit(hand: readonly string[]): { suit: Suit; cards: string[] }[] {
  return SUITS.map((suit) => ({
    suit,
    cards: hand.filter((id) => suitOf(id) === suit).sort((a, b) => valueOf(b) - valueOf(a)),
  })).filter((group) => group.cards.length > 0)
}

/** Handles on the board that a preview touches beside the picked ones: sealed cards that others take. */
export function touched(preview: readonly TableEvent[]): string[] {
  return preview
    .filter((event) => event.kind === 'adversary-taken' || event.kind === 'seal-returned')
    .map((event) => `${event.data.card}@${event.data.seat}`)
}
