import { describe, expect, it } from 'vitest'
import { routeOf } from './router'

const at = (path: string) => {
  const { page, params } = routeOf(new URL(path, 'http://localhost'))
  return [page, params]
}

describe('routeOf', () => {
  it('knows every page', () => {
    expect(at('/')).toEqual(['lobby', {}])
    expect(at('/new/king-arthur')).toEqual(['new', { game: 'king-arthur' }])
    expect(at('/table/a1b2')).toEqual(['table', { id: 'a1b2' }])
    expect(at('/replay/a1b2?n=4&viewer=1')).toEqual(['replay', { id: 'a1b2' }])
    expect(at('/join/tok%20en')).toEqual(['join', { token: 'tok en' }])
    expect(at('/rules')).toEqual(['rules', {}])
    expect(at('/rules/merlin/')).toEqual(['rules', { game: 'merlin' }])
  })

  it('says what is missing, also for a broken address', () => {
    expect(at('/table')).toEqual(['missing', {}])
    expect(at('/nowhere/at/all')).toEqual(['missing', {}])
    expect(at('/join/%E0%A4%A')).toEqual(['join', { token: '%E0%A4%A' }])
  })
})
