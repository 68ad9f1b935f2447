import { expect, test } from 'vitest'
import { createTestMention } from '../mention.fixture.ts'
import type { FactMention } from './fact-mention.ts'
import type { Quantity } from './quantity.ts'
import { findContestedNumber } from './rival-number.ts'

const BEFORE = 'The company put the number at '
const quantity = (known: Partial<Quantity> = {}): Quantity => ({
  kind: 'count',
  value: 1200,
  unit: undefined,
  qualifier: 'exact',
  from: 0,
  to: 1,
  isWord: false,
  ...known,
})
const workers = (value: number | string, known: Partial<FactMention> = {}) =>
  createTestMention({ value, key: 'of worker', isCasualty: false, ...known })
const UNION = workers(1842)
const isContrasted = (before: string) => findContestedNumber(quantity(), before, [UNION]) === UNION

test.each([
  'The company put the number at',
  'The company puts the figure at',
  'The board is putting the total at',
  'Officials put the toll at',
  'The mayor put it at',
  'The army counts',
  'Het bedrijf houdt het op',
  'Dorpshoofden houden het op',
  'De politie spreekt van',
  'De bonden spreken van',
])('"%s" contrasts the number behind it with the earlier one', (before) => {
  expect(isContrasted(`${before} `)).toBe(true)
  expect(isContrasted(before.toUpperCase())).toBe(true)
})

test.each([
  'about',
  'some',
  'around',
  'nearly',
  'over',
  'ongeveer',
  'ruim',
  'zeker',
  'bijna',
  'zo’n',
  "zo'n",
])('the number may be inexact: "%s"', (word) => {
  expect(isContrasted(`De politie spreekt van ${word} `)).toBe(true)
  expect(isContrasted(`The police registered ${word} `)).toBe(false)
})

test.each([
  ['no words', ''],
  ['words that contrast nothing', 'The company said that '],
  ['words that only end in one of them', 'It runs accounts '],
  ['a part of a phrase', 'The company put the number '],
  ['another noun', 'The company put the price at '],
  ['a phrase further away', 'The company put the number at a thousand or '],
  ['two inexact words', 'The company put the number at about some '],
  ['an inexact word alone', 'About '],
])('no contrast: %s', (_, before) => {
  expect(isContrasted(before)).toBe(false)
})

test('the other number is the last one of the same kind and unit', () => {
  const euros = workers(900, { kind: 'money', unit: 'EUR' })
  const dollars = workers(800, { kind: 'money', unit: '$' })
  const earlier = [workers(1500), UNION, euros, dollars]
  expect(findContestedNumber(quantity(), BEFORE, earlier)).toBe(UNION)
  expect(findContestedNumber(quantity({ kind: 'money', unit: 'EUR' }), BEFORE, earlier)).toBe(euros)
  expect(findContestedNumber(quantity({ kind: 'money', unit: '$' }), BEFORE, earlier)).toBe(dollars)
  expect(findContestedNumber(quantity({ kind: 'money', unit: 'GBP' }), BEFORE, earlier)).toBeUndefined()
  expect(findContestedNumber(quantity({ kind: 'percentage' }), BEFORE, earlier)).toBeUndefined()
  expect(findContestedNumber(quantity(), BEFORE, [])).toBeUndefined()
})

test('numbers are contrasted up to a ratio of five, and equal ones aren’t', () => {
  const isRival = (value: number, earlier: number) =>
    findContestedNumber(quantity({ value }), BEFORE, [workers(earlier)]) !== undefined
  expect([isRival(100, 500), isRival(500, 100)]).toEqual([true, true])
  expect([isRival(100, 501), isRival(501, 100)]).toEqual([false, false])
  expect([isRival(100, 100), isRival(0, 100), isRival(100, 0)]).toEqual([false, false, false])
})

test('an equal number isn’t skipped for an earlier one', () => {
  expect(findContestedNumber(quantity(), BEFORE, [UNION, workers(1200)])).toBeUndefined()
})

test('results and times aren’t contrasted', () => {
  const result = quantity({ kind: 'score', value: '3-2' })
  expect(findContestedNumber(result, BEFORE, [workers('3-1', { kind: 'score' })])).toBeUndefined()
})
