/** What Knight Tales' server side shows (src/caliburn/games/knight_tales/view.py), and a few plain sums over it. No rules here. */
import type { BoardProps } from '../index'
import { factionOf, isBoss, isChampion, type Faction, type Type } from './emblems'

export type Zone = 'green' | 'yellow' | 'red'
export type Face = 'blank' | 'sword' | 'double-sword' | 'shield' | 'faith' | 'doom'
export type Counts = { sword: number; shield: number; black: number; red: number }
export type Tokens = Counts & { health: number }

export type Owned = { id: string; spent: boolean }
export type Knight = {
  knight: string | null
  gold: number
  wrath: number
  fatigue: number
  wounds: number
  zone: Zone
  tokens: { wrath: number; health: number; fatigue: number }
  village: number | null
  field: number | null
  out: boolean
  cards: Owned[]
  types: Type[]
  valor: number
  monsters: number
  slain: string[] | null
}
export type Card = { id: string; handle: string; cost: number; valor: number; type: Type; spot: number }
export type Sold = { back: true; spot: number; sold_to: number | null }
export type Trophy = { id: string; handle: string; faction: Faction; valor: number; taken: boolean; owner: number | null }
export type Quest = { id: string; handle: string; day: number; points: number[]; crests: number[] }
export type Renown = {
  night: number
  champions: number
  minions: number
  zones: Record<Zone, number>
  crests: [number, Zone][]
  open: boolean
}
/** Why a monster fights with what it has: from which card, and how that reaches it. */
export type Reason = {
  what: 'black' | 'red' | 'sword' | 'shield' | 'armor' | 'no-shields' | 'no-doubles' | 'no-wrath' | 'no-effects' | 'no-monster-shields' | 'faith-twice' | 'spikes'
  n: number
  source: string
  by: 'own' | 'rank' | 'lane' | 'token' | 'armor' | 'card'
}
/** Of a face-down monster only the first five are told. */
export type Monster = Counts & {
  handle: string
  rank: number
  id: string | null
  revealed: boolean
  known_by: number[]
  valor: number
  damage: number
  health: number
  printed: number
  crests: number[]
  tokens: Tokens
  cost: number
  reasons: Reason[]
}
export type DoomColumn = { red: number; black: number; armor: number; symbol: boolean }
export type Boss = Counts & {
  id: string
  handle: 'boss'
  rank: number
  health: number
  printed: number
  crests: number[]
  tokens: Tokens
  valor: number
  column: number
  columns: DoomColumn[]
  tactic: string | null
  tactics_left: number
  tactics_used: string[]
  ability_faction: Faction
  reasons: Reason[]
}
export type Die = { handle: string; face: Face; gone: boolean }
export type Lies = {
  swords: number
  monster_shields: number
  damage: number
  health: number
  monster_swords: number
  shields: number
  wounds: number
  dooms: number
  doom_to: number
  tactic: boolean
  defeats: boolean
}
/** Until its target is chosen only the first lines are told, and `target` is null. */
export type Attack = {
  seat: number
  target: string
  monster: string
  lane: number | null
  rank: number | null
  step: number
  cost: number
  payer: number
  last_deed: boolean
  pool: { knight: number; black: number; red: number }
  knight_dice: Die[]
  monster_dice: (Die & { colour: 'black' | 'red' })[]
  sword: number
  shield: number
  reasons: Reason[]
  faith: number
  used: string[]
  lies: Lies | null
}
export type Villager = { id: string; handle: string; spent: boolean; gold: number }
export type Shared = { id: string; handle: string; spent_by: number | null }
export type Score = {
  market: number
  market_set: number
  monsters: number
  monster_set: number
  quests: number
  renown: number
  gold: number
  total: number
}
export type Tales = {
  phase: 'setup' | 'day' | 'night' | 'over'
  round: number
  difficulty: 'heroic' | 'epic' | 'legendary'
  order: number[]
  turn: number | null
  track: { spaces: number; wrath: number[]; health: number; fatigue: number; yellow: number; red: number }
  knights: Knight[]
  market: (null | Card | Sold)[]
  market_deck: number
  trophies: Trophy[]
  quests: Quest[]
  quest_decks?: number[]
  renown: Renown[]
  minion_deck: number
  champion_deck: number
  hidden?: { minions: number; champions: number }
  lanes: Monster[][]
  walls: number[]
  village: number
  boss: Boss | null
  bosses_met?: string[]
  attack: Attack | null
  villagers?: Villager[]
  coop?: Shared[]
  score: Score[] | null
}

/** What the table page may pass beyond the common props; everything works without. */
export type TalesProps = BoardProps & { speed?: 0 | 1 | 2 | 3 }

export const SPOTS = 9
export const WALLS = 3 // of a lane: the barricade goes first, then two palisades
export const ROMAN = ['', 'I', 'II', 'III'] as const
/** The seven kinds of monsters that a set is made of: minions of the factions, their champions, any boss. */
export const MONSTER_TYPES = ['orc', 'undead', 'beast', 'orc-champion', 'undead-champion', 'beast-champion', 'boss'] as const
export type MonsterType = (typeof MONSTER_TYPES)[number]

export const tales = (props: { game: BoardProps['game'] }): Tales => props.game.view.table as Tales
export const mine = (props: BoardProps): Knight | null => (props.seat === null ? null : (tales(props).knights[props.seat] ?? null))
/** Whether valor counts: alone and together nobody adds it up. */
export const counted = (props: { game: BoardProps['game'] }): boolean => props.game.view.mode === 'competitive'
export const isSold = (spot: Tales['market'][number]): spot is Sold => spot !== null && 'back' in spot

/** Of the village the well goes first, then the cart, then the farmhouse. */
export const stands = (table: Tales, part: string): boolean => ['farmhouse', 'cart', 'well'].indexOf(part) < table.village

export function monsterType(id: string): MonsterType {
  if (isBoss(id)) return 'boss'
  return isChampion(id) ? `${factionOf(id)!}-champion` : factionOf(id)!
}

/** What a set of so many different types is worth, by the rulebook. */
export const SET_POINTS = [0, 0, 1, 3, 6, 10, 15, 21] as const
