/** The maximum number of entries read from a feed; older ones were read at an earlier visit or aren't news. */
export const MAX_ENTRIES = 200

/**
 * Collects the newest items of a stream, in order. An item without a date counts as old as the one before it.
 * Never stores more than twice the limit.
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

  /** The number of items added. */
  get count(): number {
    return this.#count
  }

  /** The newest items, in the order in which they were added. */
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
