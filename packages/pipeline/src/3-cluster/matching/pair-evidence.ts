import type { ClusterModel } from '../../reviewed-data/trained-weights.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import {
  areDifferentSuddenEvents,
  cannotReportSameEvent,
  haveContradictoryFacts,
  sharesAtMostOneTerm,
} from './contradictions.ts'
import type { PairEvidence } from './group-evidence.ts'
import { type ArticlePairSimilarity, type ArticleWithVectorNorms, compareArticles } from './pair-likeness.ts'
import { createArticlePairModel } from './pair-model.ts'

/** The number of group members compared individually: the first and the newest. */
const MAX_COMPARED = 6
/** The maximum absolute value of a pair's log-odds, so that one pair never decides alone. */
const MOST = 6
/** The log-odds for members that share too little with the article to be compared. */
const NOTHING_SHARED = -4
/**
 * Two articles in different languages that share no number and no rare word must exceed the threshold by this
 * margin, in log-odds, because all reports from one town share its name, its country and some ordinary words. A
 * pair shares a rare word if the mean weight of its rarest shared words is at least `rarest`, 0–1.
 */
const ORDINARY = { rarest: 0.64, margin: 2 }
/**
 * The margin for two articles in different languages that share no number and at most `terms` terms besides
 * places, however rare these terms are: until many articles have been read, every word counts as rare. A
 * town's name is one of these terms if `buildPlaceKeys` has no key for the town.
 */
const FEW = { terms: 2, margin: 2.5 }
/**
 * The weight of the best-matching article in a comparison across languages, 0–1; the mean over the story's
 * compared articles has the remaining weight.
 */
const BEST_SHARE = 0.7

/** The result of comparing an article with individual members of a group. */
export interface ArticlePairFindings extends PairEvidence {
  /** The member that matches best. */
  nearest: VectorisedArticle
  /** The share of members that report a different sudden event of the same kind. */
  suddenApart: number
}

const logOdds = (probability: number) => Math.log(probability / (1 - probability))
const probability = (odds: number) => 1 / (1 + Math.exp(-odds))

/** The margin by which two articles in different languages must exceed the threshold, in log-odds. */
function marginAcross({ short, numbers, rarest, sharedBesidesPlaces }: ArticlePairSimilarity): number {
  if (short === 1 || numbers > 0) return 0
  if (sharedBesidesPlaces <= FEW.terms) return FEW.margin
  return rarest < ORDINARY.rarest ? ORDINARY.margin : 0
}

function compared<T>(members: readonly T[]): readonly T[] {
  const [first] = members
  return first === undefined || members.length <= MAX_COMPARED
    ? members
    : [first, ...members.slice(1 - MAX_COMPARED)]
}

/** Compares an article with individual members of groups. */
export class ArticlePairComparer {
  readonly #probability: ReturnType<typeof createArticlePairModel>
  readonly #vocabulary: Vocabulary

  constructor(model: ClusterModel, vocabulary: Vocabulary) {
    this.#probability = createArticlePairModel(model)
    this.#vocabulary = vocabulary
  }

  /**
   * Compares an article with members of a group.
   *
   * @param members in the article's language; at least one
   */
  findings(
    probe: ArticleWithVectorNorms,
    members: readonly VectorisedArticle[],
  ): ArticlePairFindings | undefined {
    const others = compared(members).filter((article) => article !== probe.article)
    const count = others.length
    let nearest = others[0]
    if (!nearest) return undefined
    let best = Number.NEGATIVE_INFINITY
    let [sum, against, none, suddenApart] = [0, 0, 0, 0]
    for (const article of others) {
      const likeness = compareArticles(probe, article, this.#vocabulary)
      let odds = NOTHING_SHARED
      if (!likeness) none++
      else if (haveContradictoryFacts(probe.article, article, likeness)) {
        against++
        odds = -MOST
        if (areDifferentSuddenEvents(probe.article, article, likeness)) suddenApart++
      } else if (sharesAtMostOneTerm(likeness)) none++
      else odds = Math.max(-MOST, Math.min(MOST, logOdds(this.#probability(likeness, true))))
      sum += odds
      if (odds > best) {
        best = odds
        nearest = article
      }
    }
    return {
      nearest,
      pairBest: Math.max(-MOST, best),
      pairMean: sum / count,
      against: against / count,
      pairNone: none / count,
      suddenApart: suddenApart / count,
    }
  }

  /**
   * The log-odds that an article and a story's reports in other languages are about one event; undefined if
   * they share too little.
   */
  acrossLanguages(
    probe: ArticleWithVectorNorms,
    reports: readonly VectorisedArticle[],
  ): { odds: number; nearest: VectorisedArticle } | undefined {
    let [best, sum] = [0, 0]
    let nearest: VectorisedArticle | undefined
    const others = compared(reports)
    for (const other of others) {
      const likeness = this.#likeness(probe, other)
      sum += likeness
      if (likeness <= best) continue
      best = likeness
      nearest = other
    }
    const probability = BEST_SHARE * best + ((1 - BEST_SHARE) * sum) / others.length
    return nearest && { odds: logOdds(Math.min(0.999, probability)), nearest }
  }

  /** The probability that two articles report one event; 0 if a fact excludes it. */
  #likeness(probe: ArticleWithVectorNorms, other: VectorisedArticle): number {
    const likeness = compareArticles(probe, other, this.#vocabulary)
    if (!likeness || cannotReportSameEvent(probe.article, other, likeness)) return 0
    const found = this.#probability(likeness, probe.article.language === other.language)
    return probability(logOdds(found) - marginAcross(likeness))
  }
}
