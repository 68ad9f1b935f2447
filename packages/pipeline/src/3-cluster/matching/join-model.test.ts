import { expect, test } from 'vitest'
import { createEmptyGroupEvidence, type GroupEvidence } from './group-evidence.ts'
import { buildJoinModelInputs, createJoinModel, JOIN_MODEL_INPUT_NAMES } from './join-model.ts'

const evidence: GroupEvidence = {
  ...createEmptyGroupEvidence(),
  ...{ text: 0.4, damped: 0.2, second: 0.25, cover: 0.5, size: 2, pairMean: -1, pairBest: 1.5, against: 0.5 },
}
const odds = (weights: Record<string, number>, bias = 0) => createJoinModel({ bias, weights })(evidence)

test('without weights the log-odds are the bias', () => {
  expect(odds({}, -3)).toBe(-3)
})

test('each input counts by its weight', () => {
  expect(odds({ text: 10, pairBest: 2, against: -4 }, 1)).toBeCloseTo(1 + 4 + 3 - 2)
})

test.each([
  ['dampedLog', Math.log(0.22)],
  ['secondRoot', 0.5],
  ['secondBySize', 0.5],
  ['coverBySize', 1],
  ['large', 0.5],
  ['pairMeanBySize', -2],
])('the derived input %s is computed from the evidence', (name, value) => {
  expect(odds({ [name]: 1 })).toBeCloseTo(value)
})

test('a group of few counts as not large, and a negative similarity as none', () => {
  const small = { ...evidence, size: 0, damped: -0.1 }
  const model = createJoinModel({ bias: 0, weights: { large: 5 } })
  expect(model(small)).toBe(0)
  expect(createJoinModel({ bias: 0, weights: { dampedLog: 1 } })(small)).toBeCloseTo(Math.log(0.02))
})

test('a weight that the model doesn’t know changes nothing', () => {
  expect(odds({ text: 1, ofAnotherVersion: 100 })).toBeCloseTo(0.4)
})

test('the inputs for training are those that the model weighs, under the same names', () => {
  const inputs = buildJoinModelInputs(evidence)
  expect(inputs).toHaveLength(JOIN_MODEL_INPUT_NAMES.length)
  for (const [at, name] of JOIN_MODEL_INPUT_NAMES.entries())
    expect(odds({ [name]: 1 })).toBeCloseTo(inputs[at] ?? 0)
})
