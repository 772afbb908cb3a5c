/** What somebody looks at: a die, a space, a tile or a colour of material; the table and the map answer it. */
import type { Part } from './modules'
import type { Colour } from './view'

export type Place = 'table' | 'environs' | 'missions'

class Looking {
  die: string | null = $state(null)
  space: string | null = $state(null)
  realm: string | null = $state(null)
  tile: string | null = $state(null)
  colour: Colour | null = $state(null)
}
export const looking = new Looking()

/** Which parts of a table are open. They stay open while the window changes its size or another part is looked at. */
class Opened {
  /** What the last question brought up, so that it is brought up once. */
  asked: { place: Place | null; part: Part | null } = { place: null, part: null }
  place: Place = $state('table')
  part: Part = $state('missions')
}
let opened = { table: '', parts: new Opened() }
export function openedAt(table: string): Opened {
  if (opened.table !== table) opened = { table, parts: new Opened() }
  return opened.parts
}
