/**
 * Fits `content/weights/cluster.json`: how much each piece of evidence speaks for two articles being one story.
 * On: the first 70 % of the labelled US stream, one hand-labelled feed day (2020-04-28), the labelled Dutch items, the sample
 * edition, and (English with Dutch) translated news. The rest of the stream and the other feed day are for checking.
 * Usage: PLAINWIRE_DATA=<folder> node content/weights/train/cluster.ts
 */
import { writeFileSync } from 'node:fs'
import type { Evidence } from '../../../packages/pipeline/src/3-cluster/evidence.ts'
import { data, sampleArticles, sampleEvents } from '../../../packages/pipeline/src/newsroom.fixture.ts'
import { dutchItems, feedDayItems, type Item, streamItems, translatedItems } from './cluster-items.ts'
import { type Pair, pairsOf } from './cluster-pairs.ts'
import { type Fitted, fitLogistic, probability, type Row } from './newton.ts'

/** Joins at and above this; set on the fitted parts. */
const THRESHOLD = 0.4
const PENALTY = 3
const CROSS_PENALTY = 2
const STREAM_SHARE = 0.7
/** Unlabelled pairs of the stream are mostly two stories; the likelier ones are left out, the rest counts little. */
const UNLABELLED_WEIGHT = 0.15
const UNLABELLED_LIMIT = 0.3
const ROUNDS = 3

const EVIDENCE = [
  'title',
  'lead',
  'body',
  'names',
  'numbers',
  'cross',
  'placesDiffer',
  'namesDiffer',
  'gap',
  'samePublisher',
  'short',
  'titleAndLead',
  'leadAndNames',
  'titleHeld',
  'titleHeldByOne',
  'rarest',
] as const satisfies (keyof Evidence)[]
/** What can speak across languages. */
const CROSS_EVIDENCE = new Set<string>([
  'names',
  'numbers',
  'cross',
  'placesDiffer',
  'namesDiffer',
  'gap',
  'short',
  'rarest',
])

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

const rowOf = ({ evidence, isSameStory }: Pair, weight: number): Row => ({
  evidence: EVIDENCE.map((name) => evidence[name]),
  isOn: isSameStory,
  weight,
})

const stream = pairsOf(streamItems(STREAM_SHARE), data)
const feedDay = pairsOf(feedDayItems('2020-04-28'), data)
const dutch = pairsOf(dutchItems(), data)
const sample = pairsOf(sampleItems(), data)
const translated = pairsOf(translatedItems(), data)

const labelled = [
  ...stream.filter(({ isLabelled }) => isLabelled).map((pair) => rowOf(pair, 2)),
  ...feedDay.map((pair) => rowOf(pair, pair.isSameStory ? 2 : 1.5)),
  ...dutch.map((pair) => rowOf(pair, pair.isSameStory ? (pair.evidence.samePublisher ? 0.4 : 1.5) : 1)),
  ...sample.filter(({ isSameLanguage }) => isSameLanguage).map((pair) => rowOf(pair, 0.5)),
]
const unlabelled = stream
  .filter(({ isLabelled }) => !isLabelled)
  .map((pair) => rowOf(pair, UNLABELLED_WEIGHT))

let same: Fitted = fitLogistic(labelled, EVIDENCE.length, PENALTY)
for (let round = 0; round < ROUNDS; round++) {
  const unlikely = unlabelled.filter(({ evidence }) => probability(same, evidence) < UNLABELLED_LIMIT)
  same = fitLogistic([...labelled, ...unlikely], EVIDENCE.length, PENALTY)
}

const crossRows = [
  ...sample.map((pair) => ({ pair, weight: 3 })),
  ...translated.map((pair) => ({ pair, weight: 1 })),
]
  .filter(({ pair }) => !pair.isSameLanguage)
  .map(({ pair, weight }) => rowOf(pair, weight))
  .map((row) => ({
    ...row,
    evidence: row.evidence.map((value, at) => (CROSS_EVIDENCE.has(EVIDENCE[at] ?? '') ? value : 0)),
  }))
const cross = fitLogistic(crossRows, EVIDENCE.length, CROSS_PENALTY)

const rounded = (value: number) => Math.round(value * 1000) / 1000
const named = (prefix: string, { weights, bias }: Fitted): [string, number][] => [
  ...EVIDENCE.map((name, at): [string, number] => [prefix + name, rounded(weights[at] ?? 0)]),
  [`${prefix}bias`, rounded(bias)],
]
const about =
  'Clustering model: weights of the evidence that two articles report one event, fitted by train/cluster.ts.'
const model = {
  about,
  threshold: THRESHOLD,
  weights: Object.fromEntries([...named('same.', same), ...named('cross.', cross)]),
}
writeFileSync(new URL('../cluster.json', import.meta.url), `${JSON.stringify(model, null, 2)}\n`)
process.stdout.write(
  `${labelled.length + unlabelled.length} pairs of one language, ${crossRows.length} across languages\n`,
)
