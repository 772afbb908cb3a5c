import { expect, it } from 'vitest'
import { doorsOf } from './geometry'

const board = (ids: string): ({ id: string } | null)[] => ids.split(' ').map((id) => (id === '-' ? null : { id }))

it('an abbey without gaps has twelve doors', () => {
  const doors = doorsOf(board('A B C D E F G H I'))
  expect(doors).toHaveLength(12)
  expect(doors.some(({ wild }) => wild)).toBe(false)
})

it('nothing leads into a gap, and into the forest lead paths', () => {
  expect(doorsOf(board('Ar B - - E - - - Ir')).map(({ x, y, tall, wild }) => [Math.round(x), Math.round(y), tall, wild])).toEqual([
    [33, 17, true, true],
    [50, 33, false, false],
  ])
})
