import { describe, expect, it } from 'vitest'
import type { Place } from '../view'
import { ridersOf, type Campaign } from './view'

const place = (seat: number | null, character: string | null, side = 'knight'): Place => ({ place: 0, seat, side, character }) as Place

describe('the knights of somebody', () => {
  it('are those of their seat, in whatever order they stood in the last battle', () => {
    const campaign = { knights: ['seer-knight', 'iron-knight'] } as Campaign
    const places = [place(null, 'ash-hound', 'demon'), place(1, 'seer-knight'), place(null, null, 'demon'), place(0, 'iron-knight')]
    expect(ridersOf(campaign, places, 0)).toEqual(['iron-knight'])
    expect(ridersOf(campaign, places, 1)).toEqual(['seer-knight'])
    expect(ridersOf(campaign, places, null)).toEqual([])
  })

  it('who rides alone has both, and a fallen one leaves its place empty', () => {
    expect(ridersOf({ knights: ['seer-knight', 'iron-knight'] } as Campaign, [place(0, 'seer-knight'), place(0, 'iron-knight')], 0)).toEqual(['seer-knight', 'iron-knight'])
    expect(ridersOf({ knights: ['seer-knight'] } as Campaign, [place(0, null), place(1, 'seer-knight')], 0)).toEqual([])
  })
})
