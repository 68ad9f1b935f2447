import { DAY_MS } from '@plainwire/domain/units'
import type { SparseVector } from '../memory/terms/sparse.ts'
import {
  computeCosineSimilarity,
  computeRareTermOverlap,
  computeVectorNorm,
  computeWeightedContainment,
} from '../memory/terms/sparse-similarity.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import {
  areTermsDisjoint,
  computeSharedNumberScore,
  countSharedTerms,
  countSharedTermsAcrossLanguages,
} from './shared-terms.ts'

/** The similarities and differences of two articles, as inputs of the model. */
export interface ArticlePairSimilarity {
  title: number
  lead: number
  body: number
  names: number
  numbers: number
  cross: number
  /** 1 if both articles mention places and share none of them. */
  placesDiffer: number
  /** 1 if both articles mention names and share none of them. */
  namesDiffer: number
  /** The natural logarithm of 1 + the number of days between the two articles. */
  gap: number
  samePublisher: number
  /** 1 if one of the two articles has little more than title and summary, so that they can share less. */
  short: number
  /** 1 if neither article has more than a title. */
  bare: number
  /**
   * 1 if both articles are from one publisher and one is short, because a publisher's headlines resemble each
   * other.
   */
  publisherShort: number
  /**
   * The share of one article's title that the other article's title and first sentences contain: the smaller
   * and the greater value of both directions.
   */
  titleHeld: number
  titleHeldByOne: number
  /**
   * 1 if titles and first sentences of both articles share at most one term: the name of a town alone is no
   * evidence.
   */
  oneTerm: number
  /** The number of terms, besides places, that titles and first sentences of both articles share. */
  sharedBesidesPlaces: number
  /** 1 if both articles are Dutch, because compounds and inflection hide more of what they share. */
  dutch: number
  /**
   * How rare the `RAREST` rarest terms are that the titles and first sentences of both articles contain, 0–1.
   */
  rarest: number
}

/** An article to compare with others, with the norms of its vectors, computed once. */
export interface ArticleWithVectorNorms {
  article: VectorisedArticle
  norms: { title: number; lead: number; body: number; names: number; cross: number }
}

/** The number of shared terms, the rarest first, that are used to compute `rarest`. */
const RAREST = 4
/** First sentences with a lower similarity are about different things. */
const MIN_FIRST_SENTENCE_SIMILARITY = 0.08
/** A text with fewer different terms is only a summary. */
const SHORT_TERMS = 48
/** If the first sentences add fewer terms than this to the title, the article counts as having only a title. */
const BARE_TERMS = 3

/** Prepares an article for comparisons by computing the norms of its vectors. */
export function prepareArticleForComparison(
  article: VectorisedArticle,
  { weights }: Vocabulary,
): ArticleWithVectorNorms {
  const of = (vector: SparseVector) => computeVectorNorm(vector, weights)
  const { title, lead, body, names, cross } = article
  return {
    article,
    norms: { title: of(title), lead: of(lead), body: of(body), names: of(names), cross: of(cross) },
  }
}

/** Whether an article consists of little more than a title. */
function isBare({ title, lead }: VectorisedArticle): boolean {
  return lead.ids.length - title.ids.length < BARE_TERMS
}

/**
 * Compares a new article with a stored one.
 *
 * @returns undefined if the first sentences share too little
 */
export function compareArticles(
  { article: a, norms }: ArticleWithVectorNorms,
  b: VectorisedArticle,
  vocabulary: Vocabulary,
): ArticlePairSimilarity | undefined {
  const { weights } = vocabulary
  const isSame = a.language === b.language
  const lead = isSame ? computeCosineSimilarity(a.lead, norms.lead, b.lead, weights) : 0
  const cross =
    isSame && lead < MIN_FIRST_SENTENCE_SIMILARITY
      ? 0
      : computeCosineSimilarity(a.cross, norms.cross, b.cross, weights)
  if (Math.max(lead, cross) < MIN_FIRST_SENTENCE_SIMILARITY) return undefined
  const isPlace = (id: number) => vocabulary.isOfSort(id, '!')
  const title = isSame ? computeCosineSimilarity(a.title, norms.title, b.title, weights) : 0
  const heldByB = isSame ? computeWeightedContainment(a.title, norms.title, b.lead, weights) : 0
  const heldByA = isSame
    ? computeWeightedContainment(b.title, computeVectorNorm(b.title, weights), a.lead, weights)
    : 0
  const isShort = Math.min(a.body.ids.length, b.body.ids.length) < SHORT_TERMS
  const names = computeCosineSimilarity(a.names, norms.names, b.names, weights)
  const sharedThings = isSame
    ? countSharedTerms(a.lead, b.lead, () => true)
    : countSharedTermsAcrossLanguages(a, b, vocabulary)
  const [ownTerms, otherTerms] = isSame ? [a.lead, b.lead] : [a.cross, b.cross]
  return {
    title,
    lead,
    body: isSame && !isShort ? computeCosineSimilarity(a.body, norms.body, b.body, weights) : 0,
    names,
    numbers: computeSharedNumberScore(a.numbers, b.numbers),
    cross,
    placesDiffer: areTermsDisjoint(a.names, b.names, isPlace) ? 1 : 0,
    namesDiffer: areTermsDisjoint(a.names, b.names, () => true) ? 1 : 0,
    gap: Math.log1p(Math.abs(a.at - b.at) / DAY_MS),
    samePublisher: a.publisherId === b.publisherId ? 1 : 0,
    short: isShort ? 1 : 0,
    bare: isBare(a) && isBare(b) ? 1 : 0,
    publisherShort: isShort && a.publisherId === b.publisherId ? 1 : 0,
    titleHeld: Math.min(heldByB, heldByA),
    titleHeldByOne: Math.max(heldByB, heldByA),
    oneTerm: sharedThings <= 1 ? 1 : 0,
    sharedBesidesPlaces: sharedThings - countSharedTerms(ownTerms, otherTerms, isPlace),
    rarest: computeRareTermOverlap(ownTerms, otherTerms, weights, RAREST, vocabulary.maxWeight),
    dutch: isSame && a.language === 'nl' ? 1 : 0,
  }
}
