import type { NewsStory } from '../contract/index.ts'
import { isInCategory } from '../edition/index.ts'
import { namesCity, publishedAt, type RankingContext, readerDistanceKm, trendingFactor } from './factors.ts'
import { ageHours } from './recency.ts'
import { byScore, type Ranked, rank } from './score.ts'

/** A distant story below this global relevance (0–10) is pushed down on the home page. */
const MIN_GLOBAL_RELEVANCE = 5
const DISTANT_KM = 3000
const MAX_PENALTY = 0.1
const LOCAL_KM = 100
/** Where local stories are lifted to on the home page, counted from 0. */
const LOCAL_POSITIONS = [0, 2, 4]
const TRENDING_HOURS = 24
const TRENDING_SOURCES = 2
const TRENDING_POPULARITY = 5
const TRENDING_SIZE = 10

function distancePenalty(story: NewsStory, context: RankingContext): number {
  const km = readerDistanceKm(story, context.reader)
  const isMinor = story.analytics.global_relevance < MIN_GLOBAL_RELEVANCE
  return isMinor && km !== undefined && km > DISTANT_KM ? Math.max(MAX_PENALTY, DISTANT_KM / km) : 1
}

function isNearby(story: NewsStory, context: RankingContext): boolean {
  const km = readerDistanceKm(story, context.reader)
  return km === undefined ? namesCity(story, context.reader) : km <= LOCAL_KM
}

/** Puts the best three nearby stories at positions 1, 3 and 5, where they don't stand there already (RK-03). */
function liftLocal(stories: readonly NewsStory[], context: RankingContext): NewsStory[] {
  const top = stories.slice(0, LOCAL_POSITIONS.length * 2 - 1)
  const nearby = stories.filter((story) => isNearby(story, context)).slice(0, LOCAL_POSITIONS.length)
  const lifted = nearby.filter((story) => !top.includes(story))
  const list = stories.filter((story) => !lifted.includes(story))
  lifted.forEach((story, index) => {
    list.splice(LOCAL_POSITIONS[index] ?? list.length, 0, story)
  })
  return list
}

/** The home page: every story by score, distant minor ones pushed down, the best nearby ones lifted (RK-03). */
export function homeList(stories: readonly NewsStory[], context: RankingContext): NewsStory[] {
  const ranked = rank(stories, context).map(({ story, sheet }): Ranked => {
    const score = sheet.score * distancePenalty(story, context)
    return { story, sheet: { ...sheet, score } }
  })
  return liftLocal(
    ranked.sort(byScore).map(({ story }) => story),
    context,
  )
}

/** The stories of one category by score. */
export function categoryList(
  stories: readonly NewsStory[],
  category: string,
  context: RankingContext,
): NewsStory[] {
  const inCategory = stories.filter((story) => isInCategory(story, category))
  return rank(inCategory, context).map(({ story }) => story)
}

/** At most 10 stories of the last 24 hours with two sources or more, popular where the reader's place is known (RK-04). */
export function trendingList(stories: readonly NewsStory[], context: RankingContext): NewsStory[] {
  const isTrending = (story: NewsStory) =>
    ageHours(publishedAt(story), context.now) <= TRENDING_HOURS &&
    story.sources.length >= TRENDING_SOURCES &&
    (!context.reader || story.analytics.popularity_score > TRENDING_POPULARITY)
  const ranked = rank(stories.filter(isTrending), context).map(({ story, sheet }): Ranked => {
    return { story, sheet: { ...sheet, score: trendingFactor(story, context.now) } }
  })
  return ranked
    .sort(byScore)
    .slice(0, TRENDING_SIZE)
    .map(({ story }) => story)
}
