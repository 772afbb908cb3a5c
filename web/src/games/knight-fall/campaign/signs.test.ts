import { describe, expect, it } from 'vitest'
import { placeSign, relicSign } from './signs'

describe('signs', () => {
  it('are those of the story, and a plain one where a campaign names what the page has not got', () => {
    expect(placeSign('witch-face')).toBe('witch-face')
    expect(placeSign('well')).toBe('well')
    expect(placeSign('no-such-icon')).toBe('compass')
    expect(placeSign('constructor')).toBe('compass')
    expect(relicSign('ember-censer')).toBe('fire-bowl')
  })
})
