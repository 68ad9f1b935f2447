import { expect, test } from 'vitest'
import { formatFactValue } from './written-value.ts'

test.each([
  ['en', 1, 'one'],
  ['en', 9, 'nine'],
  ['nl', 1, 'één'],
  ['nl', 9, 'negen'],
] as const)('%s: %d is written as a word', (language, value, expected) => {
  expect(formatFactValue(value, language)).toBe(expected)
})

test.each([
  ['en', 0, '0'],
  ['en', 10, '10'],
  ['en', -1, '-1'],
  ['en', 2.5, '2.5'],
  ['nl', 2.5, '2,5'],
  ['en', 36.626, '36.63'],
] as const)('%s: %d is written in digits', (language, value, expected) => {
  expect(formatFactValue(value, language)).toBe(expected)
})

test.each([
  ['en', 999, '999'],
  ['en', 1000, '1,000'],
  ['nl', 1000, '1.000'],
  ['en', 14_800, '14,800'],
  ['en', -14_800, '-14,800'],
  ['nl', 999_999, '999.999'],
] as const)('%s: %d has separators from a thousand on', (language, value, expected) => {
  expect(formatFactValue(value, language)).toBe(expected)
})

test.each([
  ['en', 1e6, '1 million'],
  ['nl', 6e6, '6 miljoen'],
  ['nl', 6.5e6, '6,5 miljoen'],
  ['en', 1.256e6, '1.26 million'],
  ['en', -6e6, '-6 million'],
  ['en', 240e6, '240 million'],
  ['en', 1e9, '1 billion'],
  ['nl', 2.5e9, '2,5 miljard'],
  ['en', 1.2e12, '1,200 billion'],
] as const)('%s: %d has the name of its scale', (language, value, expected) => {
  expect(formatFactValue(value, language)).toBe(expected)
})

test('a result or a time of the day stays as it is', () => {
  expect(formatFactValue('3-2', 'en')).toBe('3-2')
  expect(formatFactValue('07:40', 'nl')).toBe('07:40')
})

test.each([
  ['en', 999_999_999, '1 billion'],
  ['en', 999_994_000, '999.99 million'],
  ['en', 995_000_000, '995 million'],
  ['en', 999_999, '999,999'],
  ['nl', 999_999_999, '1 miljard'],
] as const)('%s: %d, which rounds up to the next scale, is written as %s', (language, value, expected) => {
  expect(formatFactValue(value, language)).toBe(expected)
})
