/** What a scoring is made of, gathered from what happened. No sums of our own: the server says every point. */
import type { TableEvent } from '../../lib/types'

export type Tally = { why: string; points: number[] }
export type Told = { number: number; from: number; last: number; parts: Tally[]; lines: { why: string; event: TableEvent }[] }

const DETAILS: Record<string, string> = {
  'traitors-unrepelled': 'traitors',
  'territory-scored': 'environs',
  'principality-scored': 'influence',
  'vassals-scored': 'vassals',
  'picts-scored': 'picts',
  'manors-removed': 'environs',
  'huts-removed': 'environs',
}

export function talliesOf(events: TableEvent[], seats: number): Tally[] {
  const found = new Map<string, number[]>()
  for (const { kind, seat, data } of events) {
    if (kind !== 'points-scored' || seat === null) continue
    const why = String(data.why)
    const points = found.get(why) ?? Array<number>(seats).fill(0)
    points[seat]! += Number(data.points)
    found.set(why, points)
  }
  return [...found].map(([why, points]) => ({ why, points }))
}

/** The latest scoring: everything until the next round begins or the game ends. */
export function lastScoring(events: TableEvent[], seats: number): Told | null {
  const began = events.findLastIndex(({ kind }) => kind === 'scoring-began')
  if (began < 0) return null
  const after = events.slice(began + 1)
  const end = after.findIndex(({ kind }) => ['round-began', 'game-ended', 'turn-began', 'die-chosen'].includes(kind))
  const within = end < 0 ? after : after.slice(0, end)
  const lines = within.flatMap((event) => (DETAILS[event.kind] ? [{ why: DETAILS[event.kind]!, event }] : []))
  const at = events[began]!
  return { number: Number(at.data.number ?? 0), from: at.n, last: within.at(-1)?.n ?? at.n, parts: talliesOf(within, seats), lines }
}
