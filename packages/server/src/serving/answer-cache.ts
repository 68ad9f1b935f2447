interface Kept<T> {
  answer: T
  weight: number
  /** Clock in ms. */
  madeAt: number
}

export interface AnswerCacheOptions<T> {
  maxBytes: number
  /** Older answers are made again. */
  maxAgeMs: number
  /** Bytes; undefined for an answer that must not be cached. */
  weigh(answer: T): number | undefined
  now(): Date
}

/**
 * Caches expensive answers, bounded in memory, evicting the least recently used. Concurrent requests for a
 * key share one computation, and while it fails the last answer is returned.
 */
export class AnswerCache<T> {
  readonly #options: AnswerCacheOptions<T>
  readonly #kept = new Map<string, Kept<T>>()
  readonly #making = new Map<string, Promise<T>>()
  #bytes = 0

  constructor(options: AnswerCacheOptions<T>) {
    this.#options = options
  }

  /**
   * The answer by its key, computed by `make` if it is missing or too old. Rejects as `make` does, if nothing
   * is cached.
   */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const kept = this.#kept.get(key)
    const making = this.#making.get(key) ?? this.#make(key, make)
    return kept ? making.catch(() => kept.answer) : making
  }

  /** The answer by its key, if it is cached and not too old. */
  fresh(key: string): T | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#touch(key, kept)
    return this.#options.now().getTime() - kept.madeAt < this.#options.maxAgeMs ? kept.answer : undefined
  }

  /** Forgets everything. */
  clear(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    const making = make().finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    const answer = await making
    const weight = this.#options.weigh(answer)
    if (weight !== undefined) this.#keep(key, answer, weight)
    return answer
  }

  #keep(key: string, answer: T, weight: number): void {
    this.#drop(key)
    this.#kept.set(key, { answer, weight, madeAt: this.#options.now().getTime() })
    this.#bytes += weight
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }

  /** A map preserves the order of insertion: the first is the least recently used. */
  #touch(key: string, kept: Kept<T>): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
  }
}
