import type { Article } from '@plainwire/domain/article'
import type { Category } from '@plainwire/domain/category'
import type { StoryPlace, StoryReportCounts } from '@plainwire/domain/story'
import type { TextJudgement } from './judge.ts'
import type { EventMagnitude } from './relevance/magnitude.ts'

/** The input of the five scores. */
export interface ScoringInput {
  articles: readonly Article[]
  reports: StoryReportCounts
  /** The number of independent reports in the story's thread, including its own. */
  threadReports: number
  /** The country of each article's publisher. */
  publisherCountries: readonly string[]
  place: StoryPlace | undefined
  relevantCountries: readonly string[]
  categories: readonly Category[]
  /** The scale of the event. */
  magnitude: EventMagnitude
  /** The share of the story's articles that report an event, unlike guides and opinion; 0–1. */
  reportShare: number
  /** The judgement of our text. */
  own: TextJudgement
  /** The judgements of the sources' texts. */
  sources: readonly TextJudgement[]
  now: Date
}
