import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWordEnd } from './word-end.ts'

const WORD = /[\p{L}\p{N}]+(?:['’.,:-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu

function wordsOf(text: string): string[] {
  const words: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = findWordEnd(text, at)
    if (end > at) words.push(text.slice(at, end))
    at = Math.max(end, at + 1)
  }
  return words
}

test.each([
  [
    "The vice-president didn't say 3.2 or 1,000.",
    ['The', 'vice-president', "didn't", 'say', '3.2', 'or', '1,000'],
  ],
  ['Zo’n dag: 20:45 uur...', ['Zo’n', 'dag', '20:45', 'uur']],
  ["''a''b'c", ['a', "b'c"]],
  ['𝐁old 東京', ['𝐁old', '東京']],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('words end where the rule in one expression ends them', () => {
  const piece = fc.oneof(
    fc.constantFrom(...Array.from("'’.,:- aB1é𝐁\ud800\udc00")),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        expect(wordsOf(text)).toEqual(text.match(WORD) ?? [])
      },
    ),
  )
})
