/** The four books: what the page knows of a game before (or without) its words and its board. */
import { api } from './api'
import type { GameSpec, Summary } from './types'
import { has, lang, loadGame, say } from './words'

export type Book = { id: string; emblem: string; seats: [number, number]; minutes: number }

/** In the order of the shelf. Those the server does not list are in the making. */
export const BOOKS: Book[] = [
  { id: 'king-arthur', emblem: 'sword-in-stone', seats: [2, 5], minutes: 30 },
  { id: 'knight-tales', emblem: 'direwolf', seats: [1, 4], minutes: 90 },
  { id: 'merlin', emblem: 'wizard-face', seats: [2, 4], minutes: 75 },
  { id: 'knight-fall', emblem: 'imp-laugh', seats: [1, 6], minutes: 60 },
]

let asked: Promise<GameSpec[]> | null = null

/** The games of this server, with their words on the way. */
export function games(): Promise<GameSpec[]> {
  asked ??= api.get<GameSpec[]>('/api/games').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** The games, once their words are there too. */
export async function gamesWithWords(): Promise<GameSpec[]> {
  const all = await games()
  await Promise.all(all.map((game) => loadGame(game.id)))
  return all
}

export function gameName(id: string): string {
  for (const word of [`game-${id}`, `page-game-${id}`]) if (has(word, id)) return say(word, { game: id })
  return id
}

export function modeName(game: string, mode: string): string {
  const word = `mode-${game}-${mode}`
  return has(word, game) ? say(word, { game }) : mode
}

/** "King Arthur with seals, turn 25". */
export function tableLine({ game, mode, turn_number, phase }: Summary): string {
  const what = gameAndMode(game, mode)
  return phase === 'playing' && turn_number !== null ? say({ id: 'page-table-turn', args: { what, turn: turn_number } }) : what
}

/** "King Arthur with seals" where there are such words, else "King Arthur, game with seals". */
export function gameAndMode(game: string, mode: string): string {
  if (has(`page-what-${game}-${mode}`)) return say(`page-what-${game}-${mode}`)
  return say({ id: 'page-what', args: { game: gameName(game), mode: inSentence(modeName(game, mode)) } })
}

/** A mode's name within a line: German nouns keep their capital, English words do not begin with one. */
function inSentence(name: string): string {
  return lang.current === 'en' ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
