import { PAGE_SIZE } from '../../edition/page-size.ts'

/** The next page, counted from 1, when this many cards are in the grid below the featured story. */
export function pageAfter(loaded: number): number {
  return Math.floor(loaded / PAGE_SIZE) + 2
}
