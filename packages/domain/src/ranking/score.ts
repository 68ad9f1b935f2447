import type { NewsStory } from '../contract/index.ts'
import {
  interestFactor,
  publishedAt,
  qualityFactor,
  type RankingContext,
  relevanceFactor,
  trendingFactor,
} from './factors.ts'
import { recency } from './recency.ts'

/** The factors of a story's score, each 0.001–1 (interest 1–1.5), and their product. */
export interface ScoreSheet {
  relevance: number
  recency: number
  quality: number
  trending: number
  interest: number
  score: number
}

/** A story with what ordered it. */
export interface Ranked {
  story: NewsStory
  sheet: ScoreSheet
}

/** How a story scores for a reader now: the product of five factors (RK-01, design in docs/editorial-method.md). */
export function scoreSheet(
  story: NewsStory,
  context: RankingContext,
  view: 'all' | 'local' = 'all',
): ScoreSheet {
  const factors = {
    relevance: relevanceFactor(story, view, context.reader),
    recency: recency(publishedAt(story), context.now),
    quality: qualityFactor(story),
    trending: trendingFactor(story, context.now),
    interest: interestFactor(story, context.topics),
  }
  const score = Object.values(factors).reduce((product, factor) => product * factor, 1)
  return { ...factors, score }
}

/** Best first; ties newer first, then by id: a total order, so that pages never repeat or skip a story. */
export function byScore(a: Ranked, b: Ranked): number {
  return (
    b.sheet.score - a.sheet.score ||
    (publishedAt(b.story)?.getTime() ?? 0) - (publishedAt(a.story)?.getTime() ?? 0) ||
    (a.story.id < b.story.id ? -1 : 1)
  )
}

/** Stories with their sheets, best first. */
export function rank(
  stories: readonly NewsStory[],
  context: RankingContext,
  view?: 'all' | 'local',
): Ranked[] {
  return stories.map((story) => ({ story, sheet: scoreSheet(story, context, view) })).sort(byScore)
}
