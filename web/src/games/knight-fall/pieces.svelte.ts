/** Every card with the figures of our edition, asked for once: the two symbols of a power card are printed on it. */
import type { Component as Piece } from '../../lib/types'

let fetched: Map<string, Piece> = $state.raw(new Map())
let asked = false

export function pieces(): Map<string, Piece> {
  if (!asked) {
    asked = true
    void fetch('/api/games/knight-fall/components', { credentials: 'same-origin' })
      .then((response) => (response.ok ? response.json() : []))
      .then((all: Piece[]) => void (fetched = new Map(all.map((piece) => [piece.id, piece]))))
      .catch(() => void (asked = false)) // cards go without their symbols until the next look
  }
  return fetched
}

export const symbolsOf = (card: string): string[] => (pieces().get(card)?.symbols as string[] | undefined) ?? []
export const kindOf = (card: string): string => pieces().get(card)?.kind ?? ''
