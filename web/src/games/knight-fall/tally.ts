/** Where the points of both sides came from, counted from what happened. */
import type { TableEvent } from '../../lib/types'
import type { Side } from './view'

export type Part = { side: Side; why: string; points: number }

export function tallyOf(events: readonly TableEvent[]): Part[] {
  const parts: Part[] = []
  for (const { kind, data } of events) {
    if (kind !== 'points-scored') continue
    const side = data.side as Side
    const found = parts.find((part) => part.side === side && part.why === data.why)
    if (found) found.points += Number(data.points)
    else parts.push({ side, why: String(data.why), points: Number(data.points) })
  }
  return parts
}
