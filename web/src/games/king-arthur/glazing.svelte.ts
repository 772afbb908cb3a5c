/** The stained glass is set in a frame after the board: whoever opens the table can act before it glows. */
class Glazing {
  done = $state(false)
  #begun = false

  begin(): void {
    if (this.#begun) return
    this.#begun = true
    requestAnimationFrame(() => setTimeout(() => (this.done = true)))
  }
}
export const glazing = new Glazing()
