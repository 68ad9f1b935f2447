import type { Article } from '@plainwire/domain/article'
import { meaningBytes } from '../../meaning-bytes.ts'
import { MeaningScale } from './meaning-scale.ts'

/** From this calibrated value on two articles may be one event without a word in common. */
const ALIKE_MEANING = 0.75
/** Whether an embedder finds two articles so alike in meaning that they need no word in common. */
export const meanAlike = (meaning: number | undefined) => meaning !== undefined && meaning >= ALIKE_MEANING
/** Characters of an article that a meaning is taken from: title and first sentences, which a small model reads whole. */
const MAX_TEXT = 600
/** Newest articles looked through for a like meaning, so that an article's cost stays bounded. */
const MAX_SCANNED = 20_000
/** Articles of like meaning that are compared. */
const MAX_NEAREST = 16
/** Articles that each new one is taken to be unrelated to, and the step in the stream between two of them. */
const REFERENCES = 32
const REFERENCE_STEP = 32

/** The text that an article's embedding is computed from. */
export function meaningText({ title, summary, text }: Article): string {
  return `${title}\n${summary || text}`.slice(0, MAX_TEXT)
}

/** A direction at a byte a number: cosines are right to about 0.005. */
interface Row {
  bytes: Int8Array
  /** Its length, by which a product of two becomes their cosine. */
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
export class Meanings {
  readonly #rows = new Map<number, Row>()
  readonly #scale: MeaningScale
  /** Spread over the last few hundred articles, so that few of them report one event with a new one. */
  readonly #references: Row[] = []
  #noted = 0

  constructor(scale = new MeaningScale()) {
    this.#scale = scale
  }

  get size(): number {
    return this.#rows.size
  }

  has(sequence: number): boolean {
    return this.#rows.has(sequence)
  }

  /** @param vector of any length but zero; one that is all zeros is as good as none */
  put(sequence: number, vector: Float32Array): void {
    const bytes = meaningBytes(vector)
    const row = { bytes, length: Math.sqrt(dot(bytes, bytes)) }
    if (row.length === 0) return
    this.#rows.set(sequence, row)
    this.#calibrate(row)
  }

  forget(sequence: number): void {
    this.#rows.delete(sequence)
  }

  /** Removes embeddings of articles for which `isHeld` is false. */
  keepOnly(isHeld: (sequence: number) => boolean): void {
    for (const sequence of this.#rows.keys()) if (!isHeld(sequence)) this.#rows.delete(sequence)
  }

  /**
   * How alike two meanings are, calibrated on the stream's unrelated pairs: 0 is unrelated, 1 identical, −1 the least.
   * Undefined where one of them isn't known, or where the model finds all texts alike.
   */
  cosine(first: number, second: number): number | undefined {
    const [a, b] = [this.#rows.get(first), this.#rows.get(second)]
    if (!a || !b || !areComparable(a, b) || !this.#scale.isUsable) return undefined
    return this.#scale.valueOf(cosineOf(a, b))
  }

  /** The articles from `since` on whose meaning is most like that of one, best first: the words need not be alike. */
  nearest(sequence: number, since: number): number[] {
    const asked = this.#rows.get(sequence)
    if (!asked || !this.#scale.isUsable) return []
    const first = Math.max(since, sequence - MAX_SCANNED)
    const alike = this.#scale.cosineOf(ALIKE_MEANING)
    const found: { sequence: number; likeness: number }[] = []
    for (const [other, row] of this.#rows) {
      if (other < first || other === sequence || !areComparable(row, asked)) continue
      const likeness = cosineOf(asked, row)
      if (likeness >= alike) found.push({ sequence: other, likeness })
    }
    return found
      .sort((a, b) => b.likeness - a.likeness || a.sequence - b.sequence)
      .slice(0, MAX_NEAREST)
      .map((each) => each.sequence)
  }

  /** Compares a new article with a few spread over the stream before it, and makes one in eight such a reference. */
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
