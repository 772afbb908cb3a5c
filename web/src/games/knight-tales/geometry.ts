/** Where things lie on the battlefield, in the units of a stage: one for a desk, one for a phone. Ranks and lanes count from 0, rank 0 at the barricades. */
export type Spot = { x: number; y: number; w: number; h: number }
export type Geometry = {
  width: number
  height: number
  /** The middle of each lane, the top edge and the size of its cards, by rank. */
  ranks: { x: [number, number, number]; y: number; w: number; h: number }[]
  /** The edge of the forest, the barricades, the village. */
  forest: number
  walls: number
  village: number
  /** Corners of the lanes: left and right at the forest, left and right at the village. */
  lanes: [number, number, number, number][]
  moon: { x: number; y: number; r: number }
}

export const DESK: Geometry = {
  width: 844,
  height: 606,
  ranks: [
    { x: [184, 422, 660], y: 357, w: 112, h: 153 },
    { x: [221, 422, 623], y: 250, w: 76, h: 103 },
    { x: [253, 422, 591], y: 142, w: 76, h: 103 },
  ],
  forest: 136,
  walls: 516,
  village: 543,
  lanes: [
    [206, 296, 84, 250],
    [380, 464, 340, 504],
    [548, 638, 594, 760],
  ],
  moon: { x: 422, y: 66, r: 62 },
}

export const PHONE: Geometry = {
  width: 390,
  height: 352,
  ranks: [
    { x: [83, 195, 307], y: 203, w: 69, h: 95 },
    { x: [101, 195, 289], y: 146, w: 40, h: 54 },
    { x: [117, 195, 273], y: 89, w: 40, h: 54 },
  ],
  forest: 86,
  walls: 301,
  village: 316,
  lanes: [
    [95, 139, 20, 118],
    [173, 217, 145, 245],
    [251, 295, 272, 370],
  ],
  moon: { x: 195, y: 40, r: 34 },
}

/** A phone with room to spare: larger cards, then more distance. */
export function phoneOf(width: number, height: number): Geometry {
  const spare = Math.min(Math.max(0, (height / width) * PHONE.width - PHONE.height), 170)
  const [front, middle, back] = PHONE.ranks as [Row, Row, Row]
  const far = { ...back, w: back.w + spare * 0.13, h: back.h + spare * 0.18 }
  const next = { ...middle, w: far.w, h: far.h, y: far.y + far.h + 3 + spare * 0.03 }
  const near = { ...front, w: front.w + spare * 0.16, h: front.h + spare * 0.24, y: next.y + next.h + 3 + spare * 0.05 }
  const walls = near.y + near.h + 3 + spare * 0.06
  return { ...PHONE, height: PHONE.height + spare, ranks: [near, next, far], walls, village: walls + 15 + spare * 0.08 }
}
type Row = Geometry['ranks'][number]

export function spotOf(shape: Geometry, lane: number, rank: number): Spot {
  const { x, y, w, h } = shape.ranks[Math.min(Math.max(rank, 0), 2)]!
  return { x: x[lane]! - w / 2, y, w, h }
}

/** The place of a boss that has left the forest: a whole rank. */
export function bossSpot(shape: Geometry, rank: number): Spot {
  const { x, y, w, h } = shape.ranks[rank]!
  return { x: x[0] - w / 2, y, w: x[2] - x[0] + w, h }
}

/** A spruce as a path: `tiers` of branches on a stem that stands at x, base. */
export function spruce(x: number, base: number, height: number, width: number, tiers = 4): string {
  const right: string[] = []
  const left: string[] = []
  for (let tier = 1; tier <= tiers; tier++) {
    const y = base - height + (height * tier) / tiers
    const half = (width / 2) * (0.28 + (0.72 * tier) / tiers)
    right.push(`L${r(x + half)} ${r(y)}L${r(x + half * 0.46)} ${r(y - height * 0.03)}`)
    left.unshift(`L${r(x - half * 0.46)} ${r(y - height * 0.03)}L${r(x - half)} ${r(y)}`)
  }
  return `M${r(x)} ${r(base - height)}${right.join('')}${left.join('')}Z`
}
const r = (n: number): number => Math.round(n * 10) / 10

/** Trees in a row, always the same ones. */
export function wood(from: number, to: number, base: number, height: number, step: number, seed: number): string {
  let luck = seed
  const next = () => (luck = (luck * 16807) % 2147483647) / 2147483647
  let path = ''
  for (let x = from; x < to; x += step * (0.6 + next() * 0.8)) {
    const tall = height * (0.62 + next() * 0.6)
    path += spruce(x, base + next() * 6, tall, tall * (0.4 + next() * 0.12))
  }
  return path
}
