import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableConnection } from './connection.svelte'
import type { Answer, Command, Game, State, TableEvent } from './types'

class FakeSocket {
  static opened: FakeSocket[] = []
  readyState = 0
  sent: Command[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly path: string) {
    FakeSocket.opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1006) {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  hear(frame: unknown) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

class FakeStorage {
  kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
  removeItem = (key: string) => void this.kept.delete(key)
}

const event = (n: number, kind = 'drawn'): TableEvent => ({ n, kind, seat: 0, told: { id: kind }, data: {} })
const state = (n: number, game: Partial<Game> | null = null, chat: State['chat'] = []): State =>
  ({ n, table: { id: 't1' }, game: game && { undos: 0, events_from: 0, events: [], ...game }, chat }) as unknown as State
const answer = (re: string, what: Answer['answer'] = 'accepted'): Answer => ({ re, answer: what, n: 1 })
const socket = () => FakeSocket.opened.at(-1)!
const line = (n: number, text: string) => ({ n, at: 0, seat: 0, name: 'Elaine', text, team: false })

let storage: FakeStorage
const connect = (problem = async () => null as null | { id: string }) =>
  new TableConnection('t1', { socket: (path) => new FakeSocket(path) as unknown as WebSocket, storage, problem })

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.opened = []
  storage = new FakeStorage()
})
afterEach(() => vi.useRealTimers())

describe('the state', () => {
  it('is what was told elsewhere, until the line tells it', () => {
    const line = connect()
    line.foretell(state(3, { events: [event(1)] }))
    expect([line.state?.n, line.events.length, line.status]).toEqual([3, 1, 'connecting'])
    socket().open()
    socket().hear(state(4, { events: [event(1), event(2)] }))
    expect([line.state?.n, line.events.length, line.status]).toEqual([4, 2, 'live'])
    line.foretell(state(3)) // too late
    expect(line.state?.n).toBe(4)
  })

  it('is live with the first state, and knows nothing before', () => {
    const line = connect()
    expect([line.status, line.state]).toEqual(['connecting', null])
    socket().open()
    socket().hear(state(3))
    expect([line.status, line.state?.n]).toEqual(['live', 3])
  })

  it('adds the events that are sent and asks for the rest when it comes back', () => {
    const line = connect()
    expect(socket().path).toBe('/api/tables/t1/socket?events=0&undos=0&chat=0')
    socket().open()
    socket().hear(state(1, { events: [event(1), event(2)] }))
    socket().hear(state(2, { events_from: 2, events: [event(3)] }))
    expect(line.events.map(({ n }) => n)).toEqual([1, 2, 3])
    socket().close()
    vi.advanceTimersByTime(250)
    expect(socket().path).toBe('/api/tables/t1/socket?events=3&undos=0&chat=0')
  })

  it('forgets what was taken back', () => {
    const line = connect()
    socket().open()
    socket().hear(state(1, { events: [event(1), event(2, 'played'), event(3, 'drawn')] }))
    socket().hear(state(2, { undos: 1, events_from: 1, events: [event(2, 'passed')] }))
    expect(line.events.map(({ n, kind }) => `${n} ${kind}`)).toEqual(['1 drawn', '2 passed'])
  })

  it('does not double events that come again', () => {
    const line = connect()
    socket().open()
    socket().hear(state(1, { events: [event(1), event(2)] }))
    socket().hear(state(1, { events_from: 0, events: [event(1), event(2)] }))
    expect(line.events).toHaveLength(2)
  })

  it('keeps the chat in order and once', () => {
    const connection = connect()
    socket().open()
    socket().hear(state(1, null, [line(1, 'a'), line(2, 'b')]))
    socket().hear(state(2, null, [line(2, 'b'), line(5, 'c')]))
    expect(connection.chat.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  })
})

describe('commands', () => {
  it('are answered by their key', async () => {
    const line = connect()
    socket().open()
    const ready = line.send({ do: 'ready', ready: true })
    const undo = line.send({ do: 'undo' })
    const [first, second] = socket().sent
    socket().hear(answer(second!.key, 'refused'))
    socket().hear(answer(first!.key))
    expect([(await ready).answer, (await undo).answer]).toEqual(['accepted', 'refused'])
    expect(line.unanswered).toBe(0)
  })

  it('wait for the line and go out in order', () => {
    const line = connect()
    void line.send({ do: 'start' })
    void line.send({ do: 'undo' })
    expect(socket().sent).toEqual([])
    socket().open()
    expect(socket().sent.map((command) => command.do)).toEqual(['start', 'undo'])
  })

  it('are sent again under the same key after the line was lost', async () => {
    const line = connect()
    socket().open()
    socket().hear(state(1))
    const played = line.send({ do: 'play', question: 4, move: 'draw 1' })
    const [sent] = socket().sent
    socket().close()
    expect(line.status).toBe('lost')
    vi.advanceTimersByTime(250)
    socket().open()
    expect(socket().sent).toEqual([sent])
    socket().hear(answer(sent!.key, 'duplicate'))
    expect((await played).answer).toBe('duplicate')
    socket().close()
    vi.advanceTimersByTime(5000)
    socket().open()
    expect(socket().sent).toEqual([])
  })

  it('survive a reload of the page', () => {
    const before = connect()
    socket().open()
    void before.send({ do: 'play', question: 4, move: 'draw 1' })
    void before.send({ do: 'preview', question: 4, move: 'draw 1' })
    const [sent] = socket().sent
    before.close()
    connect()
    socket().open()
    expect(socket().sent).toEqual([sent]) // and nobody waits for the preview any more
    socket().hear(answer(sent!.key))
    expect(storage.kept.size).toBe(0)
  })

  it('that get no answer show that the line is dead', () => {
    const line = connect()
    socket().open()
    socket().hear(state(1))
    void line.send({ do: 'undo' })
    vi.advanceTimersByTime(6000)
    expect(line.status).toBe('lost')
    vi.advanceTimersByTime(250)
    socket().open()
    expect(socket().sent.map((command) => command.do)).toEqual(['undo'])
  })
})

describe('the line', () => {
  it('is tried again after 0.25 s, and then less and less often', () => {
    connect()
    const waits = [250, 500, 1000, 2000, 4000, 5000, 5000]
    for (const wait of waits) {
      const before = FakeSocket.opened.length
      socket().close()
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSocket.opened).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.opened).toHaveLength(before + 1)
    }
  })

  it('is tried at once for a new command, and at least every second while one waits', () => {
    const line = connect()
    socket().open()
    socket().hear(state(1))
    for (const wait of [250, 500, 1000, 2000]) {
      socket().close()
      vi.advanceTimersByTime(wait)
    }
    socket().close()
    const before = FakeSocket.opened.length
    void line.send({ do: 'undo' })
    expect(FakeSocket.opened).toHaveLength(before + 1)
    for (const wait of [250, 500, 1000, 1000, 1000]) {
      socket().close()
      vi.advanceTimersByTime(wait)
    }
    expect(FakeSocket.opened).toHaveLength(before + 6)
    socket().open()
    expect(socket().sent.map((command) => command.do)).toEqual(['undo'])
  })

  it('begins with short waits again once a state came', () => {
    connect()
    for (const wait of [250, 500, 1000]) {
      socket().close()
      vi.advanceTimersByTime(wait)
    }
    socket().open()
    socket().hear(state(1))
    const before = FakeSocket.opened.length
    socket().close()
    vi.advanceTimersByTime(250)
    expect(FakeSocket.opened).toHaveLength(before + 1)
  })

  it('ignores what an abandoned socket still says', () => {
    const line = connect()
    const old = socket()
    old.open()
    old.hear(state(1))
    const hear = old.onmessage!
    old.close()
    vi.advanceTimersByTime(250)
    socket().open()
    socket().hear(state(5))
    hear({ data: JSON.stringify(state(2)) })
    expect(line.state?.n).toBe(5)
  })

  it('says why there is no such table, and gives up', async () => {
    const line = connect(async () => ({ id: 'refused-no-table' }))
    socket().close()
    await vi.advanceTimersByTimeAsync(0)
    expect(line.problem).toEqual({ id: 'refused-no-table' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('stays closed once it was closed', () => {
    const line = connect()
    line.close()
    vi.advanceTimersByTime(10_000)
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('stops where the server says that there is no such table', async () => {
    const line = connect()
    socket().open()
    socket().hear({ re: '', answer: 'refused', n: null, reason: { id: 'refused-no-table' } })
    socket().close(4404)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(line.problem).toEqual({ id: 'refused-no-table' })
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('tries again where the server cannot answer just now', async () => {
    const line = connect()
    socket().open()
    socket().hear({ re: '', answer: 'refused', n: null, reason: { id: 'refused-store-busy' } })
    socket().close(4503)
    await vi.advanceTimersByTimeAsync(1000)
    expect(line.problem).toBeNull()
    expect(FakeSocket.opened.length).toBeGreaterThan(1)
  })
})
