/** What somebody looks at: a die, a space, a tile or a colour of material; the table and the map answer it. */
import type { Colour } from './view'

class Looking {
  die: string | null = $state(null)
  space: string | null = $state(null)
  realm: string | null = $state(null)
  tile: string | null = $state(null)
  colour: Colour | null = $state(null)
}
export const looking = new Looking()
