import { describe, expect, it } from 'vitest'
import { Picker } from '../../lib/picker.svelte'
import type { Offer } from '../../lib/types'
import type { BoardProps } from '../index'
import { bossSpot, DESK, phoneOf, spotOf } from './geometry'
import { choicesOf, signed } from './choices'
import { laidOut } from './dice'
import { action, fightOf, first, forked, headline, press, shownOf } from './prompt'
import type { Tales } from './view'

const offer = (move: string, ...handles: string[]): Offer => ({ move, what: { id: `move-${move.split(' ')[0]}` }, how: null, handles })
const lane = [{ handle: 'monster-1', rank: 1, id: 'goblin', revealed: true }]
const table = (more: Partial<Tales> = {}) => ({ phase: 'night', lanes: [lane, [], []], boss: null, attack: null, knights: [], ...more }) as unknown as Tales
const propsOf = (offers: Offer[], more: Partial<Tales> = {}) =>
  ({ picker: new Picker(offers), game: { view: { table: table(more), asked: [] } }, seat: 0, explain: () => {} }) as unknown as BoardProps

describe('the buttons of an attack', () => {
  it('lead on, but never say whom to attack', () => {
    const offers = [offer('use chainmail', 'chainmail'), offer('resolve')]
    expect(first(offers)).toBe(offers[1])
    expect(first([offer('attack 1-1', 'monster-1'), offer('attack 2-1', 'monster-2')])).toBe(null)
  })

  it('name what is attacked and what is needed for it', () => {
    const attack = offer('attack 1-1 mule', 'monster-1', 'mule')
    expect(action(attack, propsOf([attack]))).toMatchObject({ label: { id: 'page-kt-n-do-attack' }, icon: 'crossed-swords' })
    expect(action(offer('pass'), propsOf([]))).toEqual({ label: { id: 'move-pass' } })
    expect(action(offer('unheard-of'), propsOf([]))).toBe(null)
  })

  it('ask for the choice that a picked card still lacks', () => {
    const props = propsOf([offer('use longsword k1 sword', 'longsword', 'k1'), offer('use longsword k2 sword', 'longsword', 'k2'), offer('resolve')])
    expect(headline(props)).toBe(null)
    press(props, 'longsword')
    expect(shownOf(props, 'longsword')).toEqual({ chosen: true, can: false, blocked: false })
    expect(shownOf(props, 'k1').can).toBe(true)
    expect(headline(props)?.id).toBe('page-kt-n-head-use-die')
    press(props, 'k1')
    expect(headline(props)).toBe(null)
  })
})

describe('what a button says', () => {
  const die = { id: 'how-die', args: { number: 2, face: { id: 'face-sword' } } }
  const ways = ['sword', 'shield'].map((kind) => ({ ...offer(`use longsword k2 ${kind}`, 'longsword', 'k2'), how: { id: `how-tokens-${kind}`, args: { die, number: 1 } } }))

  it('tells only how a card is used, once the card and the die are picked', () => {
    const props = propsOf([...ways, offer('use longsword k1 sword', 'longsword', 'k1'), offer('resolve')])
    expect(action(ways[0]!, props)).toMatchObject({ label: { id: 'page-kt-n-do-use-how' } })
    press(props, 'longsword')
    expect(forked(props)).toBe(false)
    press(props, 'k2')
    expect(forked(props)).toBe(true)
    expect(headline(props)?.id).toBe('page-kt-n-head-use')
    expect(action(ways[0]!, props)).toMatchObject({ label: { id: 'page-kt-n-do-use-one' } })
  })

  it('tells apart two dice with the same face', () => {
    const faith = [1, 2].map((number) => ({ ...offer(`faith m${number}`, `m${number}`), how: { id: 'how-monster-die', args: { number, colour: 'black', face: { id: 'face-sword' } } } }))
    const [one, other] = faith.map((each) => action(each, propsOf(faith)))
    expect(one).not.toEqual(other)
  })
})

describe('what can be chosen beside the buttons', () => {
  it('is also who takes a wound, and what is to be exhausted', () => {
    const names = ['priest', 'hunter', 'innkeeper', 'herbalist']
    for (const verb of ['absorb', 'exhaust', 'use']) {
      const choices = choicesOf(propsOf([...names.map((name) => offer(`${verb} ${name}`, name)), offer('pass')]))
      expect(choices.cards).toEqual(names)
      expect(signed(choices)).toBe(false)
    }
  })

  it('is not what the buttons offer anyway', () => {
    expect(choicesOf(propsOf([offer('exhaust healer', 'healer'), offer('exhaust mule', 'mule')])).cards).toEqual([])
  })
})

describe('the dice', () => {
  it('fit into the tray, however many they are and however low it is', () => {
    for (const knight of [2, 3, 4])
      for (const monster of [0, 1, 4, 6, 8])
        for (const tokens of [0, 1, 2])
          for (const room of [84, 110, 150, 240]) {
            const width = 277
            const sizes = laidOut({ knight, monster, knightTokens: tokens, monsterTokens: tokens }, width, room)
            const across = sizes.side ? knight * sizes.knight + monster * sizes.monster + 2 * tokens * 30 : Math.max(knight * sizes.knight + tokens * 30, (monster + tokens > 6 ? Math.ceil(monster / 2) : monster) * sizes.monster)
            expect(across).toBeLessThanOrEqual(width - 28)
            if (!sizes.side && monster <= 4 && room > 100) expect(sizes.knight + sizes.monster + 9 + 36).toBeLessThanOrEqual(room)
          }
  })
})

describe('an attack', () => {
  it('is one once it has a target', () => {
    expect(fightOf(table({ attack: { seat: 0, target: null } as never }))).toBe(null)
    expect(fightOf(table({ attack: { seat: 0, target: 'boss' } as never }))?.target).toBe('boss')
  })
})

describe('the battlefield', () => {
  it('has room for nine monsters that cover nobody', () => {
    for (const shape of [DESK, phoneOf(390, 350), phoneOf(390, 520)]) {
      const spots = [0, 1, 2].flatMap((n) => [0, 1, 2].map((rank) => spotOf(shape, n, rank)))
      for (const a of spots)
        for (const b of spots)
          if (a !== b) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true)
      expect(bossSpot(shape, 2).w).toBeGreaterThan(2 * spotOf(shape, 0, 2).w)
      expect(Math.max(...spots.map(({ y, h }) => y + h))).toBeLessThan(shape.walls)
    }
  })
})
