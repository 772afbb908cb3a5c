/** The windows are adorned a picture after the board: whoever opens the table can act before they glow. */
import { afterPicture } from '../../ui/picture'

class Glazing {
  done = $state(false)
  #begun = false

  begin(): void {
    if (this.#begun) return
    this.#begun = true
    afterPicture(() => (this.done = true))
  }
}
export const glazing = new Glazing()
