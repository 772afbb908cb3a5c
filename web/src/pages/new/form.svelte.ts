/** What somebody chose for a new table; it becomes the body of POST /api/tables. */
import type { Clock, GameSpec, Mode, NewTable, Option, Pace } from '../../lib/types'

/** Seconds; with the extra of a clock per game. */
export const MOVE_TIMES = [30, 60, 120, 300, 3600, 86_400, 3 * 86_400]
export const GAME_TIMES: [number, number][] = [
  [300, 5],
  [600, 10],
  [1200, 15],
  [2400, 20],
]
/** Seconds to react on the turn of somebody else; 0: as long as one likes. */
export const REACTION_TIMES = [0, 10, 20, 30, 60]
const PERSON = '' // a free seat
const USUAL_SEATS = 3

export class TableForm {
  mode = $state('')
  seats = $state(0)
  access = $state<'private' | 'open'>('private')
  clock = $state<Clock['kind']>('none')
  moveTime = $state(String(MOVE_TIMES[2]))
  gameTime = $state('1')
  reaction = $state(String(REACTION_TIMES[0]))
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

  /** The options of the mode, without those that have nothing to say as long as something else is not chosen. */
  get options(): Mode['options'] {
    const all = this.#mode?.options ?? []
    return all.filter(({ needs }) => !needs || this.#valuesOf(all.find(({ id }) => id === needs[0])).includes(needs[1]))
  }

  #valuesOf(option: Option | undefined): string[] {
    if (!option) return []
    return option.many ? this.several(option) : [this.chosen[option.id] ?? option.values[0]!]
  }

  /** The values ticked of an option with many, in the order of the option. */
  several({ id, values, brings = [] }: Option): string[] {
    const ticked = new Set((this.chosen[id] ?? '').split(',').filter(Boolean))
    for (const [value, other] of brings) if (ticked.has(value)) ticked.add(other)
    return values.filter((value) => ticked.has(value))
  }

  /** Tick a value or take it away; what it brings comes along, and what brings it goes with it. */
  tick(option: Option, value: string, on: boolean): void {
    const ticked = new Set(this.several(option))
    if (on) ticked.add(value)
    else {
      ticked.delete(value)
      for (const [by, other] of option.brings ?? []) if (other === value) ticked.delete(by)
    }
    this.chosen[option.id] = option.values.filter((one) => ticked.has(one)).join(',')
    this.chosen[option.id] = this.several(option).join(',')
  }

  /** Which of the ticked values bring this one. */
  broughtBy(option: Option, value: string): string[] {
    const ticked = this.several(option)
    return (option.brings ?? []).flatMap(([by, other]) => (other === value && ticked.includes(by) ? [by] : []))
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
    const entries = this.options.map((option) => [option.id, this.#valuesOf(option).join(','), option.many ? '' : option.values[0]!] as const)
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
    const reaction = !this.alone ? Number(this.reaction) : 0
    const more = reaction ? { reaction } : {}
    if (this.clock === 'move') return { kind: 'move', seconds: Number(this.moveTime), ...more }
    if (this.clock === 'game') {
      const [seconds, extra] = GAME_TIMES[Number(this.gameTime)]!
      return { kind: 'game', seconds, extra, ...more }
    }
    return { kind: 'none', ...more }
  }
}
