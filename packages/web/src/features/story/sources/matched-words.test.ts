import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtSharedWords } from './matched-words.ts'

const marked = (passage: string, sentence: string) =>
  splitAtSharedWords(passage, sentence).flatMap(({ text, isMatched }) => (isMatched ? [text] : []))

test.each([
  ['the same words', 'A dyke broke in Beira.', 'A dyke broke in Beira.', ['A dyke broke in Beira']],
  [
    'names and numbers of another language',
    'Zes doden in Beira, 14 vermist',
    'In Beira 14 are missing.',
    ['in Beira, 14'],
  ],
  ['no common words', 'It is in the sea', 'It is in the town', []],
  ['words that differ only in accents and case', 'Café OPENED', 'The cafe opened late.', ['Café OPENED']],
])('B1 the marks in a passage cover %s', (_name, passage, sentence, expected) => {
  expect(marked(passage, sentence)).toEqual(expected)
})

test('the parts of a passage add up to the passage, in order', () => {
  const words = fc.array(fc.constantFrom('dyke', 'in', 'Beira', '14', '—', '“', 'é', '\u{1f600}'), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(words, words, (passage, sentence) => {
      const text = passage.join(' ')
      const parts = splitAtSharedWords(text, sentence.join(' '))
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.every((part) => text.startsWith(part.text, part.start) && part.text !== '')).toBe(true)
    }),
  )
})
