import type { Article } from '../article/index.ts'
import type { Category } from '../category/index.ts'
import type { Language } from '../language/index.ts'
import type { Correction, Fact } from './fact.ts'
import type { ScoreParts } from './score-part.ts'
import type { StoryLog } from './story-log.ts'
import type { Workshop } from './workshop.ts'

/** The passage of an article that supports a sentence: character offsets into that article's field. */
export interface Evidence {
  articleId: string
  field: 'title' | 'summary' | 'text'
  start: number
  end: number
}

/** One sentence of our text and what proves it. */
export interface Sentence {
  text: string
  evidence: Evidence[]
}

/** Our own text of a story in one language. */
export interface WriteUp {
  headline: string
  /** At most 200 characters. */
  subHeadline: string
  /** The passages that prove it. Missing where there is no sub-headline. */
  subHeadlineEvidence?: Evidence[]
  /** The sentences, joined by spaces. */
  description: string
  sentences: Sentence[]
  /** The article whose title the headline was made from. */
  headlineFrom: string
  /**
   * The number of sentences that their evidence supports, and of all written. Missing if nothing was checked.
   */
  checked?: { passed: number; total: number }
  /** Sentences that the checker removed before publishing. */
  removed?: Removed[]
  /** Where it gives a number that reports differ on. Missing where it gives none. */
  conflicts?: ConflictMark[]
}

/** A number of our text that belongs to a row of the agreement table in which reports contradict each other. */
export interface ConflictMark {
  factId: string
  part: 'headline' | 'sub_headline' | 'description'
  /** The number as the text gives it, with what it counts: its first place in that part. */
  text: string
}

/** A sentence that its evidence didn't prove. */
export interface Removed {
  text: string
  /** The claims without evidence: 'number: 14; name: Beira'. */
  reason: string
}

/** How a text came to be: written from sources of its language, translated by machine, translated and checked. */
export type TextState = 'original' | 'machine' | 'checked'

export interface StoryText extends WriteUp {
  state: TextState
}

/** The story's texts by language; at least one of them is there. */
export type StoryTexts = Partial<Record<Language, StoryText>>

export interface Coordinates {
  latitude: number
  longitude: number
}

export type Scope = 'local' | 'national' | 'international'

/** The place a story is about. */
export interface StoryPlace {
  /** English name. */
  city: string | undefined
  /** ISO 3166-1 alpha-2. */
  country: string | undefined
  scope: Scope
  coordinates: Coordinates | undefined
}

/** 0–10, one decimal each; how they come about: docs/editorial-method.md. */
export interface Analytics {
  global_relevance: number
  local_relevance: number
  cleanliness: number
  political_neutrality: number
  popularity_score: number
}

/**
 * The number of reports behind a story. Copies of one agency's or one owner's text count as one independent
 * report.
 */
export interface Reports {
  articles: number
  publishers: number
  owners: number
  independent: number
}

/** Why an article is in a story: the features that it shared when it joined. */
export interface Membership {
  articleId: string
  /** 0–1; 1 for the article that opened the story. */
  similarity: number
  sharedNames: string[]
  sharedTerms: string[]
  /** Hours between the article and the story's nearest article. */
  gapHours: number
}

/** The articles on one event, before any text is written. */
export interface Cluster {
  /** Stable for the life of the story. */
  id: string
  /** The thread that the story is in. */
  threadId: string
  articles: Article[]
  members: Membership[]
}

/** A complete story, ready for an edition. */
export interface Story {
  id: string
  /** The thread that it is in: never none, and often alone. */
  threadId: string
  articles: Article[]
  members: Membership[]
  texts: StoryTexts
  categories: Category[]
  tags: string[]
  place: StoryPlace | undefined
  /** ISO 3166-1 alpha-2. */
  relevantCountries: string[]
  analytics: Analytics
  /** The parts of each score. */
  scoreParts?: ScoreParts
  reports: Reports
  /** When its first article was published. */
  publishedAt: Date
  /** When it last changed in a way that matters; before its first edition, when its last article was published or changed. */
  updatedAt: Date
  /** Facts that its reports agree on or differ on. */
  facts?: Fact[]
  /** Our headlines next to the originals. */
  workshop?: Workshop
  /** Corrections by its publishers. */
  corrections?: Correction[]
  /** Its history, if one is stored. */
  log?: StoryLog
}
