/** Where the things of a principality lie within its sixth of the table. */
import { at, type Point } from './geometry'
import { COLOURS, KINDS, type Colour, type Kind, type Principality } from './view'

export const STOCK_R = 407
export const VASSAL_R = 352

export type Stocked = { handle: string; kind: Kind; colour: Colour; count: number; angle: number; r: number }

/** Three kinds of its own colour; in Caerleon one kind in all colours, or nothing. */
export function stockOf({ colour, stock, kind }: Principality): Stocked[] {
  if (kind) return COLOURS.map((c, n) => ({ handle: `stock-${kind}-${c}`, kind, colour: c, count: stock[c] ?? 0, angle: (n - 2.5) * 5.5, r: 19 }))
  return KINDS.filter((k) => stock[k] !== undefined).map((k, n) => ({ handle: `stock-${k}-${colour}`, kind: k, colour, count: stock[k] ?? 0, angle: (n - 1) * 8.4, r: 25 }))
}

const SLOTS: [number, number][] = [[21.4, 409], [-21.4, 409], [21.6, 351], [-21.6, 351]]
export const slotsOf = ({ influence }: Principality, angle: number): { seat: number; count: number; at: Point }[] =>
  influence.flatMap((count, seat) => (count ? [{ seat, count, at: at(angle + SLOTS[seat]![0], SLOTS[seat]![1]) }] : []))

/** What modules lay here: Morgana, dark markers, decrees, the marshal, tiles under markers. */
export function extrasOf(place: Principality, angle: number): { what: string; count: number | null; at: Point; r: number }[] {
  const plus = (place.plus ?? []).reduce((a, b) => a + b, 0)
  const dark = (place.dark ?? 0) + (place.on_top ?? []).reduce((a, b) => a + b, 0)
  const found: [string, number | null][] = []
  if (place.decrees) found.push(['decrees', place.decrees])
  if (place.morgana) found.push(['morgana', null])
  if (dark) found.push(['dark', dark])
  if (plus) found.push(['plus', plus])
  if (place.marshal) found.push(['marshal', null])
  if (place.kay) found.push(['allies', place.kay.tiles])
  const spots: [number, number][] = [[-26.8, 380], [26.8, 380], [-26.9, 336], [26.9, 336], [-26.6, 424], [26.6, 424]]
  return found.map(([what, count], n) => ({ what, count, at: at(angle + spots[n]![0], spots[n]![1]), r: what === 'morgana' ? 23 : 17 }))
}
