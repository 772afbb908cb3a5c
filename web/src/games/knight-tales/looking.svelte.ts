/** Which monster somebody looks at before choosing: under the pointer, under the focus. One for board and panel. */
class Looking {
  handle: string | null = $state(null)
  /** Wrath is meant for a re-roll: the next die that is pressed. */
  rerolling = $state(false)

  at(handle: string): void {
    this.handle = handle
  }
  away(handle: string): void {
    if (this.handle === handle) this.handle = null
  }
}
export const looking = new Looking()
