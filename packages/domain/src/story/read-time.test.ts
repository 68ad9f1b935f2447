import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateReadingMinutes } from './read-time.ts'

test.each([
  ['one source of 900 words', [900], 5],
  ['the words of all sources together', [300, 300], 3],
  ['299 words: down to 1', [299], 1],
  ['300 words: up to 2', [300], 2],
  ['500 words: up to 3', [250, 250], 3],
  ['499 words: down to 2', [499], 2],
  ['a few words', [20], 1],
  ['no word counts', [undefined, null], 5],
  ['no sources', [], 5],
])('ND-06 read time of %s', (_name, counts, minutes) => {
  expect(estimateReadingMinutes(counts)).toBe(minutes)
})

test('ND-06 read time is a whole number of at least one minute', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -10, max: 100_000 }))), (counts) => {
      const minutes = estimateReadingMinutes(counts)
      expect(Number.isInteger(minutes)).toBe(true)
      expect(minutes).toBeGreaterThanOrEqual(1)
    }),
  )
})
