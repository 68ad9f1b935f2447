import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMonthName } from './month-number.ts'
import { parseDate } from './parse-date.ts'
import { parseZoneOffset } from './zone-offset.ts'

const two = (number: number) => String(number).padStart(2, '0')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DUTCH = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]
const dates = fc.record({
  year: fc.integer({ min: 1970, max: 2068 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.nat(23),
  minute: fc.nat(59),
})
const zones = fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters * 15)

const written = (minutes: number, colon: string) =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${colon}${two(Math.abs(minutes) % 60)}`

describe('a moment, however a feed writes it,', () => {
  test('is the same moment in every zone', () => {
    fc.assert(
      fc.property(
        dates,
        zones,
        fc.constantFrom('', ':'),
        ({ year, month, day, hour, minute }, zone, colon) => {
          const moment = Date.UTC(year, month - 1, day, hour, minute) - zone * 60_000
          const name = MONTHS[month - 1]
          const time = `${two(hour)}:${two(minute)}`
          const offset = written(zone, colon)
          expect(parseDate(`${day} ${name} ${year} ${time}:00 ${offset}`)).toBe(moment)
          expect(parseDate(`${year}-${two(month)}-${two(day)}T${time}${offset}`)).toBe(moment)
          expect(parseDate(`${year}/${month}/${day} ${time} ${offset}`)).toBe(moment)
        },
      ),
    )
  })

  test('is the same in words of Dutch, with dots, or by the twelve-hour clock', () => {
    fc.assert(
      fc.property(dates, ({ year, month, day, hour, minute }) => {
        const moment = Date.UTC(year, month - 1, day, hour, minute)
        const time = `${hour}:${two(minute)}`
        const half = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`
        expect(parseDate(`${day} ${DUTCH[month - 1]} ${year} om ${time}`)).toBe(moment)
        expect(parseDate(`${two(day)}.${two(month)}.${year} ${time}`)).toBe(moment)
        expect(parseDate(`${MONTHS[month - 1]} ${day}, ${year} ${half}`)).toBe(moment)
        expect(parseDate(`${month}/${day}/${year} ${half}`)).toBe(moment)
      }),
    )
  })

  test('of a day that doesn’t exist in its month is undefined', () => {
    for (const day of ['31 Apr', '31 Jun', '31 Sep', '31 Nov', '30 Feb', '0 Jan'])
      expect(parseDate(`${day} 2024 10:00:00 GMT`)).toBeUndefined()
    expect(parseDate('29 Feb 2024 10:00:00 GMT')).toBe(Date.UTC(2024, 1, 29, 10))
    expect(parseDate('29 Feb 2023 10:00:00 GMT')).toBeUndefined()
    expect(parseDate('29 Feb 1900 10:00:00 GMT')).toBeUndefined()
  })
})

describe('the offset of a zone', () => {
  test.each([
    ['', 0],
    ['GMT', 0],
    ['CEST', 120],
    ['est', -300],
    ['+0530', 330],
    ['UTC-3', -180],
    ['GMT +1', 60],
    ['+0200 CEST', 120],
    ['(Central European Summer Time)', 0],
    ['+14:00', 840],
    ['ABCDE', 0],
  ])('%j is %i minutes', (text, minutes) => {
    expect(parseZoneOffset(text)).toBe(minutes)
  })

  test.each(['+14:01', '-15', '+01:60', 'ABCDEF', '+', '10:00', 'Europe/Amsterdam'])(
    '%j is invalid',
    (text) => {
      expect(parseZoneOffset(text)).toBeUndefined()
    },
  )
})

describe('the number of a month', () => {
  test.each([
    ['May', 5],
    ['sept', 9],
    ['SEPTEMBER', 9],
    ['mrt.', 3],
    ['März', 3],
    ['févr.', 2],
    ['août', 8],
    ['settembre', 9],
    ['grudnia', 12],
    ['ιουλ', 7],
  ])('%s is %i', (name, number) => {
    expect(parseMonthName(name)).toBe(number)
  })

  test.each(['', 'x', 'Monday', 'om', 'constructor'])('%j is no month', (name) => {
    expect(parseMonthName(name)).toBeUndefined()
  })
})
