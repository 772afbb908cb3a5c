import { describe, expect, it } from 'vitest'
import { paragraphs } from './story'

describe('a text of the story', () => {
  it('is told in paragraphs, whatever its lines', () => {
    expect(paragraphs('One\nline.\n\nAnother.\n')).toEqual([[{ words: 'One line.', said: false }], [{ words: 'Another.', said: false }]])
  })

  it('knows what somebody says, in English and in German', () => {
    expect(paragraphs('"The lock," he says, "is rusted."')[0]!.map(({ said }) => said)).toEqual([true, false, true])
    expect(paragraphs('Er sagt: „Das Schloss ist verrostet.“')[0]).toEqual([{ words: 'Er sagt: ', said: false }, { words: '„Das Schloss ist verrostet.“', said: true }])
  })
})
