import { describe, expect, it } from 'vitest'
import { Picker } from '../lib/picker.svelte'
import type { Offer } from '../lib/types'
import { actionsOf, grouped } from './actions'

const offer = (move: string, ...handles: string[]): Offer => ({ move, what: { id: move.split(' ')[0]! }, how: null, handles })
const pass = offer('pass')

describe('actions', () => {
  it('shows few moves at once, the larger one in gold', () => {
    const offers = [offer('draw 1', 's'), offer('draw 2', 's', 's'), pass]
    const picker = new Picker(offers)
    expect(actionsOf(offers, picker)).toEqual({ passes: [pass], others: [offers[0]], main: offers[1] })
    picker.toggle('s')
    expect(actionsOf(offers, picker)).toEqual({ passes: [pass], others: [offers[1]], main: offers[0] })
  })

  it('waits for picks where there are many', () => {
    const offers = [pass, ...'abcd'.split('').map((card) => offer(`take ${card}`, card))]
    const picker = new Picker(offers)
    expect(actionsOf(offers, picker).main).toBe(null)
    picker.toggle('c')
    expect(actionsOf(offers, picker).main?.move).toBe('take c')
  })

  it('waits for picks too where a few moves differ in what they take', () => {
    const offers = [pass, offer('take a', 'grail', 'a', 'b'), offer('take b', 'grail', 'a', 'c')]
    const picker = new Picker(offers)
    expect(actionsOf(offers, picker)).toEqual({ passes: [pass], others: [], main: null })
    const one = [pass, offers[1]!]
    expect(actionsOf(one, new Picker(one)).main).toBe(offers[1])
  })

  it('passing is never golden', () => {
    expect(actionsOf([pass], new Picker([pass]))).toEqual({ passes: [pass], others: [], main: null })
  })

  it('groups moves by what they do', () => {
    const offers = [offer('take x', 'x'), pass, offer('take y', 'y')]
    expect(grouped(offers).map((group) => group.offers.map(({ move }) => move))).toEqual([['take x', 'take y'], ['pass']])
  })
})
