/** Small drawings between the squares' emblems: trees, peaks, reeds. Always at the same places. */
import { corner, type Layout } from './layout'
import { place, waver } from './sketch'

export type Sketch = { d: string; x: number; y: number; size: number }

const drawings: Record<string, string> = {
  wood: 'M0 8V3M-5.500 3C-5.500 -3 -2.500 -8 0 -9C2.500 -8 5.500 -3 5.500 3Z',
  hills: 'M-11 8L-3 -8L2 2M-1 8L6 -5L13 8M-5 -3L-2 -1',
  marsh: 'M-9 0Q-5 -5 0 0Q5 -5 9 0',
  field: 'M-6 6Q-5 -2 -8 -6M0 6V-7M6 6Q5 -2 8 -6',
}
/** Corners that emblem, name and number leave free, by the width and height of a square. */
const SPOTS = [[0.14, 0.2], [0.3, 0.15], [0.12, 0.62], [0.9, 0.58]] as const

export function scenery(land: string, at: string, layout: Layout): Sketch[] {
  const d = drawings[land]
  if (!d || layout.slight) return []
  const [x, y] = place(at)
  const seed = x * 31 + y * 7
  const size = Math.min(1, layout.across / 115)
  return SPOTS.filter((_, n) => waver(seed, n) > -0.4).map(([dx, dy], n) => {
    const [px, py] = corner(layout, [x + dx, y + dy])
    return { d, x: px + waver(seed + 5, n) * 4, y: py + waver(seed + 6, n) * 4, size }
  })
}
