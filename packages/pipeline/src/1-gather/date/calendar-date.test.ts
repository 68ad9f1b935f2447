import { DAY_MS } from '@plainwire/domain/units'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'

const read = (text: string, isTwelveHour = false) => {
  const date = parseCalendarDate(text, { isTwelveHour })
  return date && `${date.year}-${date.month}-${date.day}`
}

describe('a date in the order of ISO', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['2026.1.2', '2026-1-2'],
    ['2026 11 20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['2026-11', '2026-11-1'],
    ['2026', '2026-1-1'],
    ['2026-11/20', undefined],
    ['2026-001', '2026-1-1'],
    ['2026-365', '2026-12-31'],
    ['2024-366', '2024-12-31'],
    ['2026-W01-1', '2025-12-29'],
    ['2026-W53-7', '2027-1-3'],
    ['2021-W01-1', '2021-1-4'],
    ['2023-W01-1', '2023-1-2'],
    ['2026-W01-0', undefined],
    ['2026-W01-8', undefined],
    ['2026-11-20x', undefined],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('of a week is that of its weekday and of the week’s Thursday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1980, max: 2060 }), fc.integer({ min: 1, max: 52 }), (year, week) => {
        const date = parseCalendarDate(`${year}-W${String(week).padStart(2, '0')}-4`, { isTwelveHour: false })
        const at = Date.UTC(date?.year ?? 0, (date?.month ?? 0) - 1, date?.day)
        expect(new Date(at).getUTCDay()).toBe(4)
        expect(Math.floor((at - Date.UTC(year, 0, 1)) / DAY_MS / 7)).toBe(week - 1)
      }),
    )
  })
})

describe('a date in numbers', () => {
  test.each([
    ['03/04/2026', false, '2026-4-3'],
    ['03/04/2026', true, '2026-3-4'],
    ['12/04/2026', true, '2026-12-4'],
    ['13/04/2026', true, '2026-4-13'],
    ['3.4.2026', true, '2026-4-3'],
    ['3-4-2026', true, '2026-4-3'],
    ['03/13/2026', false, '2026-3-13'],
    ['03.12.2026', false, '2026-12-3'],
    ['3/4.2026', false, undefined],
    ['3/4/026', false, undefined],
    ['Monday, 3.4.2026', false, '2026-4-3'],
    ['op maandag de 3.4.2026', false, '2026-4-3'],
    ['one two three four 3.4.2026', false, undefined],
  ])('%s, in a time with am or pm: %s, is %s', (text, isTwelveHour, expected) => {
    expect(read(text, isTwelveHour)).toBe(expected)
  })

  test.each([
    ['68', '2068'],
    ['69', '1969'],
    ['00', '2000'],
    ['99', '1999'],
    ['0026', '26'],
  ])('the year %s is %s', (year, expected) => {
    expect(read(`3.4.${year}`)).toBe(`${expected}-4-3`)
  })
})

describe('a date with the name of a month', () => {
  test.each([
    ['20 November 2026', '2026-11-20'],
    ['20 nov 26', '2026-11-20'],
    ['20-Nov-2026', '2026-11-20'],
    ['Friday, 20th of November 2026', '2026-11-20'],
    ['1er août 2026', '2026-8-1'],
    ['20 de noviembre de 2026', '2026-11-20'],
    ['d. 3. mai 2026', '2026-5-3'],
    ['vrijdag 20 november 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['Nov 3rd 2026', '2026-11-3'],
    ['Fri Nov 20 2026', '2026-11-20'],
    ['2026-November-3', '2026-11-3'],
    ['2026. november 3.', '2026-11-3'],
    ['2026年11月20日', '2026-11-20'],
    ['2026년 11월 20일', '2026-11-20'],
    ['20 Nowember 2026', undefined],
    ['November 2026', undefined],
    ['20 November', undefined],
    ['120 November 2026', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

test('whether the day exists is for others to judge', () => {
  expect(read('2026-13-45')).toBe('2026-13-45')
  expect(read('32 November 2026')).toBe('2026-11-32')
})
