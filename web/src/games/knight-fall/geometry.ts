/** How large standees may be so that all who stand in a room have place. */
const TALL = 1.3 // a standee with its badges, by its width
const LARGEST = 62
const SMALLEST = 24

export function fit(count: number, width: number, height: number): number {
  let best = SMALLEST
  for (let columns = 1; columns <= Math.max(count, 1); columns += 1) {
    const rows = Math.ceil(count / columns) || 1
    best = Math.max(best, Math.min(width / columns - 13, (height / rows - 5) / TALL))
  }
  return Math.min(best, LARGEST)
}

export type Door = { x: number; y: number; tall: boolean; wild: boolean }

/** Where tiles of the three rows meet, in percent of the board: a door, or a path where one of them is in the forest. */
export function doorsOf(tiles: readonly ({ id: string } | null)[]): Door[] {
  return tiles.flatMap((tile, cell) => {
    const [row, column] = [Math.floor(cell / 3), cell % 3]
    const beside = [column < 2 ? { other: tiles[cell + 1], x: column + 1, y: row + 0.5, tall: true } : null, row < 2 ? { other: tiles[cell + 3], x: column + 0.5, y: row + 1, tall: false } : null]
    return beside.flatMap((way) => (tile && way?.other ? [{ x: (way.x * 100) / 3, y: (way.y * 100) / 3, tall: way.tall, wild: [tile.id, way.other.id].some((id) => id.endsWith('r')) }] : []))
  })
}

/** Places around the abbey, clockwise from the top left: what stands left and right, from above. */
export function around<T>(places: readonly T[]): { left: T[]; right: T[] } {
  const right = Math.ceil(places.length / 2)
  return { left: [...places.slice(0, 1), ...places.slice(1 + right).reverse()], right: places.slice(1, 1 + right) }
}
