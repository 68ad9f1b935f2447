/**
 * Trains `content/weights/clickbait.json` on 25,488 English headlines (MIT licence, half of them clickbait).
 * Usage: PLAINWIRE_DATA=<folder> node content/weights/train/clickbait.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { clickbaitFeatures } from '../../../packages/pipeline/src/6-score/headline-features.ts'
import { type Example, trainLogistic } from './logistic.ts'

const SCALE = 100
/** Features seen less often say nothing. */
const MIN_SEEN = 3
/** Weaker weights change no verdict. */
const MIN_WEIGHT = 0.25
/** Every tenth headline is kept for the check printed at the end. */
const HELD_OUT = 10

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
  for (const { text } of headlines)
    for (const feature of clickbaitFeatures(text)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = [...seen].filter(([, count]) => count >= MIN_SEEN).map(([feature]) => feature)
  return new Map(kept.sort().map((feature, index) => [feature, index]))
}

const headlines = read()
const training = headlines.filter((_, index) => index % HELD_OUT !== 0)
const ids = vocabulary(training)
const idsOf = (text: string) => clickbaitFeatures(text).flatMap((feature) => ids.get(feature) ?? [])
const examples: Example[] = training.map(({ text, clickbait }) => ({
  features: idsOf(text),
  isOn: clickbait === 1,
  weight: 1,
}))
const { bias, weights } = trainLogistic(examples, ids.size, { epochs: 12, rate: 0.3, decay: 1e-5 })
const kept = [...ids].flatMap(([feature, id]): [string, number][] => {
  const weight = weights[id] ?? 0
  return Math.abs(weight) >= MIN_WEIGHT ? [[feature, Math.round(weight * SCALE)]] : []
})
const model = new Map(kept)
const held = headlines.filter((_, index) => index % HELD_OUT === 0)
const right = held.filter(({ text, clickbait }) => {
  const features = idsOf(text).length
  const sum = clickbaitFeatures(text).reduce((total, feature) => total + (model.get(feature) ?? 0) / SCALE, 0)
  return (bias + sum / Math.sqrt(Math.max(1, features)) > 0 ? 1 : 0) === clickbait
}).length
const about =
  'Clickbait model: linear weights of words, pairs and shapes of headlines, times `scale`. Trained by train/clickbait.ts on 25,488 English headlines published under the MIT licence.'
const file = new URL('../clickbait.json', import.meta.url)
writeFileSync(
  file,
  `${JSON.stringify({ about, scale: SCALE, bias: Math.round(bias * 1000) / 1000, weights: Object.fromEntries(kept) })}\n`,
)
process.stdout.write(`${kept.length} weights, held out ${((100 * right) / held.length).toFixed(2)} % right\n`)
