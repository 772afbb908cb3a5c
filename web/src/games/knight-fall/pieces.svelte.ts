/** Every card with the table's own figures: ours, asked for once, and what the table's edition changes of them. */
import type { BoardProps } from '../index'
import type { Component as Piece } from '../../lib/types'
import { abbey } from './view'
import { aboutOf, phrases, tell } from './words'

let fetched: Map<string, Piece> = $state.raw(new Map())
let asked = false

function pieces(): Map<string, Piece> {
  if (!asked) {
    asked = true
    void fetch('/api/games/knight-fall/components', { credentials: 'same-origin' })
      .then((response) => (response.ok ? response.json() : []))
      .then((all: Piece[]) => void (fetched = new Map(all.map((piece) => [piece.id, piece]))))
      .catch(() => void (asked = false)) // cards go without their symbols until the next look
  }
  return fetched
}

/** What the edition changes of a card or character. */
function changed(props: BoardProps, id: string): Record<string, unknown> {
  const found = Object.values(abbey(props).edition ?? {}).find((section) => typeof section[id] === 'object')
  return found?.[id] ?? {}
}

export const figureOf = (props: BoardProps, id: string, what: string): unknown => changed(props, id)[what] ?? pieces().get(id)?.[what]
export const symbolsOf = (props: BoardProps, card: string): string[] => (figureOf(props, card, 'symbols') as string[] | undefined) ?? []
export const kindOf = (id: string): string => pieces().get(id)?.kind ?? ''

/** What a text does, with the numbers of the edition where they are not those of the sentence; `of` has the numbers. */
export function textOf(props: BoardProps, id: string, of: Record<string, unknown>): string {
  const numbers = ['n', 'most', 'up_to'].flatMap((what) => (Array.isArray(of[what]) ? [tell(`page-knight-fall-edition-${what}`, { numbers: (of[what] as number[]).join(', ') })] : []))
  const about = aboutOf(id)
  return numbers.length ? `${about} ${tell('page-knight-fall-edition', { numbers: phrases(...numbers) })}` : about
}
export const cardText = (props: BoardProps, card: string): string => textOf(props, `card-${card}`, changed(props, card))
export const magicText = (props: BoardProps, character: string, magic: string): string =>
  textOf(props, `magic-${magic}`, (changed(props, character).magic as Record<string, unknown> | undefined) ?? {})
