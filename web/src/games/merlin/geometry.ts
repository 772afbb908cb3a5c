/** Where things lie on the round table (a circle of radius 500) and in the environs. Angles in degrees, clockwise from the top. */
export const CENTRE = 500
export type Point = [number, number]

export const at = (angle: number, radius: number): Point => {
  const turn = ((angle - 90) * Math.PI) / 180
  return [round(CENTRE + radius * Math.cos(turn)), round(CENTRE + radius * Math.sin(turn))]
}
const round = (x: number): number => Math.round(x * 10) / 10

export function wedge(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)]
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}Z`
}

/** A sixth of the table as a box in per cent of the table, and its outline in per cent of the box: a button of that shape. */
export function sector(angle: number, inner: number, outer: number): { x: number; y: number; w: number; h: number; clip: string } {
  const turns = [-30, -20, -10, 0, 10, 20, 30]
  const points = [...turns.map((turn) => at(angle + turn, outer)), ...turns.toReversed().map((turn) => at(angle + turn, inner))]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const clip = `polygon(${points.map(([x, y]) => `${round(((x - left) / w) * 100)}% ${round(((y - top) / h) * 100)}%`).join(', ')})`
  return { x: (left + w / 2) / 10, y: (top + h / 2) / 10, w: w / 10, h: h / 10, clip }
}

/** A line to write along: the lower half is written the other way round, so that it stays upright. */
export function writing(angle: number, spread: number, radius: number): string {
  const below = angle > 95 && angle < 265
  const [from, to] = below ? [angle + spread, angle - spread] : [angle - spread, angle + spread]
  const r = below ? radius + 15 : radius
  return `M${at(from, r)}A${r} ${r} 0 0 ${below ? 0 : 1} ${at(to, r)}`
}

export type Rings = { score: [number, number]; names: [number, number]; body: [number, number]; ring: [number, number]; band: number; knights: number; inner: [number, number] | null; arthur: number; middle: number }

const PLAIN: Rings = { score: [470, 500], names: [437, 469], body: [324, 437], ring: [222, 322], band: 250, knights: 193, inner: null, arthur: 0, middle: 162 }
const ARTHUR: Rings = { ...PLAIN, ring: [240, 322], band: 262, knights: 229, inner: [136, 212], arthur: 154, middle: 130 }
export const ringsOf = (arthur: boolean): Rings => (arthur ? ARTHUR : PLAIN)

export const SPACES = 24
export const INNER = 15
export const numberOf = (handle: string): number => Number(handle.split('-').at(-1))
export const isInner = (handle: string): boolean => handle.startsWith('inner-')
export const angleOf = (handle: string): number => numberOf(handle) * (360 / (isInner(handle) ? INNER : SPACES))

/** Every space a figure passes on its way, without the one it starts from. */
export function way(from: string, to: string, direction: 'on' | 'back'): string[] {
  const [ring, count] = isInner(from) ? ['inner', INNER] : ['space', SPACES]
  const step = direction === 'on' ? 1 : -1
  const passed: string[] = []
  for (let n = numberOf(from); passed.length < count; ) {
    n = (n + step + count) % count
    passed.push(`${ring}-${n}`)
    if (n === numberOf(to)) break
  }
  return passed
}

// -- the environs: pointed hexes, every second row half a tile to the right ----------------------------------------

export const TILE = 100 // the width of a hex
const SIDE = TILE / Math.sqrt(3)
export const ROW = SIDE * 1.5
export const FRAME = 44
export const hexAt = (place: number, columns: number): Point => {
  const row = Math.floor(place / columns)
  return [TILE * ((place % columns) + 0.5 + (row % 2) / 2) + 8, FRAME + SIDE + row * ROW]
}
export const hexagon = ([x, y]: Point, size = SIDE): string =>
  Array.from({ length: 6 }, (_, n) => `${round(x + size * Math.sin((n * Math.PI) / 3))},${round(y - size * Math.cos((n * Math.PI) / 3))}`).join(' ')
export const mapSize = (rows: number, columns: number): Point => [TILE * (columns + 0.5) + 16, 2 * FRAME + 2 * SIDE + (rows - 1) * ROW]
/** Where a mark of a frame is: two to each tile of the first and of the last row. */
export const markAt = (frame: number, mark: number, rows: number, columns: number): Point => {
  const [, height] = mapSize(rows, columns)
  const shift = frame === 1 && rows % 2 === 0 ? TILE / 2 : 0
  return [8 + shift + TILE * (Math.floor(mark / 2) + (mark % 2 ? 0.75 : 0.25)), frame === 0 ? 22 : height - 22]
}
