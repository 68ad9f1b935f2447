import { expect, test } from 'vitest'
import type { ClaimEvidence } from './claim-evidence.ts'
import { computeClaimSupportScore } from './claim-score.ts'

const NOTHING: ClaimEvidence = {
  missing: 0,
  copied: 0,
  jumps: 0,
  tornRuns: 0,
  tornPairs: 0,
  apart: 0,
  widelyApart: 0,
}
const WEIGHTS = {
  bias: 2,
  weights: { missing: -8, copied: 3, jumps: -1, tornRuns: -2, tornPairs: -4, apart: -5, widelyApart: -6 },
}

test('a sentence with nothing for or against it has the bias', () => {
  expect(computeClaimSupportScore([NOTHING], WEIGHTS)).toBe(2)
})

test.each([
  ['missing', -2],
  ['copied', 3.5],
  ['jumps', 1.5],
  ['tornRuns', 1],
  ['tornPairs', 0],
  ['apart', -0.5],
  ['widelyApart', -1],
] as const)('half of %s adds half of its weight to the bias', (name, score) => {
  expect(computeClaimSupportScore([{ ...NOTHING, [name]: 0.5 }], WEIGHTS)).toBe(score)
})

test('the evidence of a sentence is added up', () => {
  expect(computeClaimSupportScore([{ ...NOTHING, missing: 0.25, copied: 1 }], WEIGHTS)).toBe(3)
})

test('evidence without a weight counts for nothing', () => {
  const weights = { bias: 2, weights: { copied: 3 } }
  expect(computeClaimSupportScore([{ ...NOTHING, missing: 1, copied: 1 }], weights)).toBe(5)
})

test('the score of a claim is the mean of its sentences', () => {
  const copied = { ...NOTHING, copied: 1 }
  expect(computeClaimSupportScore([copied, NOTHING], WEIGHTS)).toBe(3.5)
  expect(computeClaimSupportScore([copied, NOTHING, { ...NOTHING, missing: 1 }], WEIGHTS)).toBeCloseTo(1 / 3)
})

test('a claim without content has score 0', () => {
  expect(computeClaimSupportScore([], WEIGHTS)).toBe(0)
})
