import type { Vocabulary } from './vocabulary.ts'

/**
 * In the estimate of how frequent a term is now, its long-term frequency counts as much as this many groups
 * (stories or threads).
 */
const PRIOR_GROUPS = 500
const LEAST = 0.05
const SMOOTHING = 0.5
/** The damping of a term is recomputed after this many articles. */
const RENEW_EVERY = 50
/**
 * Values are stored in 16 bits, as multiples of 1/PARTS. The number of the round in which they were computed
 * has 16 bits too, so it restarts after PARTS rounds.
 */
const PARTS = 0xffff

/**
 * How distinctive a term is among the stories (or threads) of the window, 0.05–1: 1 if it is no more frequent
 * than in the long term, and lower the more of them contain it. Stories are counted instead of articles, so
 * that the words of one big story remain distinctive, and words that occur in all stories don't.
 */
export class TermRarityWeighting {
  readonly #vocabulary: Vocabulary
  #groups = 0
  #counts = new Int32Array(1 << 14)
  /**
   * For each term its value and the round in which it was computed, in one number so that one memory access
   * reads both: the round in the upper half, the value in 65,535ths in the lower.
   */
  #values = new Uint32Array(1 << 14)
  /** The current round, 1–65,535. */
  #round = 1
  #articles = 0

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** Must be called for every article; values are recomputed after `RENEW_EVERY` calls. */
  tick(): void {
    if (++this.#articles % RENEW_EVERY !== 0) return
    if (++this.#round <= PARTS) return
    this.#round = 1
    this.#values.fill(0)
  }

  /** Counts a group that is added (1) or removed (-1). */
  countGroups(change: 1 | -1): void {
    this.#groups += change
  }

  /** Counts a group that gains (1) or loses (-1) a term. */
  count(id: number, change: 1 | -1): void {
    if (id >= this.#counts.length) this.#grow(id)
    this.#counts[id] = Math.max(0, (this.#counts[id] ?? 0) + change)
  }

  of(id: number): number {
    if (id >= this.#values.length) this.#grow(id)
    const known = this.#values[id] ?? 0
    if (known >>> 16 === this.#round) return (known & PARTS) / PARTS
    const parts = Math.round(this.#compute(id) * PARTS)
    this.#values[id] = this.#round * 65_536 + parts
    return parts / PARTS
  }

  #compute(id: number): number {
    const share = this.#vocabulary.background(id)
    const seen = PRIOR_GROUPS + this.#groups
    const expected = PRIOR_GROUPS * share + SMOOTHING
    const now = Math.log(seen / (expected + (this.#counts[id] ?? 0)))
    const before = Math.max(0.5, Math.min(Math.log(1 / share), Math.log(seen / expected)))
    return Math.max(LEAST, Math.min(1, now / before))
  }

  /** Applies new ids of terms; removed terms (-1) are in no story. */
  rename(renamed: Int32Array): void {
    const counts = this.#counts
    this.#counts = new Int32Array(counts.length)
    counts.forEach((count, id) => {
      const next = renamed[id] ?? -1
      if (count > 0 && next >= 0) this.#counts[next] = count
    })
    this.#values.fill(0)
  }

  #grow(id: number): void {
    const length = Math.max(id + 1, Math.ceil(this.#counts.length * 1.5))
    const [counts, values] = [this.#counts, this.#values]
    this.#counts = new Int32Array(length)
    this.#counts.set(counts)
    this.#values = new Uint32Array(length)
    this.#values.set(values)
  }
}
