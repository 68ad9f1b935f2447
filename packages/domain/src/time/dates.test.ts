import { expect, test } from 'vitest'
import { formatDateTime, formatFullDate, formatLongDate } from './dates.ts'

const moment = new Date('2026-11-20T22:40:00Z')

test('HD-01 the masthead date has weekday, day, month and year in both languages', () => {
  expect(formatFullDate(moment, 'en', 'UTC')).toBe('Friday 20 November 2026')
  expect(formatFullDate(moment, 'nl', 'UTC')).toBe('vrijdag 20 november 2026')
})

test('a date is that of the reader’s own time zone', () => {
  expect(formatFullDate(moment, 'en', 'Pacific/Auckland')).toBe('Saturday 21 November 2026')
})

test('SM-01 the story page has the long date, US order in English', () => {
  expect(formatLongDate(moment, 'en', 'UTC')).toBe('November 20, 2026')
  expect(formatLongDate(moment, 'nl', 'UTC')).toBe('20 november 2026')
})

test('a moment in a list has day, month and time', () => {
  expect(formatDateTime(moment, 'nl', 'UTC')).toMatch(/20 nov.* 22:40/)
})
