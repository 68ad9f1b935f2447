import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partitionScores } from './partition-scores.ts'

test('the same groups under other names agree wholly', () => {
  expect(partitionScores(['a', 'a', 'b'], ['x', 'x', 'y'])).toEqual({ bCubed: 1, adjustedRand: 1, pairs: 1 })
})

test('everything alone keeps a high B-cubed and has nothing beyond chance', () => {
  const scores = partitionScores(['a', 'b', 'c', 'd'], ['x', 'x', 'y', 'z'])
  expect(scores.adjustedRand).toBe(0)
  expect(scores.pairs).toBe(0)
  expect(scores.bCubed).toBeCloseTo((2 * 1 * 0.75) / 1.75)
})

test('scores are symmetric in pairs and never above 1', () => {
  const labels = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y')), {
    minLength: 2,
  })
  fc.assert(
    fc.property(labels, (items) => {
      const found = items.map(([first]) => first)
      const known = items.map(([, second]) => second)
      const scores = partitionScores(found, known)
      expect(partitionScores(known, found).adjustedRand).toBeCloseTo(scores.adjustedRand)
      for (const value of Object.values(scores)) expect(value).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})
