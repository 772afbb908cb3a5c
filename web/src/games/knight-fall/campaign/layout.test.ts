import { describe, expect, it } from 'vitest'
import { emblemAt, laidOut, waysOf } from './layout'

const layout = laidOut({ width: 700, height: 800 }, 6, 6)

describe('the map', () => {
  it('fills its place and never leaves it', () => {
    expect(layout.width).toBeLessThanOrEqual(700)
    expect(layout.height).toBeLessThanOrEqual(800.001)
    expect(layout.across * 6 + layout.left).toBeLessThan(layout.width)
    expect(laidOut({ width: 300, height: 400 }, 6, 6).slight).toBe(true)
  })

  it('numbers every turn that moved, on the border it crossed last', () => {
    const ways = waysOf(layout, [['C4'], ['C4', 'C3', 'D3']])
    expect(ways[0]).toEqual({ turn: 1, legs: [], sign: null })
    expect(ways[1]!.legs).toHaveLength(2)
    expect(ways[1]!.sign![0]).toBeCloseTo(layout.left + 3 * layout.across)
    expect(ways[1]!.sign![1]).toBeCloseTo(emblemAt(layout, 'D3')[1])
  })

  it('lays the way back beside the way there', () => {
    const [there, back] = waysOf(layout, [['A1', 'B1'], ['B1', 'A1']])
    expect(there!.sign).not.toEqual(back!.sign)
    expect(there!.legs[0]![0][1]).not.toBe(back!.legs[0]![0][1])
  })
})
