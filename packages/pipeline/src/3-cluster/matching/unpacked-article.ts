import type { UnitVectorArticle } from '../memory/groups/group-sum.ts'
import type { TermRarityWeighting } from '../memory/terms/damping.ts'
import type { UnitTermVector } from '../memory/terms/unit-terms.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'

/**
 * An article's vectors, as arrays by slot: each term of the article has a slot, a number from 1. Slot 0 is
 * used for every term that the article doesn't contain.
 */
interface Spread {
  text: Float32Array
  /**
   * The text vector, with each value multiplied twice by the term's damping (0.05–1, lower for terms that
   * many groups contain): once for the article, and once for the group that it is compared with.
   */
  damped: Float32Array
  /** The title vector, with each value multiplied by the term's damping once. */
  title: Float32Array
  names: Float32Array
  /** The weight of each word of title and names. */
  keys: Float32Array
}

const spreadOf = (size: number): Spread => ({
  text: new Float32Array(size),
  damped: new Float32Array(size),
  title: new Float32Array(size),
  names: new Float32Array(size),
  keys: new Float32Array(size),
})

const FEW_TERMS = 256

/**
 * One article's vectors, unpacked for look-ups while the vectors of groups are scanned. A table with two
 * bytes per term of the vocabulary maps a term's id to a slot. The vectors are arrays by slot, so that their
 * numbers are adjacent in memory: arrays by term id wouldn't fit in the processor's cache.
 */
export class UnpackedArticleVectors {
  #slots = new Uint16Array(1 << 14)
  /** The terms that have a slot, in the order of their slots from 1. */
  readonly #ids: number[] = []
  vectors = spreadOf(FEW_TERMS)
  /** The norms of the damped vectors; 1 for an empty vector. */
  lengths = { damped: 1, names: 1 }
  /** The sum of the damped title vector; 1 if it is empty. */
  titleTotal = 1
  article: UnitVectorArticle | undefined

  /** The slot of a term by its id; 0 if the article doesn't contain it. */
  get slots(): Uint16Array {
    return this.#slots
  }

  /** Unpacks an article in place of the previous one. */
  take(article: UnitVectorArticle, damping: TermRarityWeighting, { size, weights }: Vocabulary): void {
    this.article = article
    this.#clear(size)
    const { text, title, names, keys } = article
    for (const part of [text, title, names, keys]) this.#assign(part)
    const { vectors } = this
    this.#fill(vectors.text, text, () => 1)
    this.#fill(vectors.keys, keys, (id) => (weights[id] ?? 0) * damping.of(id))
    const of = (id: number) => damping.of(id)
    const twice = (id: number) => damping.of(id) ** 2
    this.#fill(vectors.damped, text, twice)
    this.#fill(vectors.title, title, of)
    this.#fill(vectors.names, names, of)
    this.lengths = { damped: lengthOf(text, damping), names: lengthOf(names, damping) }
    this.titleTotal = totalOf(title, damping)
  }

  #clear(terms: number): void {
    for (const id of this.#ids) this.#slots[id] = 0
    const used = this.#ids.length + 1
    for (const vector of Object.values(this.vectors)) vector.fill(0, 0, used)
    this.#ids.length = 0
    if (terms > this.#slots.length) this.#slots = new Uint16Array(Math.ceil(terms * 1.25))
  }

  #assign({ ids }: UnitTermVector): void {
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      if (this.#slots[id] === 0) this.#slots[id] = this.#ids.push(id)
    }
    const needed = this.#ids.length + 1
    if (needed > this.vectors.text.length) this.vectors = spreadOf(2 * needed)
  }

  #fill(into: Float32Array, { ids, values }: UnitTermVector, factor: (id: number) => number): void {
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      into[this.#slots[id] ?? 0] = (values[at] ?? 0) * factor(id)
    }
  }
}

function lengthOf({ ids, values }: UnitTermVector, damping: TermRarityWeighting): number {
  let squares = 0
  for (let at = 0; at < ids.length; at++) squares += ((values[at] ?? 0) * damping.of(ids[at] ?? 0)) ** 2
  return Math.sqrt(squares) || 1
}

function totalOf({ ids, values }: UnitTermVector, damping: TermRarityWeighting): number {
  let sum = 0
  for (let at = 0; at < ids.length; at++) sum += (values[at] ?? 0) * damping.of(ids[at] ?? 0)
  return sum || 1
}
