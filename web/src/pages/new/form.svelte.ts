/** What somebody chose for a new table; it becomes the body of POST /api/tables. */
import type { Clock, GameSpec, Mode, NewTable, Pace } from '../../lib/types'

/** Seconds; with the extra of a clock per game. */
export const MOVE_TIMES = [30, 60, 120, 300, 3600, 86_400, 3 * 86_400]
export const GAME_TIMES: [number, number][] = [
  [300, 5],
  [600, 10],
  [1200, 15],
  [2400, 20],
]
const PERSON = '' // a free seat
const USUAL_SEATS = 3

export class TableForm {
  mode = $state('')
  seats = $state(0)
  access = $state<'private' | 'open'>('private')
  clock = $state<Clock['kind']>('none')
  moveTime = $state(String(MOVE_TIMES[2]))
  gameTime = $state('1')
  pace = $state<Pace>('calm')
  name = $state('')
  edition = $state.raw<{ name: string; text: string } | null>(null)
  /** Per seat after the founder's: a bot, or '' for a person. As long as the most seats a mode has. */
  others = $state<string[]>([])
  chosen = $state<Record<string, string>>({})

  constructor(readonly spec: GameSpec) {
    this.mode = spec.modes[0]?.id ?? ''
    const [least, most] = this.range
    this.seats = Math.min(Math.max(USUAL_SEATS, least), most)
    this.others = Array.from({ length: spec.seats[1] - 1 }, () => this.bestBot)
  }

  get bestBot(): string {
    return this.spec.bots.includes('greedy') ? 'greedy' : (this.spec.bots[0] ?? PERSON)
  }

  get #mode(): Mode | undefined {
    return this.spec.modes.find((mode) => mode.id === this.mode)
  }

  get options(): Mode['options'] {
    return this.#mode?.options ?? []
  }

  get range(): [number, number] {
    return this.#mode?.seats ?? this.spec.seats
  }

  /** The seats as chosen, within what the mode allows. */
  get seatCount(): number {
    const [least, most] = this.range
    return Math.min(Math.max(this.seats, least), most)
  }

  /** A mode for one: nobody else sits there. */
  get alone(): boolean {
    return this.seatCount === 1
  }

  get botCount(): number {
    return this.#taken.filter((bot) => bot !== PERSON).length
  }

  /** Nobody is waited for: the game begins at once. */
  get full(): boolean {
    return this.botCount === this.seatCount - 1
  }

  get #taken(): string[] {
    return this.others.slice(0, this.seatCount - 1)
  }

  fill(bot: string): void {
    this.others = this.others.map(() => bot)
  }

  /** The options that differ from the rulebook's. */
  get changed(): Record<string, string> {
    const entries = this.options.map(({ id, values }) => [id, this.chosen[id] ?? values[0]!, values[0]!] as const)
    return Object.fromEntries(entries.filter(([, value, usual]) => value !== usual).map(([id, value]) => [id, value]))
  }

  wish(): NewTable & { edition?: string } {
    return {
      game: this.spec.id,
      seats: this.seatCount,
      options: { mode: this.mode, ...this.changed },
      name: this.name.trim(),
      open: this.access === 'open' && !this.alone,
      clock: this.#clock,
      pace: this.pace,
      bots: [null, ...this.#taken.map((bot) => bot || null)],
      ...(this.edition && { edition: this.edition.text }),
    }
  }

  get #clock(): Clock {
    if (this.clock === 'move') return { kind: 'move', seconds: Number(this.moveTime) }
    if (this.clock === 'game') {
      const [seconds, extra] = GAME_TIMES[Number(this.gameTime)]!
      return { kind: 'game', seconds, extra }
    }
    return { kind: 'none' }
  }
}
