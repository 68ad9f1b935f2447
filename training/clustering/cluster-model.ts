import type { GroupingLevel } from '../../packages/pipeline/src/3-cluster/matching/group-match.ts'
import { JOIN_MODEL_INPUT_NAMES } from '../../packages/pipeline/src/3-cluster/matching/join-model.ts'
import type {
  ClusterModel,
  StoryJoinWeights,
} from '../../packages/pipeline/src/reviewed-data/trained-weights.ts'
import { fitStandardLogistic, type WeightSign } from '../learning/standard-logistic.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import { CLUSTER_DATA_INPUTS, loadClusterData } from './cluster-data.ts'
import { DAY_INPUTS, type LabelledSetName } from './labelled-items.ts'
import { fitPairWeights } from './pair-weights.ts'
import { type SimulatedDecision, type SimulatedDecisions, simulateDecisions } from './simulated-decisions.ts'
import { makeTrainingStreams } from './streams.ts'

/**
 * The weight of each data set in fitting the model of a level. The sets `us` (AllSides) and `aggregator` are
 * labelled by topic, `day` by event.
 */
const SET_WEIGHTS: Record<GroupingLevel, Partial<Record<LabelledSetName, number>>> = {
  story: { day: 4, events: 1, dutch: 1 },
  thread: { aggregator: 1.6, us: 1.3, day: 1, events: 0.5, dutch: 0.3 },
}
/**
 * The number of rounds of fitting. In the first, the labels make the decisions that are fitted on; in the
 * others, the model of the previous round does.
 */
const ROUNDS = 3
const PENALTY = 1 / 0.3
/**
 * The thresholds while decisions are simulated: an article joins a group if there is more evidence for it
 * than against it.
 */
const NEUTRAL = { threshold: 0, mergeThreshold: 0, pairFloor: -6 }
/**
 * How the threshold for joining a thread depends on how dense a stream is. Set by hand, by the results on
 * dense sets (aggregator, US, three publishers) and on a day of feeds. In 172 threads of ten such days,
 * checked by reading, the similarity of texts and names separates coherent threads from chance matches better
 * (area under the curve 0.89 on unseen days) than the model does (0.74), because it is fitted on dense
 * streams.
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
 * The thresholds for joining, in log-odds. Set by hand, by the results on the fitted and unseen parts of each
 * set: a story should have reports of one event only, a thread should collect all stories of its topic.
 */
const THRESHOLDS = {
  story: { threshold: 1, mergeThreshold: 0.4, pairFloor: 0.5 },
  thread: { threshold: 0.5, mergeThreshold: -0.2, pairFloor: -6, bySparseness: BY_SPARSENESS },
}
/**
 * The signs that weights may have: similarity and shared words never count against joining a group,
 * contradictions and distance in time never for it. Without these bounds, correlated evidence gets weights of
 * opposite signs, which fit the training streams but misjudge other coverage.
 */
const NEVER_FOR = new Set(['gapLast', 'gapFirst', 'publisher', 'against', 'pairNone'])
const EITHER = new Set(['size', 'cohesion', 'secondBySize', 'coverBySize', 'large', 'pairMeanBySize'])
const SIGNS = JOIN_MODEL_INPUT_NAMES.map(
  (name): WeightSign => (EITHER.has(name) ? 0 : NEVER_FOR.has(name) ? -1 : 1),
)
const ABOUT =
  'Clustering model: weights of the evidence that two articles report one event (pair), and that an article belongs to a story or to a thread. Fitted by training/clustering/cluster-model.ts.'

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/**
 * Fits the weights of one level of the model to simulated decisions. The decisions of a data set together
 * weigh as much as SET_WEIGHTS gives that set, however many there are.
 */
function fitted(
  decisions: readonly SimulatedDecision[],
  level: GroupingLevel,
): Pick<StoryJoinWeights, 'bias' | 'weights'> {
  const weights = SET_WEIGHTS[level]
  const used = decisions.filter(({ set }) => (weights[set] ?? 0) > 0)
  const totals = new Map<LabelledSetName, number>()
  for (const { set, weight } of used) totals.set(set, (totals.get(set) ?? 0) + weight)
  const rows = used.map(({ inputs, isOn, weight, set }) => {
    return { inputs, isOn, weight: ((weights[set] ?? 0) * weight) / (totals.get(set) ?? 1) }
  })
  const fit = fitStandardLogistic(rows, PENALTY, SIGNS)
  const named = JOIN_MODEL_INPUT_NAMES.map((name, at): [string, number] => [
    name,
    rounded(fit.weights[at] ?? 0),
  ])
  return { bias: rounded(fit.bias), weights: Object.fromEntries(named) }
}

/** @param without a set that is excluded from fitting */
export function fitClusterModel(inputs: MakerInputs, without?: LabelledSetName): ClusterModel {
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
  ...CLUSTER_DATA_INPUTS,
]

/** Makes the clustering model. */
export const CLUSTER_MODEL: Maker = {
  name: 'cluster-model',
  file: 'training/clustering/cluster-model.ts',
  inputs: CLUSTER_INPUTS,
  make(inputs) {
    const model = { about: ABOUT, ...fitClusterModel(inputs) }
    return { 'content/weights/cluster.json': `${JSON.stringify(model, null, 2)}\n` }
  },
}
