import { describe, expect, it } from 'vitest'
import { missing, othersOf } from './seating'
import { waitingFor, won } from './waiting'
import type { BoardProps } from '../games'
import type { Table, TableSeat } from '../lib/types'

const seat = (number: number, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: number,
  name: `P${number}`,
  arms: null,
  person: `p${number}`,
  bot: null,
  standing_in: false,
  ready: true,
  online: true,
  away: false,
  out_of_time: false,
  conceded: false,
  was: null,
  ...more,
})
const table = (mine: number | null, seats: TableSeat[], more: Partial<Table> = {}) =>
  ({ phase: 'playing', seats, you: { person: null, seat: mine, host: false }, frozen: null, ending: null, ...more }) as Table

describe('seats', () => {
  const four = [seat(0), seat(1), seat(2), seat(3)]

  it('stand in the order of play after mine; a watcher sees all', () => {
    expect(othersOf(table(2, four))).toEqual([3, 0, 1])
    expect(othersOf(table(null, four))).toEqual([0, 1, 2, 3])
  })

  it('whoever is asked and away or out of time may be stood in for, but not bots and not me', () => {
    const seats = [seat(0, { away: true }), seat(1, { out_of_time: true }), seat(2, { away: true, bot: 'greedy' }), seat(3)]
    const asked = [0, 1, 2, 3].map((one) => ({ seat: one }))
    expect(missing(table(0, seats), asked).map((one) => one.seat)).toEqual([1])
    expect(missing(table(3, seats), asked).map((one) => one.seat)).toEqual([0, 1])
    expect(missing(table(null, seats), asked)).toEqual([])
    expect(missing(table(3, seats, { phase: 'over' }), asked)).toEqual([])
  })
})

describe('what is waited for', () => {
  const props = (more: Partial<Table>, asked: number[], winners?: number[]) =>
    ({
      table: table(0, [], more),
      game: { view: { asked: asked.map((one) => ({ seat: one })), result: winners ? { winners, scores: [] } : null } },
      seat: 0,
    }) as unknown as BoardProps

  it('names the seats that are asked', () => {
    expect(waitingFor(props({}, [2, 0]))).toMatchObject({ id: 'page-table-waiting', args: { count: 1 } })
    expect(waitingFor(props({}, [])).id).toBe('page-table-wait')
  })

  it('tells why a table is frozen, and who won', () => {
    expect(waitingFor(props({ frozen: { id: 'why' } }, [1])).id).toBe('why')
    expect(waitingFor(props({ phase: 'over' }, [], [0])).id).toBe('page-table-you-won')
    expect(waitingFor(props({ phase: 'over', ending: { by: 'concession', winners: [1] } }, [], [0])).id).toBe('page-table-won')
    expect(won([], 0).id).toBe('page-table-nobody-won')
  })
})
