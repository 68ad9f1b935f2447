import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toLocalDateTime } from '../time/index.ts'
import { DAY_MS, HOUR_MS } from '../units/index.ts'
import { chooseDigestKind, findDueDigest, findNextDigest } from './due.ts'

const BOTH = { weeklyDigest: true, dailyDigest: true }
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

const ZONES = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'America/Santiago',
  'Africa/Casablanca',
]
const zone = fc.constantFrom(...ZONES)
const moment = fc.date({
  min: new Date('2011-12-20T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const reader = (timeZone: string, lastDay?: string) =>
  ({ settings: BOTH, tier: 'premium', timeZone, joinedAt: LONG_AGO, lastDay }) as const

describe('row 43: a digest', () => {
  test('comes once on each of the reader’s days, over gaps, repeated hours and skipped days', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, start) => {
        const days: string[] = []
        for (let step = 0; step < 4 * 96; step++) {
          const due = findDueDigest(
            reader(timeZone, days.at(-1)),
            new Date(start.getTime() + (step * HOUR_MS) / 4),
          )
          if (due) days.push(due.day)
        }
        expect(new Set(days).size).toBe(days.length)
        expect(days).toEqual(days.toSorted())
        // Four days of checks include at least three mornings, one of which may be on a date that the time
        // zone skips, as Pacific/Apia skipped 30 December 2011.
        expect(days.length).toBeGreaterThanOrEqual(2)
        expect(days.length).toBeLessThanOrEqual(5)
      }),
      { numRuns: 60 },
    )
  })

  test('M4: comes again after one that a clock 400 days ahead has sent, and not before a day of this week', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, start) => {
        const local = toLocalDateTime(start, timeZone)
        const year = toLocalDateTime(new Date(start.getTime() + 400 * DAY_MS), timeZone).day
        const day = toLocalDateTime(new Date(start.getTime() + DAY_MS), timeZone).day
        expect(findDueDigest(reader(timeZone, year), start)).toEqual(findDueDigest(reader(timeZone), start))
        expect(findDueDigest(reader(timeZone, day), start)).toBeUndefined()
        expect(findDueDigest(reader(timeZone, local.day), start)).toBeUndefined()
      }),
    )
  })

  test('never comes twice for a day, nor for an earlier one, wherever clocks are set and readers go', () => {
    const looks = fc.array(
      fc.tuple(zone, fc.integer({ min: -36, max: 36 }), fc.integer({ min: 0, max: 96 })),
      {
        minLength: 1,
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(moment, looks, (start, steps) => {
        const days: string[] = []
        for (const [timeZone, wrongHours, hours] of steps) {
          const now = new Date(start.getTime() + (hours + wrongHours) * HOUR_MS)
          const due = findDueDigest(reader(timeZone, days.at(-1)), now)
          if (due) days.push(due.day)
        }
        expect(days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''))).toBe(true)
      }),
    )
  })

  test('whose sending isn’t recorded is sent twice, which this test would notice', () => {
    const looks = ['08:00', '09:00'].map((time) => new Date(`2026-11-21T${time}:00Z`))
    const days = looks.map((look) => findDueDigest(reader('UTC'), look)?.day)
    expect(days).toEqual(['2026-11-21', '2026-11-21'])
    expect(new Set(days).size).toBeLessThan(days.length)
  })

  test('that was sent by a clock a day ahead costs a day, and no more', () => {
    const ahead = findDueDigest(reader('UTC'), new Date('2026-11-22T08:00:00Z'))
    expect(ahead?.day).toBe('2026-11-22')
    const dues = ['21', '22', '23'].map((day) =>
      findDueDigest(reader('UTC', ahead?.day), new Date(`2026-11-${day}T08:00:00Z`)),
    )
    expect(dues.map((due) => due?.day)).toEqual([undefined, undefined, '2026-11-23'])
  })

  test.each([
    ['Etc/GMT+12', '2026-11-21T19:00:00Z', '2026-11-21'],
    ['Etc/GMT-14', '2026-11-20T17:00:00Z', '2026-11-21'],
    ['Europe/Amsterdam', '2026-03-29T05:00:00Z', '2026-03-29'],
    ['Europe/Amsterdam', '2026-10-25T06:00:00Z', '2026-10-25'],
    ['Asia/Kathmandu', '2026-11-21T01:15:00Z', '2026-11-21'],
  ])('comes at seven in %s', (timeZone, at, day) => {
    const seven = new Date(at)
    expect(findDueDigest(reader(timeZone), seven)?.day).toBe(day)
    expect(findDueDigest(reader(timeZone), new Date(seven.getTime() - 1000))).toBeUndefined()
    expect(findDueDigest(reader(timeZone), new Date(seven.getTime() + 12 * HOUR_MS))).toBeUndefined()
  })
})

describe('B12 a digest', () => {
  test.each([
    ['free on Saturday', 'free', 6, BOTH, 'weekly'],
    ['free on Monday', 'free', 1, BOTH, undefined],
    ['premium on Monday', 'premium', 1, BOTH, 'daily'],
    ['premium on Saturday', 'premium', 6, BOTH, 'weekly'],
    ['premium without the weekly one on Saturday', 'premium', 6, { ...BOTH, weeklyDigest: false }, 'daily'],
    ['premium without the daily one', 'premium', 1, { ...BOTH, dailyDigest: false }, undefined],
  ] as const)('for a reader %s', (_name, tier, weekday, settings, kind) => {
    expect(chooseDigestKind(settings, tier, weekday)).toBe(kind)
  })

  test('comes the next morning to who joins later in the day', () => {
    const about = { ...reader('UTC'), joinedAt: new Date('2026-11-21T07:00:00Z') }
    expect(findDueDigest(about, new Date('2026-11-21T08:00:00Z'))).toBeUndefined()
    expect(findDueDigest(about, new Date('2026-11-22T07:00:00Z'))?.day).toBe('2026-11-22')
    const early = { ...about, joinedAt: new Date('2026-11-21T06:59:00Z') }
    expect(findDueDigest(early, new Date('2026-11-21T08:00:00Z'))?.day).toBe('2026-11-21')
  })

  test('that is announced as the next one is the one that is sent', () => {
    fc.assert(
      fc.property(
        zone,
        moment,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (timeZone, now, weekly, daily, isPremium) => {
          const settings = { weeklyDigest: weekly, dailyDigest: daily }
          const tier = isPremium ? 'premium' : 'free'
          const next = findNextDigest({ settings, tier, timeZone }, now)
          expect(next === undefined).toBe(!weekly && !(daily && isPremium))
          if (!next) return
          // Finds noon of that day in the reader's time zone by trying every half hour of the next nine days.
          const looks = Array.from(
            { length: 9 * 48 },
            (_, half) => new Date(now.getTime() + (half * HOUR_MS) / 2),
          )
          const there = looks.find(
            (look) =>
              toLocalDateTime(look, timeZone).day === next.day && toLocalDateTime(look, timeZone).hour === 12,
          )
          const { day } = toLocalDateTime(now, timeZone)
          const about = { settings, tier, timeZone, joinedAt: LONG_AGO, lastDay: undefined } as const
          if (there && next.day > day) expect(findDueDigest(about, there)).toEqual(next)
        },
      ),
      { numRuns: 60 },
    )
  })
})
