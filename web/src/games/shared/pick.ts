/** In which state a thing on the board is shown, and what pressing it does. */
import type { BoardProps } from '../index'

export type Shown = { can: boolean; chosen: boolean; affected: boolean; blocked: boolean }

/** A thing one aims at (an adversary, an adventure, a pile): it can always be changed for another one. */
export function aim(props: BoardProps, handle: string, copy = 0, affected: readonly string[] = []): Shown {
  const picked = props.picker.picked(handle)
  const chosen = copy < picked
  const could = props.picker.could(handle)
  const can = could && !chosen && (picked === 0 || props.picker.can(handle)) // beside a chosen one its like is no other choice
  return { chosen, can, affected: !chosen && affected.includes(handle), blocked: !could && !chosen }
}

/** A card one pays with: it shines only while it fits to what is picked. */
export function pay(props: BoardProps, handle: string, copy: number): Shown {
  const picked = props.picker.picked(handle)
  const chosen = copy < picked
  const can = !chosen && props.picker.can(handle) && copy < props.picker.most(handle)
  return { chosen, can, affected: false, blocked: !chosen && !props.picker.could(handle) }
}

/** Pressing a thing: pick it, put it back, or say why it cannot be picked. */
export function press(props: BoardProps, handle: string, shown: Shown): void {
  if (shown.chosen) props.picker.toggle(handle, true)
  else if (props.picker.could(handle)) props.picker.toggle(handle, false)
  else props.explain(handle)
}

/** What a button tells those who listen of the thing on it: whether it is chosen, and, where others are asked for, that it is not. */
export const states = (handle: string | undefined, { can, chosen, blocked }: Omit<Shown, 'affected'>, asked = false) => ({
  'data-handle': handle,
  'aria-pressed': can || chosen ? chosen : undefined,
  'aria-disabled': asked && blocked ? true : undefined,
})

export const asked = (props: BoardProps): boolean => props.picker.offers.length > 0

/** Cards with the number of each copy among its like: the first k copies of a picked handle show as chosen. */
export function numbered<T>(things: readonly T[], handleOf: (thing: T) => string): { thing: T; handle: string; copy: number }[] {
  const seen = new Map<string, number>()
  return things.map((thing) => {
    const handle = handleOf(thing)
    const copy = seen.get(handle) ?? 0
    seen.set(handle, copy + 1)
    return { thing, handle, copy }
  })
}
