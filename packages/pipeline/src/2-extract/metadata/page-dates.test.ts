import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePageDate } from './page-dates.ts'

test.each([
  ['2026-11-20T10:30:00Z', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20T10:30:00+0100', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T10:30:00.123+01:00', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20 10:30', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['Fri, 20 Nov 2026 10:30:00 GMT', '2026-11-20T10:30:00.000Z'],
  ['November 20, 2026', '2026-11-20T00:00:00.000Z'],
])('reads %s', (written, expected) => {
  expect(parsePageDate(written)?.toISOString()).toBe(expected)
})

test.each(['', 'yesterday', '1970-01-01', '0000-00-00', null, undefined])('passes over %s', (written) => {
  expect(parsePageDate(written)).toBeUndefined()
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const date = parsePageDate(text)
      expect(date === undefined || !Number.isNaN(date.getTime())).toBe(true)
    }),
  )
})
