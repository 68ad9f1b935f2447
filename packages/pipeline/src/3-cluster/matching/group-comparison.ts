import { DAY_MS } from '@plainwire/domain/units'
import type { ReportGroupTotals, UnitVectorArticle } from '../memory/groups/group-sum.ts'
import type { TermRarityWeighting } from '../memory/terms/damping.ts'
import type { UnitTermVector } from '../memory/terms/unit-terms.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import { createEmptyGroupEvidence, type GroupEvidence } from './group-evidence.ts'
import { UnpackedArticleVectors } from './unpacked-article.ts'

/**
 * The minimum cosine between the texts of a group and an article at which they are compared further. Most
 * groups that share a word with the article are below it.
 */
const MIN_LIKENESS = 0.06
/** The maximum number of shared words that count as evidence. */
const MAX_SHARED = 8

/** A group to compare with, and whether embeddings show it to be similar, so that no shared word is needed. */
interface Compared {
  sum: ReportGroupTotals
  isMeant: boolean
}

/** Compares one article with groups of articles: stories or threads. */
export class ArticleToGroupComparer {
  readonly #spread = new UnpackedArticleVectors()
  #damping: Pick<TermRarityWeighting, 'of'> = { of: () => 1 }

  /**
   * Sets the article that later calls of `of` compare with groups, and how distinctive words are among these
   * groups.
   */
  begin(article: UnitVectorArticle, damping: TermRarityWeighting, vocabulary: Vocabulary): void {
    this.#damping = damping
    this.#spread.take(article, damping, vocabulary)
  }

  /**
   * Returns the evidence for each group, in order; undefined for a group that shares too little with the
   * article.
   */
  of(groups: readonly Compared[]): (GroupEvidence | undefined)[] {
    const all = groups.map((group) => this.#evidence(group))
    const found = all.filter((each) => each !== undefined)
    let best = 0
    let second = 0
    for (const { text } of found) {
      if (text > best) {
        second = best
        best = text
      } else if (text > second) second = text
    }
    for (const each of found) each.margin = each.text - (each.text < best ? best : second)
    return all
  }

  #evidence({ sum: group, isMeant }: Compared): GroupEvidence | undefined {
    const { article, vectors, lengths } = this.#spread
    if (!article) throw new RangeError('No article to compare with')
    const { at, publisherId } = article.article
    const evidence = createEmptyGroupEvidence()
    this.#compareTexts(group, evidence)
    if (Math.max(evidence.text, evidence.damped) < MIN_LIKENESS && !isMeant) return undefined
    const { size } = group
    evidence.names =
      this.#dot(vectors.names, group.names) / (Math.sqrt(group.namesSquared || 1) * lengths.names)
    this.#compareKeys(group, evidence)
    evidence.coverTop = this.#topCovered(group)
    evidence.gapLast = Math.log1p(Math.abs(at - group.last) / DAY_MS)
    evidence.gapFirst = Math.log1p(Math.abs(at - group.first) / DAY_MS)
    evidence.size = Math.log(size)
    evidence.publisher = group.reportsOf(publisherId) / size
    evidence.cohesion = group.cohesion
    return evidence
  }

  /** The dot product of one of the article's vectors with a vector of a group. */
  #dot(vector: Float32Array, { ids, values }: UnitTermVector): number {
    const { slots } = this.#spread
    let sum = 0
    for (let at = 0; at < ids.length; at++) {
      const slot = slots[ids[at] ?? 0] ?? 0
      if (slot !== 0) sum += (vector[slot] ?? 0) * (values[at] ?? 0)
    }
    return sum
  }

  #compareTexts({ text: { ids, values }, textSquared }: ReportGroupTotals, evidence: GroupEvidence): void {
    const { slots, vectors, lengths } = this.#spread
    let dot = 0
    let dampedDot = 0
    let dampedSquared = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const value = values[at] ?? 0
      const dampedValue = value * this.#damping.of(id)
      dampedSquared += dampedValue * dampedValue
      const slot = slots[id] ?? 0
      if (slot === 0) continue
      dot += (vectors.text[slot] ?? 0) * value
      dampedDot += (vectors.damped[slot] ?? 0) * value
    }
    evidence.text = dot / Math.sqrt(textSquared || 1)
    evidence.damped = dampedDot / (lengths.damped * Math.sqrt(dampedSquared || 1))
  }

  /**
   * Measures how rare the title words and names are that the article shares with the group, and what share of
   * the article's title words they make up.
   */
  #compareKeys({ keys: { ids, values }, size }: ReportGroupTotals, evidence: GroupEvidence): void {
    const { slots, vectors, titleTotal } = this.#spread
    for (let at = 0; at < ids.length; at++) {
      const slot = slots[ids[at] ?? 0] ?? 0
      if (slot === 0) continue
      const share = Math.min(1, (2 * (values[at] ?? 0)) / size)
      const inTitle = vectors.title[slot] ?? 0
      evidence.cover += inTitle * share
      evidence.titleHeld += inTitle
      const strength = vectors.keys[slot] ?? 0
      if (strength === 0) continue
      const value = strength * share
      evidence.shared++
      if (value > evidence.rarest) {
        evidence.second = evidence.rarest
        evidence.rarest = value
      } else if (value > evidence.second) evidence.second = value
    }
    evidence.shared = Math.min(evidence.shared, MAX_SHARED)
    evidence.cover /= titleTotal
    evidence.titleHeld /= titleTotal
  }

  #topCovered({ top: { ids, values } }: ReportGroupTotals): number {
    const { slots, vectors } = this.#spread
    let all = 0
    let covered = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const value = (values[at] ?? 0) * this.#damping.of(id)
      all += value
      if ((vectors.text[slots[id] ?? 0] ?? 0) > 0) covered += value
    }
    return all > 0 ? covered / all : 0
  }
}
