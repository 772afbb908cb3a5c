/** The night is fetched when it comes, or before, while somebody shops; the score sheet when it is needed. */
type Night = typeof import('./night')

class Later {
  parts: Night | null = $state.raw(null)
  #asked = false

  load(): void {
    if (this.#asked) return
    this.#asked = true
    void import('./night').then(
      (parts) => (this.parts = parts),
      () => (this.#asked = false), // the next look asks again
    )
  }
}
export const night = new Later()
