import type { Arms } from './types'

/** As many characters as the server takes. */
export const LONGEST_NAME = 24
export const ARMS: Arms[] = ['chevron', 'bend', 'cross', 'fess', 'pale', 'saltire', 'paly', 'pile']

/** A name to begin with, for somebody who has none here yet. */
const NAMES = (
  'Elaine Gareth Isaura Bertram Wenna Osric Gwion Hob Lynet Bors Ysolde Perin Morwen Tristan Enid Cador Ragnell Dinas ' +
  'Viviane Lamorak Nimue Ector Laudine Geraint Blanche Pellinor'
).split(' ')

export function suggestedName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)]!
}

/** Arms to begin with. */
export function suggestedArms(): Arms {
  return ARMS[Math.floor(Math.random() * ARMS.length)]!
}
