/** What the address asks for is fetched at once, while the words and the person are still on their way. */
import { loadBoard } from '../games'
import { TableConnection } from './connection.svelte'
import { api } from './api'
import type { State } from './types'
import { loadGame } from './words'

const lines = new Map<string, TableConnection>()

/** A page opened at a table: open the line to it, and load its game as soon as the line says which one it is. Ends when all is there. */
export async function openAhead(id: string | undefined, words: Promise<void>): Promise<void> {
  if (!id) return
  const line = new TableConnection(id)
  lines.set(line.id, line)
  if (stateAhead()) {
    const told = api.get<State>(`/api/tables/${encodeURIComponent(line.id)}`)
    void told.then((state) => line.foretell(state)).catch(() => {}) // the line itself says what is wrong
  }
  const game = await gameOf(line)
  await Promise.allSettled([loadBoard(game), words.then(() => loadGame(game))]) // whoever shows the board asks again and says what is wrong
}

function gameOf(line: TableConnection): Promise<string> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!line.state) return
        resolve(line.state.table.game)
        queueMicrotask(stop)
      })
    })
  })
}

/** Whether the server had the browser fetch the state together with the page (src/caliburn/server/ahead.py). */
function stateAhead(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.serverTiming?.some(({ name }) => name === 'state-ahead') ?? false
}

/** The line to a table: the one that was opened ahead, or a new one. */
export function lineTo(id: string): TableConnection {
  const line = lines.get(id)
  lines.delete(id)
  return line ?? new TableConnection(id)
}
