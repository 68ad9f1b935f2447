import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../units/index.ts'
import { QuietHours } from './breaking-schema.ts'
import { DEFAULT_QUIET_HOURS, isInQuietHours } from './quiet-hours.ts'

const ZONES = [
  'Europe/Amsterdam',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Cairo',
  'Pacific/Chatham',
  'UTC',
]
const at = (iso: string) => isInQuietHours(DEFAULT_QUIET_HOURS, 'Europe/Amsterdam', new Date(iso))

test.each([
  ['22:00 in winter', '2026-11-20T21:00:00Z', true],
  ['21:59 in winter', '2026-11-20T20:59:59Z', false],
  ['22:00 in summer', '2026-07-20T20:00:00Z', true],
  ['21:59 in summer', '2026-07-20T19:59:59Z', false],
  ['06:59 in winter', '2026-11-20T05:59:59Z', true],
  ['07:00 in winter', '2026-11-20T06:00:00Z', false],
  ['06:59 on the day that clocks go forward', '2026-03-29T04:59:59Z', true],
  ['07:00 on the day that clocks go forward', '2026-03-29T05:00:00Z', false],
  ['06:59 on the day that clocks go back', '2026-10-25T05:59:59Z', true],
  ['07:00 on the day that clocks go back', '2026-10-25T06:00:00Z', false],
])('at %s in Amsterdam', (_name, moment, expected) => {
  expect(at(moment)).toBe(expected)
})

test('hours that begin when they end are none', () => {
  expect(isInQuietHours({ from: 0, to: 0 }, 'UTC', new Date('2026-11-20T00:30:00Z'))).toBe(false)
})

const Hours = fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) })
const Moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })

test('it is quiet exactly when the clocks of the zone show one of the hours', () => {
  fc.assert(
    fc.property(Hours, fc.constantFrom(...ZONES), Moments, (hours, zone, moment) => {
      const shown = new Date(moment).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit' })
      const length = (hours.to - hours.from + 24) % 24
      const isWithin = (Number(shown.slice(0, 2)) - hours.from + 24) % 24 < length
      expect(isInQuietHours(QuietHours.parse(hours), zone, moment)).toBe(isWithin)
    }),
  )
})

test('no night, not even one in which clocks are changed, is quiet for more than an hour longer or shorter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 365 }), (zone, day) => {
      const start = Date.UTC(2026, 0, 1) + day * DAY_MS
      const halves = Array.from({ length: 48 }, (_, half) => new Date(start + (half * HOUR_MS) / 2))
      const quiet = halves.filter((moment) => isInQuietHours(DEFAULT_QUIET_HOURS, zone, moment)).length / 2
      expect(quiet).toBeGreaterThanOrEqual(8)
      expect(quiet).toBeLessThanOrEqual(10)
    }),
  )
})
