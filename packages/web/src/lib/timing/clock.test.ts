import { expect, test } from 'vitest'
import { matchesUtcDate } from './clock.ts'

test('HD-01 the server’s date is shown unless it differs in the reader’s time zone', () => {
  const made = new Date('2026-11-20T23:30:00Z')
  expect(matchesUtcDate(new Date('2026-11-20T00:00:00Z'), 'UTC', made)).toBe(true)
  expect(matchesUtcDate(new Date('2026-11-21T00:00:00Z'), 'UTC', made)).toBe(false)
  expect(matchesUtcDate(new Date('2025-11-20T12:00:00Z'), 'UTC', made)).toBe(false)
  expect(matchesUtcDate(new Date(2026, 10, 20, 1), undefined, made)).toBe(true)
  expect(matchesUtcDate(new Date(2026, 10, 21, 1), undefined, made)).toBe(false)
})
