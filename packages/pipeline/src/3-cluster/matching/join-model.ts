import type { StoryJoinWeights } from '../../reviewed-data/trained-weights.ts'
import { GROUP_AGGREGATE_EVIDENCE_NAMES, type GroupEvidence, PAIR_EVIDENCE_NAMES } from './group-evidence.ts'

/** Derived inputs: non-linear terms and products, which a weighted sum of the evidence can't express. */
const DERIVED: Readonly<Record<string, (evidence: GroupEvidence) => number>> = {
  dampedLog: ({ damped }) => Math.log(Math.max(0, damped) + 0.02),
  secondRoot: ({ second }) => Math.sqrt(second),
  secondBySize: ({ second, size }) => second * size,
  coverBySize: ({ cover, size }) => cover * size,
  large: ({ size }) => Math.max(0, size - 1.5),
  pairMeanBySize: ({ pairMean, size }) => pairMean * size,
}
const derived = Object.values(DERIVED)
const evident = [...GROUP_AGGREGATE_EVIDENCE_NAMES, ...PAIR_EVIDENCE_NAMES]

/** The names of all inputs of the model, in the order of `buildJoinModelInputs`. */
export const JOIN_MODEL_INPUT_NAMES: readonly string[] = [...evident, ...Object.keys(DERIVED)]

export function buildJoinModelInputs(evidence: GroupEvidence): number[] {
  return [...evident.map((name) => evidence[name]), ...derived.map((make) => make(evidence))]
}

/** Returns the function that computes the log-odds that an article belongs to a group: a story or a thread. */
export function createJoinModel({
  bias,
  weights,
}: Pick<StoryJoinWeights, 'bias' | 'weights'>): (evidence: GroupEvidence) => number {
  const ofEvidence = evident.map((name) => weights[name] ?? 0)
  const ofDerived = Object.keys(DERIVED).map((name) => weights[name] ?? 0)
  return (evidence) => {
    let sum = bias
    for (let at = 0; at < evident.length; at++) {
      const name = evident[at]
      if (name !== undefined) sum += (ofEvidence[at] ?? 0) * evidence[name]
    }
    for (let at = 0; at < derived.length; at++) sum += (ofDerived[at] ?? 0) * (derived[at]?.(evidence) ?? 0)
    return sum
  }
}
