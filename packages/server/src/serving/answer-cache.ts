import { LRUCache } from 'lru-cache'

interface Stored<T> {
  answer: T
  weight: number
  /** When the result was computed, in ms since 1970. */
  madeAt: number
}

export interface AnswerCacheOptions<T> {
  maxBytes: number
  /** The age from which a result is computed again, in ms. */
  maxAgeMs: number
  /** The size in bytes; undefined for a result that must not be cached. */
  weigh(answer: T): number | undefined
  now(): Date
}

/**
 * A cache of results that are expensive to compute, such as responses. Its memory is bounded: if it is full,
 * the least recently used results are removed. Concurrent requests for a key share one computation, and if it
 * fails, the last result is returned.
 */
export class AnswerCache<T> {
  readonly #options: AnswerCacheOptions<T>
  readonly #stored: LRUCache<string, Stored<T>>
  readonly #making = new Map<string, Promise<T>>()

  constructor(options: AnswerCacheOptions<T>) {
    this.#options = options
    this.#stored = new LRUCache({
      maxSize: options.maxBytes,
      // The cache rejects entries of size 0.
      sizeCalculation: ({ weight }) => Math.max(1, weight),
    })
  }

  /**
   * Returns the result for a key, computed by `make` if it is missing or too old. If `make` rejects, returns
   * the last result, or rejects too if none is cached.
   */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const stored = this.#stored.get(key)
    const making = this.#making.get(key) ?? this.#make(key, make)
    return stored ? making.catch(() => stored.answer) : making
  }

  /** Returns the result for a key if it is cached and not too old; otherwise undefined. */
  fresh(key: string): T | undefined {
    const stored = this.#stored.get(key)
    const isFresh =
      stored !== undefined && this.#options.now().getTime() - stored.madeAt < this.#options.maxAgeMs
    return isFresh ? stored.answer : undefined
  }

  /** Removes all results. */
  clear(): void {
    this.#stored.clear()
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    const making = make().finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    const answer = await making
    const weight = this.#options.weigh(answer)
    if (weight !== undefined) this.#stored.set(key, { answer, weight, madeAt: this.#options.now().getTime() })
    return answer
  }
}
