/** What Knight Fall's server side shows (src/caliburn/games/knight_fall/view.py and modes/coop.py). No rules here. */
import type { BoardProps } from '../index'
import type { Arms, Offer } from '../../lib/types'

export type Side = 'demons' | 'knights'
export const SIDES: Side[] = ['knights', 'demons']
export type Tile = { id: string; handle: string; cell: number; effect: string | null; banks: boolean; halo: boolean; portal: boolean }
export type Unit = {
  name: string
  kind: string
  side: Side
  tile: string
  bank: number | string | null
  health: number
  most: number
  place: number | null
}
export type Place = {
  place: number
  seat: number | null
  side: Side
  character: string | null
  power?: string
  magic?: string
  health?: number
  most_health?: number
  defense?: number
  most_defense?: number
  ice?: number | null
  most_ice?: number
  seal?: string | null
  waiting?: boolean
  fell?: number
  cursed?: boolean
}
export type Character = Place & { character: string; power: string; magic: string; health: number; most_health: number; defense: number; most_defense: number }
export type Player = {
  side: Side
  captain: boolean
  hand: string[] | null
  cards: number
  is_slowed: boolean
  slowed: string | null
  basic: boolean
  draft: string[] | null
}
export type Packet = { target: string; hits: string; damage: number; blocked: number; lost: number; decided: boolean }
export type Attack = { attacker: string; kind: string; aimed: string | null; packets: Packet[] }
export type Doing = { by: string | null; magic: number; held: number; symbols: string[]; played: number; used: string[] }
export type Deck = { deck: number; discards: string[]; characters: number; fallen: string[] }
/** How far a card reaches: tiles with the number of moves, units with the damage. */
export type Reach = { tiles: Record<string, number>; hits: Record<string, number> }
export type Reaches = { cards: Record<string, Reach>; symbols: Record<string, Reach>; actions: Record<string, Reach> }
/** What an edition changes: by section and component the figures that are not ours. */
export type Edition = Record<string, Record<string, Record<string, unknown>>>
export type KnightFall = {
  phase: 'setup' | 'draft' | 'placing' | 'turn' | 'round-end' | 'over'
  round: number
  turn: number | null
  active: number | null
  points: Record<Side, number>
  door: number
  tiles: (Tile | null)[]
  units: Unit[]
  places: Place[]
  players: Player[]
  decks: Record<Side, Deck>
  supply: Record<string, number>
  doing: Doing | null
  attack: Attack | null
  waiting: string[]
  reach: Reaches | null
  edition: Edition | null
  coop?: { deck: number; discards: string[]; shown: string[] }
}

export const abbey = (props: { game: BoardProps['game'] }): KnightFall => props.game.view.table as KnightFall
export const mine = (props: BoardProps): Player | null => (props.seat === null ? null : (abbey(props).players[props.seat] ?? null))
export const armsOf = (props: BoardProps, seat: number | null): Arms | null => (seat === null ? null : (props.table.seats[seat]?.arms ?? null))
export const promptOf = (props: BoardProps): string | null => props.game.view.asked.find(({ seat }) => seat === props.seat)?.prompt ?? null

export const isCharacter = (place: Place): place is Character => place.character !== null
/** My characters in the order of play, the one whose turn it is or that comes next first. */
export function myCharacters(props: BoardProps): Character[] {
  const table = abbey(props)
  const own = table.places.filter(isCharacter).filter(({ seat }) => seat === props.seat)
  const now = table.active ?? 0
  return own.sort((a, b) => (a.place < now ? 99 : 0) + a.place - ((b.place < now ? 99 : 0) + b.place))
}
/** Which bank of the sewer a unit stands on. */
export const bankOf = ({ bank }: Unit): 'north' | 'south' | null => (bank === null ? null : bank === 1 || bank === 'north' ? 'north' : 'south')
export const verbOf = (offer: Offer): string => offer.move.split(' ')[0] ?? ''

/** Who could take over whose damage, by the offered moves. */
export function leaps(props: BoardProps): { knight: string; ally: string }[] {
  const seen = new Map<string, { knight: string; ally: string }>()
  for (const offer of props.picker.offers) {
    const [verb, knight = '', ally = ''] = offer.move.split(' ')
    if (verb === 'take' && knight !== ally) seen.set(`${knight} ${ally}`, { knight, ally })
  }
  return [...seen.values()]
}
