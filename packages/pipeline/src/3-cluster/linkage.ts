/** Positions that belong together. */
export type Group = readonly number[]

/** Sums of likenesses between groups, which add up when groups are joined. */
class Links {
  readonly #size: number
  readonly #sums: Float64Array

  constructor(groups: readonly Group[], likeness: (first: number, second: number) => number) {
    this.#size = groups.length
    this.#sums = new Float64Array(groups.length ** 2)
    groups.forEach((group, row) => {
      for (let column = 0; column < row; column++) {
        let sum = 0
        for (const first of group) {
          for (const second of groups[column] ?? []) {
            sum += likeness(first, second)
          }
        }
        this.#set(row, column, sum)
      }
    })
  }

  #set(row: number, column: number, sum: number): void {
    this.#sums[row * this.#size + column] = sum
    this.#sums[column * this.#size + row] = sum
  }

  between(row: number, column: number): number {
    return this.#sums[row * this.#size + column] ?? 0
  }

  /** Group `from` becomes part of group `into`. */
  join(into: number, from: number): void {
    for (let other = 0; other < this.#size; other++) {
      if (other !== into && other !== from) {
        this.#set(into, other, this.between(into, other) + this.between(from, other))
      }
    }
  }
}

/** The two groups that are most alike, if they are alike enough; of equals the first. */
function nearestPair(groups: readonly (Group | undefined)[], links: Links, threshold: number) {
  let best = threshold
  let pair: [number, number] | undefined
  groups.forEach((first, row) => {
    if (!first) return
    for (let column = row + 1; column < groups.length; column++) {
      const second = groups[column]
      if (!second) continue
      const mean = links.between(row, column) / (first.length * second.length)
      if (mean > best || (mean === best && !pair)) {
        best = mean
        pair = [row, column]
      }
    }
  })
  return pair
}

/**
 * Joins groups, the most alike first, until no two are on average as alike as the threshold (average linkage).
 * The same input gives the same groups.
 *
 * @param groups what belongs together already
 * @param likeness at most 1; below 0 where something speaks against it
 */
export function linked(
  groups: readonly Group[],
  likeness: (first: number, second: number) => number,
  threshold: number,
): Group[] {
  const links = new Links(groups, likeness)
  const joined: (Group | undefined)[] = [...groups]
  for (;;) {
    const pair = nearestPair(joined, links, threshold)
    if (!pair) return joined.filter((group) => group !== undefined)
    const [into, from] = pair
    joined[into] = [...(joined[into] ?? []), ...(joined[from] ?? [])]
    joined[from] = undefined
    links.join(into, from)
  }
}
