import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDate } from './parse-date.ts'

const iso = (text: string) => {
  const timestamp = parseDate(text)
  return timestamp === undefined ? undefined : new Date(timestamp).toISOString().replace('.000Z', 'Z')
}

test.each([
  ['Thu, 01 Jan 2004 19:48:21 GMT', '2004-01-01T19:48:21Z'],
  ['Thu, 01 Jan 2004 19:48 GMT', '2004-01-01T19:48:00Z'],
  ['01 Jan 2004 19:48:21 +0000', '2004-01-01T19:48:21Z'],
  ['Thu,  1 Jan 04 19:48:21 -0500', '2004-01-02T00:48:21Z'],
  ['Thursday, 01-Jan-04 19:48:21 GMT', '2004-01-01T19:48:21Z'],
  ['Sun Jan  4 16:29:06 PST 2004', '2004-01-05T00:29:06Z'],
  ['Fri May 24 2024 10:00:00 GMT+0200 (Central European Summer Time)', '2024-05-24T08:00:00Z'],
  ['Fri,24 May 2024 10:00:00 +02:00', '2024-05-24T08:00:00Z'],
  ['Sun, 04 Jan 2004 16:29:06-0500', '2004-01-04T21:29:06Z'],
  ['Fri, 24 May 2024, 10:00 GMT', '2024-05-24T10:00:00Z'],
])('RFC 822 and its look-alikes: %s', (text, expected) => {
  expect(iso(text)).toBe(expected)
})

test.each([
  ['2003-12-31T10:14:55Z', '2003-12-31T10:14:55Z'],
  ['2003-12-31T10:14:55-08:00', '2003-12-31T18:14:55Z'],
  ['2003-12-31T10:14:55.123456789-0800', '2003-12-31T18:14:55.123Z'],
  ['2003-12-31T10:14:55,5Z', '2003-12-31T10:14:55.500Z'],
  ['2017-06-13T03:18:00+00:0', '2017-06-13T03:18:00Z'],
  ['2003-12-31 10:14:55', '2003-12-31T10:14:55Z'],
  ['2003-12-31T10:14', '2003-12-31T10:14:00Z'],
  ['20031231T101455Z', '2003-12-31T10:14:55Z'],
  ['20031231', '2003-12-31T00:00:00Z'],
  ['2003-12', '2003-12-01T00:00:00Z'],
  ['2003', '2003-01-01T00:00:00Z'],
  ['2003-335', '2003-12-01T00:00:00Z'],
  ['2026-W47-5', '2026-11-20T00:00:00Z'],
  ['2020/1/10 14:33:00', '2020-01-10T14:33:00Z'],
  ['2026-11-20T24:00:00Z', '2026-11-21T00:00:00Z'],
  ['2026-11-20T23:59:60Z', '2026-11-20T23:59:59Z'],
])('ISO 8601 and its look-alikes: %s', (text, expected) => {
  expect(iso(text)).toBe(expected)
})

test.each([
  ['BST', '2024-05-24T09:00:00Z'],
  ['CEST', '2024-05-24T08:00:00Z'],
  ['CET', '2024-05-24T09:00:00Z'],
  ['MESZ', '2024-05-24T08:00:00Z'],
  ['EDT', '2024-05-24T14:00:00Z'],
  ['PST', '2024-05-24T18:00:00Z'],
  ['IST', '2024-05-24T04:30:00Z'],
  ['NZDT', '2024-05-23T21:00:00Z'],
  ['Z', '2024-05-24T10:00:00Z'],
  ['UTC+2', '2024-05-24T08:00:00Z'],
  ['+0200 (CEST)', '2024-05-24T08:00:00Z'],
  ['−0330', '2024-05-24T13:30:00Z'],
  ['XYZ', '2024-05-24T10:00:00Z'],
  ['', '2024-05-24T10:00:00Z'],
])('the zone %j', (zone, expected) => {
  expect(iso(`Fri, 24 May 2024 10:00:00 ${zone}`)).toBe(expected)
})

test.each([
  ['vr, 24 mei 2024 10:00:00 +0200', '2024-05-24T08:00:00Z'],
  ['vrijdag 24 mei 2024 om 10:15', '2024-05-24T10:15:00Z'],
  ['24 mrt. 2024', '2024-03-24T00:00:00Z'],
  ['Freitag, 24. März 2024 - 18:30 Uhr', '2024-03-24T18:30:00Z'],
  ['Le 24 mai 2024 à 18h30', '2024-05-24T18:30:00Z'],
  ['1er août 2024 18h', '2024-08-01T18:00:00Z'],
  ['Mar, 3 févr. 2024 10:00:00 +0100', '2024-02-03T09:00:00Z'],
  ['mar, 24 mar 2020 08:00:00 +0100', '2020-03-24T07:00:00Z'],
  ['24 de mayo de 2024 18:30', '2024-05-24T18:30:00Z'],
  ['Seg, 24 Set 2018', '2018-09-24T00:00:00Z'],
  ['lun, 5 ago 2024 07:00:00 GMT', '2024-08-05T07:00:00Z'],
  ['gio, 4 lug 2024 07:00:00 +0200', '2024-07-04T05:00:00Z'],
  ['Κυρ, 11 Ιούλ 2004 12:00:00 EST', '2004-07-11T17:00:00Z'],
  ['2004-július-13T9:15-05:00', '2004-07-13T14:15:00Z'],
  ['2004年05月28日  23:23:25', '2004-05-28T23:23:25Z'],
  ['2004년 05월 28일  오후 11:31:25', '2004-05-28T23:31:25Z'],
])('names of other languages: %s', (text, expected) => {
  expect(iso(text)).toBe(expected)
})

test.each([
  ['22.11.2022 12:16:00', '2022-11-22T12:16:00Z'],
  ['24.05.2024', '2024-05-24T00:00:00Z'],
  ['20/11/2026', '2026-11-20T00:00:00Z'],
  ['11/20/2026', '2026-11-20T00:00:00Z'],
  ['3/4/2024 10:00', '2024-04-03T10:00:00Z'],
  ['3/4/2024 10:00 PM', '2024-03-04T22:00:00Z'],
  ['Jan 1, 2004 12:48:21 AM', '2004-01-01T00:48:21Z'],
  ['May 24th, 2024', '2024-05-24T00:00:00Z'],
  ['1763629200', '2025-11-20T09:00:00Z'],
  ['1763629200000', '2025-11-20T09:00:00Z'],
])('numbers: %s', (text, expected) => {
  expect(iso(text)).toBe(expected)
})

test.each([
  [''],
  ['now'],
  ['0'],
  ['-1'],
  ['1e99'],
  ['Infinity'],
  ['2026-02-30T00:00:00Z'],
  ['2025-02-29'],
  ['2026-13-01'],
  ['2026-00-10'],
  ['Mon, 32 Nov 2026 00:00:00 GMT'],
  ['2026-11-20T25:00:00Z'],
  ['2026-11-20T24:00:01Z'],
  ['2026-11-20T10:61:00Z'],
  ['2026-11-20T10:00:00+25:00'],
  ['2026-11-20T10:00:00-99:99'],
  ['0001-01-01T00:00:00Z'],
  ['2026-11-20T10:00:00Z; DROP'],
  ['<script>alert(1)</script>'],
  ['٢٠٢٦-١١-٢٠'],
  ['1'.repeat(100_000)],
])('%.40j is no date', (text) => {
  expect(parseDate(text)).toBeUndefined()
})

test('every date that JavaScript writes is read back', () => {
  const date = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2068-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(date, (moment) => {
      const time = moment.getTime()
      expect(parseDate(moment.toISOString())).toBe(time)
      expect(parseDate(moment.toUTCString())).toBe(Math.floor(time / 1000) * 1000)
    }),
  )
})

test('no text makes it throw or give an impossible moment', () => {
  const part = fc.constantFrom(
    '2024',
    '24',
    ' ',
    'mei',
    'T',
    ':',
    '10',
    '+',
    '-',
    '.',
    ',',
    'pm',
    'Z',
    '/',
    '99',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part, { maxLength: 15 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const timestamp = parseDate(text)
        expect(timestamp === undefined || !Number.isNaN(new Date(timestamp).getTime())).toBe(true)
      },
    ),
  )
})
