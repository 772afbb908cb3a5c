/** Where the reasons of an attack are drawn: a chip for each, and an arrow from what it comes from. In the units of the stage. */
import type { Geometry, Spot } from './geometry'
import type { Reason } from './view'

type Point = [number, number]
/** `under`: the arrow passes behind the card between. */
export type Drawn = { reason: Reason; x: number; y: number; from?: Point; to?: Point; under?: boolean }

const CHIP = { w: 116, h: 40, gap: 5 }
const MOST = 8
const middle = (spot: Spot): number => spot.x + spot.w / 2
const isWide = (spot: Spot): boolean => spot.w > 200 // a boss is as wide as its rank

export function drawnOf(reasons: Reason[], focus: string, target: Spot, placeOf: (handle: string) => Spot | null, shape: Geometry): Drawn[] {
  const stacks = { left: 0, right: 0 }
  let lanes = 0
  const beside = (side: 'left' | 'right'): { x: number; y: number } => ({
    x: side === 'left' ? target.x - CHIP.w - 5 : target.x + target.w + 6,
    y: target.y + target.h * 0.22 + stacks[side]++ * (CHIP.h + CHIP.gap),
  })
  return reasons
    .filter(({ by }) => by !== 'card')
    .slice(0, MOST)
    .map((reason) => {
      const source = reason.source === focus ? null : placeOf(reason.source)
      if (!source) return { reason, ...beside(target.x < CHIP.w + 60 ? 'right' : 'left') }
      if (reason.by === 'lane') return { reason, ...alongLane(source, target, shape, lanes++) }
      const side = source.x > target.x ? 'right' : 'left'
      const at = beside(side)
      stacks[side] += 0.35 // the arrow lies below its chip
      const y = at.y + CHIP.h + 8
      const [from, to] = side === 'right' ? [source.x - 2, target.x + target.w + 6] : [source.x + source.w + 2, target.x - 6]
      return { reason, ...at, from: [from, y], to: [to, y], under: Math.abs(middle(source) - middle(target)) > shape.width * 0.4 }
    })
}

/** From another rank of the lane; the `nth` such chip stands beside the others. */
function alongLane(source: Spot, target: Spot, shape: Geometry, nth: number): Omit<Drawn, 'reason'> {
  const behind = source.y < target.y
  const [from, to] = behind ? [source.y + source.h, target.y - 5] : [source.y - 4, target.y + target.h + 5]
  const right = middle(source) < shape.width * 0.66 // there is room for the chip
  const chipAt = (left: number, rightmost: number, apart: number): number => (right ? rightmost + apart : left - CHIP.w - apart)
  if (Math.abs(to - from) < 30 && !isWide(target)) {
    const x = (middle(source) + middle(target)) / 2
    const y = (from + to) / 2
    const way = behind ? 16 : -16
    return { x: chipAt(x, x, 34), y: y - CHIP.h / 2 - nth * (CHIP.h + CHIP.gap), from: [x, y - way], to: [x, y + way] }
  }
  const aside = Math.abs(to - from) > 60 ? (right ? 0.42 : -0.42) : 0 // along the edge of a card that lies between
  const start = middle(source) + aside * source.w
  const end = isWide(target) ? Math.min(Math.max(middle(source), target.x + 30), target.x + target.w - 30) : middle(target) + aside * target.w
  const step = nth * (CHIP.h + CHIP.gap)
  const y = behind ? target.y - CHIP.h - 4 - step : target.y + target.h + 6 + step
  return { x: chipAt(Math.min(start, end), Math.max(start, end), aside ? 8 : 40), y, from: [start, from], to: [end, to] }
}
