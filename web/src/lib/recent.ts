/** What happened while somebody looked away: which events were seen, which were missed. */
import type { TableEvent } from './types'

const AWAY = 30_000 // ms out of sight after which the page tells what was missed

/** Moves of others after event number `seen`, without the headings of turns. */
export function missed(events: TableEvent[], seen: number, mine: number | null): TableEvent[] {
  return events.filter(({ n, kind, seat }) => n > seen && seat !== null && seat !== mine && kind !== 'turn-began')
}

/** The number of the last event that my own doing brought about: what came later is "since my last turn". */
export function ownLast(events: TableEvent[], mine: number | null): number {
  return events.findLast(({ seat, kind }) => seat === mine && kind !== 'turn-began')?.n ?? 0
}

/** Remembers per table the last event that was shown to somebody who looked. */
export class Seen {
  #key: string
  #hiddenAt = 0

  constructor(table: string) {
    this.#key = `caliburn-seen-${table}`
  }

  /** The last event seen in an earlier visit; null where there was none. */
  get last(): number | null {
    try {
      const kept = localStorage.getItem(this.#key)
      return kept === null ? null : Number(kept)
    } catch {
      return null
    }
  }

  keep(n: number): void {
    try {
      localStorage.setItem(this.#key, String(n))
    } catch {
      // then every visit begins with my last turn
    }
  }

  /** Told of every change of visibility; true when somebody returns after a while. */
  returned(hidden: boolean, now = Date.now()): boolean {
    if (hidden) {
      this.#hiddenAt = now
      return false
    }
    const back = this.#hiddenAt > 0 && now - this.#hiddenAt > AWAY
    this.#hiddenAt = 0
    return back
  }
}
