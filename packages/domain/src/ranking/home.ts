import type { NewsStory } from '../contract/index.ts'
import { groupByThread, selectBestItemPerThread } from '../thread/index.ts'
import { isInReaderCity, type RankingContext } from './score/factors.ts'
import { chooseStoryComparator, selectTopStories } from './score/rank-stories.ts'
import { type RankedStory, type ScoreAdjustments, scoreStories } from './score/score.ts'
import { computeScoreInputs } from './score/score-facts.ts'

/**
 * A story below this global relevance (0–10) is ranked lower on the home page if it is more than `DISTANT_KM`
 * kilometres from the reader.
 */
const MIN_GLOBAL_RELEVANCE = 5
const DISTANT_KM = 3000
const MAX_PENALTY = 0.1
const LOCAL_KM = 100
/** The positions on the home page that nearby stories are moved up to; 0 is the first. */
const LOCAL_POSITIONS = [0, 2, 4]

/** A story of the home page with the reasons for its position. */
export interface HomeStory extends RankedStory {
  /** The story's position before nearby stories are moved up, counting one story per thread; 1 is the first. */
  rank: number
  /** Whether the story was moved up as one of the best nearby stories. */
  isLifted: boolean
}

function distancePenalty(story: NewsStory, km: number | undefined): number {
  const isDistant = km !== undefined && km > DISTANT_KM
  const isMinor = isDistant && story.analytics.global_relevance < MIN_GLOBAL_RELEVANCE
  return isMinor ? Math.max(MAX_PENALTY, DISTANT_KM / km) : 1
}

/** Whether a story is near enough to be moved up; never if the reader has chosen newest first. */
function isNearby({ story, km }: RankedStory, { reader, rankingPreferences }: RankingContext): boolean {
  if (rankingPreferences?.newestFirst) return false
  return km === undefined ? isInReaderCity(computeScoreInputs(story), reader) : km <= LOCAL_KM
}

/**
 * The stories to move up: the three best nearby stories, except those that are already among the first five by
 * score.
 */
function toLift(ranked: readonly RankedStory[], context: RankingContext): RankedStory[] {
  const lifted: RankedStory[] = []
  let found = 0
  for (let index = 0; index < ranked.length && found < LOCAL_POSITIONS.length; index += 1) {
    const one = ranked[index]
    if (!one || !isNearby(one, context)) continue
    found += 1
    if (index >= LOCAL_POSITIONS.length * 2 - 1) lifted.push(one)
  }
  return lifted
}

/**
 * Moves the best three nearby stories up to positions 1, 3 and 5, except those that are already among the first
 * five.
 */
function liftLocal(ranked: readonly RankedStory[], context: RankingContext): HomeStory[] {
  const lifted = toLift(ranked, context)
  const list: HomeStory[] = []
  const nearby: HomeStory[] = []
  ranked.forEach((one, index) => {
    const isLifted = lifted.includes(one)
    const { story, score, publishedMs, km, met, others } = one
    // Written field by field: copying ten thousand objects with spread syntax takes longer than sorting them.
    const placed = { story, score, publishedMs, km, met, others, rank: index + 1, isLifted }
    if (isLifted) nearby.push(placed)
    else list.push(placed)
  })
  nearby.forEach((one, index) => {
    list.splice(LOCAL_POSITIONS[index] ?? list.length, 0, one)
  })
  return list
}

/**
 * Returns how the home page adjusts scores: minor distant stories are penalised, unless the reader has chosen
 * newest first.
 */
export function chooseHomeScoreAdjustments({ rankingPreferences }: RankingContext): ScoreAdjustments {
  return rankingPreferences?.newestFirst ? { view: 'all' } : { view: 'all', penaltyOf: distancePenalty }
}

function homeScores(stories: readonly NewsStory[], context: RankingContext): RankedStory[] {
  return scoreStories(stories, context, chooseHomeScoreAdjustments(context))
}

/**
 * Returns the stories of the home page with their scores: one story per thread, minor distant stories
 * penalised, and the best nearby stories moved up. If the reader has chosen newest first, no story is penalised
 * or moved.
 */
export function rankHomeStories(stories: readonly NewsStory[], context: RankingContext): HomeStory[] {
  return liftLocal(groupByThread(homeScores(stories, context).sort(chooseStoryComparator(context))), context)
}

/**
 * Returns the first `count` stories of the order that `rankHomeStories` computes, without sorting all stories.
 */
export function listTopHomeStories(
  stories: readonly NewsStory[],
  context: RankingContext,
  count: number,
): RankedStory[] {
  const order = chooseStoryComparator(context)
  const all = selectBestItemPerThread(homeScores(stories, context), order)
  const nearby = all.filter((one) => isNearby(one, context))
  const first = [
    ...selectTopStories(all, count, order),
    ...selectTopStories(nearby, LOCAL_POSITIONS.length, order),
  ]
  return liftLocal([...new Set(first)].sort(order), context).slice(0, count)
}

/** Returns the stories of the home page in the order that `rankHomeStories` computes, without their scores. */
export function listHomeStories(stories: readonly NewsStory[], context: RankingContext): NewsStory[] {
  return rankHomeStories(stories, context).map(({ story }) => story)
}
