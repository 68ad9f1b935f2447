import type { NewsStory } from '../../contract/index.ts'
import { computeInterestFactor, countMatchedTopics } from '../preferences/interest.ts'
import { computeLearnedInterestsFactor } from '../preferences/learned.ts'
import {
  computeRankingPreferenceWeights,
  type RankingPreferenceWeights,
} from '../preferences/ranking-preferences.ts'
import {
  computeReaderDistanceKm,
  computeRelevanceFactor,
  computeTrendingFactor,
  type RankingContext,
} from './factors.ts'
import { computeAgeHours, computeRecencyFactor } from './recency.ts'
import { computeScoreInputs, type ScoreInputs } from './score-facts.ts'

/**
 * The factors of a story's score, each above 0, and their product. The reader's ranking preferences are already
 * applied to the factors.
 */
export interface ScoreBreakdown {
  relevance: number
  recency: number
  quality: number
  trending: number
  interest: number
  /** 0.1–1; below 1 for minor distant stories on the home page. */
  penalty: number
  /** 1–15; above 1 for stories of the reader's country or surroundings on the local page. */
  boost: number
  /** The product of all factors, by which the list is sorted. */
  score: number
}

/**
 * A story with its score. The factors of the score are computed on request (`breakDownScore`): computing them
 * for ten thousand stories takes longer than ordering the stories.
 */
export interface RankedStory {
  story: NewsStory
  score: number
  /** Publication time in ms since 1970; a future date counts as now, a missing one as 0. */
  publishedMs: number
  /** The distance between the reader and the story, in km; undefined if either place is unknown. */
  km: number | undefined
  /** The number of the reader's topics that the story matches. */
  met: number
  /** In a list with one entry per thread: the other stories of the thread in that list, best first. */
  others?: readonly RankedStory[] | undefined
}

/**
 * How a list changes the plain score: the view decides how local relevance counts, and the score is multiplied
 * by the penalty and the boost.
 */
export interface ScoreAdjustments {
  view: 'all' | 'local'
  penaltyOf?: (story: NewsStory, km: number | undefined) => number
  boostOf?: (story: NewsStory, km: number | undefined) => number
}

const PLAIN: ScoreAdjustments = { view: 'all' }

/**
 * Applies a weight as an exponent. Most readers have the neutral weight 1, for which the power isn't
 * computed.
 */
const weighed = (factor: number, weight: number) => (weight === 1 ? factor : factor ** weight)

/** The values that the factors of a score are computed from. */
interface Basis {
  facts: ScoreInputs
  km: number | undefined
  met: number
}

function sheetOf(
  story: NewsStory,
  context: RankingContext,
  weights: RankingPreferenceWeights,
  { view, penaltyOf, boostOf }: ScoreAdjustments,
  { facts, km, met }: Basis,
): ScoreBreakdown {
  const { now, reader, topics, learned } = context
  const relevance = computeRelevanceFactor(facts, view, reader, km, weights.near)
  const fresh = weighed(computeRecencyFactor(facts.published, now), weights.recency)
  const { quality } = facts
  const trending = weighed(
    computeTrendingFactor(facts, computeAgeHours(facts.published, now)),
    weights.trending,
  )
  const interest =
    weighed(computeInterestFactor(met, topics?.length ?? 0), weights.interest) *
    computeLearnedInterestsFactor(learned, story)
  const penalty = penaltyOf?.(story, km) ?? 1
  const boost = boostOf?.(story, km) ?? 1
  const score = relevance * fresh * quality * trending * interest * penalty * boost
  return { relevance, recency: fresh, quality, trending, interest, penalty, boost, score }
}

function basisOf(story: NewsStory, context: RankingContext): Basis {
  const facts = computeScoreInputs(story)
  return {
    facts,
    km: computeReaderDistanceKm(facts, context.reader),
    met: countMatchedTopics(story, context),
  }
}

/** Returns stories with their scores, unsorted. */
export function scoreStories(
  stories: readonly NewsStory[],
  context: RankingContext,
  rules: ScoreAdjustments = PLAIN,
): RankedStory[] {
  const weights = computeRankingPreferenceWeights(context.rankingPreferences)
  const nowMs = context.now.getTime()
  return stories.map((story) => {
    const basis = basisOf(story, context)
    const { score } = sheetOf(story, context, weights, rules, basis)
    const publishedMs = Math.min(basis.facts.published?.getTime() ?? 0, nowMs)
    return { story, score, publishedMs, km: basis.km, met: basis.met }
  })
}

/**
 * Returns a story's score for a reader now and the factors of the score: the five that docs/editorial-method.md
 * describes under 'The order of lists', and the list's penalty and boost.
 */
export function breakDownScore(
  story: NewsStory,
  context: RankingContext,
  rules: ScoreAdjustments = PLAIN,
): ScoreBreakdown {
  return sheetOf(
    story,
    context,
    computeRankingPreferenceWeights(context.rankingPreferences),
    rules,
    basisOf(story, context),
  )
}
