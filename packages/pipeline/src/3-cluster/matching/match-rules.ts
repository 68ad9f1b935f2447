import type { ClusterModel, StoryJoinWeights } from '../../reviewed-data/trained-weights.ts'
import { NEUTRAL_SIMILARITY } from '../memory/meaning-scale.ts'
import { isHighSemanticSimilarity } from '../memory/meanings.ts'
import type { RepeatedCoverageTracker } from '../memory/stream-density.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import type { WindowStory } from '../memory/window-article.ts'
import type { GroupEvidence } from './group-evidence.ts'
import type { GroupingLevel, GroupMatch } from './group-match.ts'
import { createJoinModel } from './join-model.ts'
import type { ArticlePairFindings } from './pair-evidence.ts'

/**
 * The margin, in log-odds, by which a match must exceed the threshold if the article or its nearest member
 * isn't a report (but an opinion, for example).
 */
const LOOSE_MARGIN = 0.7
/** If a larger share of the compared members contradicts the article, the group doesn't match. */
const MOSTLY = 0.5
/**
 * The log-odds per unit of similarity of embeddings, counted from `NEUTRAL_SIMILARITY`: positive above it,
 * negative below. Set by hand instead of trained, because each operator chooses an embedding model.
 */
const MEANING_WEIGHT = 16
/** The lowest log-odds that shared words contribute for a group whose meaning is similar to the article's. */
const FEW_WORDS = -2
/**
 * The log-odds of a contradiction, relative to the threshold: so low that a single article that matches both
 * of the contradicting groups doesn't outweigh it.
 */
export const CONTRADICTION_LOG_ODDS = -12

/**
 * If an article's match with a thread exceeds the base threshold by this margin, in log-odds, the article
 * counts as reporting something that earlier articles reported.
 */
const CERTAIN = 1

/** The evidence about an article and one group. */
export interface MatchEvidence {
  story: WindowStory
  /**
   * The similarity of meaning between the article and the group's nearest member, on the
   * EmbeddingSimilarityScale.
   */
  meaning: number | undefined
  evidence: GroupEvidence
  findings: ArticlePairFindings
}

/** The evidence about an article and a story whose reports are in other languages. */
export interface CrossLanguageEvidence {
  story: WindowStory
  meaning: number | undefined
  /** The result of comparing the words of article and story; undefined if they share too few. */
  words: { odds: number; nearest: VectorisedArticle } | undefined
  first: VectorisedArticle
}

interface LevelRule extends Omit<StoryJoinWeights, 'bias' | 'weights'> {
  odds: (evidence: GroupEvidence) => number
}

const levelRule = ({ bias, weights, ...rule }: StoryJoinWeights): LevelRule => ({
  ...rule,
  odds: createJoinModel({ bias, weights }),
})

const worthOf = (meaning: number | undefined) =>
  meaning === undefined ? 0 : MEANING_WEIGHT * (Math.max(0, meaning) - NEUTRAL_SIMILARITY)

const probability = (odds: number) => 1 / (1 + Math.exp(-odds))

const marginOf = (article: VectorisedArticle, nearest: VectorisedArticle) =>
  article.kind === 'report' && nearest.kind === 'report' ? 0 : LOOSE_MARGIN

/** Decides from the evidence whether an article belongs to a group. */
export class MatchRules {
  readonly #levels: Record<GroupingLevel, LevelRule>
  readonly #crossThreshold: number
  readonly #density: Pick<RepeatedCoverageTracker, 'logOdds'>

  /**
   * @param density measures how many of the latest articles report something that earlier articles reported
   */
  constructor({ story, thread, pair }: ClusterModel, density: Pick<RepeatedCoverageTracker, 'logOdds'>) {
    this.#density = density
    this.#levels = { story: levelRule(story), thread: levelRule(thread) }
    this.#crossThreshold = Math.log(pair.threshold / (1 - pair.threshold))
  }

  /**
   * The margin above the threshold at which two groups merge, in log-odds; negative if merging needs less
   * evidence than joining.
   */
  mergeMargin(level: GroupingLevel): number {
    const { threshold, mergeThreshold } = this.#levels[level]
    return mergeThreshold - threshold
  }

  /**
   * Whether a new article reports something that articles in the window already report.
   *
   * @param story the story that it joined
   * @param topic the thread that it matched best
   */
  isKnown(story: GroupMatch | undefined, topic: GroupMatch | undefined): boolean {
    return story !== undefined || (topic !== undefined && topic.excess + this.#caution('thread') >= CERTAIN)
  }

  /**
   * How much a level's threshold is raised, in log-odds, because few of the latest articles report something
   * that earlier articles reported.
   */
  #caution(level: GroupingLevel): number {
    const { bySparseness } = this.#levels[level]
    if (!bySparseness) return 0
    const { weight, neutral, least, most } = bySparseness
    return Math.max(least, Math.min(most, weight * (neutral - this.#density.logOdds)))
  }

  /**
   * Whether an article is too different from a group. A single shared word may be a coincidence, especially if
   * few of the latest articles report something that earlier articles reported.
   */
  #isTooUnlike({ text, names }: GroupEvidence, level: GroupingLevel): boolean {
    const { bySparseness } = this.#levels[level]
    if (!bySparseness) return false
    const { likeness, denseLikeness, nameShare, dense, span } = bySparseness
    const sparseness = Math.max(0, Math.min(1, (dense - this.#density.logOdds) / span))
    return text + nameShare * names < denseLikeness + (likeness - denseLikeness) * sparseness
  }

  /**
   * How well an article matches a group in its language; undefined if it is too different from the group, or
   * from every member that was compared.
   */
  match(
    held: VectorisedArticle,
    { story, meaning, evidence, findings }: MatchEvidence,
    level: GroupingLevel,
  ): GroupMatch | undefined {
    const { odds, threshold, pairFloor } = this.#levels[level]
    const { nearest } = findings
    const against = level === 'story' ? findings.against : findings.suddenApart
    if (against >= MOSTLY) return { story, excess: CONTRADICTION_LOG_ODDS, score: 0, nearest }
    const isMeant = isHighSemanticSimilarity(meaning)
    if (evidence.pairBest < pairFloor && !isMeant) return undefined
    if (!isMeant && this.#isTooUnlike(evidence, level)) return undefined
    const words = isMeant ? Math.max(odds(evidence), FEW_WORDS) : odds(evidence)
    const total = words - marginOf(held, nearest) + worthOf(meaning)
    const excess = total - threshold - this.#caution(level)
    return { story, excess, score: probability(total), nearest }
  }

  /**
   * How well an article matches a story in other languages; undefined if neither words nor meanings are
   * similar.
   */
  matchAcross(
    held: VectorisedArticle,
    { story, meaning, words, first }: CrossLanguageEvidence,
  ): GroupMatch | undefined {
    const isMeant = isHighSemanticSimilarity(meaning)
    if (!words && !isMeant) return undefined
    const nearest = words?.nearest ?? first
    const shared = Math.max(words?.odds ?? FEW_WORDS, isMeant ? FEW_WORDS : Number.NEGATIVE_INFINITY)
    const odds = shared - marginOf(held, nearest) + worthOf(meaning)
    return { story, excess: odds - this.#crossThreshold, score: probability(odds), nearest }
  }
}
