/** Every card with its figures: from the table page, else asked for once. */
import type { Component as Piece } from '../../lib/types'

let fetched: Piece[] | null = $state.raw(null)
let asking = false

export function piecesOf(given: Piece[] | undefined): Map<string, Piece> {
  if (!given && !fetched && !asking) {
    asking = true
    void fetch('/api/games/king-arthur/components', { credentials: 'same-origin' })
      .then((response) => (response.ok ? response.json() : []))
      .then((pieces: Piece[]) => void (fetched = pieces))
      .catch(() => void (asking = false)) // the windows stay plain until the next look
  }
  return new Map((given ?? fetched ?? []).map((piece) => [piece.id, piece]))
}
