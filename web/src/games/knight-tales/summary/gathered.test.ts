/** What a night brought is gathered from its events alone. */
import { expect, test } from 'vitest'
import type { TableEvent } from '../../../lib/types'
import { actedSince, nightTold, partsLost, wallsLost } from './gathered'

type Told = [kind: string, data: Record<string, unknown>]
const events = (...told: Told[]): TableEvent[] =>
  told.map(([kind, data], at) => ({ n: at + 1, kind, seat: (data.seat as number | undefined) ?? null, told: { id: kind }, data }))

const NIGHT: Told[] = [
  ['wounds-suffered', { seat: 0, number: 9 }], // of an earlier night
  ['night-began', { night: 2, champions: 3, minions: 6 }],
  ['boss-appeared', { boss: 'lich-lord' }],
  ['monster-claimed', { seat: 1, monster: 'goblin', handle: 'monster-1' }],
  ['wounds-suffered', { seat: 1, number: 2 }],
  ['wounds-suffered', { seat: 1, number: 1 }],
  ['boss-moved', { boss: 'lich-lord', rank: 3 }],
  ['boss-moved', { boss: 'lich-lord', rank: 2 }],
  ['wall-fell', { lane: 1, part: 'barricade' }],
  ['night-over', { seat: 0, spot: 3 }],
  ['renown-gained', { seat: 0, zone: 'green', points: 6 }],
  ['quest-fulfilled', { seat: 0, quest: 'unbowed', place: 1, points: 5 }],
  ['night-over', { seat: 1, spot: 2 }],
  ['renown-gained', { seat: 1, zone: 'red', points: 0 }],
  ['night-ended', { night: 2 }],
  ['monster-struck', { monster: 'troll', lane: 1, number: 3 }],
  ['wall-fell', { lane: 1, part: 'palisade' }],
  ['wall-fell', { lane: 1, part: 'palisade' }],
  ['village-damaged', { lane: 1, part: 'well' }],
  ['boss-struck', { boss: 'lich-lord' }],
  ['village-damaged', { lane: 1, part: 'cart' }],
  ['wall-fell', { lane: 2, part: 'barricade' }],
  ['wall-fell', { lane: 3, part: 'barricade' }],
  ['day-began', { day: 3 }],
]

test('a lane tells who struck it, what fell then and what had fallen before', () => {
  const [left, middle] = nightTold(events(...NIGHT), 2, 2)!.lanes
  expect(left).toEqual({
    lane: 1,
    strikes: [{ monster: 'troll', damage: 3 }, { monster: 'lich-lord', damage: 1 }],
    damage: 4,
    fell: ['palisade', 'palisade', 'well', 'cart'],
    fellBefore: ['barricade'],
  })
  expect(middle).toEqual({ lane: 2, strikes: [{ monster: 'lich-lord', damage: 1 }], damage: 1, fell: ['barricade'], fellBefore: [] })
})

test('walls and parts of the village are counted apart', () => {
  const told = nightTold(events(...NIGHT), 2, 2)!
  expect(partsLost(told)).toEqual(['well', 'cart'])
  expect(wallsLost(told)).toBe(5)
})

test('a knight has the monsters, wounds and renown of this night, and a place at the market by the village spot', () => {
  expect(nightTold(events(...NIGHT), 2, 2)!.knights).toEqual([
    { seat: 0, monsters: 0, wounds: 0, zone: 'green', points: 6, spot: 3, buys: 2 },
    { seat: 1, monsters: 1, wounds: 3, zone: 'red', points: 0, spot: 2, buys: 1 },
  ])
})

test('a boss has come as far as it last moved, stayed in the forest, or was slain', () => {
  const fate = (...more: Told[]) => nightTold(events(['night-began', { night: 1 }], ['boss-appeared', { boss: 'woodwitch' }], ...more, ['night-ended', { night: 1 }]), 1, 2)!.boss
  expect(nightTold(events(...NIGHT), 2, 2)!.boss).toEqual({ boss: 'lich-lord', fate: 'rank', rank: 2, claimedBy: null })
  expect(fate()).toEqual({ boss: 'woodwitch', fate: 'forest', rank: 4, claimedBy: null })
  const slain: Told[] = [['monster-defeated', { seat: 0, handle: 'boss' }], ['monster-claimed', { seat: 1, handle: 'boss' }]]
  expect(fate(...slain)).toMatchObject({ fate: 'slain', claimedBy: 1 })
})

test('a night that is not over, or whose beginning is not known, has nothing to tell', () => {
  expect(nightTold(events(...NIGHT.slice(0, 14)), 2, 2)).toBeNull()
  expect(nightTold(events(...NIGHT.slice(5)), 2, 2)).toBeNull()
  expect(nightTold(events(...NIGHT), 1, 2)).toBeNull()
})

test('only what is done by day counts as acting, and only that of one seat where a seat is named', () => {
  const { at } = nightTold(events(...NIGHT), 2, 2)!
  expect(actedSince(events(...NIGHT), at)).toBe(false)
  const bought = events(...NIGHT, ['card-bought', { seat: 1, card: 'spear', cost: 2 }])
  expect([actedSince(bought, at), actedSince(bought, at, 1), actedSince(bought, at, 0), actedSince(bought, at, null)]).toEqual([true, true, false, false])
})
