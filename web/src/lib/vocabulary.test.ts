import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { Vocabulary, entriesOf } from './vocabulary'

const files = import.meta.glob<string>('../../../src/caliburn/**/locale/**/*.ftl', { query: '?raw', import: 'default', eager: true })

describe('a vocabulary', () => {
  it('cuts a source into its messages, however they are written', () => {
    const text = '# a note\na = A\n\n-term = T\nb =\n    { $n ->\n        [one] 1\n       *[other] { $n }\n    }\n## a heading\nc = { -term } { a }\n'
    expect([...entriesOf(text).keys()]).toEqual(['a', '-term', 'b', 'c'])
    const words = new Vocabulary('en', [entriesOf(text)])
    expect([words.say('c', {}), words.say('b', { n: 2 }), words.say('d', {})]).toEqual(['T A', '2', undefined])
  })

  it('counts and writes numbers as Intl does in both languages', () => {
    const text = 'n =\n    { $n ->\n        [one] one { $n }\n       *[other] other { $n }\n    }\n'
    for (const lang of ['en', 'de'] as const) {
      const words = new Vocabulary(lang, [entriesOf(text)])
      for (const n of [0, 1, 2, 11, 21, 100, 101, 999, 1000, 1001, 12345, -1, -7, 1.5, 0.1])
        expect(words.say('n', { n }), `${lang} ${n}`).toBe(`${new Intl.PluralRules(lang).select(n)} ${new Intl.NumberFormat(lang).format(n)}`)
    }
  })

  it('says of our own files what a whole reading says', () => {
    vi.spyOn(console, 'error').mockReturnValue() // some of the values are missing here
    expect(Object.keys(files).length).toBeGreaterThan(8)
    for (const [file, text] of Object.entries(files)) {
      const lang = file.endsWith('de.ftl') ? 'de' : 'en'
      const whole = new FluentBundle(lang, { useIsolating: false })
      expect(whole.addResource(new FluentResource(text))).toEqual([])
      const words = new Vocabulary(lang, [entriesOf(text)])
      for (const [id, message] of whole._messages) {
        const values = { n: 2, count: 2, number: 2, me: 'yes' }
        const said = message.value ? whole.formatPattern(message.value, values, []) : undefined
        expect(words.say(id, values), `${file} ${id}`).toBe(said)
      }
    }
  })
})
