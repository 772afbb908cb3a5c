/** What Merlin's server side shows (src/caliburn/games/merlin/view.py and the modules' parts of it). No rules here. */
import type { BoardProps } from '../index'
import type { Arms } from '../../lib/types'

export const COLOURS = ['black', 'grey', 'blue', 'purple', 'orange', 'brown'] as const
export const KINDS = ['shield', 'flag', 'material'] as const
export const VASSALS = ['builder', 'flag-bearer', 'shield-bearer', 'lady'] as const
export type Colour = (typeof COLOURS)[number]
export type Kind = (typeof KINDS)[number]
export type Vassal = (typeof VASSALS)[number]
export type Figure = 'knight' | 'merlin' | 'arthur' | 'morgana'

export type Space = { handle: string; kind: string; what: string | null }
export type Principality = {
  colour: Colour
  handle: string
  space: string
  /** By kind; in Caerleon by colour, and then of the one `kind`. */
  stock: Partial<Record<Kind | Colour, number>>
  kind?: Kind
  flag: string
  vassals: Record<Vassal, number | null>
  influence: number[]
  marshal?: boolean
  kay?: { seat: number; tiles: number } | null
  plus?: number[]
  district?: string
  morgana?: boolean
  dark?: number
  on_top?: number[]
  decrees?: number
}
export type Line = { through: number[]; frame: number; mark: number }
export type Tile = {
  handle: string
  id: string
  terrain: 'mountain' | 'wood' | 'lake'
  tower: boolean
  manor: number | null
  colours: Colour[]
  lines: Line[]
  territory: number
  castle?: boolean
  hut?: boolean
  treasure?: { kind: string; kinds: string[]; points: number } | null
}
export type Territory = { terrain: string; tiles: string[]; points: number; leaders: number[]; each: number }
export type Environs = { rows: number; columns: number; frames: Colour[][]; tiles: Tile[]; territories: Territory[] }
export type MissionIcon = { what: string; colour: Colour | null; met: boolean }
export type Mission = { id: string; handle: string; points: number; vassal: Vassal; at: Colour | null; icons: MissionIcon[]; missing: number | null }
/** On display, for everybody: what is met and missing is said by seat. */
export type OpenMission = Omit<Mission, 'icons' | 'missing'> & { icons: (Omit<MissionIcon, 'met'> & { met: boolean[] })[]; missing: number[] }
export type Seal = 'none' | 'up' | 'down'
export type Pict = { id: string; handle: string; value: number; bonus: string; at: string }
export type Ally = { id: string; handle: string; tiles: number; earned: string[] | null }
export type Player = {
  score: number
  knight: string | null
  dice: Partial<Record<Figure, number[]>>
  /** Where each of these dice would take its figure. */
  reach: Die[]
  items: Record<Kind, Partial<Record<Colour, number>>>
  traitors: Partial<Record<Colour, number>>
  vassals: Record<Vassal, Colour | null>
  influence: number
  manors: number
  apples: number
  staffs: number
  missions: number
  known: string[]
  hand: Mission[] | null
  favor?: { board: Record<Vassal, Seal[]>; seals: number }
  picts?: Pict[]
  pict_total?: number
  allies?: Ally[]
  coins?: number
  mistletoe?: number
  tiles?: { shield: Partial<Record<Colour, number>>; material: Partial<Record<Colour, number>> }
  laborer?: number | null
  worked?: boolean
  plus?: number
  remedies?: number
  poisoned?: number
  pentagram?: boolean
  horn?: boolean
  decrees?: string[]
}
export type Reach = { direction: 'on' | 'back'; space: string; flag: boolean }
export type Die = { handle: string; die: Figure; value: number; to: Reach[] }
export type Cauldron = { handle: string; face: number; steps: number; effect: string; under: string; occupied: boolean }
export type Kitchen = {
  at: Colour | null
  dice: number[]
  cauldrons: Cauldron[]
  horn: number | null
  poisoned: number
  huts: number
  markers: number
}
export type Doing = {
  seat: number
  die: Figure | null
  value: number
  figure: Figure | null
  moved: boolean
  space: string | null
  acted: boolean
  missions: number
}
export type Merlin = {
  phase: 'setup' | 'draft' | 'play' | 'over'
  round: number
  rounds: number
  first: number
  turn: number | null
  doing: Doing | null
  spaces: Space[]
  merlin: string
  principalities: Principality[]
  environs: Environs
  missions: { display: OpenMission[]; deck: number; discards: string[] }
  grail: number | null
  excalibur: number | null
  apples: number
  traitors: { stacks: number[]; discards: number }
  players: Player[]
  forecast: Record<string, number>[]
  arthur?: { space: string; spaces: Space[]; ring: number | null; picts: Pict[]; stacks: number[] }
  allies?: { stacks: string[][]; marshal: Colour | null }
  coins?: number
  mistletoe?: number
  market?: { shield: Record<Colour, number>; material: Record<Colour, number>; laborer: Record<string, number>; plus: number; remedy: number }
  districts?: string[]
  morgana?: Kitchen
  neutral_staffs?: number
  decrees?: Record<string, string[]>
}

export const merlin = (props: { game: BoardProps['game'] }): Merlin => props.game.view.table as Merlin
export const mine = (props: BoardProps): Player | null => (props.seat === null ? null : (merlin(props).players[props.seat] ?? null))
export const armsOf = (props: BoardProps, seat: number | null): Arms | null => (seat === null ? null : (props.table.seats[seat]?.arms ?? null))
/** A mission on display as somebody sees it; from outside nothing of it is met or missing. */
export const missionFor = (card: OpenMission, seat: number | null): Mission => ({
  ...card,
  icons: card.icons.map((icon) => ({ ...icon, met: seat !== null && (icon.met[seat] ?? false) })),
  missing: seat === null ? null : (card.missing[seat] ?? null),
})
/** The tincture of a seat's pieces. */
export const tincture = (props: BoardProps, seat: number | null): string => `var(--arms-${armsOf(props, seat) ?? 'bend'})`
export const promptOf = (props: BoardProps): string | null => props.game.view.asked.find(({ seat }) => seat === props.seat)?.prompt ?? null

export function spaceOf(table: Merlin, handle: string | null): Space | null {
  if (handle === null) return null
  return [...table.spaces, ...(table.arthur?.spaces ?? [])].find((space) => space.handle === handle) ?? null
}
/** Where a figure stands now. */
export function standsOn(table: Merlin, figure: Figure | null, seat: number | null): string | null {
  if (figure === 'merlin') return table.merlin
  if (figure === 'arthur') return table.arthur?.space ?? null
  if (figure === 'knight' && seat !== null) return table.players[seat]?.knight ?? null
  return null
}
