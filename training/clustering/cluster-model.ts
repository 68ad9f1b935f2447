import { JOIN_INPUTS } from '../../packages/pipeline/src/3-cluster/matching/join-model.ts'
import type { ClusterLevel } from '../../packages/pipeline/src/3-cluster/matching/match-rules.ts'
import type { ClusterModel, JoinWeights } from '../../packages/pipeline/src/newsroom/trained-weights.ts'
import { fitStandardLogistic, type WeightSign } from '../learning/standard-logistic.ts'
import type { Inputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { DATA_INPUTS, loadClusterData } from './cluster-data.ts'
import { DAY_INPUTS, type ItemSet } from './labelled-items.ts'
import { fitPairWeights } from './pair-weights.ts'
import { type SimulatedDecision, type SimulatedDecisions, simulateDecisions } from './simulated-decisions.ts'
import { makeTrainingStreams } from './streams.ts'

/**
 * The weight of each set, by level. AllSides and the aggregator are labelled by topic, the feed day by event.
 */
const SET_WEIGHTS: Record<ClusterLevel, Partial<Record<ItemSet, number>>> = {
  story: { day: 4, events: 1, dutch: 1 },
  thread: { aggregator: 1.6, us: 1.3, day: 1, events: 0.5, dutch: 0.3 },
}
/**
 * The number of rounds of fitting: the first on decisions by the labels, the others on decisions of the model
 * so far.
 */
const ROUNDS = 3
const PENALTY = 1 / 0.3
/** The thresholds while decisions are simulated: any evidence for joining is enough. */
const NEUTRAL = { threshold: 0, mergeThreshold: 0, pairFloor: -6 }
/**
 * How the thresholds depend on the density of a stream. Set by hand, by the results on dense sets
 * (aggregator, US, three publishers) and on a day of feeds. In 172 threads of ten such days, checked by
 * reading, the similarity of the texts and of the names separates coherent threads from chance matches better
 * (area under the curve 0.89 on unseen days) than the model does (0.74), which is fitted on dense streams.
 */
const BY_SPARSENESS = {
  weight: 1.2,
  neutral: -1,
  least: -0.55,
  most: 0.5,
  likeness: 0.27,
  denseLikeness: 0.12,
  nameShare: 0.2,
  dense: 0,
  span: 1.5,
}
/**
 * The thresholds for joining, in log-odds. Set by hand, by the results on both parts of each set: stories
 * stay pure, and threads collect them.
 */
const THRESHOLDS = {
  story: { threshold: 1, mergeThreshold: 0.4, pairFloor: 0.5 },
  thread: { threshold: 0.5, mergeThreshold: -0.2, pairFloor: -6, bySparseness: BY_SPARSENESS },
}
/**
 * Bounds of the weights: similarity and shared words are never evidence against a group, contradictions and
 * distance in time never for it. Without these bounds evidence of one kind is weighed against itself, which
 * fits the streams and misjudges coverage of other kinds.
 */
const NEVER_FOR = new Set(['gapLast', 'gapFirst', 'publisher', 'against', 'pairNone'])
const EITHER = new Set(['size', 'cohesion', 'secondBySize', 'coverBySize', 'large', 'pairMeanBySize'])
const SIGNS = JOIN_INPUTS.map((name): WeightSign => (EITHER.has(name) ? 0 : NEVER_FOR.has(name) ? -1 : 1))
const ABOUT =
  'Clustering model: weights of the evidence that two articles report one event (pair), and that an article belongs to a story or to a thread. Fitted by training/clustering/cluster-model.ts.'

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** Fits the weights of one level on decisions; the decisions of each set have the set's total weight. */
function fitted(
  decisions: readonly SimulatedDecision[],
  level: ClusterLevel,
): Pick<JoinWeights, 'bias' | 'weights'> {
  const weights = SET_WEIGHTS[level]
  const used = decisions.filter(({ set }) => (weights[set] ?? 0) > 0)
  const totals = new Map<ItemSet, number>()
  for (const { set, weight } of used) totals.set(set, (totals.get(set) ?? 0) + weight)
  const rows = used.map(({ inputs, isOn, weight, set }) => {
    return { inputs, isOn, weight: ((weights[set] ?? 0) * weight) / (totals.get(set) ?? 1) }
  })
  const fit = fitStandardLogistic(rows, PENALTY, SIGNS)
  const named = JOIN_INPUTS.map((name, at): [string, number] => [name, rounded(fit.weights[at] ?? 0)])
  return { bias: rounded(fit.bias), weights: Object.fromEntries(named) }
}

/** @param without a set that is excluded from fitting */
export function fitClusterModel(inputs: Inputs, without?: ItemSet): ClusterModel {
  const data = loadClusterData(inputs)
  const pair = fitPairWeights(inputs, without)
  const streams = makeTrainingStreams(inputs, without)
  const all: SimulatedDecisions = { story: [], thread: [] }
  const unfitted = { ...NEUTRAL, bias: 0, weights: {} }
  let model: ClusterModel = { pair, story: unfitted, thread: unfitted }
  for (let round = 0; round < ROUNDS; round++) {
    const how = { isTeacher: round === 0, seed: round + 1 }
    for (const stream of streams) {
      const { story, thread } = simulateDecisions(stream, data, model, how)
      for (const decision of story) all.story.push(decision)
      for (const decision of thread) all.thread.push(decision)
    }
    model = {
      pair,
      story: { ...NEUTRAL, ...fitted(all.story, 'story') },
      thread: { ...NEUTRAL, ...fitted(all.thread, 'thread') },
    }
  }
  return {
    pair,
    story: { ...model.story, ...THRESHOLDS.story },
    thread: { ...model.thread, ...THRESHOLDS.thread },
  }
}

export const CLUSTER_INPUTS = [
  'us-stream',
  'aggregator',
  'expert-headlines',
  'dutch-items',
  'dutch-labels',
  ...DAY_INPUTS,
  ...DATA_INPUTS,
]

/** The clustering model. */
export const CLUSTER_MODEL: Maker = {
  name: 'cluster-model',
  file: 'training/clustering/cluster-model.ts',
  inputs: CLUSTER_INPUTS,
  make(inputs) {
    const model = { about: ABOUT, ...fitClusterModel(inputs) }
    return { 'content/weights/cluster.json': `${JSON.stringify(model, null, 2)}\n` }
  },
}
