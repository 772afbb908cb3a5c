/** Whom the table waits for, as one sentence. */
import type { BoardProps } from '../games'
import type { Message } from '../lib/types'

export function waitingFor({ table, game, seat }: BoardProps): Message {
  if (table.frozen) return table.frozen
  const result = game.view.result
  const winners = table.ending?.winners ?? result?.winners
  if (table.phase === 'over' && winners) return won(winners, seat)
  const asked = game.view.asked.filter((one) => one.seat !== seat).map((one) => one.seat)
  if (asked.length === 0) return { id: 'page-table-wait' }
  return { id: 'page-table-waiting', args: { count: asked.length, who: asked.map(named) } }
}

export function won(winners: number[], mine: number | null): Message {
  if (winners.length === 0) return { id: 'page-table-nobody-won' }
  if (winners.length === 1 && winners[0] === mine) return { id: 'page-table-you-won' }
  return { id: 'page-table-won', args: { count: winners.length, who: winners.map(named) } }
}

/** A seat as part of a list. */
function named(seat: number): Message {
  return { id: 'player', args: { player: { seat } } }
}
