/** Which modules are in the game, by what the view shows, and which panel a move's things lie on. */
import type { BoardProps } from '../index'
import { merlin } from './view'

export type Part = 'missions' | 'favor' | 'arthur' | 'allies' | 'market' | 'caerleon' | 'morgana' | 'decrees'

export function partsOf(props: BoardProps): Part[] {
  const table = merlin(props)
  const parts: [Part, unknown][] = [
    ['missions', true],
    ['favor', table.players[0]?.favor],
    ['arthur', table.arthur],
    ['allies', table.allies],
    ['market', table.market],
    ['caerleon', table.districts],
    ['morgana', table.morgana],
    ['decrees', table.decrees],
  ]
  return parts.flatMap(([part, there]) => (there ? [part] : []))
}

const ALLIES = new Set(['tristram', 'lamorak', 'gawain', 'lancelot', 'gareth', 'geraint', 'galahad', 'bors', 'gaheris', 'percival', 'bedivere', 'kay'])
export function partOfHandle(handle: string): Part | null {
  if (/^m\d\d$/.test(handle) || handle === 'missions') return 'missions'
  if (handle.startsWith('pict-')) return 'arthur'
  if (handle.startsWith('market-')) return 'market'
  if (handle.startsWith('cauldron-')) return 'morgana'
  if (handle.startsWith('decree-')) return 'decrees'
  return ALLIES.has(handle) ? 'allies' : null
}

/** The panels that each offered move needs; missions in a hand lie on none. */
function partsNeeded(props: BoardProps): Part[][] {
  const display = new Set(merlin(props).missions.display.map(({ handle }) => handle))
  const inHand = (handle: string): boolean => /^m\d\d$/.test(handle) && !display.has(handle)
  const moves = props.picker.offers.filter(({ move }) => !move.startsWith('pass'))
  return moves.map(({ handles }) => handles.flatMap((handle) => (inHand(handle) ? [] : (partOfHandle(handle) ?? []))))
}

/** The panels on which something can be chosen. */
export const partsOpen = (props: BoardProps): Set<Part> => new Set(partsNeeded(props).flat())

/** The panel that is asked for: all moves that are not passing lie on it. */
export function askedPart(props: BoardProps): Part | null {
  const of = partsNeeded(props).map(([part]) => part ?? null)
  const first = of[0] ?? null
  return first !== null && of.every((part) => part === first) ? first : null
}
