/** One person at one table: the connection, what is picked, what is being sent. Every part of the table page reads from here. */
import { boardsHere, loadBoard, type BoardModule, type BoardProps } from '../games'
import { lineTo } from '../lib/ahead.svelte'
import type { TableConnection, Wish } from '../lib/connection.svelte'
import { me } from '../lib/me.svelte'
import { Picker } from '../lib/picker.svelte'
import type { Answer, Game, Message, Offer, Table, TableEvent } from '../lib/types'
import { say } from '../lib/words'

const PROBLEM_FOR = 8000 // ms that a refusal stays in the prompt
const PREVIEW_AFTER = 220 // ms of rest before the server is asked what a move would bring

export class Session {
  readonly id: string
  readonly connection: TableConnection
  readonly picker = new Picker()

  board: BoardModule | null = $state.raw(null)
  boardLoaded = $state(false)
  /** The thing somebody asked about, until something else is picked. */
  explained: string | null = $state(null)
  /** With "confirm every move": the move that waits for its second press. */
  waiting: Offer | null = $state.raw(null)
  preview: TableEvent[] = $state.raw([])
  /** Why the last command was refused. */
  problem: Message | null = $state.raw(null)
  /** Moves on their way; while the connection is lost they wait. */
  underway = $state(0)

  table: Table | null = $derived.by(() => this.connection.state?.table ?? null)
  game: Game | null = $derived.by(() => this.connection.state?.game ?? null)
  events: TableEvent[] = $derived.by(() => this.connection.events)
  seat: number | null = $derived(this.table?.you.seat ?? null)
  names: string[] = $derived(
    (this.table?.seats ?? []).map(({ name, seat }) => name ?? say({ id: 'seat-name', args: { number: seat + 1 } })),
  )
  /** Whether I have team mates, and a talk with them alone. */
  team: boolean = $derived(this.seat !== null && (this.table?.teams ?? []).some((team) => team.length > 1 && team.includes(this.seat!)))
  /** What I am asked, if I am. */
  asked = $derived(this.game?.view.asked.find(({ seat }) => seat === this.seat) ?? null)
  myTurn = $derived(this.table?.phase === 'playing' && this.asked !== null && this.game?.question != null)

  /** The board wants the whole width now. */
  wide = $derived.by(() => (this.game && this.board?.wide?.(this.game.view)) ?? false)

  /** A bot plays for me, and I may come back. */
  stoodIn = $derived.by(() => {
    const mine = this.seat === null ? null : this.table?.seats[this.seat]
    return this.table?.phase === 'playing' && !!mine?.standing_in && !mine.conceded
  })

  #question: number | null = null
  #proposed: number | null = null // the question for which team mates may be shown a move
  #timer = 0
  #forgetting = 0

  constructor(id: string) {
    this.id = id
    this.connection = lineTo(id)
    this.#takeBoard()
  }

  /** A table that was fetched with the page is shown at once. */
  #takeBoard(): void {
    const board = boardsHere[this.connection.state?.table.game ?? '']
    if (board === undefined) return
    this.board = board
    this.boardLoaded = true
  }

  get props(): BoardProps | null {
    if (!this.table || !this.game) return null
    const { table, game, seat, names, picker, events, preview } = this
    return { table, game, seat, names, picker, explain: this.explain, events, preview }
  }

  say = (message: Message | string): string =>
    say(message, { names: this.names, viewer: this.seat, game: this.table?.game })

  explain = (handle: string): void => {
    this.explained = handle
  }

  async loadBoard(game: string): Promise<void> {
    try {
      this.board = await loadBoard(game)
    } catch {
      this.board = null // the list of moves goes on without it
    }
    this.boardLoaded = true
  }

  /** New offers reach the picker; a question that is gone takes its half-made choice with it. */
  followOffers(question: number | null, offers: Offer[]): void {
    this.picker.offer(offers)
    if (question === this.#question) return // somebody spoke or came: the choice stays as it is
    this.#question = question
    this.withdraw()
  }

  /** Ask what a move would bring, a moment after the last pick; team mates see that I think of it, or do no more. */
  askPreview(move: string | null): () => void {
    clearTimeout(this.#timer)
    this.preview = []
    const question = this.game?.question
    if ((move || this.#proposed === question) && question != null && this.connection.status === 'live')
      this.#timer = window.setTimeout(async () => {
        if (this.game?.question !== question) return
        this.#proposed = move && this.team ? question : null
        const answer = await this.connection.send({ do: 'preview', question, ...(move && { move }) })
        if (move && this.game?.question === question) this.preview = answer.events ?? []
      }, PREVIEW_AFTER)
    return () => clearTimeout(this.#timer)
  }

  async send(order: Wish): Promise<Answer | null> {
    this.problem = null
    try {
      const answer = await this.connection.send(order)
      if (answer.answer === 'refused') this.#complain(answer.reason ?? { id: 'page-table-refused' })
      if (answer.answer === 'stale') this.#complain({ id: 'page-table-stale' })
      return answer
    } catch {
      return null
    }
  }

  #complain(problem: Message): void {
    this.problem = problem
    clearTimeout(this.#forgetting)
    this.#forgetting = window.setTimeout(() => (this.problem = null), PROBLEM_FOR)
  }

  /** Play a move, or make it wait for the second press. */
  async play(offer: Offer): Promise<void> {
    const question = this.game?.question
    if (question == null || this.underway) return
    if (me.settings.confirm && this.waiting?.move !== offer.move) {
      this.picker.take(offer)
      this.waiting = offer
      return
    }
    this.waiting = null
    this.underway++
    try {
      await this.send({ do: 'play', question, move: offer.move })
    } finally {
      this.underway--
    }
    this.picker.clear()
  }

  async undo(): Promise<void> {
    if (!this.game?.can_undo) return
    this.picker.clear()
    await this.send({ do: 'undo' })
  }

  /** Put back the choice, or the move that waits for confirmation. */
  withdraw(): void {
    this.waiting = null
    this.explained = null
    this.picker.clear()
  }
}
