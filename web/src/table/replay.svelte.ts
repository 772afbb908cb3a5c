/** A finished game, moment by moment. Moments are loaded in chunks, around where the reader is. */
import { api } from '../lib/api'
import type { Game, Moments, TableEvent } from '../lib/types'

const CHUNK = 40
type Moment = Moments['moments'][number]
export type Viewer = number | 'all'

export class Replay {
  readonly id: string
  /** How many answers were given; the moments are those from 0 to here. */
  total = $state(0)
  n = $state(0)
  viewer: Viewer = $state('all')
  #moments = $state.raw(new Map<number, Moment>())
  #asked = new Set<string>()

  constructor(id: string, n: number, viewer: Viewer) {
    this.id = id
    this.n = n
    this.viewer = viewer
  }

  moment: Moment | null = $derived(this.#moments.get(this.n) ?? null)
  /** All that was told up to this moment; null until every moment before it is here. */
  events: TableEvent[] | null = $derived.by(() => {
    const told: TableEvent[] = []
    for (let n = 0; n <= this.n; n++) {
      const moment = this.#moments.get(n)
      if (!moment) return null
      told.push(...moment.events)
    }
    return told
  })
  game: Game | null = $derived.by(() => {
    if (!this.moment) return null
    const { view } = this.moment
    return { view, question: null, offers: [], hints: [], can_undo: false, undos: 0, events_from: 0, events: this.events ?? [], declined: [], proposals: [] }
  })

  /** Load what is missing up to this moment and a little ahead. */
  async load(): Promise<void> {
    const viewer = this.viewer
    const upTo = Math.max(this.n + CHUNK / 2, CHUNK)
    for (let from = 0; from <= upTo && (!this.total || from <= this.total); from += CHUNK) {
      const key = `${viewer} ${from}`
      if (this.#asked.has(key)) continue
      this.#asked.add(key)
      try {
        const path = `/api/tables/${encodeURIComponent(this.id)}/moments?viewer=${viewer}&from=${from}&to=${from + CHUNK - 1}`
        const { total, moments } = await api.get<Moments>(path)
        if (viewer !== this.viewer) return
        this.total = total
        const known = new Map(this.#moments)
        for (const moment of moments) known.set(moment.n, moment)
        this.#moments = known
        if (this.n > total) this.n = total
      } catch (error) {
        this.#asked.delete(key)
        throw error
      }
    }
  }

  look(viewer: Viewer): void {
    if (viewer === this.viewer) return
    this.viewer = viewer
    this.#moments = new Map()
    this.#asked.clear()
  }

  go(n: number): void {
    this.n = Math.min(Math.max(0, Math.round(n)), this.total)
  }
}
