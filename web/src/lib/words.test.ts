import { beforeAll, describe, expect, it } from 'vitest'
import { addWords, has, join, lang, loadGame, say, setLang } from './words'

beforeAll(async () => {
  addWords('en', 'page', 'list-and = and\nseat-name = Player { $number }\nhello = Hello\ncount = { $n ->\n    [one] 1 seat\n   *[other] { $n } seats\n}')
  addWords('de', 'page', 'list-and = und\nseat-name = Platz { $number }\nhello = Hallo\ncount = { $n ->\n    [one] 1 Platz\n   *[other] { $n } Plätze\n}')
  const game = (you: string, they: string) =>
    `hello = Sire\ntook = { $me ->\n    [yes] ${you} { $cards }.\n   *[no] { $seat } ${they} { $cards }.\n}\ncard = { $name }\ngave = { $seat } > { $other }`
  addWords('en', 'merlin', game('You take', 'takes'))
  addWords('de', 'merlin', game('Du nimmst', 'nimmt'))
  await setLang('en')
  await loadGame('merlin')
})

const card = (name: string) => ({ id: 'card', args: { name } })
const took = { id: 'took', args: { seat: { seat: 1 }, cards: [card('Wyvern'), card('Drake'), card('Raven')] } }
const table = { names: ['Elaine', 'Hob'], game: 'merlin' }

describe('say', () => {
  it('puts names for seats and joins lists as people write them', () => {
    expect(say(took, table)).toBe('Hob takes Wyvern, Drake and Raven.')
  })

  it('speaks to the viewer', () => {
    expect(say(took, { ...table, viewer: 1 })).toBe('You take Wyvern, Drake and Raven.')
    expect(say(took, { ...table, viewer: 0 })).toBe('Hob takes Wyvern, Drake and Raven.')
  })

  it('means the argument called seat only', () => {
    const gave = { id: 'gave', args: { seat: { seat: 0 }, other: { seat: 1 } } }
    expect(say(gave, { ...table, viewer: 1 })).toBe('Elaine > Hob')
  })

  it('counts seats from 1 where there is no name', () => {
    expect(say(took, { game: 'merlin' })).toMatch(/^Player 2 takes/)
  })

  it('prefers the words of the game, and says the id of what has none', () => {
    expect([say('hello'), say('hello', { game: 'merlin' }), say('nothing')]).toEqual(['Hello', 'Sire', 'nothing'])
    expect([has('took', 'merlin'), has('took', 'other'), has('nothing')]).toEqual([true, false, false])
  })

  it('switches everything with the language', async () => {
    await setLang('de')
    expect(lang.current).toBe('de')
    expect(say(took, { ...table, viewer: 1 })).toBe('Du nimmst Wyvern, Drake und Raven.')
    expect([1, 3].map((n) => say({ id: 'count', args: { n } }))).toEqual(['1 Platz', '3 Plätze'])
    expect(join(['a'])).toBe('a')
    await setLang('en')
  })
})
