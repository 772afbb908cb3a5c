/** Choosing a move by its things: which of the offered moves are still meant after some handles were picked. No rules here. */
import type { Offer } from './types'

type Bag = Map<string, number>

function bagOf(handles: readonly string[]): Bag {
  const bag: Bag = new Map()
  for (const handle of handles) bag.set(handle, (bag.get(handle) ?? 0) + 1)
  return bag
}

function holds(large: Bag, small: Bag): boolean {
  for (const [handle, count] of small) if ((large.get(handle) ?? 0) < count) return false
  return true
}

function listOf(bag: Bag): string[] {
  return [...bag].flatMap(([handle, count]) => Array<string>(count).fill(handle))
}

/** What all of these bags have in common. */
function shared(bags: Bag[]): Bag {
  const common: Bag = new Map(bags[0] ?? [])
  for (const bag of bags.slice(1))
    for (const [handle, count] of common) {
      const least = Math.min(count, bag.get(handle) ?? 0)
      if (least) common.set(handle, least)
      else common.delete(handle)
    }
  return common
}

/**
 * A multiset of picked handles over the offered moves. `chosen` is what the person picked, in order; `picks` adds what
 * follows from it: things that every move still meant needs anyway.
 */
export class Picker {
  offers: Offer[] = $state.raw([])
  chosen: string[] = $state.raw([])

  #bags = $derived(this.offers.map((offer) => ({ offer, bag: bagOf(offer.handles) })))
  #meant = $derived.by(() => {
    const wanted = bagOf(this.chosen)
    return this.#bags.filter(({ bag }) => holds(bag, wanted))
  })
  #picked: Bag = $derived(this.chosen.length ? shared(this.#meant.map(({ bag }) => bag)) : new Map())

  /** All handles that count as picked now. */
  picks: string[] = $derived(listOf(this.#picked))
  /** The moves that are still meant. */
  candidates: Offer[] = $derived(this.#meant.map(({ offer }) => offer))
  /** The moves that need nothing more. */
  complete: Offer[] = $derived(this.candidates.filter((offer) => offer.handles.length === this.picks.length))

  constructor(offers: Offer[] = []) {
    this.offers = offers
  }

  /** How many of this thing are picked. */
  picked(handle: string): number {
    return this.#picked.get(handle) ?? 0
  }

  /** Whether one more of this thing fits to what is picked. */
  can(handle: string): boolean {
    const now = this.picked(handle)
    return this.#meant.some(({ bag }) => (bag.get(handle) ?? 0) > now)
  }

  /** Whether any offered move needs this thing: picking it may drop what does not go with it. */
  could(handle: string): boolean {
    return this.#bags.some(({ bag }) => bag.has(handle))
  }

  /** How many of this thing a move can need at most, beside what is picked. */
  most(handle: string): number {
    return Math.max(0, ...this.#meant.map(({ bag }) => bag.get(handle) ?? 0))
  }

  /**
   * Pick a thing or put it back. Of several copies the caller may say which was pressed: `chosen` true puts one back,
   * false picks one more. Without it, one more is picked while that fits, otherwise one is put back.
   */
  toggle(handle: string, chosen?: boolean): void {
    const back = chosen ?? (!this.can(handle) && this.picked(handle) > 0)
    if (back) this.remove(handle)
    else this.add(handle)
  }

  /** Pick one more; what does not go with it is put back. */
  add(handle: string): void {
    if (this.can(handle)) {
      // What was forced so far stays picked: a second copy is asked for beside the forced one.
      const own = this.chosen.filter((one) => one === handle).length
      const forced = this.picked(handle) - own
      this.chosen = [...this.chosen, ...Array<string>(forced + 1).fill(handle)]
    } else if (this.picked(handle) === 0 && this.could(handle)) {
      this.chosen = [...this.#kept(handle), handle]
    }
  }

  /** Put one back; where it is needed by what was chosen, that goes too, the latest first. */
  remove(handle: string): void {
    const before = this.picked(handle)
    if (!before) return
    const at = this.chosen.lastIndexOf(handle)
    if (at >= 0) this.chosen = this.chosen.filter((_, index) => index !== at)
    while (this.chosen.length && this.picked(handle) >= before) this.chosen = this.chosen.slice(0, -1)
  }

  clear(): void {
    this.chosen = []
  }

  /** New offers: what was picked stays as far as it is still offered. */
  offer(offers: Offer[]): void {
    this.offers = offers
    while (this.chosen.length && this.candidates.length === 0) this.chosen = this.chosen.slice(0, -1)
  }

  /** Take all things of one offered move: what the list of moves and the number keys do. */
  take(offer: Offer): void {
    this.chosen = [...offer.handles]
  }

  /** The part of the own choice that goes best with another thing. */
  #kept(handle: string): string[] {
    let best: string[] = []
    for (const { bag } of this.#bags) {
      if (!bag.has(handle)) continue
      const left = new Map(bag)
      left.set(handle, left.get(handle)! - 1)
      const kept = this.chosen.filter((one) => {
        const count = left.get(one) ?? 0
        if (count) left.set(one, count - 1)
        return count > 0
      })
      if (kept.length > best.length) best = kept
    }
    return best
  }
}
