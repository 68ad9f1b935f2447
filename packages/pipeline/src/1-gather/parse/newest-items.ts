/** The maximum number of entries read from a feed; older ones were read at an earlier visit or aren't news. */
export const MAX_ENTRIES = 200

/**
 * Collects the newest items of a stream, in order. An item without a date is given the date of the item
 * before it. Never stores more than twice the limit.
 */
export class NewestItemsCollector<T> {
  #retained: { item: T; moment: number | undefined; position: number }[] = []
  #count = 0
  #lastMoment = Number.POSITIVE_INFINITY
  readonly #limit: number
  readonly #momentOf: (item: T) => number | undefined

  constructor(limit: number, momentOf: (item: T) => number | undefined) {
    this.#limit = limit
    this.#momentOf = momentOf
  }

  add(item: T): void {
    this.#count += 1
    this.#retained.push({ item, moment: undefined, position: this.#count })
    if (this.#retained.length > 2 * this.#limit) this.#prune()
  }

  /** The number of items added. */
  get count(): number {
    return this.#count
  }

  /** The newest items, in the order in which they were added. */
  all(): T[] {
    if (this.#retained.length > this.#limit) this.#prune()
    return this.#retained.map(({ item }) => item)
  }

  #prune(): void {
    for (const retained of this.#retained) {
      if (retained.moment !== undefined) continue
      retained.moment = this.#momentOf(retained.item) ?? this.#lastMoment
      this.#lastMoment = retained.moment
    }
    const newest = this.#retained.toSorted(
      (a, b) => (b.moment ?? 0) - (a.moment ?? 0) || a.position - b.position,
    )
    this.#retained = newest.slice(0, this.#limit).sort((a, b) => a.position - b.position)
  }
}
