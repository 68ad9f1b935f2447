import type { ArticlePairSimilarity } from '../../packages/pipeline/src/3-cluster/matching/pair-likeness.ts'
import type { ClusterModel } from '../../packages/pipeline/src/reviewed-data/trained-weights.ts'
import { fitLogistic, type LogisticModel, predictProbability, type WeightedPair } from '../learning/newton.ts'
import type { MakerInputs } from '../room/inputs.ts'
import { loadClusterData, readSampleItems } from './cluster-data.ts'
import {
  type ClusterItem,
  copyTitlesOnly,
  type LabelledSetName,
  readFeedDayItems,
  readFittedDutchItems,
  readStreamItems,
} from './labelled-items.ts'
import { findLabelledPairs, type LabelledPair } from './labelled-pairs.ts'

/**
 * The probability from which articles in different languages join one story; chosen on the fitted parts of
 * the sets.
 */
const THRESHOLD = 0.42
/**
 * The log-odds added for a pair of Dutch articles. Set by hand, in the range that is best on the earlier half
 * of the Dutch items and on the sample's Dutch articles. Fitting gives 2.1, or 0.7 if all stories weigh the
 * same.
 */
const DUTCH = 1.2
const PENALTY = 3
const CROSS_PENALTY = 2
/**
 * The weight in fitting of each pair of articles in two languages, all of which come from the sample edition.
 */
const SAMPLE_WEIGHT = 3
/**
 * One of this many unlabelled pairs of the US stream is used as a pair from different stories. Pairs that are
 * probably from the same story are left out.
 */
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
] as const satisfies (keyof ArticlePairSimilarity)[]
/** The kinds of evidence that also apply to two articles in different languages. */
const CROSS_EVIDENCE = [
  'names',
  'numbers',
  'cross',
  'placesDiffer',
  'namesDiffer',
  'gap',
  'short',
  'rarest',
] as const satisfies (keyof ArticlePairSimilarity)[]

const rowOf = (
  { evidence, isSameStory }: LabelledPair,
  weight: number,
  names: readonly (keyof ArticlePairSimilarity)[],
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

/** Returns the labelled pairs of each data set; none for the set that is left out. */
function pairsOfSets(inputs: MakerInputs, without: LabelledSetName | undefined) {
  const data = loadClusterData(inputs)
  const pairs = (items: ClusterItem[]) => findLabelledPairs(items[0]?.set === without ? [] : items, data)
  const [stream, day] = [readStreamItems(inputs), readFeedDayItems(inputs)]
  return {
    stream: pairs(stream),
    streamTitles: pairs(copyTitlesOnly(stream)),
    day: pairs(day),
    dayTitles: pairs(copyTitlesOnly(day)),
    dutch: pairs(readFittedDutchItems(inputs)),
    sample: pairs(readSampleItems(inputs)),
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
    const unlikely = unlabelled.filter(
      ({ evidence }) => predictProbability(same, evidence) < UNLABELLED_LIMIT,
    )
    same = fitLogistic([...labelled, ...unlikely], SAME_EVIDENCE.length, PENALTY)
  }
  return same
}

/**
 * Fits the weights for pairs in two languages on the sample edition only. Translated documents aren't
 * typical, because both versions have the same content in the same order.
 */
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
 * Fits the weight of each piece of evidence that two articles report the same event: on the labelled US
 * stream and the fitted feed day, each also with titles only, the earlier half of the Dutch items, and the
 * sample edition, the only set with events in both English and Dutch.
 *
 * @param without a set that is excluded from fitting, to measure the weights on a kind of coverage that they
 *   haven't seen
 */
export function fitPairWeights(inputs: MakerInputs, without?: LabelledSetName): ClusterModel['pair'] {
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
