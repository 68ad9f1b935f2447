import { createZeroCategoryLogOdds } from '../../packages/pipeline/src/6-score/categories/category-model.ts'
import { createCategoryWordCounter } from '../../packages/pipeline/src/6-score/categories/category-words.ts'
import { extractCategoryFeatures } from '../../packages/pipeline/src/6-score/headline-features.ts'
import { tokeniseText } from '../../packages/pipeline/src/text/words/tokens.ts'
import {
  type CategoryWords,
  type FrontPageHeadline,
  type LabelledText,
  TOPICS,
} from './labelled-headlines.ts'
import { SPECIALIST_TOPICS } from './publisher-sections.ts'
import { computeFeatureWeights, computeTopicBias, type TopicModel } from './topic-model.ts'

/**
 * The training weight of a headline whose topic the model has chosen (SORTED_WEIGHT), and the minimum
 * probability of that topic (MIN_SURE).
 */
const SORTED_WEIGHT = 0.3
const MIN_SURE = 0.7
/** The number of headlines below which a topic's headlines each get a higher weight, at most three times. */
const FEW = 1500
/**
 * The log-odds of a distinctive word and of the publisher's speciality, and the factor for the model's own
 * log-odds.
 */
const [ODDS_WORD, ODDS_SPECIALIST, DAMPED] = [1, 2, 0.8]

/**
 * The odds of each topic for a headline, by the model, the distinctive words and the publisher's speciality.
 */
function topicOdds(model: TopicModel, lexicon: CategoryWords): (headline: FrontPageHeadline) => number[] {
  const counter = createCategoryWordCounter(lexicon, 'en')
  const known = new Map<string, number[]>()
  const weightsOf = (feature: string) => {
    const weights = known.get(feature) ?? computeFeatureWeights(feature, model)
    known.set(feature, weights)
    return weights
  }
  const bias = computeTopicBias(model)
  return ({ headline, publisher }) => {
    const { words, pairs } = extractCategoryFeatures(headline)
    const all = [...words, ...pairs].map(weightsOf)
    const hits = createZeroCategoryLogOdds()
    counter(tokeniseText(headline), 1, hits)
    return TOPICS.map((topic, k) => {
      const sum =
        all.reduce((total, each) => total + (each[k] ?? 0), 0) / Math.sqrt(Math.max(1, words.length))
      return Math.exp(
        DAMPED * ((bias[k] ?? 0) + sum) +
          ODDS_WORD * hits[topic] +
          (SPECIALIST_TOPICS.get(publisher) === topic ? ODDS_SPECIALIST : 0),
      )
    })
  }
}

/**
 * Chooses a topic for each headline, and returns those with a high probability as labelled texts for
 * training.
 */
export function labelHeadlinesByTopic(
  model: TopicModel,
  lexicon: CategoryWords,
  headlines: readonly FrontPageHeadline[],
): LabelledText[] {
  const oddsOf = topicOdds(model, lexicon)
  const sure = headlines.flatMap((each): Omit<LabelledText, 'weight'>[] => {
    const odds = oddsOf(each)
    const best = Math.max(...odds)
    const topic = TOPICS[odds.indexOf(best)]
    const isSure = best / odds.reduce((sum, one) => sum + one, 0) > MIN_SURE
    return topic && isSure ? [{ text: each.headline, topic }] : []
  })
  const counts = new Map(TOPICS.map((topic) => [topic, sure.filter((text) => text.topic === topic).length]))
  return sure.map((text) => {
    const many = counts.get(text.topic) ?? 1
    return { ...text, weight: SORTED_WEIGHT * Math.min(3, Math.sqrt(FEW / many)) }
  })
}
