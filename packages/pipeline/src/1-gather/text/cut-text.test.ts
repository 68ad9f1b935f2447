import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateText } from './cut-text.ts'

test.each([
  ['short', 10, 'short'],
  ['a sentence of words', 12, 'a sentence…'],
  ['a sentence of words', 11, 'a sentence…'],
  ['a sentence of words', 16, 'a sentence of…'],
  ['a sentence of words', 19, 'a sentence of words'],
  ['a sentence of words', 18, 'a sentence of…'],
  ['wide    gaps here', 8, 'wide…'],
  [`It is ${'W'.repeat(100)}`, 30, 'It is…'],
  [`It is ${'W'.repeat(100)}`, 50, `It is ${'W'.repeat(43)}…`],
  ['W'.repeat(100), 50, `${'W'.repeat(49)}…`],
  ['ab😀😀', 4, 'ab…'],
])('%j cut at %i is %j', (text, length, expected) => {
  expect(truncateText(text, length)).toBe(expected)
})

test('a cut text is never longer than the requested length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 100 }), (text, length) => {
      expect(truncateText(text, length).length).toBeLessThanOrEqual(length)
    }),
  )
})
