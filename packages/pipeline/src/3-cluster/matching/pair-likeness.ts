import { DAY_MS } from '@plainwire/domain/units'
import {
  containedShare,
  cosine,
  rarestSharedWeights,
  type SparseVector,
  vectorNorm,
} from '../memory/terms/sparse.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import type { VectorizedArticle } from '../memory/window-article.ts'
import { areInstalments, qualifiersDiffer, haveDifferentMatchResults } from '../reading/distinctions.ts'

/** The similarities and differences of two articles, as inputs of the model. */
export interface PairLikeness {
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
  /** The logarithm of 1 + the days between them. */
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
   * The shares of each title contained in the other's title and first sentences: the smaller and the greater
   * one.
   */
  titleHeld: number
  titleHeldByOne: number
  /**
   * 1 if titles and first sentences of both articles share at most one term: the name of a town alone is no
   * evidence.
   */
  oneTerm: number
  /** 1 if both articles are Dutch, because compounds and inflection hide more of what they share. */
  dutch: number
  /** How rare the rarest terms are that the first sentences of both articles contain. */
  rarest: number
}

/** An article to compare with others, with the norms of its vectors, computed once. */
export interface ComparedArticle {
  article: VectorizedArticle
  norms: { title: number; lead: number; body: number; names: number; cross: number }
}

/** The number of rarest shared terms that count. */
const RAREST = 4
/** First sentences with a lower similarity are about different things. */
export const MIN_LIKENESS = 0.08
/** Titles with a higher similarity are about the same thing, whatever names the texts contain. */
const ALIKE = 0.6
/** With a lower similarity of names, at most a byline or a title is shared. */
const FEW_NAMES = 0.12
/** Titles with this similarity differ in the place only, as of two disasters of the same kind. */
const SAME_TITLE = 0.9
/**
 * Two articles that each mention at least this many people and places, and share none, report different events.
 */
const MIN_NAMES = 2
/** A text with fewer different terms is only a summary. */
const SHORT_TERMS = 48
/** A title with fewer terms is no evidence. */
const BARE_TERMS = 3

/** Prepares an article for comparisons. */
export function toComparedArticle(article: VectorizedArticle, { weights }: Vocabulary): ComparedArticle {
  const of = (vector: SparseVector) => vectorNorm(vector, weights)
  const { title, lead, body, names, cross } = article
  return {
    article,
    norms: { title: of(title), lead: of(lead), body: of(body), names: of(names), cross: of(cross) },
  }
}

/**
 * Converts the count n of numbers that two vectors share to n / (n + 1): 0 for none, 0.5 for one, below 1 for
 * more.
 */
function sharedNumbers(a: SparseVector, b: SparseVector): number {
  let count = 0
  for (const id of a.ids) if (b.ids.includes(id)) count++
  return count / (count + 1)
}

/** The number of shared terms of a kind. */
function sharedOf(a: SparseVector, b: SparseVector, isOfSort: (id: number) => boolean): number {
  let count = 0
  let at = 0
  for (const id of a.ids) {
    while (at < b.ids.length && (b.ids[at] ?? 0) < id) at++
    if (b.ids[at] === id && isOfSort(id)) count++
  }
  return count
}

/**
 * The number of terms that two articles in different languages share. A name that is also a root common to
 * both languages counts once.
 */
function sharedAcross(a: VectorizedArticle, b: VectorizedArticle, vocabulary: Vocabulary): number {
  const isLookalike = (id: number) => vocabulary.isOfSort(id, 'c:')
  const isName = (id: number) => a.names.ids.includes(id)
  const names = sharedOf(a.cross, b.cross, isName)
  const lookalikes = sharedOf(a.cross, b.cross, isLookalike)
  const others = sharedOf(a.cross, b.cross, (id) => !isName(id) && !isLookalike(id))
  return names + others + Math.max(0, lookalikes - names)
}

/** Whether two vectors both have terms of one kind and share none of these. */
function disjoint(a: SparseVector, b: SparseVector, isOfSort: (id: number) => boolean): boolean {
  let inA = 0
  for (const id of a.ids) {
    if (!isOfSort(id)) continue
    if (b.ids.includes(id)) return false
    inA++
  }
  return inA > 0 && b.ids.some(isOfSort)
}

/** Whether an article consists of little more than a title. */
function isBare({ title, lead }: VectorizedArticle): boolean {
  return lead.ids.length - title.ids.length < BARE_TERMS
}

/**
 * Compares a new article with a stored one.
 *
 * @returns undefined if the first sentences share too little
 */
export function compareArticles(
  { article: a, norms }: ComparedArticle,
  b: VectorizedArticle,
  vocabulary: Vocabulary,
): PairLikeness | undefined {
  const { weights } = vocabulary
  const isSame = a.language === b.language
  const lead = isSame ? cosine(a.lead, norms.lead, b.lead, weights) : 0
  const cross = isSame && lead < MIN_LIKENESS ? 0 : cosine(a.cross, norms.cross, b.cross, weights)
  if (Math.max(lead, cross) < MIN_LIKENESS) return undefined
  const isPlace = (id: number) => vocabulary.isOfSort(id, '!')
  const title = isSame ? cosine(a.title, norms.title, b.title, weights) : 0
  const heldByB = isSame ? containedShare(a.title, norms.title, b.lead, weights) : 0
  const heldByA = isSame ? containedShare(b.title, vectorNorm(b.title, weights), a.lead, weights) : 0
  const isShort = Math.min(a.body.ids.length, b.body.ids.length) < SHORT_TERMS
  const names = cosine(a.names, norms.names, b.names, weights)
  const sharedThings = isSame ? sharedOf(a.lead, b.lead, () => true) : sharedAcross(a, b, vocabulary)
  const [ownTerms, otherTerms] = isSame ? [a.lead, b.lead] : [a.cross, b.cross]
  return {
    title,
    lead,
    body: isSame && !isShort ? cosine(a.body, norms.body, b.body, weights) : 0,
    names,
    numbers: sharedNumbers(a.numbers, b.numbers),
    cross,
    placesDiffer: disjoint(a.names, b.names, isPlace) ? 1 : 0,
    namesDiffer: disjoint(a.names, b.names, () => true) ? 1 : 0,
    gap: Math.log1p(Math.abs(a.at - b.at) / DAY_MS),
    samePublisher: a.publisherId === b.publisherId ? 1 : 0,
    short: isShort ? 1 : 0,
    bare: isBare(a) && isBare(b) ? 1 : 0,
    publisherShort: isShort && a.publisherId === b.publisherId ? 1 : 0,
    titleHeld: Math.min(heldByB, heldByA),
    titleHeldByOne: Math.max(heldByB, heldByA),
    oneTerm: sharedThings <= 1 ? 1 : 0,
    rarest: rarestSharedWeights(ownTerms, otherTerms, weights, RAREST, vocabulary.maxWeight),
    dutch: isSame && a.language === 'nl' ? 1 : 0,
  }
}

/** Whether two articles share too little to report one event, or a fact excludes it. */
export function cannotReportSameEvent(
  a: VectorizedArticle,
  b: VectorizedArticle,
  likeness: PairLikeness,
): boolean {
  return sharesAtMostOneTerm(likeness) || areContradictory(a, b, likeness)
}

/** Whether two articles share at most one term; another article may still link them. */
export function sharesAtMostOneTerm({ oneTerm }: PairLikeness): boolean {
  return oneTerm === 1
}

/** Whether a fact shows that two articles report different events, even if another article links them. */
export function areContradictory(
  a: VectorizedArticle,
  b: VectorizedArticle,
  likeness: PairLikeness,
): boolean {
  const [first, second] = [a.distinctions, b.distinctions]
  if (qualifiersDiffer(first, second)) return true
  if (likeness.samePublisher === 1 && areInstalments(first, second)) return true
  if (haveDifferentMatchResults(first, second) && likeness.title < ALIKE) return true
  if (likeness.placesDiffer === 1 && likeness.names < FEW_NAMES && likeness.title < ALIKE) return true
  const areNamed = Math.min(a.names.ids.length, b.names.ids.length) >= MIN_NAMES
  if (likeness.namesDiffer === 1 && areNamed && likeness.title < ALIKE) return true
  return areDifferentSuddenEvents(a, b, likeness)
}

/**
 * Whether two articles report sudden events of the same kind in different places, such as two earthquakes,
 * which are not even one topic.
 */
export function areDifferentSuddenEvents(
  a: VectorizedArticle,
  b: VectorizedArticle,
  likeness: PairLikeness,
): boolean {
  const [first, second] = [a.distinctions, b.distinctions]
  const sameSort = first.sudden !== undefined && first.sudden === second.sudden
  return sameSort && likeness.placesDiffer + likeness.namesDiffer > 0 && likeness.title < SAME_TITLE
}
