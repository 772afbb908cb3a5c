import { describe, expect, it } from 'vitest'
import { numbered } from '../shared/pick'
import { bySuit, counted, kindOf, points, suitOf, touched, valueOf, type Arthur } from './view'

describe('cards by their ids', () => {
  it('knows kind, colour and number', () => {
    expect([kindOf('enemy-knight-3'), valueOf('enemy-knight-3')]).toEqual(['enemy-knight', 3])
    expect([suitOf('beige-2'), valueOf('beige-2')]).toEqual(['beige', 2])
    expect([suitOf('merlin'), valueOf('merlin')]).toEqual(['merlin', 1])
  })

  it('sorts a hand by colour, doubles first', () => {
    expect(bySuit(['merlin', 'red-1', 'red-2', 'beige-1'])).toEqual([
      { suit: 'red', cards: ['red-2', 'red-1'] },
      { suit: 'beige', cards: ['beige-1'] },
      { suit: 'merlin', cards: ['merlin'] },
    ])
  })

  it('numbers like cards, so that the first ones show as chosen', () => {
    expect(numbered(['a', 'b', 'a'], (id) => id).map(({ copy }) => copy)).toEqual([0, 0, 1])
    expect(counted(['a', 'b', 'a'])).toEqual([['a', 2], ['b', 1]])
  })
})

describe('points', () => {
  const table = { players: [{ won: 9, trophies: ['dragon-2', 'monster-3'] }, { won: 7, trophies: null }] } as Arthur
  it('adds what is held where it may be seen', () => {
    expect(points(table, 0)).toEqual({ won: 9, held: 5, total: 14 })
    expect(points(table, 1)).toEqual({ won: 7, held: null, total: 7 })
  })
})

it('finds the sealed cards that a preview lets others take', () => {
  const event = { n: 1, kind: 'adversary-taken', seat: 2, told: { id: '' }, data: { seat: 2, card: 'dragon-3' } }
  expect(touched([event])).toEqual(['dragon-3@2'])
})
