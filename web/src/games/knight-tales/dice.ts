/** How large the dice in the tray are: as large as its room allows, the knight's above the monster's, or side by side where it is low. */
export type InTray = { knight: number; monster: number; knightTokens: number; monsterTokens: number }
export type Sizes = { knight: number; monster: number; side: boolean }

const FRAME = { high: 38, wide: 34 } // px of wood and felt around the dice
const LARGEST = { knight: 58, monster: 50, side: 46 }
const TOKEN = 36
const GAP = 11

export function laidOut(tray: InTray, width: number, room: number): Sizes {
  const across = width - FRAME.wide
  const perRow = tray.monster + tray.monsterTokens > 6 ? Math.ceil(tray.monster / 2) : tray.monster
  const lines = perRow < tray.monster ? 2 : 1
  const fitting = (dice: number, tokens: number): number => (across - tokens * TOKEN) / Math.max(1, dice) - GAP
  const high = (room - FRAME.high - lines * 9) / (1 + 0.86 * lines)
  const knight = Math.min(LARGEST.knight, fitting(tray.knight, tray.knightTokens), high)
  const monster = Math.min(LARGEST.monster, fitting(perRow, lines > 1 ? 1 : tray.monsterTokens), high * 0.86)
  const tokens = tray.knightTokens + tray.monsterTokens
  const side = Math.min(LARGEST.side, (across - 8 - tokens * TOKEN) / Math.max(1, tray.knight + tray.monster) - 8, room - FRAME.high)
  if (knight < 33 && side > (knight + monster) / 2) return { knight: Math.floor(side), monster: Math.floor(side), side: true }
  return { knight: Math.max(20, Math.floor(knight)), monster: Math.max(18, Math.floor(monster)), side: false }
}
