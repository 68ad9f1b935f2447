const STORIES_PER_AD = 6

/** The 0-based number of the ad that follows the story at this index of the grid; undefined if none does. */
export function getAdIndexAfterStory(index: number): number | undefined {
  return index > 0 && (index + 1) % STORIES_PER_AD === 0 ? (index + 1) / STORIES_PER_AD - 1 : undefined
}

/** The item at a position, starting over at the end of the list; undefined if the list is empty. */
export function getCyclicItem<T>(items: readonly T[], number: number): T | undefined {
  return items[number % items.length]
}
