import type { NewsStory } from '../contract/index.ts'
import { isInCategory } from '../edition/index.ts'
import { byThread } from '../thread/index.ts'
import { type RankingContext, trendingFactor } from './factors.ts'
import { ageHours } from './recency.ts'
import { byScore, type Ranked, rank, withScores } from './score.ts'
import { scoreFactsOf } from './score-facts.ts'

const TRENDING_HOURS = 24
const TRENDING_SOURCES = 2
const TRENDING_POPULARITY = 5
const TRENDING_SIZE = 10

/** The stories of one category with what ordered them: one a thread, by score. */
export function categoryList(
  stories: readonly NewsStory[],
  category: string,
  context: RankingContext,
): Ranked[] {
  const inCategory = stories.filter((story) => isInCategory(story, category))
  return byThread(rank(inCategory, context))
}

/** At most 10 stories, one a thread, of the last 24 hours with two sources or more, popular where the reader's place is known. */
export function trendingList(stories: readonly NewsStory[], context: RankingContext): NewsStory[] {
  const isTrending = (story: NewsStory) =>
    ageHours(scoreFactsOf(story).published, context.now) <= TRENDING_HOURS &&
    story.sources.length >= TRENDING_SOURCES &&
    (!context.reader || story.analytics.popularity_score > TRENDING_POPULARITY)
  const ranked = withScores(stories.filter(isTrending), context).map((one): Ranked => {
    const facts = scoreFactsOf(one.story)
    return { ...one, score: trendingFactor(facts, ageHours(facts.published, context.now)) }
  })
  return byThread(ranked.sort(byScore))
    .slice(0, TRENDING_SIZE)
    .map(({ story }) => story)
}
