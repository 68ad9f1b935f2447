import type { Article } from '@plainwire/domain/article'
import { quantizeVector } from '../../vectors/quantized-vector.ts'
import { EmbeddingSimilarityScale } from './meaning-scale.ts'

/**
 * The minimum value on the EmbeddingSimilarityScale at which two articles may report the same event without
 * sharing a word.
 */
const ALIKE_MEANING = 0.75
/** Whether two articles are so similar in meaning that they may belong together without sharing a word. */
export const isHighSemanticSimilarity = (meaning: number | undefined) =>
  meaning !== undefined && meaning >= ALIKE_MEANING
/**
 * The number of characters that an embedding is computed from: the title and first sentences, which fit a small
 * model.
 */
const MAX_TEXT = 600
/** The number of newest articles searched for a similar meaning, which bounds the cost of an article. */
const MAX_SCANNED = 20_000
/** The maximum number of articles that a search for a similar meaning returns. */
const MAX_NEAREST = 16
/** The number of reference articles, to which a new article is assumed to be unrelated. */
const REFERENCES = 32
/** After the first `REFERENCES` articles, one in this many becomes a reference article. */
const REFERENCE_STEP = 32

/** The text that an article's embedding is computed from. */
export function buildEmbeddingInput({ title, summary, text }: Article): string {
  return `${title}\n${summary || text}`.slice(0, MAX_TEXT)
}

/** A unit vector with one signed byte per component; cosines are accurate to about 0.005. */
interface Row {
  bytes: Int8Array
  /** The norm of the bytes, which scales a dot product to a cosine. */
  length: number
}

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

const cosineOf = (a: Row, b: Row) => dot(a.bytes, b.bytes) / (a.length * b.length)
const areComparable = (a: Row, b: Row) => a.bytes.length === b.bytes.length

/** The embeddings of the articles in the window, by sequence number; empty without an embedder. */
export class ArticleEmbeddings {
  readonly #rows = new Map<number, Row>()
  readonly #scale: EmbeddingSimilarityScale
  /**
   * Reference articles, spread over the last thousand articles, so that few of them report the same event as a
   * new one.
   */
  readonly #references: Row[] = []
  #noted = 0

  constructor(scale = new EmbeddingSimilarityScale()) {
    this.#scale = scale
  }

  get size(): number {
    return this.#rows.size
  }

  has(sequence: number): boolean {
    return this.#rows.has(sequence)
  }

  /**
   * Stores an article's embedding.
   *
   * @param vector of any non-zero length; a zero vector is ignored
   */
  put(sequence: number, vector: Float32Array): void {
    const bytes = quantizeVector(vector)
    const row = { bytes, length: Math.sqrt(dot(bytes, bytes)) }
    if (row.length === 0) return
    this.#rows.set(sequence, row)
    this.#calibrate(row)
  }

  forget(sequence: number): void {
    this.#rows.delete(sequence)
  }

  /** Removes embeddings of articles for which `isHeld` is false. */
  retain(isHeld: (sequence: number) => boolean): void {
    for (const sequence of this.#rows.keys()) if (!isHeld(sequence)) this.#rows.delete(sequence)
  }

  /**
   * The similarity of two embeddings, calibrated on the stream's unrelated pairs: 0 is unrelated, 1 identical,
   * −1 the minimum. Undefined if one is missing, or if the model finds all texts similar.
   */
  cosine(first: number, second: number): number | undefined {
    const [a, b] = [this.#rows.get(first), this.#rows.get(second)]
    if (!a || !b || !areComparable(a, b) || !this.#scale.isUsable) return undefined
    return this.#scale.valueOf(cosineOf(a, b))
  }

  /**
   * Returns the sequence numbers of the articles whose embeddings are most similar to that of the article
   * `sequence`, best first. Only articles with a number of at least `since` are searched.
   */
  nearest(sequence: number, since: number): number[] {
    const query = this.#rows.get(sequence)
    if (!query || !this.#scale.isUsable) return []
    const first = Math.max(since, sequence - MAX_SCANNED)
    const alike = this.#scale.cosineOf(ALIKE_MEANING)
    const found: { sequence: number; likeness: number }[] = []
    for (const [other, row] of this.#rows) {
      if (other < first || other === sequence || !areComparable(row, query)) continue
      const likeness = cosineOf(query, row)
      if (likeness >= alike) found.push({ sequence: other, likeness })
    }
    return found
      .sort((a, b) => b.likeness - a.likeness || a.sequence - b.sequence)
      .slice(0, MAX_NEAREST)
      .map((each) => each.sequence)
  }

  /** Compares a new article with the references, and occasionally makes it a reference. */
  #calibrate(row: Row): void {
    for (const reference of this.#references) {
      if (areComparable(row, reference)) this.#scale.note(cosineOf(row, reference))
    }
    const isEarly = this.#references.length < REFERENCES
    if (isEarly) this.#references.push(row)
    else if (this.#noted % REFERENCE_STEP === 0) {
      this.#references[(this.#noted / REFERENCE_STEP) % REFERENCES] = row
    }
    this.#noted++
  }
}
