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

/** Places around the abbey, clockwise from the top left: what stands left and right, from above. */
export function around<T>(places: readonly T[]): { left: T[]; right: T[] } {
  const right = Math.ceil(places.length / 2)
  return { left: [...places.slice(0, 1), ...places.slice(1 + right).reverse()], right: places.slice(1, 1 + right) }
}
