import { extractCategoryFeatures } from '../../packages/pipeline/src/6-score/headline-features.ts'
import { sumWordVectors } from '../learning/headline-vector.ts'
import { type SoftmaxExample, type SoftmaxModel, trainSoftmax } from '../learning/softmax.ts'
import { DIMENSIONS, type WordVectors } from '../learning/word-vectors.ts'
import { type LabelledText, TOPICS } from './labelled-headlines.ts'

const SEEDS = [7, 19, 31, 43, 59]
const OPTIONS = { epochs: 4, featureRate: 0.12, vectorRate: 0.15, dropped: 0.2, smoothing: 0.05 }
/** The minimum number of training texts with a feature: rarer features are left out. */
const MIN_SEEN = 3

/** Models that were trained with different random seeds; the mean of their weights is used. */
export interface TopicModel {
  ids: ReadonlyMap<string, number>
  models: readonly SoftmaxModel[]
  vectors: WordVectors
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The weight of a word's vector by the word's rank by frequency: small for the most frequent words. */
const rarity = (rank: number) => Math.min(1, Math.log(rank + 20) / Math.log(20_000))

/** Trains a topic model on words, pairs of words and word vectors. */
export function trainTopicModel(texts: readonly LabelledText[], vectors: WordVectors): TopicModel {
  const seen = new Map<string, number>()
  const read = texts.map((text) => ({ ...text, ...extractCategoryFeatures(text.text) }))
  for (const { words, pairs } of read)
    for (const feature of [...words, ...pairs]) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const ids = new Map(
    [...seen].filter(([, count]) => count >= MIN_SEEN).map(([feature], id) => [feature, id]),
  )
  const examples = read.map(({ words, pairs, topic, weight }): SoftmaxExample => {
    const share = 1 / Math.sqrt(Math.max(1, words.length))
    const features = [...words, ...pairs].flatMap((feature) => ids.get(feature) ?? [])
    const vector = sumWordVectors(words, vectors, (rank) => rarity(rank) * share)
    return { features, vector, share, topic: TOPICS.indexOf(topic), weight }
  })
  const classes = TOPICS.length
  const models = SEEDS.map((seed) => trainSoftmax(examples, ids.size, { classes, seed, ...OPTIONS }))
  return { ids, models, vectors }
}

/** A feature's log-odds for each topic: the sum of its own weight and the weight of its word vector. */
export function computeFeatureWeights(feature: string, { ids, models, vectors }: TopicModel): number[] {
  const id = ids.get(feature)
  const rank = vectors.ranks.get(feature)
  return TOPICS.map((_, k) =>
    mean(
      models.map(({ byFeature, byDimension, classes }) => {
        let weight = id === undefined ? 0 : (byFeature[id * classes + k] ?? 0)
        if (rank === undefined) return weight
        for (let d = 0; d < DIMENSIONS; d++)
          weight +=
            rarity(rank) * (vectors.values[rank * DIMENSIONS + d] ?? 0) * (byDimension[d * classes + k] ?? 0)
        return weight
      }),
    ),
  )
}

/** The log-odds of each topic for a text without any known word. */
export const computeTopicBias = ({ models }: TopicModel) =>
  TOPICS.map((_, k) => mean(models.map(({ bias }) => bias[k] ?? 0)))
