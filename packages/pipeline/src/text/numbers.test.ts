import { expect, test } from 'vitest'
import { findNumbers, normaliseNumber } from './numbers.ts'

test.each([
  ['1,480', '1480'],
  ['1.480', '1480'],
  ['31.640', '31640'],
  ['1,234,567', '1234567'],
  ['4.5', '4.5'],
  ['4,5', '4.5'],
  ['1.234,50', '1234.5'],
  ['1.0835', '1.0835'],
  ['3,14159', '3.14159'],
  ['12.345.6', '12345.6'],
  ['007', '7'],
])('%s is written %s in both languages', (written, plain) => {
  expect(normaliseNumber(written)).toBe(plain)
})

test.each([
  ['They won 3-2 on Sunday', '3-2', 'score'],
  ['growth of 2,5 procent', '2.5', 'percentage'],
  ['it cost €4.200 in all', '4200', 'money'],
  ['born in 1998', '1998', 'year'],
  ['the 19th edition', '19', 'ordinal'],
  ['46 households', '46', 'count'],
])('finds the number of "%s"', (text, value, kind) => {
  expect(findNumbers(text)).toEqual([expect.objectContaining({ value, kind })])
})

test('numbers inside words and versions are no numbers', () => {
  expect(findNumbers('the A16 and LAO-17 and covid19')).toEqual([])
})
