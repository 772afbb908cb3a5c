import { expect, it } from 'vitest'
import type { TableEvent } from '../../lib/types'
import { foretold } from './foretold'

const event = (kind: string, data: object): TableEvent => ({ n: 1, kind, data, told: { id: '' } }) as unknown as TableEvent
const of = (...events: TableEvent[]): object => Object.fromEntries(foretold(events))

it('tells the health that would be lost, else the damage that is aimed', () => {
  const aimed = event('attack-declared', { units: ['imp-1', 'imp-2'], damage: 3 })
  expect(of(aimed)).toEqual({ 'imp-1': 3, 'imp-2': 3 })
  expect(of(aimed, event('health-lost', { unit: 'imp-1', amount: 2 }))).toEqual({ 'imp-1': 2, 'imp-2': 3 })
  expect(of(aimed, event('unharmed', { unit: 'imp-2' }))).toEqual({ 'imp-1': 3 })
})

it('shows a blow at a guarded elder where it would land', () => {
  const aimed = event('attack-declared', { units: ['elder-4'], damage: 2 })
  expect(of(aimed, event('guard-stepped', { knight: 'iron-knight', elder: 'elder-4' }))).toEqual({ 'iron-knight': 2 })
})
