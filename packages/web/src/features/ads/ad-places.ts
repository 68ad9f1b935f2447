const EVERY = 6

/** The number of the ad after a story of the grid, from 0; undefined if there is none. */
export function adBehind(index: number): number | undefined {
  return index > 0 && (index + 1) % EVERY === 0 ? (index + 1) / EVERY - 1 : undefined
}

/** The item whose turn it is. */
export function oneTabAtATime<T>(items: readonly T[], number: number): T | undefined {
  return items[number % items.length]
}
