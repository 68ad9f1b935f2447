/** Maximum number of entries read from a feed; older ones were seen in an earlier visit or are not news. */
export const MAX_ENTRIES = 200

/**
 * Collects the newest of a stream of things, in the order they came; those without a date count as old as the
 * last one before them. Stores at most twice the number at any time.
 */
export class NewestItems<T> {
  #kept: { thing: T; moment: number | undefined; position: number }[] = []
  #count = 0
  #lastMoment = Number.POSITIVE_INFINITY
  readonly #limit: number
  readonly #momentOf: (thing: T) => number | undefined

  constructor(limit: number, momentOf: (thing: T) => number | undefined) {
    this.#limit = limit
    this.#momentOf = momentOf
  }

  add(thing: T): void {
    this.#count += 1
    this.#kept.push({ thing, moment: undefined, position: this.#count })
    if (this.#kept.length > 2 * this.#limit) this.#prune()
  }

  /** How many were added. */
  get count(): number {
    return this.#count
  }

  /** The newest, in the order they came. */
  all(): T[] {
    if (this.#kept.length > this.#limit) this.#prune()
    return this.#kept.map(({ thing }) => thing)
  }

  #prune(): void {
    for (const kept of this.#kept) {
      if (kept.moment !== undefined) continue
      kept.moment = this.#momentOf(kept.thing) ?? this.#lastMoment
      this.#lastMoment = kept.moment
    }
    const newest = this.#kept.toSorted((a, b) => (b.moment ?? 0) - (a.moment ?? 0) || a.position - b.position)
    this.#kept = newest.slice(0, this.#limit).sort((a, b) => a.position - b.position)
  }
}
