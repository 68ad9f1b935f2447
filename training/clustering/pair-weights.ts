import type { PairLikeness } from '../../packages/pipeline/src/3-cluster/matching/pair-likeness.ts'
import type { ClusterModel } from '../../packages/pipeline/src/newsroom/trained-weights.ts'
import { fitLogistic, type LogisticModel, probability, type WeightedPair } from '../learning/newton.ts'
import type { Inputs } from '../room/inputs.ts'
import { loadClusterData, sampleItems } from './cluster-data.ts'
import {
  type ClusterItem,
  dutchItems,
  feedDayItems,
  type ItemSet,
  streamItems,
  titlesOf,
} from './labelled-items.ts'
import { type LabelledPair, labelPairs } from './labelled-pairs.ts'

/** Articles of different languages join at and above this probability; set on the fitted parts. */
const THRESHOLD = 0.42
/**
 * The bonus of two Dutch articles: the middle of the range (1 to 1.3 and beyond) that does best on the
 * earlier half of the Dutch items and on the sample's Dutch articles. Fitted with the others it is 2.1, and
 * 0.7 if every story has the same weight.
 */
const DUTCH = 1.2
const PENALTY = 3
const CROSS_PENALTY = 2
/** The weight of a pair in two languages, apart from that penalty. */
const SAMPLE_WEIGHT = 3
/** Unlabelled pairs of the stream are mostly two stories: every fifth is used, the likelier ones are left out. */
const UNLABELLED_EVERY = 5
const UNLABELLED_WEIGHT = 0.75
/** The weight of pairs of titles alone, relative to the same pairs with their texts. */
const TITLES_WEIGHT = 0.5
const UNLABELLED_LIMIT = 0.3
const ROUNDS = 3

const SAME_EVIDENCE = [
  'lead',
  'body',
  'names',
  'cross',
  'gap',
  'samePublisher',
  'short',
  'titleHeld',
  'titleHeldByOne',
  'rarest',
  'bare',
  'publisherShort',
] as const satisfies (keyof PairLikeness)[]
/** Evidence that is valid across languages. */
const CROSS_EVIDENCE = [
  'names',
  'numbers',
  'cross',
  'placesDiffer',
  'namesDiffer',
  'gap',
  'short',
  'rarest',
] as const satisfies (keyof PairLikeness)[]

const rowOf = (
  { evidence, isSameStory }: LabelledPair,
  weight: number,
  names: readonly (keyof PairLikeness)[],
): WeightedPair => ({
  evidence: names.map((name) => evidence[name]),
  isOn: isSameStory,
  weight,
})
const sameRow = (pair: LabelledPair, weight: number) => rowOf(pair, weight, SAME_EVIDENCE)

const unlabelledOf = (pairs: readonly LabelledPair[], weight: number) =>
  pairs
    .filter(({ isLabelled }, at) => !isLabelled && at % UNLABELLED_EVERY === 0)
    .map((pair) => sameRow(pair, weight))

/** Pairs of the sets that are fitted on; a set that is left out has none. */
function pairsOfSets(inputs: Inputs, without: ItemSet | undefined) {
  const data = loadClusterData(inputs)
  const pairs = (items: ClusterItem[]) => labelPairs(items[0]?.set === without ? [] : items, data)
  const [stream, day] = [streamItems(inputs), feedDayItems(inputs)]
  return {
    stream: pairs(stream),
    streamTitles: pairs(titlesOf(stream)),
    day: pairs(day),
    dayTitles: pairs(titlesOf(day)),
    dutch: pairs(dutchItems(inputs)),
    sample: pairs(sampleItems(inputs)),
  }
}
type Pairs = ReturnType<typeof pairsOfSets>

function sameWeights({ stream, streamTitles, day, dayTitles, dutch, sample }: Pairs): LogisticModel {
  const dayWeight = (pair: LabelledPair) => (pair.isSameStory ? 2 : 1.5)
  const labelled = [
    ...stream.filter(({ isLabelled }) => isLabelled).map((pair) => sameRow(pair, 2)),
    ...streamTitles.filter(({ isLabelled }) => isLabelled).map((pair) => sameRow(pair, 2 * TITLES_WEIGHT)),
    ...day.map((pair) => sameRow(pair, dayWeight(pair))),
    ...dayTitles.map((pair) => sameRow(pair, TITLES_WEIGHT * dayWeight(pair))),
    ...dutch.map((pair) => sameRow(pair, pair.isSameStory ? (pair.evidence.samePublisher ? 0.4 : 1.5) : 1)),
    ...sample.filter(({ isSameLanguage }) => isSameLanguage).map((pair) => sameRow(pair, 0.5)),
  ]
  const unlabelled = [
    ...unlabelledOf(stream, UNLABELLED_WEIGHT),
    ...unlabelledOf(streamTitles, UNLABELLED_WEIGHT / 3),
  ]
  let same = fitLogistic(labelled, SAME_EVIDENCE.length, PENALTY)
  for (let round = 0; round < ROUNDS; round++) {
    const unlikely = unlabelled.filter(({ evidence }) => probability(same, evidence) < UNLABELLED_LIMIT)
    same = fitLogistic([...labelled, ...unlikely], SAME_EVIDENCE.length, PENALTY)
  }
  return same
}

/** Of the sample edition alone: translated documents, whose two versions say the same in the same order, are a case of their own. */
function crossWeights({ sample }: Pairs): LogisticModel {
  const rows = sample
    .filter(({ isSameLanguage }) => !isSameLanguage)
    .map((pair) => rowOf(pair, SAMPLE_WEIGHT, CROSS_EVIDENCE))
  return fitLogistic(rows, CROSS_EVIDENCE.length, CROSS_PENALTY)
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

function named(
  prefix: string,
  names: readonly string[],
  { weights, bias }: LogisticModel,
): [string, number][] {
  return [
    ...names.map((name, at): [string, number] => [prefix + name, rounded(weights[at] ?? 0)]),
    [`${prefix}bias`, rounded(bias)],
  ]
}

/**
 * How much each piece of evidence speaks for two articles reporting one event. Fitted on the labelled US stream and the fitted feed day,
 * each with its titles alone too, the earlier half of the Dutch items, and the sample edition, which alone has events in English and Dutch.
 *
 * @param without a set that is left out, to see what weights are worth on coverage of a kind they never saw
 */
export function pairWeights(inputs: Inputs, without?: ItemSet): ClusterModel['pair'] {
  const pairs = pairsOfSets(inputs, without)
  return {
    threshold: THRESHOLD,
    weights: Object.fromEntries([
      ...named('same.', SAME_EVIDENCE, sameWeights(pairs)),
      ['same.dutch', DUTCH],
      ...named('cross.', CROSS_EVIDENCE, crossWeights(pairs)),
    ]),
  }
}
