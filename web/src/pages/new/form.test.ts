import { describe, expect, it } from 'vitest'
import type { GameSpec } from '../../lib/types'
import { TableForm } from './form.svelte'

const spec: GameSpec = {
  id: 'king-arthur',
  seats: [2, 5],
  minutes: 30,
  bots: ['random', 'greedy'],
  modes: [
    { id: 'basic', seats: [2, 5], options: [{ id: 'overpay', values: ['needed', 'free'], house_rule: true }] },
    { id: 'duel', seats: [2, 2], options: [] },
  ],
}

describe('a new table', () => {
  it('is a game against greedy bots when nothing is chosen', () => {
    expect(new TableForm(spec).wish()).toEqual({
      game: 'king-arthur',
      seats: 3,
      options: { mode: 'basic' },
      name: '',
      open: false,
      clock: { kind: 'none' },
      pace: 'calm',
      bots: [null, 'greedy', 'greedy'],
    })
  })

  it('names only the options that differ, and only those of the mode', () => {
    const form = new TableForm(spec)
    form.chosen = { overpay: 'free' }
    expect(form.wish().options).toEqual({ mode: 'basic', overpay: 'free' })
    form.mode = 'duel'
    expect(form.wish()).toMatchObject({ seats: 2, options: { mode: 'duel' }, bots: [null, 'greedy'] })
  })

  it('waits for people where seats are free', () => {
    const form = new TableForm(spec)
    expect(form.full).toBe(true)
    form.others[1] = ''
    expect(form.full).toBe(false)
    expect(form.wish().bots).toEqual([null, 'greedy', null])
  })

  it('has the clock that was chosen', () => {
    const form = new TableForm(spec)
    form.clock = 'game'
    expect(form.wish().clock).toEqual({ kind: 'game', seconds: 600, extra: 10 })
    form.clock = 'move'
    expect(form.wish().clock).toEqual({ kind: 'move', seconds: 120 })
  })

  it('has a clock for reactions beside any other', () => {
    const form = new TableForm(spec)
    form.reaction = '20'
    expect(form.wish().clock).toEqual({ kind: 'none', reaction: 20 })
    form.clock = 'move'
    expect(form.wish().clock).toEqual({ kind: 'move', seconds: 120, reaction: 20 })
  })

  const modular: GameSpec = {
    ...spec,
    id: 'merlin',
    modes: [
      {
        id: 'standard',
        seats: [2, 4],
        options: [
          { id: 'modules', values: ['allies', 'gold', 'market'], house_rule: false, many: true, brings: [['market', 'gold']] },
          { id: 'allies', values: ['draft', 'random'], house_rule: false, needs: ['modules', 'allies'] },
        ],
      },
    ],
  }

  it('takes any number of modules, with those they bring', () => {
    const form = new TableForm(modular)
    const modules = form.options[0]!
    expect(form.wish().options).toEqual({ mode: 'standard' })
    form.tick(modules, 'market', true)
    expect(form.several(modules)).toEqual(['gold', 'market'])
    expect(form.broughtBy(modules, 'gold')).toEqual(['market'])
    form.tick(modules, 'gold', false)
    expect(form.wish().options).toEqual({ mode: 'standard' })
  })

  it('asks how a module is played only where it is in the game', () => {
    const form = new TableForm(modular)
    expect(form.options.map(({ id }) => id)).toEqual(['modules'])
    form.tick(form.options[0]!, 'allies', true)
    form.chosen.allies = 'random'
    expect(form.wish().options).toEqual({ mode: 'standard', modules: 'allies', allies: 'random' })
    form.tick(form.options[0]!, 'allies', false)
    expect(form.wish().options).toEqual({ mode: 'standard' })
  })
})
