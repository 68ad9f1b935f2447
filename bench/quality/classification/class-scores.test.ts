import { expect, test } from 'vitest'
import { computeClassScores } from './class-scores.ts'

test('accuracy counts hits, macro F1 gives every class the same weight', () => {
  const { accuracy, macroF1 } = computeClassScores(['a', 'a', 'a', 'b'], ['a', 'a', 'b', 'b'])
  expect(accuracy).toBe(0.75)
  expect(macroF1).toBeCloseTo((0.8 + 2 / 3) / 2)
})

test('an unknown label lowers the score of its own class and raises no other', () => {
  expect(computeClassScores(['x'], ['a'])).toEqual({ accuracy: 0, macroF1: 0 })
})
