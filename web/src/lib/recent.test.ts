import { describe, expect, it } from 'vitest'
import { missed, ownLast, Seen } from './recent'
import type { TableEvent } from './types'

const event = (n: number, seat: number | null, kind = 'card-drawn'): TableEvent => ({ n, seat, kind, told: { id: kind }, data: {} })

describe('since your last turn', () => {
  const events = [event(1, 0), event(2, 1, 'turn-began'), event(3, 1), event(4, null), event(5, 2), event(6, 0, 'turn-began')]

  it('counts what others did after my last doing', () => {
    expect(ownLast(events, 0)).toBe(1)
    expect(missed(events, 1, 0).map(({ n }) => n)).toEqual([3, 5])
    expect(missed(events, 3, 0).map(({ n }) => n)).toEqual([5])
    expect(missed(events, 6, 0)).toEqual([])
  })

  it('somebody returns after more than half a minute', () => {
    const seen = new Seen('t')
    expect(seen.returned(false, 1000)).toBe(false)
    seen.returned(true, 1000)
    expect(seen.returned(false, 20_000)).toBe(false)
    seen.returned(true, 30_000)
    expect(seen.returned(false, 61_000)).toBe(true)
    expect(seen.last).toBe(null) // no storage here
  })
})
