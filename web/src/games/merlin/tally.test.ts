import { describe, expect, it } from 'vitest'
import type { TableEvent } from '../../lib/types'
import { lastScoring, talliesOf } from './tally'

const event = (n: number, kind: string, seat: number | null = null, data: Record<string, unknown> = {}): TableEvent => ({ n, kind, seat, told: { id: `event-${kind}` }, data })

const events = [
  event(1, 'points-scored', 0, { points: 2, why: 'mission' }),
  event(2, 'scoring-began', null, { number: 1 }),
  event(3, 'traitors-unrepelled', 1, { colours: ['black'] }),
  event(4, 'points-scored', 1, { points: -3, why: 'traitors' }),
  event(5, 'territory-scored', null, { terrain: 'lake', seats: [0], points: 4 }),
  event(6, 'points-scored', 0, { points: 4, why: 'environs' }),
  event(7, 'points-scored', 0, { points: 1, why: 'environs' }),
  event(8, 'round-began', null, { round: 3 }),
  event(9, 'points-scored', 0, { points: 9, why: 'mission' }),
]

describe('a scoring', () => {
  it('adds up by reason and seat only what belongs to it', () => {
    const told = lastScoring(events, 2)!
    expect(told.parts).toEqual([
      { why: 'traitors', points: [0, -3] },
      { why: 'environs', points: [5, 0] },
    ])
    expect([told.number, told.from, told.last]).toEqual([1, 2, 7])
    expect(told.lines.map(({ why }) => why)).toEqual(['traitors', 'environs'])
  })

  it('is none before the first', () => {
    expect(lastScoring(events.slice(0, 1), 2)).toBeNull()
  })

  it('counts the whole game by reason at its end', () => {
    expect(talliesOf(events, 2).find(({ why }) => why === 'mission')).toEqual({ why: 'mission', points: [11, 0] })
  })
})
