import type { Article } from '@plainwire/domain/article'
import type { FactKind, NumberQualifier } from '@plainwire/domain/story'

/** One statement of a fact in one article. */
export interface FactMention {
  kind: FactKind
  /** Mentions with different keys never state the same fact. */
  key: string
  subject: string
  /** The counted thing, in the article's words: 'parcel lockers'. */
  noun?: string
  unit: string | undefined
  value: number | string
  qualifier: NumberQualifier
  article: Article
  report: number
  field: 'title' | 'summary' | 'text'
  start: number
  end: number
  /** -1 for the title, otherwise the index of the sentence in its field. */
  position: number
  /** Whether it is a number of people affected, which is always a main fact of a story. */
  isCasualty: boolean
  /** The distinctive words of its sentence, which show what the number is about. */
  context: ReadonlySet<string>
  /** The distinctive words closest to the number. */
  near: ReadonlySet<string>
  /**
   * Whether its sentence is about a possibility, the past, or another way of counting, so that it can't
   * contradict other mentions.
   */
  isTentative: boolean
  /** Whether its sentence says that others report another figure. */
  isDisputed: boolean
  /** The earlier mention in the same article that this one is contrasted with. */
  rivalTo?: FactMention | undefined
}

/** A sentence of an article, or its title. */
export interface MentionSentence {
  article: Article
  report: number
  field: FactMention['field']
  position: number
  offset: number
  text: string
}

/**
 * Returns the time when an article was last changed, else published, else first seen, as Unix time in ms.
 */
export const getArticleTimeMs = ({ updatedAt, publishedAt, firstSeenAt }: FactMention['article']): number =>
  (updatedAt ?? publishedAt ?? firstSeenAt).getTime()
/** Returns the time of a mention's article, as Unix time in ms. */
export const getMentionTimeMs = ({ article }: FactMention): number => getArticleTimeMs(article)

/** Compares the positions of two mentions in their articles; for sorting. */
export const compareMentionPositions = (a: FactMention, b: FactMention) => a.position - b.position
