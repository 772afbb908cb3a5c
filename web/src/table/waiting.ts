/** Whom the table waits for, as one sentence. */
import type { BoardProps } from '../games'
import type { Message } from '../lib/types'
import { has } from '../lib/words'

export function waitingFor({ table, game, seat }: BoardProps): Message {
  if (table.frozen) return table.frozen
  const result = game.view.result
  const winners = table.ending?.winners ?? result?.winners
  if (table.phase === 'over' && winners) return won(winners, seat)
  const asked = game.view.asked.filter((one) => one.seat !== seat)
  if (asked.length === 0) return { id: 'page-table-wait' }
  const args = { count: asked.length, who: asked.map((one) => named(one.seat)) }
  return { id: whatFor(asked.map((one) => one.prompt), table.game), args }
}

/** Who is asked what is public: where all have the same to decide, the sentence tells it. */
function whatFor(prompts: string[], game: string): string {
  const id = `page-waiting-${prompts[0]}`
  return prompts.every((prompt) => prompt === prompts[0]) && has(id, game) ? id : 'page-table-waiting'
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
