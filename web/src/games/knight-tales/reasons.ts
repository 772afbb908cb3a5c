/** Why something counts in an attack, as words and as a sign. */
import { has } from '../../lib/words'
import { isMonster } from './emblems'
import type { Reason } from './view'
import { nameOf, tell } from './words'

/** The emblem that stands for it. */
export function signOf({ what }: Reason): string {
  const signs: Partial<Record<Reason['what'], string>> = {
    armor: 'shield',
    'no-shields': 'shield',
    'no-doubles': 'double-sword',
    'no-wrath': 'wrath',
    'no-effects': 'action',
    'no-monster-shields': 'shield',
    'faith-twice': 'faith',
    spikes: 'sword',
  }
  return signs[what] ?? what
}

export const whatOf = ({ what, n }: Reason): string => (n >= 0 && has(`page-kt-n-short-${what}`) ? tell(`page-kt-n-short-${what}`, { n }) : long(what, n))
const long = (what: string, n: number): string => tell(`modifier-${what}${n < 0 ? '-less' : ''}`, { number: Math.abs(n) })

/** From where: "lane, Shaman". A handle is told by what stands there. */
export function whyOf({ by, source }: Reason, named: (handle: string) => string | null = () => null): string {
  if (by === 'card') return nameOf(source)
  if (by === 'armor') return tell('page-kt-n-by-armor')
  const monster = named(source) ?? (isMonster(source) ? nameOf(source) : null)
  return monster && (by === 'rank' || by === 'lane') ? tell(`page-kt-n-by-${by}`, { source: monster }) : tell(`by-${by}`)
}
