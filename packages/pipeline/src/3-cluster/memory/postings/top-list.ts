/**
 * Collects the keys with the highest scores, best first; of two keys with the same score, the higher key comes
 * first.
 */
export class TopScoredKeys {
  readonly #keys: Int32Array
  readonly #scores: Float64Array
  #size = 0

  constructor(limit: number) {
    this.#keys = new Int32Array(limit)
    this.#scores = new Float64Array(limit)
  }

  clear(): void {
    this.#size = 0
  }

  offer(key: number, score: number): void {
    const limit = this.#keys.length
    if (this.#size === limit && !this.#precedes(key, score, limit - 1)) return
    let at = this.#size < limit ? this.#size++ : limit - 1
    while (at > 0 && this.#precedes(key, score, at - 1)) {
      this.#keys[at] = this.#keys[at - 1] ?? 0
      this.#scores[at] = this.#scores[at - 1] ?? 0
      at--
    }
    this.#keys[at] = key
    this.#scores[at] = score
  }

  #precedes(key: number, score: number, at: number): boolean {
    const other = this.#scores[at] ?? 0
    return score > other || (score === other && key > (this.#keys[at] ?? 0))
  }

  /** The keys, best first. */
  keys(): number[] {
    return Array.from(this.#keys.subarray(0, this.#size))
  }

  /** The first keys with their scores, best first. */
  entries(limit: number): { key: number; score: number }[] {
    return Array.from({ length: Math.min(limit, this.#size) }, (_, at) => {
      return { key: this.#keys[at] ?? 0, score: this.#scores[at] ?? 0 }
    })
  }
}
