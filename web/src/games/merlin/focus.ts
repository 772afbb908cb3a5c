/** What the middle of the table speaks of: the die looked at or picked, else the running turn; and the ways drawn for it. */
import type { BoardProps } from '../index'
import { way } from './geometry'
import { looking } from './looking.svelte'
import { merlin, spaceOf, standsOn, type Figure, type Merlin, type Reach, type Space } from './view'

export type Focus = { figure: Figure; seat: number; value: number; to: { space: Space; reach: Reach }[]; from: string | null; moved: boolean }

function ofDie(table: Merlin, seat: number, handle: string): Focus | null {
  const die = table.players[seat]?.reach.find((one) => one.handle === handle)
  if (!die) return null
  const to = die.to.flatMap((reach) => {
    const space = spaceOf(table, reach.space)
    return space ? [{ space, reach }] : []
  })
  return { figure: die.die, seat, value: die.value, to, from: standsOn(table, die.die, seat), moved: false }
}

/** While a figure is being moved the offers say where it may go. */
function ofOffers(props: BoardProps, table: Merlin): Focus | null {
  const doing = table.doing
  if (!doing?.figure || doing.moved || doing.seat !== props.seat) return null
  const to = props.picker.offers.flatMap((offer) => {
    const [verb, direction] = offer.move.split(' ')
    const space = verb === 'go' ? spaceOf(table, offer.handles[0] ?? null) : null
    return space ? [{ space, reach: { direction: direction as 'on' | 'back', space: space.handle, flag: offer.what.id === 'move-go-flag' } }] : []
  })
  return { figure: doing.figure, seat: doing.seat, value: doing.value, to, from: standsOn(table, doing.figure, doing.seat), moved: false }
}

export function focusOf(props: BoardProps): Focus | null {
  const table = merlin(props)
  const seat = props.seat
  if (seat !== null) {
    const picked = props.picker.picks.find((handle) => handle.startsWith('die-'))
    const handle = looking.die ?? picked
    const found = handle ? ofDie(table, seat, handle) : null
    if (found) return found
    const going = ofOffers(props, table)
    if (going?.to.length) return going
  }
  const doing = table.doing
  const space = doing?.moved ? spaceOf(table, doing.space) : null
  if (!doing?.figure || !space) return null
  return { figure: doing.figure, seat: doing.seat, value: doing.value, to: [{ space, reach: { direction: 'on', space: space.handle, flag: false } }], from: null, moved: true }
}

export const waysOf = (focus: Focus | null): { end: string; passed: string[]; flag: boolean }[] =>
  focus?.from && !focus.moved ? focus.to.map(({ reach }) => ({ end: reach.space, passed: way(focus.from!, reach.space, reach.direction), flag: reach.flag })) : []

/** Dice laid aside this round, in order. */
export function usedDice(props: BoardProps): { seat: number; die: Figure; value: number }[] {
  const began = props.events.findLastIndex(({ kind }) => kind === 'round-began')
  const used: { seat: number; die: Figure; value: number }[] = []
  for (const { kind, seat, data } of props.events.slice(began + 1)) {
    if (kind === 'die-chosen' && seat !== null) used.push({ seat, die: data.die as Figure, value: Number(data.value) })
    const last = used.at(-1)
    if (kind === 'die-changed' && last && last.seat === seat) last.value = Number(data.value)
  }
  return used
}

export const dieFill = (tincture: string, die: Figure): { fill: string; dark: boolean } =>
  die === 'merlin' ? { fill: '#f6f0e2', dark: true } : die === 'arthur' ? { fill: '#d8ae3c', dark: true } : die === 'morgana' ? { fill: '#31463a', dark: false } : { fill: tincture, dark: false }
