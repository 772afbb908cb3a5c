/** What a night brought, gathered from what was told of it: from its beginning to the morning after. No rules here. */
import type { TableEvent } from '../../../lib/types'
import type { Zone } from '../view'

export type Fallen = 'barricade' | 'palisade' | 'well' | 'cart' | 'farmhouse'
export type Strike = { monster: string; damage: number }
/** `fell` at dawn, `fellBefore` while the knights still fought. */
export type LaneNight = { lane: number; strikes: Strike[]; damage: number; fell: Fallen[]; fellBefore: Fallen[] }
export type BossNight = { boss: string; fate: 'slain' | 'forest' | 'rank'; rank: number; claimedBy: number | null }
export type KnightNight = { seat: number; monsters: number; wounds: number; zone: Zone | null; points: number; spot: number; buys: number }
export type NightTold = {
  night: number
  /** The number of the event with which it was over. */
  at: number
  lanes: LaneNight[]
  boss: BossNight | null
  /** In the order of their seats. */
  knights: KnightNight[]
  /** As the log tells them. */
  quests: TableEvent[]
}

const LANES = [1, 2, 3]
const FOREST = 4
const WALLS: readonly Fallen[] = ['barricade', 'palisade']
const DEEDS_BY_DAY = ['card-bought', 'trophy-forged', 'day-passed']

/** What the village itself lost that night, not its walls. */
export const partsLost = ({ lanes }: NightTold): Fallen[] => lanes.flatMap(({ fell, fellBefore }) => [...fellBefore, ...fell]).filter((part) => !WALLS.includes(part))
export const wallsLost = ({ lanes }: NightTold): number => lanes.flatMap(({ fell, fellBefore }) => [...fellBefore, ...fell]).filter((part) => WALLS.includes(part)).length

/** Whether somebody has bought something or passed since then; `mine`: whether I have. */
export const actedSince = (events: TableEvent[], at: number, mine?: number | null): boolean =>
  events.some(({ n, kind, seat }) => n > at && DEEDS_BY_DAY.includes(kind) && (mine === undefined || seat === mine))

/** The night of this number, if it is over and its events are known. */
export function nightTold(events: TableEvent[], night: number, seats: number): NightTold | null {
  const ended = events.findLastIndex(({ kind, data }) => kind === 'night-ended' && data.night === night)
  const began = events.findLastIndex(({ kind, data }, at) => at < ended && kind === 'night-began' && data.night === night)
  if (began < 0) return null
  const during = events.slice(began, ended)
  const morning = events.findIndex(({ kind }, at) => at > ended && kind === 'day-began')
  const dawn = events.slice(ended, morning < 0 ? undefined : morning)
  return {
    night,
    at: events[ended]!.n,
    lanes: LANES.map((lane) => laneNight(lane, during, dawn)),
    boss: bossNight(during),
    knights: inTheirOrder(Array.from({ length: seats }, (_, seat) => knightNight(seat, during))),
    quests: during.filter(({ kind }) => kind === 'quest-fulfilled'),
  }
}

function laneNight(lane: number, during: TableEvent[], dawn: TableEvent[]): LaneNight {
  const fallen = (events: TableEvent[]): Fallen[] =>
    events.filter(({ kind, data }) => (kind === 'wall-fell' || kind === 'village-damaged') && data.lane === lane).map(({ data }) => data.part as Fallen)
  const strikes = dawn.flatMap(({ kind, data }): Strike[] => {
    if (kind === 'monster-struck' && data.lane === lane) return [{ monster: data.monster as string, damage: data.number as number }]
    return kind === 'boss-struck' ? [{ monster: data.boss as string, damage: 1 }] : []
  })
  return { lane, strikes, damage: strikes.reduce((sum, { damage }) => sum + damage, 0), fell: fallen(dawn), fellBefore: fallen(during) }
}

function bossNight(during: TableEvent[]): BossNight | null {
  const boss = during.find(({ kind }) => kind === 'boss-appeared')?.data.boss as string | undefined
  if (boss === undefined) return null
  const slain = during.some(({ kind, data }) => kind === 'monster-defeated' && data.handle === 'boss')
  const claimed = during.find(({ kind, data }) => kind === 'monster-claimed' && data.handle === 'boss')
  const rank = (during.findLast(({ kind }) => kind === 'boss-moved')?.data.rank as number | undefined) ?? FOREST
  return { boss, fate: slain ? 'slain' : rank === FOREST ? 'forest' : 'rank', rank, claimedBy: claimed?.seat ?? null }
}

function knightNight(seat: number, during: TableEvent[]): KnightNight {
  const own = during.filter((event) => event.seat === seat)
  const renown = own.findLast(({ kind }) => kind === 'renown-gained')?.data
  return {
    seat,
    monsters: own.filter(({ kind }) => kind === 'monster-claimed').length,
    wounds: own.filter(({ kind }) => kind === 'wounds-suffered').reduce((sum, { data }) => sum + (data.number as number), 0),
    zone: (renown?.zone as Zone | undefined) ?? null,
    points: (renown?.points as number | undefined) ?? 0,
    spot: (own.findLast(({ kind }) => kind === 'night-over')?.data.spot as number | undefined) ?? 0,
    buys: 0,
  }
}

/** Who stands nearest to the first village spot is first at the market. */
function inTheirOrder(knights: KnightNight[]): KnightNight[] {
  const row = knights.map(({ spot }) => spot).sort((a, b) => a - b)
  return knights.map((knight) => ({ ...knight, buys: row.indexOf(knight.spot) + 1 }))
}
