const STORIES_PER_AD = 6

/**
 * Returns the 0-based number of the ad that follows the story at a 0-based index of the grid; undefined if no
 * ad follows that story. An ad follows every sixth story.
 */
export function getAdIndexAfterStory(index: number): number | undefined {
  return index > 0 && (index + 1) % STORIES_PER_AD === 0 ? (index + 1) / STORIES_PER_AD - 1 : undefined
}

/**
 * Returns the item at a 0-based position of a list that is repeated endlessly; undefined if the list is
 * empty.
 */
export function getCyclicItem<T>(items: readonly T[], number: number): T | undefined {
  return items[number % items.length]
}
