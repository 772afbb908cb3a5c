/** Lines as a hand draws them: never quite straight, and always the same ones. Pure geometry, in pixels. */
export type Point = readonly [x: number, y: number]

/** A number from -1 to 1 that is always the same for the same place in a drawing. */
export function waver(seed: number, n: number): number {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(n + 1, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1
}

const at = (x: number): string => String(Math.round(x * 10) / 10)
const pair = ([x, y]: Point): string => `${at(x)} ${at(y)}`

/** Points along a line, each a little off it; the ends stay. */
export function shaken(from: Point, to: Point, seed: number, swing: number, step: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  const count = Math.max(1, Math.round(far / step))
  return Array.from({ length: count + 1 }, (_, n) => {
    const off = n === 0 || n === count || !far ? 0 : waver(seed, n) * swing
    return [from[0] + (dx * n) / count - (dy / (far || 1)) * off, from[1] + (dy * n) / count + (dx / (far || 1)) * off] as const
  })
}

/** One line drawn by hand. */
export const stroke = (from: Point, to: Point, seed: number, swing = 1.6, step = 26): string => curve(shaken(from, to, seed, swing, step))

/** A soft curve: through the middles of the stretches, bent by the points between them. */
export function curve(points: readonly Point[]): string {
  if (points.length < 3) return `M${points.map(pair).join('L')}`
  const middle = (n: number): Point => [(points[n]![0] + points[n + 1]![0]) / 2, (points[n]![1] + points[n + 1]![1]) / 2]
  const bends = points.slice(1, -1).map((point, n) => `Q${pair(point)} ${pair(n === points.length - 3 ? points.at(-1)! : middle(n + 1))}`)
  return `M${pair(points[0]!)}L${pair(middle(0))}${bends.join('')}`
}

/** A sheet with a torn edge. */
export function torn(width: number, height: number, inset: number, seed = 7): string {
  const corners: Point[] = [[inset, inset], [width - inset, inset], [width - inset, height - inset], [inset, height - inset]]
  const points = corners.flatMap((corner, n) => {
    const edge = shaken(corner, corners[(n + 1) % 4]!, seed + n, inset * 0.45, 15)
    return edge.slice(0, -1).map(([x, y], k): Point => (k ? [x + waver(seed + 9, n * 97 + k) * 2, y + waver(seed + 19, n * 97 + k) * 2] : [x, y]))
  })
  return `M${points.map(pair).join('L')}Z`
}

/** Column and row of a square, from 0: "C4" is 2, 3. */
export const place = (at: string): Point => [at.charCodeAt(0) - 65, Number(at.slice(1)) - 1]

/** The edge between two squares, as two corners of the grid. */
export function edgeOf([a, b]: readonly [string, string]): [Point, Point] {
  const [from, to] = [place(a), place(b)]
  const [x, y] = [Math.max(from[0], to[0]), Math.max(from[1], to[1])]
  return from[1] === to[1] ? [[x, y], [x, y + 1]] : [[x, y], [x + 1, y]]
}

/** Edges that touch, put together to lines: each begins at an end or at a fork, and a ring begins anywhere. */
export function joined(edges: readonly (readonly [Point, Point])[]): Point[][] {
  const key = ([x, y]: Point): string => `${x},${y}`
  const left = new Set(edges.map((_, n) => n))
  const meeting = (corner: Point): number[] => [...left].filter((n) => edges[n]!.some((end) => key(end) === key(corner)))
  const degree = (corner: Point): number => edges.filter((edge) => edge.some((end) => key(end) === key(corner))).length
  const lines: Point[][] = []
  const walk = (start: Point, first: number): void => {
    const line = [start]
    let next: number | undefined = first
    while (next !== undefined) {
      left.delete(next)
      const [a, b]: readonly [Point, Point] = edges[next]!
      const here: Point = key(a) === key(line.at(-1)!) ? b : a
      line.push(here)
      next = degree(here) === 2 ? meeting(here)[0] : undefined
    }
    lines.push(line)
  }
  for (const [n, edge] of edges.entries())
    for (const end of edge) if (left.has(n) && degree(end) !== 2) walk(end, n)
  for (const [n, edge] of edges.entries()) if (left.has(n)) walk(edge[0], n)
  return lines
}
