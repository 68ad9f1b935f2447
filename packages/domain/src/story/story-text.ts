import type { Language } from '../language/index.ts'

/**
 * The passage of an article that supports a sentence, as character offsets into the named field of that
 * article.
 */
export interface Evidence {
  articleId: string
  field: 'title' | 'summary' | 'text'
  start: number
  end: number
}

/** One sentence of our text with its evidence. */
export interface Sentence {
  text: string
  evidence: Evidence[]
}

/** Our text of a story in one language. */
export interface StoryTextContent {
  headline: string
  /** At most 200 characters. */
  subHeadline: string
  /** The passages that support the sub-headline; undefined if there is no sub-headline. */
  subHeadlineEvidence?: Evidence[]
  /** All sentences, joined by spaces. */
  description: string
  sentences: Sentence[]
  /** The id of the article whose title the headline was made from. */
  headlineFrom: string
  /**
   * The number of sentences that were written (`total`), and of those that their evidence supports (`passed`).
   * Undefined if nothing was checked.
   */
  checked?: { passed: number; total: number }
  /** Sentences that were removed before publishing, because their evidence doesn't support them. */
  removed?: RemovedSentence[]
  /** Numbers on which reports differ; undefined if there are none. */
  conflicts?: ConflictingNumber[]
}

/** A number in our text on which reports differ, and the fact that it belongs to. */
export interface ConflictingNumber {
  factId: string
  part: 'headline' | 'sub_headline' | 'description'
  /** The number as written, with the counted thing: '14 ships'. The first occurrence in the part is meant. */
  text: string
}

/** A sentence that was removed because its evidence doesn't support it. */
export interface RemovedSentence {
  text: string
  /** The unsupported claims: 'number: 14; name: Beira'. */
  reason: string
}

/**
 * The origin of a text: written from sources in its language, translated by machine, or translated and checked.
 */
export type StoryTextOrigin = 'original' | 'machine' | 'checked'

/** Our text of a story in one language, with its origin. */
export interface StoryText extends StoryTextContent {
  state: StoryTextOrigin
}

/** The texts of a story by language, at least one. */
export type StoryTexts = Partial<Record<Language, StoryText>>
