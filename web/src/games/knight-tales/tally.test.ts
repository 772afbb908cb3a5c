import { describe, expect, test } from 'vitest'
import { emblem, suitOf } from './emblems'
import { itemsOf, ROWS, upTo } from './tally'
import { monsterType, stands, type Score, type Tales } from './view'

const score: Score = { market: 4, market_set: 10, monsters: 23, monster_set: 3, quests: 3, renown: 3, gold: 3, total: 49 }

describe('the score sheet', () => {
  test('adds up row by row to the total of the rulebook’s example', () => {
    expect(ROWS.map((row) => upTo(score, row))).toEqual([4, 14, 37, 40, 43, 46, 49])
  })

  test('shows market cards and trophies only, and each quest and renown with what it brought', () => {
    const table = {
      knights: [{ knight: 'tartos', gold: 11, types: ['weapon', 'trophy'], slain: ['goblin', 'troll', 'warchief'], cards: ['longsword', 'cleave', 'spear', 'horned-helm'].map((id) => ({ id, spent: false })) }],
      quests: [{ id: 'mighty-blow', handle: 'mighty-blow', day: 1, points: [5, 3, 1], crests: [1, 0] }],
      renown: [{ night: 1, zones: { green: 5, yellow: 3, red: 0 }, crests: [[0, 'yellow']] }],
    } as unknown as Tales
    expect(itemsOf(table, 0, 'market').map((item) => ('id' in item ? item.id : ''))).toEqual(['spear', 'horned-helm'])
    expect(itemsOf(table, 0, 'quests')).toMatchObject([{ text: 'I', points: 3, has: true }])
    expect(itemsOf(table, 0, 'renown')).toMatchObject([{ text: 'I', points: 3, zone: 'yellow' }])
    expect(itemsOf(table, 0, 'monster_set').filter((item) => 'has' in item && item.has)).toHaveLength(3)
  })
})

describe('names', () => {
  test('a monster is of the kind that sets are made of', () => {
    expect(['goblin', 'vampire', 'woodwitch'].map(monsterType)).toEqual(['orc', 'undead-champion', 'boss'])
  })

  test('cards know their suit, and everything has an emblem of its own', () => {
    expect([suitOf('spear'), suitOf('spiked-shield'), suitOf('goblin')]).toEqual(['weapon', 'trophy', undefined])
    expect(emblem('shield')).toBe('shield')
  })

  test('the well falls first and the farmhouse last', () => {
    const left = (village: number) => ['farmhouse', 'cart', 'well'].filter((part) => stands({ village } as Tales, part))
    expect([left(3), left(2), left(1), left(0)]).toEqual([['farmhouse', 'cart', 'well'], ['farmhouse', 'cart'], ['farmhouse'], []])
  })
})
