/**
 * Returns how well two kinds of responses can be distinguished by their times: the area under the ROC curve,
 * which is the probability that a response of the first kind took longer than one of the second. 0.5 means
 * not at all.
 */
export function computeRocArea(some: readonly number[], others: readonly number[]): number {
  const sorted = others.toSorted((a, b) => a - b)
  const wins = some.reduce((sum, time) => sum + (below(sorted, time) + upTo(sorted, time)) / 2, 0)
  return wins / (some.length * others.length)
}

const below = (sorted: readonly number[], time: number) => countBefore(sorted, (other) => other < time)
const upTo = (sorted: readonly number[], time: number) => countBefore(sorted, (other) => other <= time)

/** Returns how many sorted numbers come before the first that fails the condition (binary search). */
function countBefore(sorted: readonly number[], holds: (time: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}
