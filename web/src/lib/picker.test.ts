import { describe, expect, it } from 'vitest'
import { Picker } from './picker.svelte'
import type { Offer } from './types'

const offer = (...handles: string[]): Offer => ({ move: handles.join(' ') || 'pass', what: { id: 'm' }, how: null, handles })
const moves = (offers: Offer[]) => offers.map((one) => one.move)

describe('Picker', () => {
  const offers = [
    offer(),
    offer('drake', 'red', 'red', 'red'),
    offer('drake', 'red', 'red', 'merlin'),
    offer('wolf', 'red'),
    offer('wolf', 'orange'),
    offer('raven', 'orange'),
  ]

  it('offers everything while nothing is picked', () => {
    const picker = new Picker(offers)
    expect(picker.candidates).toHaveLength(6)
    expect(moves(picker.complete)).toEqual(['pass'])
    expect(picker.can('drake')).toBe(true)
    expect(picker.can('ogre')).toBe(false)
  })

  it('picks what all remaining moves need anyway', () => {
    const picker = new Picker(offers)
    picker.toggle('drake')
    expect(picker.picks.sort()).toEqual(['drake', 'red', 'red'])
    expect(picker.complete).toEqual([])
    expect(picker.can('merlin')).toBe(true)
    picker.toggle('merlin')
    expect(moves(picker.complete)).toEqual(['drake red red merlin'])
  })

  it('asks for one copy more beside the forced ones', () => {
    const picker = new Picker(offers)
    picker.toggle('drake')
    picker.toggle('red')
    expect(moves(picker.complete)).toEqual(['drake red red red'])
    picker.toggle('red', true)
    expect(picker.picked('red')).toBe(2)
    expect(picker.complete).toEqual([])
  })

  it('completes a forced payment at once', () => {
    const picker = new Picker(offers)
    picker.toggle('raven')
    expect(moves(picker.complete)).toEqual(['raven orange'])
  })

  it('putting back a forced thing puts back what forced it', () => {
    const picker = new Picker(offers)
    picker.toggle('raven')
    picker.toggle('orange')
    expect(picker.picks).toEqual([])
  })

  it('may begin with the payment', () => {
    const picker = new Picker(offers)
    picker.toggle('orange')
    expect(picker.can('wolf')).toBe(true)
    expect(picker.can('drake')).toBe(false)
    picker.toggle('wolf')
    expect(moves(picker.complete)).toEqual(['wolf orange'])
  })

  it('switches to a thing that does not go with the picks, keeping what does', () => {
    const picker = new Picker(offers)
    picker.toggle('wolf')
    picker.toggle('orange')
    expect(picker.can('raven')).toBe(false)
    expect(picker.could('raven')).toBe(true)
    picker.toggle('raven')
    expect(moves(picker.complete)).toEqual(['raven orange'])
    picker.toggle('drake')
    expect(picker.picked('orange')).toBe(0)
    expect(picker.picked('drake')).toBe(1)
  })

  it('a move may go on after it is complete', () => {
    const picker = new Picker([offer('supply'), offer('supply', 'supply')])
    picker.toggle('supply')
    expect(moves(picker.complete)).toEqual(['supply'])
    expect(picker.can('supply')).toBe(true)
    picker.toggle('supply')
    expect(moves(picker.complete)).toEqual(['supply supply'])
    picker.toggle('supply')
    expect(moves(picker.complete)).toEqual(['supply'])
  })

  it('ignores what no move needs, and forgets picks that are no longer offered', () => {
    const picker = new Picker(offers)
    picker.toggle('ogre')
    expect(picker.picks).toEqual([])
    picker.take(offers[3]!)
    expect(moves(picker.complete)).toEqual(['wolf red'])
    picker.offer([offer(), offer('raven', 'orange')])
    expect(picker.picks).toEqual([])
    picker.take(offers[5]!)
    picker.clear()
    expect(picker.picks).toEqual([])
  })
})
