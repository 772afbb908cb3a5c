/** What could change the chosen die now, as the offers say; before one is chosen, what I hold that may. */
import type { BoardProps } from '../index'
import { mine, type Colour } from './view'
import { realm, tell } from './words'

export type Changer = { what: string; colour: Colour | null; count: number | null; label: string }

const POWERS = ['reverse', 'turn', 'adjust', 'switch']
const VERBS = ['apple', 'coin', 'stride', 'whim', 'remedy', 'labor', 'edict', 'portal']

export function changersOf(props: BoardProps): Changer[] {
  const me = mine(props)
  if (!me) return []
  const found = new Map<string, Changer>()
  for (const offer of props.picker.offers) {
    const [verb = '', first = ''] = offer.move.split(' ')
    if (VERBS.includes(verb)) found.set(verb, { what: verb === 'edict' ? 'decrees' : verb === 'portal' ? 'allies' : verb, colour: null, count: verb === 'apple' ? me.apples : verb === 'coin' ? (me.coins ?? null) : null, label: tell(`page-merlin-by-${verb}`) })
    const flag = offer.handles[0]?.startsWith('flag-') ? (offer.handles[0].slice(5) as Colour) : null
    if (verb === 'flag' && flag && POWERS.includes(first)) found.set(first, { what: 'flag', colour: flag, count: null, label: tell('page-merlin-by-flag', { realm: realm(flag) }) })
  }
  if (found.size) return [...found.values()]
  const held: Changer[] = []
  if (me.apples) held.push({ what: 'apple', colour: null, count: me.apples, label: tell('page-merlin-by-apple') })
  if (me.coins) held.push({ what: 'coin', colour: null, count: me.coins, label: tell('page-merlin-by-coin') })
  if (me.remedies) held.push({ what: 'remedy', colour: null, count: me.remedies, label: tell('page-merlin-by-remedy') })
  if (me.laborer) held.push({ what: 'labor', colour: null, count: me.laborer, label: tell('page-merlin-by-labor') })
  return held
}
