import { PAGE_SIZE } from '../../../edition/lists/page-size.ts'

/**
 * Returns the 1-based number of the page to load next, given the number of cards in the grid below the
 * featured story.
 */
export function getNextPageNumber(loaded: number): number {
  return Math.floor(loaded / PAGE_SIZE) + 2
}
