import { expect, test } from 'vitest'
import { mayReplaceEdition } from './guard.ts'

test.each([
  ['the first edition', 1, undefined, true],
  ['an empty edition', 0, undefined, false],
  ['half of the last', 50, 100, true],
  ['fewer than half of the last', 49, 100, false],
  ['more than the last', 120, 100, true],
])('an edition guard decides on %s', (_name, stories, last, expected) => {
  expect(mayReplaceEdition(stories, last)).toBe(expected)
})
