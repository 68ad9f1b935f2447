import type { Article, ArticleKind } from '@plainwire/domain/article'
import { determineArticleKind } from '../../read/index.ts'
import type { ArticleTermExtractor } from '../reading/article-terms.ts'
import {
  type DistinguishingEventFeatures,
  extractDistinguishingEventFeatures,
} from '../reading/distinctions.ts'
import { type SparseVector, toSparseVector } from './terms/sparse.ts'
import type { Vocabulary } from './terms/vocabulary.ts'

/**
 * The maximum number of terms stored for each part of an article: enough to compare articles, and few enough
 * to store a million of them in memory.
 */
const TITLE_TERMS = 16
const LEAD_TERMS = 56
const BODY_TERMS = 80
const NAME_TERMS = 24
const CROSS_TERMS = 72
const NUMBER_TERMS = 12
const KEY_TERMS = 32

/** The parts of an article that are compared. */
export const ARTICLE_PARTS = ['title', 'lead', 'body', 'names', 'numbers', 'cross', 'keys'] as const
export type ArticlePart = (typeof ARTICLE_PARTS)[number]

/** The data of an article besides its terms. */
interface ArticleProperties {
  /** The position in the stream; later articles have higher numbers. */
  readonly sequence: number
  readonly articleId: string
  readonly publisherId: string
  readonly language: string
  /**
   * A guide counts as a report, because a guide to an event belongs to the event's story; a promotion counts as
   * a round-up, because it belongs to no story.
   */
  readonly kind: ArticleKind
  /** The time when the article was published, else when it was first seen, in ms since 1970. */
  readonly at: number
  readonly distinctions: DistinguishingEventFeatures
}

/** An article in the form used for clustering: numbers only, no text. */
export interface VectorisedArticle extends ArticleProperties, Readonly<Record<ArticlePart, SparseVector>> {}

/** The objects that extract and count an article's terms. */
interface Readers {
  reader: ArticleTermExtractor
  vocabulary: Vocabulary
}

interface ArrivalInfo {
  sequence: number
  /** The maximum publication time, in ms; later ones are replaced by it. */
  latest?: number
}

function heldKindOf(article: Article): ArticleKind {
  const kind = determineArticleKind(article)
  if (kind === 'guide') return 'report'
  return kind === 'promotion' ? 'round-up' : kind
}

/** Converts an article to its terms for comparison, and counts them. Also returns the spelling of its names. */
export function toVectorisedArticle(article: Article, about: ArrivalInfo, { reader, vocabulary }: Readers) {
  const terms = reader.read(article)
  vocabulary.count([terms.body, terms.names, terms.cross])
  const { weights } = vocabulary
  const lead = toSparseVector(terms.lead, weights, LEAD_TERMS)
  // If the text isn't longer than its lead, both share one vector.
  const isAllLead = terms.body.size === terms.lead.size && terms.lead.size <= LEAD_TERMS
  const held: VectorisedArticle = {
    sequence: about.sequence,
    articleId: article.id,
    publisherId: article.publisherId,
    language: article.language,
    kind: heldKindOf(article),
    at: Math.min(
      (article.publishedAt ?? article.firstSeenAt).getTime(),
      about.latest ?? Number.POSITIVE_INFINITY,
    ),
    title: toSparseVector(terms.title, weights, TITLE_TERMS),
    lead,
    body: isAllLead ? lead : toSparseVector(terms.body, weights, BODY_TERMS),
    names: toSparseVector(terms.names, weights, NAME_TERMS),
    numbers: toSparseVector(terms.numbers, weights, NUMBER_TERMS),
    cross: toSparseVector(terms.cross, weights, CROSS_TERMS),
    keys: toSparseVector(terms.keys, weights, KEY_TERMS),
    distinctions: extractDistinguishingEventFeatures(article),
  }
  return { held, spellings: terms.spellings }
}
