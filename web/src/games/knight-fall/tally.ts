/** Where the points of both sides came from: the space they began on, and what happened. */
import type { TableEvent } from '../../lib/types'
import { SIDES, type Side } from './view'

export type Part = { side: Side; why: string; points: number }

export function tallyOf(events: readonly TableEvent[], points: Record<Side, number>): Part[] {
  const parts: Part[] = []
  for (const { kind, data } of events) {
    if (kind !== 'points-scored') continue
    const side = data.side as Side
    const found = parts.find((part) => part.side === side && part.why === data.why)
    if (found) found.points += Number(data.points)
    else parts.push({ side, why: String(data.why), points: Number(data.points) })
  }
  const starts = SIDES.map((side) => ({ side, why: 'start', points: points[side] - parts.reduce((sum, part) => sum + (part.side === side ? part.points : 0), 0) }))
  return [...starts.filter((part) => part.points > 0), ...parts]
}
