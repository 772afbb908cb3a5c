/**
 * The line to one table. It heals by itself: commands without an answer are kept (a reload included) and sent again
 * under the same key, so that none is lost and none counts twice; events are asked for from where we stand.
 */
import { api, Refusal } from './api'
import type { Answer, Command, Frame, Line, Message, State, TableEvent } from './types'

/** A command as the page gives it; the connection adds the key. */
export type Wish = Command extends infer C ? (C extends { key: string } ? Omit<C, 'key'> : never) : never
export type Status = 'connecting' | 'live' | 'lost'

/** What the connection needs of the world; tests put a false one in its place. */
export type World = {
  socket: (path: string) => WebSocket
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  problem: (id: string) => Promise<Message | null>
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const LONGEST_WAIT_WITH_COMMAND = 1000 // somebody waits for an answer
const FINAL = [4401, 4403, 4404] // close codes: not signed in any more, not allowed, no such table
const PATIENCE = 6000 // an answer that takes longer means that the line is dead

export class TableConnection {
  state = $state.raw<State | null>(null)
  status = $state<Status>('connecting')
  events = $state.raw<TableEvent[]>([])
  chat = $state.raw<Line[]>([])
  /** Why this table cannot be shown at all (there is none, it is not mine to see). */
  problem = $state.raw<Message | null>(null)

  readonly #world: World
  readonly #waiting = new Map<string, Command>() // unanswered, in the order they were given
  readonly #promises = new Map<string, { resolve: (answer: Answer) => void; reject: (error: Refusal) => void }>()
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly id: string,
    world: Partial<World> = {},
  ) {
    this.#world = { socket: browserSocket, storage: browserStorage(), problem: whyNot, ...world }
    for (const command of this.#kept()) this.#waiting.set(command.key, command)
    globalThis.addEventListener?.('online', this.#now)
    globalThis.addEventListener?.('offline', this.#dropped)
    globalThis.document?.addEventListener('visibilitychange', this.#now)
    this.#connect()
  }

  /** Give a command; the promise holds what became of it, however often it had to be sent. */
  send(wish: Wish): Promise<Answer> {
    const command = { key: newKey(), ...wish } as Command
    this.#waiting.set(command.key, command)
    this.#keep()
    const answer = new Promise<Answer>((resolve, reject) => this.#promises.set(command.key, { resolve, reject }))
    if (this.#socket) this.#transmit(command)
    else this.#now() // between two attempts: try at once
    return answer
  }

  /** The table as it was told elsewhere, to be shown until the line itself tells. */
  foretell(state: State): void {
    if (this.state || this.problem || this.#closed) return
    this.#merge(state)
    this.state = state
  }

  /** How many commands wait for an answer. */
  get unanswered(): number {
    return this.#waiting.size
  }

  close(): void {
    this.#closed = true
    globalThis.removeEventListener?.('online', this.#now)
    globalThis.removeEventListener?.('offline', this.#dropped)
    globalThis.document?.removeEventListener('visibilitychange', this.#now)
    this.#hangUp()
  }

  #connect(): void {
    if (this.#closed) return
    const known = this.events.at(-1)?.n ?? 0
    const socket = this.#world.socket(
      `/api/tables/${encodeURIComponent(this.id)}/socket` +
        `?events=${known}&undos=${this.state?.game?.undos ?? 0}&chat=${this.chat.at(-1)?.n ?? 0}`,
    )
    this.#socket = socket
    let opened = false
    let refusal: Message | null = null
    socket.onopen = () => {
      if (socket !== this.#socket) return
      opened = true
      for (const command of this.#waiting.values()) this.#transmit(command)
    }
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return
      const frame = JSON.parse(message.data as string) as Frame
      if ('answer' in frame && frame.re === '') refusal = frame.reason ?? null
      else this.#hear(frame)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return
      if (refusal && FINAL.includes(code)) return this.#giveUp(refusal)
      if (!opened && !this.state) void this.#askWhy()
      this.#dropped()
    }
  }

  #hear(frame: Frame): void {
    if ('answer' in frame) {
      this.#waiting.delete(frame.re)
      this.#keep()
      this.#promises.get(frame.re)?.resolve(frame)
      this.#promises.delete(frame.re)
      if (this.#waiting.size === 0) clearTimeout(this.#watch)
      return
    }
    this.#wait = FIRST_WAIT
    this.status = 'live'
    this.problem = null
    this.#merge(frame)
    this.state = frame
  }

  /** Events after `events_from` are forgotten (they were taken back, or come again) and the sent ones added. */
  #merge({ game, chat }: State): void {
    if (game) {
      const told = this.events.filter((event) => event.n <= game.events_from)
      if (told.length < this.events.length || game.events.length) this.events = [...told, ...game.events]
    } else if (this.events.length) {
      this.events = []
    }
    const last = this.chat.at(-1)?.n ?? 0
    const fresh = chat.filter((line) => line.n > last)
    if (fresh.length) this.chat = [...this.chat, ...fresh]
  }

  #transmit(command: Command): void {
    if (this.#socket?.readyState !== 1) return // it goes out as soon as the line is open
    this.#socket.send(JSON.stringify(command))
    clearTimeout(this.#watch)
    this.#watch = setTimeout(() => this.#waiting.size && this.#dropped(), PATIENCE)
  }

  /** The line is gone: try again soon, then less and less often. */
  #dropped = (): void => {
    if (this.#closed) return
    this.#hangUp()
    this.status = this.state ? 'lost' : 'connecting'
    this.#wait = Math.min(this.#wait, this.#waiting.size ? LONGEST_WAIT_WITH_COMMAND : LONGEST_WAIT)
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait *= 2
  }

  /** The device is back, or somebody looks at the page again: do not wait. */
  #now = (): void => {
    if (this.#closed || this.#socket?.readyState === 1 || globalThis.document?.hidden) return
    this.#hangUp()
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  #hangUp(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#watch)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** A browser does not say why a socket was refused; the table's own page does. */
  async #askWhy(): Promise<void> {
    const problem = await this.#world.problem(this.id)
    if (problem && !this.state && !this.#closed) this.#giveUp(problem)
  }

  /** There is nothing to come back to: say so, and stop trying. */
  #giveUp(problem: Message): void {
    this.problem = problem
    this.state = null
    this.close()
    for (const { reject } of this.#promises.values()) reject(new Refusal(problem, 404))
  }

  #kept(): Command[] {
    try {
      return JSON.parse(this.#world.storage?.getItem(this.#drawer) ?? '[]') as Command[]
    } catch {
      return []
    }
  }

  #keep(): void {
    const lasting = [...this.#waiting.values()].filter((command) => command.do !== 'preview')
    try {
      if (lasting.length) this.#world.storage?.setItem(this.#drawer, JSON.stringify(lasting))
      else this.#world.storage?.removeItem(this.#drawer)
    } catch {
      // a full or forbidden storage costs a command only if the page is reloaded right now
    }
  }

  get #drawer(): string {
    return `caliburn-commands-${this.id}`
  }
}

function browserSocket(path: string): WebSocket {
  return new WebSocket(location.origin.replace(/^http/, 'ws') + path)
}

function browserStorage(): World['storage'] {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

async function whyNot(id: string): Promise<Message | null> {
  try {
    await api.get(`/api/tables/${encodeURIComponent(id)}`)
    return null
  } catch (error) {
    return error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429 ? error.reason : null
  }
}

/** Named for good and by nobody else; `crypto.randomUUID` is withheld without HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
