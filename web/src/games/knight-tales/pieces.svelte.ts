/** Every card with the figures of our edition, asked for once. */
import type { Component as Piece } from '../../lib/types'

let fetched: Map<string, Piece> = $state.raw(new Map())
let asked = false

export function pieces(): Map<string, Piece> {
  if (!asked) {
    asked = true
    void fetch('/api/games/knight-tales/components', { credentials: 'same-origin' })
      .then((response) => (response.ok ? response.json() : []))
      .then((all: Piece[]) => void (fetched = new Map(all.map((piece) => [piece.id, piece]))))
      .catch(() => void (asked = false)) // cards go without their figures until the next look
  }
  return fetched
}
