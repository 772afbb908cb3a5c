/** How the map lies on its sheet: margins, squares, where emblems and numbers stand. In pixels. */
import type { Point } from './sketch'
import { place } from './sketch'

export type Layout = { width: number; height: number; left: number; top: number; across: number; down: number; columns: number; rows: number; slight: boolean }

const SLIGHT = 62 // px of a square below which a map goes without names
const TALLEST = 1.3 // a square, by its width
const WIDEST = 1.45

/** The largest map for this place. */
export function laidOut(room: { width: number; height: number }, columns: number, rows: number): Layout {
  const small = room.width < 560
  const [sides, above, below] = small ? [52, 44, 50] : [80, 62, 66]
  const across = Math.max(30, Math.min((room.width - sides) / columns, (WIDEST * (room.height - above - below)) / rows))
  const down = Math.max(30, Math.min((room.height - above - below) / rows, across * TALLEST))
  return { width: across * columns + sides, height: down * rows + above + below, left: sides * 0.56, top: above * 0.86, across, down, columns, rows, slight: across < SLIGHT }
}

/** A corner of the grid. */
export const corner = ({ left, top, across, down }: Layout, [x, y]: Point): Point => [left + x * across, top + y * down]
/** Where a square's emblem stands. */
export function emblemAt(layout: Layout, at: string): Point {
  const [x, y] = place(at)
  return corner(layout, [x + 0.5, y + (layout.slight ? 0.56 : 0.44)])
}
/** How large an emblem is. */
export const signSize = ({ across, down }: Layout): number => Math.min(across * 0.44, down * 0.4, 64)
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** `legs`: from square to square, between the emblems. */
export type Way = { turn: number; legs: [Point, Point][]; sign: Point | null }

/** The ride so far: of each turn its line, and where its number stands. Lines and numbers on the same stretch lie beside each other. */
export function waysOf(layout: Layout, path: readonly (readonly string[])[]): Way[] {
  const ridden = new Map<string, number>()
  return path.map((squares, n) => {
    const stops = squares.map((at) => emblemAt(layout, at))
    let shift = 0
    for (let k = 1; k < squares.length; k += 1) {
      const key = [squares[k - 1]!, squares[k]!].sort().join('-')
      const before = ridden.get(key) ?? 0
      ridden.set(key, before + 1)
      shift = Math.max(shift, before)
    }
    const [from, to] = [stops.at(-2), stops.at(-1)]
    if (!from || !to) return { turn: n + 1, legs: [], sign: null }
    const off = (shift % 2 ? 1 : -1) * Math.ceil(shift / 2)
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const aside: Point = [(-(to[1] - from[1]) / far) * off, ((to[0] - from[0]) / far) * off]
    const between = (axis: 0 | 1): number => {
      const [start, size] = axis ? [layout.top, layout.down] : [layout.left, layout.across]
      return start + Math.round(((from[axis] + to[axis]) / 2 - start) / size) * size
    }
    const half: Point = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]) ? [between(0), from[1]] : [from[0], between(1)]
    const beside = stops.map(([x, y]): Point => [x + aside[0] * 5, y + aside[1] * 5])
    return { turn: n + 1, legs: beside.slice(1).map((stop, k) => leg(beside[k]!, stop, signSize(layout) * 0.58)), sign: [half[0] + aside[0] * 20, half[1] + aside[1] * 20] }
  })
}

/** A line without its ends. */
function leg(from: Point, to: Point, off: number): [Point, Point] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [dx, dy] = [((to[0] - from[0]) / far) * off, ((to[1] - from[1]) / far) * off]
  return [[from[0] + dx, from[1] + dy], [to[0] - dx, to[1] - dy]]
}
