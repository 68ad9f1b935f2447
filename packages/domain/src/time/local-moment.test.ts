import { expect, test } from 'vitest'
import { DAY_MS } from '../units/index.ts'
import { isTimeZone, toLocalDateTime } from './local-moment.ts'

test.each(['Europe/Amsterdam', 'UTC', 'Etc/GMT+12'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

test.each(['', 'Moon/Base', '../etc/passwd', 'x'.repeat(100), '+01:00'])('"%s" is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

test('a local time in an unknown zone is that of UTC', () => {
  expect(toLocalDateTime(new Date('2026-11-21T23:30:00Z'), 'Mars/Olympus')).toEqual({
    day: '2026-11-21',
    hour: 23,
    weekday: 6,
  })
  expect(toLocalDateTime(new Date(DAY_MS), 'Pacific/Kiritimati').day).toBe('1970-01-01')
})
