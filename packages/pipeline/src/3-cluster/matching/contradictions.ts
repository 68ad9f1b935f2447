import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import {
  areRecurringColumnTitles,
  haveDifferentSportsCategories,
  haveDifferentSportsResults,
} from '../reading/distinctions.ts'
import type { ArticlePairSimilarity } from './pair-likeness.ts'

/** Titles with a higher similarity are about the same thing, whatever names the texts contain. */
const ALIKE = 0.6
/**
 * If the similarity of their names is lower, two articles share at most a name without importance, such as that
 * of an author.
 */
const FEW_NAMES = 0.12
/**
 * If the titles of two articles are at least this similar, the articles may report the same sudden event
 * although they name different places. The limit is high, because the titles of two earthquakes can differ in
 * the place only.
 */
const SAME_TITLE = 0.9
/**
 * Two articles that each mention at least this many people and places, and share none, report different events.
 */
const MIN_NAMES = 2

/**
 * Whether two articles can't report the same event, because they share at most one term or a fact contradicts
 * it.
 */
export function cannotReportSameEvent(
  a: VectorisedArticle,
  b: VectorisedArticle,
  likeness: ArticlePairSimilarity,
): boolean {
  return sharesAtMostOneTerm(likeness) || haveContradictoryFacts(a, b, likeness)
}

/**
 * Whether two articles share at most one term. They may still belong to one story, if a third article resembles
 * both.
 */
export function sharesAtMostOneTerm({ oneTerm }: ArticlePairSimilarity): boolean {
  return oneTerm === 1
}

/** Whether a fact shows that two articles report different events, even if a third article resembles both. */
export function haveContradictoryFacts(
  a: VectorisedArticle,
  b: VectorisedArticle,
  likeness: ArticlePairSimilarity,
): boolean {
  const [first, second] = [a.distinctions, b.distinctions]
  if (haveDifferentSportsCategories(first, second)) return true
  if (likeness.samePublisher === 1 && areRecurringColumnTitles(first, second)) return true
  if (haveDifferentSportsResults(first, second) && likeness.title < ALIKE) return true
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
  a: VectorisedArticle,
  b: VectorisedArticle,
  likeness: ArticlePairSimilarity,
): boolean {
  const [first, second] = [a.distinctions, b.distinctions]
  const sameSort = first.sudden !== undefined && first.sudden === second.sudden
  return sameSort && likeness.placesDiffer + likeness.namesDiffer > 0 && likeness.title < SAME_TITLE
}
