/** How a person has arranged the page: rail, tabs, open panels, and what they have not seen yet. */
import { missed, ownLast, Seen } from '../lib/recent'
import type { TableEvent } from '../lib/types'
import type { Session } from './session.svelte'

const FOLDED = 'caliburn-rail-folded'
export const PHONE = '(max-width: 760px)'
export const NARROW = '(max-width: 1000px)'
export type Panel = 'moves' | 'rule' | 'shortcuts' | 'fairness'
export type Talk = 'chat' | 'team'
export type Tab = 'log' | Talk
export type PhoneTab = 'act' | 'hand' | 'trophies' | 'seats' | 'log'

export class Desk {
  readonly session: Session
  tab: Tab = $state('log')
  phoneTab: PhoneTab | null = $state(null) // null: the first one
  phone = $state(matchMedia(PHONE).matches)
  narrow = $state(matchMedia(NARROW).matches)
  menu = $state(false)
  panel: Panel | null = $state(null)
  /** A move was made from the list: the next list takes the focus. */
  listed = false
  /** The result lies on the table until somebody puts it aside. */
  result = $state(true)
  /** The last line read of either talk; -1 before there was any to read. */
  read: Record<Talk, number> = $state({ chat: -1, team: -1 })

  /** "Since your last turn": the events to step through, and where we are; -1 is the offer to do so. */
  missed: TableEvent[] = $state.raw([])
  step = $state(-1)
  marked: number | null = $derived(this.step >= 0 ? (this.missed[this.step]?.n ?? null) : null)

  /** How somebody has left the rail; null: nobody has, then the window's width and the board decide. */
  #left: boolean | null = $state(leftFolded())
  readonly #narrow = innerWidth < 1100
  folded = $derived.by(() => this.#left ?? (this.#narrow || this.session.wide))

  readonly #seen: Seen
  #began = false

  constructor(session: Session) {
    this.session = session
    this.#seen = new Seen(session.id)
  }

  /** The tabs of the rail: who has team mates may talk to them alone. */
  tabs: Tab[] = $derived.by(() => (this.session.team ? ['log', 'chat', 'team'] : ['log', 'chat']))
  /** What is talked below the log. */
  talk: Talk = $derived.by(() => (this.session.team ? 'team' : 'chat'))
  /** The talk somebody looks at; on phones the lines below the log count. */
  reads: Talk | null = $derived.by(() => {
    if (this.phone) return this.phoneTab !== 'log' ? null : this.tab === 'log' ? this.talk : this.tab
    return this.folded || this.menu || this.tab === 'log' ? null : this.tab
  })
  unread: Record<Talk, number> = $derived.by(() => ({ chat: this.#unread('chat'), team: this.#unread('team') }))

  #unread(talk: Talk): number {
    const [read, mine] = [this.read[talk], this.session.seat]
    if (read < 0) return 0
    return this.session.connection.chat.filter((line) => line.team === (talk === 'team') && line.n > read && line.seat !== mine).length
  }

  fold(folded: boolean): void {
    this.#left = folded
    if (folded) this.menu = false
    try {
      localStorage.setItem(FOLDED, folded ? 'yes' : 'no')
    } catch {
      // then it is asked of the window's width again
    }
  }

  show(tab: Tab): void {
    if (this.phone) this.phoneTab = 'log'
    else this.fold(false)
    this.tab = tab
    this.menu = false
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel
  }

  /** Called with every change of events: on the first, tells what was missed since the last visit. */
  follow(events: TableEvent[]): void {
    const last = events.at(-1)?.n ?? 0
    if (!this.#began && events.length) {
      this.#began = true
      const own = ownLast(events, this.session.seat)
      const had = events.some(({ kind, seat, n }) => kind === 'turn-began' && seat === this.session.seat && n < own)
      if (had || this.#seen.last !== null)
        this.#offer(missed(events, Math.max(own, this.#seen.last ?? own), this.session.seat))
    }
    const latest = this.missed.at(-1)?.n
    if (latest !== undefined) {
      if (ownLast(events, this.session.seat) > latest) this.closeMissed() // I have moved: it is the past
      else if (latest > last) this.missed = this.missed.filter(({ n }) => n <= last)
    }
    if (this.#began && !document.hidden) this.#seen.keep(last)
  }

  visibility(): void {
    if (this.#seen.returned(document.hidden)) {
      const seen = this.#seen.last ?? 0
      this.#offer(missed(this.session.events, seen, this.session.seat))
    }
    const last = this.session.events.at(-1)?.n
    if (!document.hidden && last !== undefined) this.#seen.keep(last)
  }

  #offer(events: TableEvent[]): void {
    if (this.session.seat === null || this.session.table?.phase !== 'playing') return
    this.missed = events
    this.step = -1
  }

  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.missed.length - 1)
    if (this.phone) return
    this.tab = 'log'
    this.menu = false
  }

  closeMissed(): void {
    this.missed = []
    this.step = -1
  }
}

function leftFolded(): boolean | null {
  try {
    const kept = localStorage.getItem(FOLDED)
    return kept ? kept === 'yes' : null
  } catch {
    return null
  }
}
