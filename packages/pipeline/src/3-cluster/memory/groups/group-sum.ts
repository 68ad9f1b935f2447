import {
  computeDenseDotProduct,
  computeSquaredLength,
  EMPTY_TERM_VECTOR,
  selectHeaviestTerms,
  sumTermVectors,
  toUnitTermVector,
  type UnitTermVector,
} from '../terms/unit-terms.ts'
import type { VectorisedArticle } from '../vectorized-article.ts'

/** The maximum number of members stored with a sum, to be compared individually: the first and the newest. */
const MAX_MEMBERS = 9
/** A summed text with more than MAX_TERMS terms is cut to the REDUCED_TERMS heaviest ones. */
const MAX_TERMS = 300
const REDUCED_TERMS = 200
/**
 * The number of a group's heaviest terms. The share of them that an article contains is evidence for or
 * against its belonging to the group.
 */
const TOP_TERMS = 10

/** An article with its vectors scaled to unit length. */
export interface UnitVectorArticle {
  readonly article: VectorisedArticle
  readonly text: UnitTermVector
  readonly title: UnitTermVector
  readonly names: UnitTermVector
  /** Words of the title and of names, counted per group. */
  readonly keys: UnitTermVector
}

export function toUnitVectorArticle(article: VectorisedArticle, weights: Float32Array): UnitVectorArticle {
  return {
    article,
    text: toUnitTermVector(article.lead, weights),
    title: toUnitTermVector(article.title, weights),
    names: toUnitTermVector(article.names, weights),
    keys: { ids: article.keys.ids, values: new Float32Array(article.keys.ids.length).fill(1) },
  }
}

/** The summed vectors and counts of a story's or thread's reports. */
export class ReportGroupTotals {
  text: UnitTermVector = EMPTY_TERM_VECTOR
  names: UnitTermVector = EMPTY_TERM_VECTOR
  /** For each word of titles and names, the number of members that contain it. */
  keys: UnitTermVector = EMPTY_TERM_VECTOR
  #top: UnitTermVector | undefined
  textSquared = 0
  namesSquared = 0
  /** The number of summed reports; of several reports with the same title only the first one counts. */
  size = 0
  /** The publication times of the first and the last report, in ms. */
  first = 0
  last = 0
  /** The first and the newest members. */
  readonly members: VectorisedArticle[] = []
  /** The publisher of each summed report. */
  readonly #publishers: string[] = []
  readonly #titles = new Set<number>()
  /** The sum over all members of the member's cosine with the sum of those before it. */
  #likeness = 0

  /**
   * The mean cosine of each member with the sum of those before it, 0–1; 0.5 for a group with a single member.
   */
  get cohesion(): number {
    return this.size > 1 ? this.#likeness / (this.size - 1) : 0.5
  }

  /** The heaviest terms of the summed text. */
  get top(): UnitTermVector {
    this.#top ??= selectHeaviestTerms(this.text, TOP_TERMS)
    return this.#top
  }

  /** The number of the group's reports from a publisher. */
  reportsOf(publisherId: string): number {
    let count = 0
    for (const id of this.#publishers) if (id === publisherId) count++
    return count
  }

  /**
   * Adds an article's vectors.
   *
   * @param dense a buffer indexed by term id, all zero before and after
   */
  add(added: UnitVectorArticle, dense: Float32Array): void {
    const { article } = added
    if (this.size > 0 && this.#titles.has(article.distinctions.title)) {
      this.last = Math.max(this.last, article.at)
      this.names = sumTermVectors(this.names, added.names)
      this.namesSquared = computeSquaredLength(this.names)
      this.keys = sumTermVectors(this.keys, added.keys)
      return
    }
    this.#titles.add(article.distinctions.title)
    if (this.size === 0) this.first = this.last = article.at
    else this.#likeness += this.#cosine(added.text, dense)
    this.text = sumTermVectors(this.text, added.text)
    if (this.text.ids.length > MAX_TERMS) this.text = selectHeaviestTerms(this.text, REDUCED_TERMS)
    this.names = sumTermVectors(this.names, added.names)
    this.keys = sumTermVectors(this.keys, added.keys)
    this.textSquared = computeSquaredLength(this.text)
    this.namesSquared = computeSquaredLength(this.names)
    this.#top = undefined
    this.size++
    this.first = Math.min(this.first, article.at)
    this.last = Math.max(this.last, article.at)
    this.#publishers.push(article.publisherId)
    this.members.push(article)
    if (this.members.length > MAX_MEMBERS) this.members.splice(1, 1)
  }

  #cosine({ ids, values }: UnitTermVector, dense: Float32Array): number {
    for (let at = 0; at < ids.length; at++) dense[ids[at] ?? 0] = values[at] ?? 0
    const product = computeDenseDotProduct(dense, this.text)
    for (let at = 0; at < ids.length; at++) dense[ids[at] ?? 0] = 0
    return product / Math.sqrt(this.textSquared || 1)
  }
}
