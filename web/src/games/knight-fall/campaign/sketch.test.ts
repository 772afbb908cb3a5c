import { describe, expect, it } from 'vitest'
import { curve, edgeOf, joined, place, shaken, stroke, torn } from './sketch'

describe('sketch', () => {
  it('names squares by column and row', () => {
    expect(place('A1')).toEqual([0, 0])
    expect(place('F6')).toEqual([5, 5])
  })

  it('finds the edge between two squares, whichever is named first', () => {
    expect(edgeOf(['B1', 'C1'])).toEqual([[2, 0], [2, 1]])
    expect(edgeOf(['C3', 'C2'])).toEqual([[2, 2], [3, 2]])
  })

  it('joins edges to one river from its spring to its mouth', () => {
    const river = joined([['B2', 'C2'], ['C2', 'C3'], ['B1', 'C1']].map((pair) => edgeOf(pair as [string, string])))
    expect(river).toEqual([[[3, 2], [2, 2], [2, 1], [2, 0]]])
  })

  it('parts a river at a fork, and closes a ring around a square', () => {
    const fork = joined([['A1', 'B1'], ['A2', 'B2'], ['B1', 'B2']].map((pair) => edgeOf(pair as [string, string])))
    expect(fork.map((line) => line.length)).toEqual([2, 2, 2])
    const ring = joined([['A2', 'B2'], ['B2', 'C2'], ['B1', 'B2'], ['B2', 'B3']].map((pair) => edgeOf(pair as [string, string])))
    expect(ring).toHaveLength(1)
    expect(ring[0]).toHaveLength(5)
    expect(ring[0]![0]).toEqual(ring[0]![4])
  })

  it('draws the same line every time, from end to end', () => {
    const points = shaken([0, 0], [100, 0], 3, 2, 20)
    expect(points).toEqual(shaken([0, 0], [100, 0], 3, 2, 20))
    expect([points[0], points.at(-1)]).toEqual([[0, 0], [100, 0]])
    expect(points.some(([, y]) => y !== 0)).toBe(true)
    expect(points.every(([, y]) => Math.abs(y) <= 2)).toBe(true)
    expect(stroke([0, 0], [100, 0], 1)).not.toBe(stroke([0, 0], [100, 0], 2))
  })

  it('bends through the middles and ends where the line ends', () => {
    expect(curve([[0, 0], [10, 0]])).toBe('M0 0L10 0')
    expect(curve([[0, 0], [10, 0], [10, 10]])).toBe('M0 0L5 0Q10 0 10 10')
  })

  it('tears a sheet within its place', () => {
    const numbers = torn(200, 100, 6).match(/-?[\d.]+/g)!.map(Number)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(200)
  })
})
