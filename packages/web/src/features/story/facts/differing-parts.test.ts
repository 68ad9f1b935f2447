import { expect, test } from 'vitest'
import { findNumberIndex, splitAtDifferingNumbers } from './differing-parts.ts'

const conflict = (text: string, fact_id: string) => ({ fact_id, part: 'description' as const, text })

test.each([
  ['12', 'In 2012 there were 12 of them.', 19],
  ['12 hurt', 'Police: 12 hurt.', 8],
  ['één dode', 'Er viel één dode.', 8],
  ['5', 'There were 15 of 55.', -1],
  ['6', 'Prices rose 6.', 12],
])('B3 the index of %s in “%s” is %i', (number, text, at) => {
  expect(findNumberIndex(number, text)).toBe(at)
})

test('B3 a text is split at the numbers on which sources differ', () => {
  const text = 'Floods left 14,800 homeless and six dead.'
  const parts = splitAtDifferingNumbers(text, [
    conflict('six dead', 'dead'),
    conflict('14,800 homeless', 'homeless'),
  ])
  expect(parts).toEqual([
    { start: 0, text: 'Floods left ', factId: undefined },
    { start: 12, text: '14,800 homeless', factId: 'homeless' },
    { start: 27, text: ' and ', factId: undefined },
    { start: 32, text: 'six dead', factId: 'dead' },
    { start: 40, text: '.', factId: undefined },
  ])
})

test('B3 a number that doesn’t occur in the text, or overlaps another, is ignored', () => {
  const parts = splitAtDifferingNumbers('Six dead', [
    conflict('Six dead', 'dead'),
    conflict('Six', 'x'),
    conflict('9', 'y'),
  ])
  expect(parts).toEqual([{ start: 0, text: 'Six dead', factId: 'dead' }])
  expect(splitAtDifferingNumbers('', [])).toEqual([])
})
