import type { NewsStory } from '../contract/index.ts'
import { bestOfThreads } from '../thread/index.ts'
import { type RankingContext, readerDistanceKm, relevanceFactor, trendingFactor } from './factors.ts'
import { interestFactor, topicsMet } from './interest.ts'
import { learnedFactor } from './learned.ts'
import { ageHours, recency } from './recency.ts'
import { type ScoreFacts, scoreFactsOf } from './score-facts.ts'
import { type TasteWeights, tasteWeights } from './taste.ts'

/** The factors of a story's score as the reader's taste weighs them, each above 0, and their product. */
export interface ScoreSheet {
  relevance: number
  recency: number
  quality: number
  trending: number
  interest: number
  /** 0.1–1, below 1 on the home page for a minor story far away. */
  penalty: number
  /** 1–15, above 1 on the local page for a story of the reader's country or surroundings. */
  boost: number
  /** The product of all of these: what the list is ordered by. */
  score: number
}

/**
 * A story with its score. The full score sheet is computed on request (`scoreSheet`): computing ten thousand
 * of them takes longer than ordering the stories.
 */
export interface Ranked {
  story: NewsStory
  score: number
  /** When it was published; a date in the future counts as now, none as 0. */
  publishedMs: number
  /** From the reader to where it happens; undefined where either is unknown. */
  km: number | undefined
  /** How many of the reader's topics it meets. */
  met: number
  /** In a list with one entry a thread: the other stories of its thread in that list, best first. */
  others?: readonly Ranked[] | undefined
}

/** How a list departs from the plain score. */
export interface ListRules {
  view: 'all' | 'local'
  penaltyOf?: (story: NewsStory, km: number | undefined) => number
  boostOf?: (story: NewsStory, km: number | undefined) => number
}

const PLAIN: ListRules = { view: 'all' }

/** The reader's taste weighs a factor as a power of it; most readers leave it as it is. */
const weighed = (factor: number, weight: number) => (weight === 1 ? factor : factor ** weight)

/** The values that the factors of a score are computed from. */
interface Basis {
  facts: ScoreFacts
  km: number | undefined
  met: number
}

function sheetOf(
  story: NewsStory,
  context: RankingContext,
  weights: TasteWeights,
  { view, penaltyOf, boostOf }: ListRules,
  { facts, km, met }: Basis,
): ScoreSheet {
  const { now, reader, topics, learned } = context
  const relevance = relevanceFactor(facts, view, reader, km, weights.near)
  const fresh = weighed(recency(facts.published, now), weights.recency)
  const { quality } = facts
  const trending = weighed(trendingFactor(facts, ageHours(facts.published, now)), weights.trending)
  const interest =
    weighed(interestFactor(met, topics?.length ?? 0), weights.interest) * learnedFactor(learned, story)
  const penalty = penaltyOf?.(story, km) ?? 1
  const boost = boostOf?.(story, km) ?? 1
  const score = relevance * fresh * quality * trending * interest * penalty * boost
  return { relevance, recency: fresh, quality, trending, interest, penalty, boost, score }
}

function basisOf(story: NewsStory, context: RankingContext): Basis {
  const facts = scoreFactsOf(story)
  return { facts, km: readerDistanceKm(facts, context.reader), met: topicsMet(story, context) }
}

/** Stories with their scores, in no order yet. */
export function withScores(
  stories: readonly NewsStory[],
  context: RankingContext,
  rules: ListRules = PLAIN,
): Ranked[] {
  const weights = tasteWeights(context.taste)
  const nowMs = context.now.getTime()
  return stories.map((story) => {
    const basis = basisOf(story, context)
    const { score } = sheetOf(story, context, weights, rules, basis)
    const publishedMs = Math.min(basis.facts.published?.getTime() ?? 0, nowMs)
    return { story, score, publishedMs, km: basis.km, met: basis.met }
  })
}

/**
 * How a story scores for a reader now: the product of five factors (docs/editorial-method.md, 'The order of lists') and of
 * what the list does to it.
 */
export function scoreSheet(story: NewsStory, context: RankingContext, rules: ListRules = PLAIN): ScoreSheet {
  return sheetOf(story, context, tasteWeights(context.taste), rules, basisOf(story, context))
}

function byDate(a: Ranked, b: Ranked): number {
  return b.publishedMs - a.publishedMs || (a.story.id < b.story.id ? -1 : 1)
}

/** Best first; ties newer first, then by id: a total order, so that pages never repeat or skip a story. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || byDate(a, b)
}

/** The order that the reader has chosen: by score, or newest first. */
export function orderFor({ taste }: RankingContext): (a: Ranked, b: Ranked) => number {
  return taste?.newestFirst ? byDate : byScore
}

/** The first `count` of many without sorting them all. */
export function firstOf(
  many: readonly Ranked[],
  count: number,
  compare: (a: Ranked, b: Ranked) => number,
): Ranked[] {
  const first: Ranked[] = []
  for (const one of many) {
    const last = first[count - 1]
    if (last && compare(last, one) < 0) continue
    const at = first.findIndex((other) => compare(one, other) < 0)
    first.splice(at === -1 ? first.length : at, 0, one)
    first.length = Math.min(first.length, count)
  }
  return first
}

/** Stories with their scores, best first, or newest first if the reader has chosen that. */
export function rank(
  stories: readonly NewsStory[],
  context: RankingContext,
  view: 'all' | 'local' = 'all',
): Ranked[] {
  return withScores(stories, context, { view }).sort(orderFor(context))
}

/** The first stories of `rank`, one a thread, without ordering all the others. */
export function topOf(stories: readonly NewsStory[], context: RankingContext, count: number): NewsStory[] {
  const order = orderFor(context)
  const best = bestOfThreads(withScores(stories, context), order)
  return firstOf(best, count, order).map(({ story }) => story)
}
