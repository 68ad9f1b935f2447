import { expect, test } from 'vitest'
import { extractQuotedWords, removeQuotedWords } from './own-words.ts'

test.each([
  ['The mayor called it “a gift to builders”.', ['a gift to builders']],
  ['De burgemeester noemt het ‘een cadeau’ en „een grap”.', ['een cadeau', 'een grap']],
  ["Court: 'no' to the workers' plan, 'yes indeed' to the farmers' plan", ['yes indeed']],
  ["Het is 's avonds in 't Gooi, zei hij.", []],
  ['He paid $5 for a 5" pipe.', []],
])('words in marks are quoted, apostrophes and inches are none: %s', (text, quoted) => {
  expect(extractQuotedWords(text).map((words) => words.text)).toEqual(quoted)
})

test('offsets hold the marks, and the rest is the writer’s own', () => {
  const text = 'Mayor: ‘too low’, say engineers'
  const [words] = extractQuotedWords(text)
  expect(text.slice(words?.start, words?.end)).toBe('‘too low’')
  expect(removeQuotedWords(text)).toBe('Mayor:  , say engineers')
})
