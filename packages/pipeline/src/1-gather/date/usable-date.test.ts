import { expect, test } from 'vitest'
import { parseAndClampEntryDate } from './usable-date.ts'

const now = new Date('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T10:59:00Z', '2026-11-20T10:59:00.000Z'],
  ['2026-11-20T11:01:00Z', '2026-11-20T10:00:00.000Z'],
  ['2126-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['1998-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
])('%s is used as %s', (text, expected) => {
  expect(parseAndClampEntryDate(text, now)?.toISOString()).toBe(expected)
})

test.each([['1970-01-01T00:00:00Z'], ['0001-01-01'], ['soon']])('%s is no date', (text) => {
  expect(parseAndClampEntryDate(text, now)).toBeUndefined()
})
