import { describe, expect, it } from 'vitest'
import type { TableEvent } from '../../../lib/types'
import { changesOf } from './changes'

const events = (...kinds: string[]): TableEvent[] => kinds.map((kind, n) => ({ n, kind, seat: null, told: { id: kind }, data: {} }))
const kinds = (found: TableEvent[]): string[] => found.map(({ kind }) => kind)

describe('what changed', () => {
  const all = events('choice-made', 'bell-rang', 'party-rode', 'entry-read', 'choice-made', 'resources-gained', 'bell-rang', 'party-rode')

  it('is what came of the last choice, until the party rides on', () => {
    expect(kinds(changesOf(all, { kind: 'entry', chosen: 'a' }))).toEqual(['choice-made', 'resources-gained', 'bell-rang'])
  })

  it('is nothing while the page waits for a choice', () => {
    expect(changesOf(all, { kind: 'entry', chosen: null })).toEqual([])
    expect(changesOf([], { kind: 'after', chosen: 'a' })).toEqual([])
  })
})
