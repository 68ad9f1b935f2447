import type { Article } from '../article/index.ts'
import type { Category } from '../category/index.ts'
import type { StoryLog } from './changes/story-log.ts'
import type { Correction, Fact } from './fact.ts'
import type { ScoreParts } from './score-part.ts'
import type { StoryTexts } from './story-text.ts'
import type { RewrittenHeadlines } from './workshop.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

export type StoryScope = 'local' | 'national' | 'international'

/** The place that a story is about. */
export interface StoryPlace {
  /** English name. */
  city: string | undefined
  /** ISO 3166-1 alpha-2. */
  country: string | undefined
  scope: StoryScope
  coordinates: Coordinates | undefined
}

/** Scores from 0 to 10 with one decimal each; see docs/editorial-method.md for how they are computed. */
export interface StoryScores {
  global_relevance: number
  local_relevance: number
  cleanliness: number
  political_neutrality: number
  popularity_score: number
}

/**
 * The numbers of articles, publishers, owners and independent reports behind a story. Copies of one agency's or
 * one owner's text count as one independent report.
 */
export interface StoryReportCounts {
  articles: number
  publishers: number
  owners: number
  independent: number
}

/** Why an article is in a story: what it had in common with the story's other articles when it joined them. */
export interface StoryMembership {
  articleId: string
  /** 0–1; 1 for the article that opened the story. */
  similarity: number
  sharedNames: string[]
  sharedTerms: string[]
  /**
   * The time in hours between this article and the most similar of the articles that the story had when this
   * article joined it.
   */
  gapHours: number
}

/** The articles on one event, before any text is written. */
export interface Cluster {
  /** Doesn't change during the life of the story. */
  id: string
  /** The thread that the story is in. */
  threadId: string
  articles: Article[]
  members: StoryMembership[]
}

/** A complete story, ready for an edition. */
export interface Story {
  id: string
  /** The thread of the story. Every story has one; many threads have a single story. */
  threadId: string
  articles: Article[]
  members: StoryMembership[]
  texts: StoryTexts
  categories: Category[]
  tags: string[]
  place: StoryPlace | undefined
  /** ISO 3166-1 alpha-2. */
  relevantCountries: string[]
  analytics: StoryScores
  /** The parts of each score. */
  scoreParts?: ScoreParts
  reports: StoryReportCounts
  /** The publication time of the story's first article. */
  publishedAt: Date
  /**
   * The time of the last significant change. Before the story's first edition, the time at which one of its
   * articles was last published or edited.
   */
  updatedAt: Date
  /** The facts that the story's reports state, whether or not the reports agree on them. */
  facts?: Fact[]
  /** Our headlines, and the sources' headlines that they were made from. */
  workshop?: RewrittenHeadlines
  /** Corrections that the story's publishers made. */
  corrections?: Correction[]
  /** The history of the story, if one is stored. */
  log?: StoryLog
}
