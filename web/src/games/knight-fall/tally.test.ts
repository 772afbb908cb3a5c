import { expect, test } from 'vitest'
import { tallyOf } from './tally'

const scored = (n: number, side: string, why: string, points: number) => ({ n, kind: 'points-scored', seat: null, told: { id: '' }, data: { side, why, points } })

test('points are counted by side and by why, from the space where a side began', () => {
  const events = [scored(1, 'demons', 'elder', 2), scored(2, 'knights', 'round', 1), scored(3, 'demons', 'elder', 2), { ...scored(4, 'demons', 'elder', 2), kind: 'healed' }]
  expect(tallyOf(events, { knights: 2, demons: 4 })).toEqual([
    { side: 'knights', why: 'start', points: 1 },
    { side: 'demons', why: 'elder', points: 4 },
    { side: 'knights', why: 'round', points: 1 },
  ])
})
