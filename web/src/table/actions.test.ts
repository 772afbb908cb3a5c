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

  it('puts the one that the game calls first in gold', () => {
    const offers = [pass, offer('take a', 'a'), offer('double a', 'a'), offer('take b', 'b'), offer('take c', 'c')]
    const picker = new Picker(offers)
    picker.toggle('a')
    expect(actionsOf(offers, picker).main?.move).toBe('take a')
    const first = (complete: Offer[]) => complete.find(({ move }) => move.startsWith('double'))
    expect(actionsOf(offers, picker, first)).toEqual({ passes: [pass], others: [offers[1]], main: offers[2] })
    expect(actionsOf(offers, picker, () => undefined).main?.move).toBe('take a')
  })

  it('has no gold before a pick where the game says so', () => {
    const offers = [offer('attack a', 'a'), offer('attack b', 'b')]
    const picker = new Picker(offers)
    expect(actionsOf(offers, picker, () => null)).toEqual({ passes: [], others: offers, main: null })
    picker.toggle('b')
    expect(actionsOf(offers, picker, () => null).main).toBe(offers[1])
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

  it('keeps what is always a button beside what is picked, and nothing else before', () => {
    const offers = [offer('choice a', 'a'), offer('choice b', 'b'), offer('buy-scroll', 'scrolls')]
    const picker = new Picker(offers)
    const always = (moves: Offer[]) => moves.filter(({ move }) => move === 'buy-scroll')
    expect(actionsOf(offers, picker, undefined, always)).toEqual({ passes: [], others: [offers[2]], main: null })
    picker.toggle('a')
    expect(actionsOf(offers, picker, undefined, always)).toEqual({ passes: [], others: [offers[2]], main: offers[0] })
    const one = offers.slice(1)
    expect(actionsOf(one, new Picker(one), undefined, always).main).toBe(one[0])
    expect(actionsOf(offers, new Picker(offers), undefined, () => null).others).toHaveLength(2)
  })

  it('groups moves by what they do', () => {
    const offers = [offer('take x', 'x'), pass, offer('take y', 'y')]
    expect(grouped(offers).map((group) => group.offers.map(({ move }) => move))).toEqual([['take x', 'take y'], ['pass']])
  })
})
