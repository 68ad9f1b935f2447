import type { Article } from '@plainwire/domain/article'

/** From this cosine on two articles may be one event without a word in common. */
export const ALIKE_MEANING = 0.75
/** Characters of an article that a meaning is taken from: title and first sentences, which a small model reads whole. */
const MAX_TEXT = 600
/** Newest articles looked through for a like meaning, so that an article's cost stays bounded. */
const MAX_SCANNED = 20_000
/** Articles of like meaning that are compared. */
const MAX_NEAREST = 16
/** A number of −1 to 1 is kept as a whole number of a byte: cosines are right to about 0.01. */
const SCALE = 127

/** What an article's meaning is taken from. */
export function meaningText({ title, summary, text }: Article): string {
  return `${title}\n${summary || text}`.slice(0, MAX_TEXT)
}

function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum / SCALE ** 2
}

/** The meanings of the articles in sight, by sequence number; empty where there is no embedder. */
export class Meanings {
  readonly #rows = new Map<number, Int8Array>()

  get size(): number {
    return this.#rows.size
  }

  has(sequence: number): boolean {
    return this.#rows.has(sequence)
  }

  /** @param vector of unit length */
  put(sequence: number, vector: Float32Array): void {
    const row = Int8Array.from(vector, (value) => Math.round(Math.max(-1, Math.min(1, value)) * SCALE))
    this.#rows.set(sequence, row)
  }

  forget(sequence: number): void {
    this.#rows.delete(sequence)
  }

  /** Forgets what `isHeld` no longer knows. */
  keepOnly(isHeld: (sequence: number) => boolean): void {
    for (const sequence of this.#rows.keys()) if (!isHeld(sequence)) this.#rows.delete(sequence)
  }

  /** How alike two meanings are, −1 to 1; undefined where one of them isn't known. */
  cosine(first: number, second: number): number | undefined {
    const [a, b] = [this.#rows.get(first), this.#rows.get(second)]
    return a && b && a.length === b.length ? dot(a, b) : undefined
  }

  /** The articles from `since` on whose meaning is most like that of one, best first: the words need not be alike. */
  nearest(sequence: number, since: number): number[] {
    const asked = this.#rows.get(sequence)
    if (!asked) return []
    const first = Math.max(since, sequence - MAX_SCANNED)
    const found: { sequence: number; likeness: number }[] = []
    for (const [other, row] of this.#rows) {
      if (other < first || other === sequence || row.length !== asked.length) continue
      const likeness = dot(asked, row)
      if (likeness >= ALIKE_MEANING) found.push({ sequence: other, likeness })
    }
    return found
      .sort((a, b) => b.likeness - a.likeness || a.sequence - b.sequence)
      .slice(0, MAX_NEAREST)
      .map((each) => each.sequence)
  }
}
