import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areFactValuesCompatible, measureWordOverlap } from './compare-values.ts'

const exactly = (value: number | string) => ({ value, qualifier: 'exact' as const })
const atLeast = (value: number) => ({ value, qualifier: 'at_least' as const })
const atMost = (value: number) => ({ value, qualifier: 'at_most' as const })
const about = (value: number) => ({ value, qualifier: 'about' as const })
const statements = fc.record({
  value: fc.oneof(fc.nat(2000), fc.constantFrom('Monday', '3-2')),
  qualifier: fc.constantFrom('exact' as const, 'at_least' as const, 'at_most' as const, 'about' as const),
})

describe('two statements of a number can both be true', () => {
  test.each([
    ['the same', exactly(12), exactly(12)],
    ['more than 10 and 12', atLeast(10), exactly(12)],
    ['more than 10 and twice as many', atLeast(10), exactly(20)],
    ['nearly 15,000 and 14,800', atMost(15_000), exactly(14_800)],
    ['some 40 and 38', about(40), exactly(38)],
    ['some 100 and 90', about(100), exactly(90)],
    ['1.4 million and 1,430,000', exactly(1_400_000), exactly(1_430_000)],
    ['a score and the same score', exactly('3-2'), exactly('3-2')],
  ])('%s', (_name, one, other) => {
    expect(areFactValuesCompatible(one, other)).toBe(true)
  })

  test.each([
    ['12 and 14', exactly(12), exactly(14)],
    ['more than 10 and 9', atLeast(10), exactly(9)],
    ['more than 10 and more than twice as many', atLeast(10), exactly(21)],
    ['nearly 15 and 16', atMost(15), exactly(16)],
    ['nearly 100 and 40', atMost(100), exactly(40)],
    ['some 40 and 30', about(40), exactly(30)],
    ['1 million and 1.4 million', exactly(1_000_000), exactly(1_400_000)],
    ['10 and 11', exactly(10), exactly(11)],
    ['a score and another', exactly('3-2'), exactly('2-2')],
    ['a number and a score', exactly(3), exactly('3-2')],
  ])('not %s', (_name, one, other) => {
    expect(areFactValuesCompatible(one, other)).toBe(false)
  })

  test('whichever is named first', () => {
    fc.assert(
      fc.property(statements, statements, (one, other) => {
        expect(areFactValuesCompatible(one, other)).toBe(areFactValuesCompatible(other, one))
        expect(areFactValuesCompatible(one, one)).toBe(true)
      }),
    )
  })

  test('never where the greater is more than twice the lesser', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        statements,
        (low, more, { qualifier }) => {
          const high = 2 * low + more
          expect(areFactValuesCompatible({ value: low, qualifier }, exactly(high))).toBe(false)
          expect(areFactValuesCompatible(exactly(low), { value: high, qualifier })).toBe(false)
        },
      ),
    )
  })
})

test('shared words are counted, and as a share of the shorter passage, from either side', () => {
  const [a, b] = [new Set(['dyke', 'breaks', 'beira']), new Set(['dyke', 'beira'])]
  expect(measureWordOverlap(a, b)).toEqual({ count: 2, share: 1 })
  expect(measureWordOverlap(b, a)).toEqual({ count: 2, share: 1 })
  expect(measureWordOverlap(a, new Set(['dyke', 'x']))).toEqual({ count: 1, share: 0.5 })
  expect(measureWordOverlap(a, new Set())).toEqual({ count: 0, share: 0 })
})
