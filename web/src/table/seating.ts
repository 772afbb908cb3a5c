/** Who sits where: small questions about the seats of a table. */
import type { Table, TableSeat } from '../lib/types'

/** A person who should be here and is not. */
export function isAway(seat: TableSeat): boolean {
  if (!seat.person || (seat.bot && !seat.standing_in)) return false
  return seat.away
}

/** The other seats in the order of play after mine; for a watcher all of them. */
export function othersOf(table: Table): number[] {
  const count = table.seats.length
  const mine = table.you.seat
  if (mine === null) return table.seats.map(({ seat }) => seat)
  return Array.from({ length: count - 1 }, (_, step) => (mine + 1 + step) % count)
}

/** Persons the game waits for who are away or out of time: the others may let a bot play on there. */
export function missing(table: Table, asked: { seat: number }[]): TableSeat[] {
  if (table.phase !== 'playing' || table.you.seat === null) return []
  return asked
    .map(({ seat }) => table.seats[seat]!)
    .filter((seat) => seat.seat !== table.you.seat && seat.person && !seat.bot && (seat.out_of_time || isAway(seat)))
}
