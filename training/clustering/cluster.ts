/**
 * Fits `content/weights/cluster.json`: how much each piece of evidence speaks for two articles being one story.
 * On: the first 70 % of the labelled US stream, one hand-labelled feed day (2020-04-28), each with its titles alone too,
 * the first half of the labelled Dutch items, the sample edition, and (English with Dutch) translated news. The rest is for checking.
 * Usage: PLAINWIRE_DATA=<folder> node training/clustering/cluster.ts
 */
import { writeFileSync } from 'node:fs'
import type { FittedEvidence } from '../../packages/pipeline/src/3-cluster/evidence.ts'
import { data, sampleArticles, sampleEvents } from '../../packages/pipeline/src/newsroom.fixture.ts'
import { type Fitted, fitLogistic, probability, type Row } from '../learning/newton.ts'
import { dutchItems, feedDayItems, type Item, streamItems, translatedItems } from './cluster-items.ts'
import { type Pair, pairsOf } from './cluster-pairs.ts'

/** Joins at and above this; set on the fitted parts. */
const THRESHOLD = 0.47
/**
 * What two Dutch articles have in advance: the middle of the range (1 to 1.3 and beyond) that does best on the earlier half of the
 * Dutch items and on the sample's Dutch articles. Fitted beside the rest it is 2.1, and 0.7 where every story counts the same.
 */
const DUTCH = 1.2
const PENALTY = 3
const CROSS_PENALTY = 2
const STREAM_SHARE = 0.7
/** Unlabelled pairs of the stream are mostly two stories: every fifth is used, the likelier ones are left out. */
const UNLABELLED_EVERY = 5
const UNLABELLED_WEIGHT = 0.75
/** What pairs of titles alone count beside the same pairs with their texts. */
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
] as const satisfies FittedEvidence[]
/** What can speak across languages. */
const CROSS_EVIDENCE = [
  'names',
  'numbers',
  'cross',
  'placesDiffer',
  'namesDiffer',
  'gap',
  'short',
  'rarest',
] as const satisfies FittedEvidence[]

function sampleItems(): Item[] {
  return sampleArticles(sampleEvents()).map(({ article, event }) => ({
    id: article.id,
    publisher: article.publisherId,
    title: article.title,
    summary: article.summary,
    text: article.text,
    language: article.language,
    at: article.publishedAt ?? article.firstSeenAt,
    url: article.url,
    story: event.id,
  }))
}

const titlesOf = (items: readonly Item[]) => items.map((item) => ({ ...item, summary: '', text: '' }))

const rowOf = ({ evidence, isSameStory }: Pair, weight: number, names: readonly FittedEvidence[]): Row => ({
  evidence: names.map((name) => evidence[name]),
  isOn: isSameStory,
  weight,
})
const sameRow = (pair: Pair, weight: number) => rowOf(pair, weight, SAME_EVIDENCE)

const streamed = streamItems(STREAM_SHARE)
const feedDay = feedDayItems('2020-04-28')
const stream = pairsOf(streamed, data)
const streamTitles = pairsOf(titlesOf(streamed), data)
const dutch = dutchItems()
const sample = pairsOf(sampleItems(), data)
const translated = pairsOf(translatedItems(), data)

const labelled = [
  ...stream.filter(({ isLabelled }) => isLabelled).map((pair) => sameRow(pair, 2)),
  ...streamTitles.filter(({ isLabelled }) => isLabelled).map((pair) => sameRow(pair, 2 * TITLES_WEIGHT)),
  ...pairsOf(feedDay, data).map((pair) => sameRow(pair, pair.isSameStory ? 2 : 1.5)),
  ...pairsOf(titlesOf(feedDay), data).map((pair) =>
    sameRow(pair, TITLES_WEIGHT * (pair.isSameStory ? 2 : 1.5)),
  ),
  ...pairsOf(dutch.slice(0, dutch.length / 2), data).map((pair) =>
    sameRow(pair, pair.isSameStory ? (pair.evidence.samePublisher ? 0.4 : 1.5) : 1),
  ),
  ...sample.filter(({ isSameLanguage }) => isSameLanguage).map((pair) => sameRow(pair, 0.5)),
]
const unlabelledOf = (pairs: readonly Pair[], weight: number) =>
  pairs
    .filter(({ isLabelled }, at) => !isLabelled && at % UNLABELLED_EVERY === 0)
    .map((pair) => sameRow(pair, weight))
const unlabelled = [
  ...unlabelledOf(stream, UNLABELLED_WEIGHT),
  ...unlabelledOf(streamTitles, UNLABELLED_WEIGHT / 3),
]

let same: Fitted = fitLogistic(labelled, SAME_EVIDENCE.length, PENALTY)
for (let round = 0; round < ROUNDS; round++) {
  const unlikely = unlabelled.filter(({ evidence }) => probability(same, evidence) < UNLABELLED_LIMIT)
  same = fitLogistic([...labelled, ...unlikely], SAME_EVIDENCE.length, PENALTY)
}

const crossRows = [
  ...sample.map((pair) => ({ pair, weight: 3 })),
  ...translated.map((pair) => ({ pair, weight: 1 })),
]
  .filter(({ pair }) => !pair.isSameLanguage)
  .map(({ pair, weight }) => rowOf(pair, weight, CROSS_EVIDENCE))
const cross = fitLogistic(crossRows, CROSS_EVIDENCE.length, CROSS_PENALTY)

const rounded = (value: number) => Math.round(value * 1000) / 1000
const named = (prefix: string, names: readonly string[], { weights, bias }: Fitted): [string, number][] => [
  ...names.map((name, at): [string, number] => [prefix + name, rounded(weights[at] ?? 0)]),
  [`${prefix}bias`, rounded(bias)],
]
const about =
  'Clustering model: weights of the evidence that two articles report one event, fitted by training/clustering/cluster.ts.'
const model = {
  about,
  threshold: THRESHOLD,
  weights: Object.fromEntries([
    ...named('same.', SAME_EVIDENCE, same),
    ['same.dutch', DUTCH],
    ...named('cross.', CROSS_EVIDENCE, cross),
  ]),
}
writeFileSync(
  new URL('../../content/weights/cluster.json', import.meta.url),
  `${JSON.stringify(model, null, 2)}\n`,
)
process.stdout.write(
  `${labelled.length + unlabelled.length} pairs of one language, ${crossRows.length} across languages\n`,
)
