import { PAGE_SIZE } from '../../../edition/lists/page-size.ts'

/** The 1-based number of the next page, if the grid below the featured story has this many cards. */
export function getNextPageNumber(loaded: number): number {
  return Math.floor(loaded / PAGE_SIZE) + 2
}
