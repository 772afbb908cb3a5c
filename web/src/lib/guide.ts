/** What the server tells of the games, asked once: their rules in reading order, and their bots. */
import { api } from './api'
import type { GameSpec, Rule } from './types'

const guides = new Map<string, Promise<Rule[]>>()
let specs: Promise<GameSpec[]> | null = null

export function guide(game: string): Promise<Rule[]> {
  let found = guides.get(game)
  if (!found) {
    found = api.get<Rule[]>(`/api/games/${game}/guide`)
    guides.set(game, found)
    found.catch(() => guides.delete(game)) // so that the next attempt asks again
  }
  return found
}

export async function specOf(game: string): Promise<GameSpec | null> {
  specs ??= api.get<GameSpec[]>('/api/games')
  specs.catch(() => (specs = null))
  return (await specs).find(({ id }) => id === game) ?? null
}
