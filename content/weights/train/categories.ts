/**
 * Trains `content/weights/categories.json` on 29,442 English headlines mapped to our ten categories (CC BY 4.0, credit in the file).
 * Usage: PLAINWIRE_DATA=<folder> node content/weights/train/categories.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { CATEGORIES } from '../../../packages/domain/src/category/index.ts'
import { categoryFeatures } from '../../../packages/pipeline/src/6-score/headline-features.ts'
import { stopWords } from '../../../packages/pipeline/src/text/index.ts'
import { type Example, trainLogistic } from './logistic.ts'

const SCALE = 20
const MIN_SEEN = 4
/** A feature is kept if one of its weights is at least this strong. */
const MIN_WEIGHT = 0.6
const HELD_OUT = 10

/** Sections that aren't news of any of the ten: what a headline without a category looks like. */
const NONE = new Set(
  'STYLE,TRAVEL,PARENTS,PARENTING,FOOD & DRINK,FIFTY,HOME & LIVING,TASTE,STYLE & BEAUTY,WEDDINGS,DIVORCE,WEIRD NEWS'.split(
    ',',
  ),
)
const NONE_WEIGHT = 0.5

interface Headline {
  text: string
  target_category: string | null
  huffpost_category: string
}

function read(): Headline[] {
  const file = join(process.env.PLAINWIRE_DATA ?? '', 'category/huffpost.jsonl.gz')
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  const headlines: Headline[] = lines.map((line) => JSON.parse(line))
  return headlines.filter((headline) => headline.target_category || NONE.has(headline.huffpost_category))
}

const featuresOf = (text: string) =>
  categoryFeatures(text, 'en').filter((feature) => !stopWords('en').has(feature))
const headlines = read()
const training = headlines.filter((_, index) => index % HELD_OUT !== 0)
const seen = new Map<string, number>()
for (const { text } of training)
  for (const feature of featuresOf(text)) seen.set(feature, (seen.get(feature) ?? 0) + 1)
const features = [...seen]
  .filter(([, count]) => count >= MIN_SEEN)
  .map(([feature]) => feature)
  .sort()
const ids = new Map(features.map((feature, index) => [feature, index]))
const idsOf = (text: string) => featuresOf(text).flatMap((feature) => ids.get(feature) ?? [])
const encoded = training.map(({ text, target_category }) => ({
  features: idsOf(text),
  category: target_category,
}))

const models = CATEGORIES.map((category) => {
  const share = encoded.filter((example) => example.category === category).length / encoded.length
  const examples: Example[] = encoded.map((example) => {
    const isOn = example.category === category
    return {
      features: example.features,
      isOn,
      weight: example.category ? (isOn ? Math.min(3, Math.sqrt(0.1 / share)) : 1) : NONE_WEIGHT,
    }
  })
  return trainLogistic(examples, ids.size, { epochs: 8, rate: 0.3, decay: 2e-5 })
})

const rounded = (weight: number) => Math.round(weight * SCALE)
const weights = Object.fromEntries(
  features.flatMap((feature, id): [string, number[]][] => {
    const all = models.map((model) => model.weights[id] ?? 0)
    return all.some((weight) => Math.abs(weight) >= MIN_WEIGHT) ? [[feature, all.map(rounded)]] : []
  }),
)
const bias = models.map((model) => Math.round(model.bias * 1000) / 1000)
const held = headlines.filter((headline, index) => index % HELD_OUT === 0 && headline.target_category)
const guess = (text: string) => {
  const used = featuresOf(text).flatMap((feature) => (weights[feature] ? [weights[feature]] : []))
  const scores = CATEGORIES.map(
    (_, at) =>
      (bias[at] ?? 0) +
      used.reduce((sum, all) => sum + (all[at] ?? 0) / SCALE, 0) / Math.sqrt(Math.max(1, used.length)),
  )
  return CATEGORIES[scores.indexOf(Math.max(...scores))]
}
const right = held.filter(({ text, target_category }) => guess(text) === target_category).length
const about =
  'Category model: linear weights of word stems, times `scale`, one per category. Trained by train/categories.ts on the News Category Dataset (Rishabh Misra, HuffPost headlines), CC BY 4.0, categories mapped to ours.'
writeFileSync(
  new URL('../categories.json', import.meta.url),
  `${JSON.stringify({ about, scale: SCALE, categories: CATEGORIES, bias, weights })}\n`,
)
process.stdout.write(
  `${Object.keys(weights).length} features, held out ${((100 * right) / held.length).toFixed(2)} % right\n`,
)
