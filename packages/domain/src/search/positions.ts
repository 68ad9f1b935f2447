import type { SearchIndex } from './search-index.ts'

/** Positions of stories in an index, in ascending order. */
export type StoryPositions = readonly number[]

/** An empty list of positions. */
export const EMPTY_STORY_POSITIONS: StoryPositions = []

/** Returns the distinct positions in ascending order. */
export const toSortedUniquePositions = (positions: Iterable<number>) =>
  [...new Set(positions)].sort((a, b) => a - b)

/** Returns the shortest of the given lists; an empty list if there are none. */
export function findShortestPositionList(lists: readonly StoryPositions[]): StoryPositions {
  return lists.reduce(
    (least, list) => (list.length < least.length ? list : least),
    lists[0] ?? EMPTY_STORY_POSITIONS,
  )
}

function has(positions: StoryPositions, wanted: number): boolean {
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((positions[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return positions[low] === wanted
}

/** A function that returns a membership test for a list of positions. */
type Members = (positions: StoryPositions) => (at: number) => boolean

/**
 * The minimum length of a list of positions for which a table is created that shows which stories the list
 * contains. Shorter lists are searched directly, which is as fast.
 */
const LONG_LIST = 64

/**
 * Returns a function that creates membership tests for lists. For a long list, which is probably used again, it
 * creates a table of all stories once.
 */
export function createMembershipTestFactory(index: SearchIndex): Members {
  const tables = new WeakMap<StoryPositions, Uint8Array>()
  return (positions) => {
    if (positions.length < LONG_LIST) return (at) => has(positions, at)
    let table = tables.get(positions)
    if (!table) {
      table = new Uint8Array(index.stories.length)
      for (const at of positions) table[at] = 1
      tables.set(positions, table)
    }
    const members = table
    return (at) => members[at] === 1
  }
}

/** Returns the positions that are in at least one of two ascending lists, each once, in ascending order. */
export function mergeStoryPositions(one: StoryPositions, other: StoryPositions): StoryPositions {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  const both: number[] = []
  let [at, otherAt] = [0, 0]
  while (at < one.length || otherAt < other.length) {
    const next = one[at] ?? Number.POSITIVE_INFINITY
    const otherNext = other[otherAt] ?? Number.POSITIVE_INFINITY
    both.push(Math.min(next, otherNext))
    if (next <= otherNext) at += 1
    if (otherNext <= next) otherAt += 1
  }
  return both
}
