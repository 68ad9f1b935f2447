import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePartitionScores, type GroupedItem } from './partition-scores.ts'

/** Makes items of 'found known' group names; the prefix '-' marks an item that isn't counted. */
const items = (...groups: string[]): GroupedItem[] =>
  groups.map((group) => {
    const [found = '', known = ''] = group.replace('-', '').split(' ')
    return { found, known, isCounted: !group.startsWith('-') }
  })

test('equal groups under other names agree completely', () => {
  expect(computePartitionScores(items('a x', 'a x', 'b y'))).toEqual({
    precision: 1,
    recall: 1,
    f1: 1,
    adjustedRand: 1,
    found: 2,
    known: 2,
    items: 3,
  })
})

test('items that are all in groups of their own have full precision and a Rand index of 0', () => {
  const scores = computePartitionScores(items('a x', 'b x', 'c y', 'd z'))
  expect(scores).toMatchObject({ precision: 1, recall: 0.75, adjustedRand: 0, found: 4, known: 3 })
  expect(scores.f1).toBeCloseTo(1.5 / 1.75)
})

test('the mean is over the counted items, while groups contain all of them', () => {
  // Found: a = {1, 2, 3}, b = {4}. Labelled: x = {1, 2, 4}, y = {3}. Counted: 1 and 4.
  const scores = computePartitionScores(items('a x', '-a x', '-a y', 'b x'))
  // Precision of 1: two of the three in a are in x; of 4: 1. Recall of 1: two of the three in x are in a; of
  // 4: one of three.
  expect(scores.precision).toBeCloseTo((2 / 3 + 1) / 2)
  expect(scores.recall).toBeCloseTo((2 / 3 + 1 / 3) / 2)
  // The adjusted Rand index is of the counted pair alone: labelled together, found apart.
  expect(scores).toMatchObject({ adjustedRand: 0, found: 2, known: 1, items: 2 })
})

test('without a counted item every score is zero', () => {
  expect(computePartitionScores(items('-a x'))).toMatchObject({ precision: 0, recall: 0, f1: 0, items: 0 })
})

const anyItems = fc.array(
  fc.record({
    found: fc.constantFrom('a', 'b', 'c'),
    known: fc.constantFrom('x', 'y'),
    isCounted: fc.boolean(),
  }),
  { minLength: 2 },
)

test('exchanging the two groupings exchanges precision and recall, and no score is above 1', () => {
  fc.assert(
    fc.property(anyItems, (some) => {
      const scores = computePartitionScores(some)
      const exchanged = computePartitionScores(
        some.map((item) => ({ ...item, found: item.known, known: item.found })),
      )
      expect(exchanged.precision).toBeCloseTo(scores.recall)
      expect(exchanged.adjustedRand).toBeCloseTo(scores.adjustedRand)
      const { precision, recall, f1, adjustedRand } = scores
      for (const value of [precision, recall, f1, adjustedRand]) expect(value).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})

test('the scores of all items are the weighted mean of the two parts', () => {
  fc.assert(
    fc.property(anyItems, (some) => {
      const of = (isCounted: (item: GroupedItem) => boolean) =>
        computePartitionScores(some.map((item) => ({ ...item, isCounted: isCounted(item) })))
      const [all, counted, rest] = [
        of(() => true),
        of((item) => item.isCounted),
        of((item) => !item.isCounted),
      ]
      const together = counted.precision * counted.items + rest.precision * rest.items
      expect(together / some.length).toBeCloseTo(all.precision)
    }),
  )
})
