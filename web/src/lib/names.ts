/** A name to begin with, for somebody who has none here yet. */
const NAMES = (
  'Elaine Gareth Isaura Bertram Wenna Osric Gwion Hob Lynet Bors Ysolde Perin Morwen Tristan Enid Cador Ragnell Dinas ' +
  'Viviane Lamorak Nimue Ector Laudine Geraint Blanche Pellinor'
).split(' ')

export function suggestedName(): string {
  return NAMES[Math.floor(Math.random() * NAMES.length)]!
}
