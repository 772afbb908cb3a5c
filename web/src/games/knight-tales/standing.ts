/** What goes on at a seat, for the line below its name. */
import type { Message } from '../../lib/types'
import type { BoardProps } from '../index'
import { tales } from './view'
import { tell } from './words'

/** "passed, fights 1st", "buys after you"; by night "2nd tonight". */
export function standing(props: BoardProps, of: number): Message | null {
  const { phase, order, knights } = tales(props)
  const knight = knights[of]
  if (!knight || knights.length < 2) return null
  const spot = knight.field
  if (phase === 'night') {
    if (knight.out) return knight.village === null ? { id: 'page-kt-night-over' } : { id: 'page-kt-village-spot', args: { n: knight.village } }
    return spot === null ? null : { id: 'page-kt-nth-tonight', args: { n: spot } }
  }
  if (phase !== 'day') return null
  if (knight.out) return spot === null ? { id: 'page-kt-passed' } : { id: 'page-kt-passed-nth', args: { n: spot } }
  const before = order.at(order.indexOf(of) - 1)
  return before === undefined || before === of ? null : { id: 'page-kt-buys-after', args: { seat: { seat: before } } }
}

/** Who passes now by day: "fight 2nd tonight". */
export function fightsNext(props: BoardProps): string | undefined {
  const { phase, knights } = tales(props)
  if (phase !== 'day' || knights.length < 2) return undefined
  return tell('page-kt-fights-nth', { n: knights.filter(({ field }) => field !== null).length + 1 })
}
