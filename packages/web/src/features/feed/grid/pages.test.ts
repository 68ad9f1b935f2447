import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../../../edition/lists/page-size.ts'
import { getNextPageNumber } from './pages.ts'

test('FD-07 the next page is floor(loaded/20)+2, so that none is skipped or repeated', () => {
  const pages = [0, 19, 20, 39, 40].map(getNextPageNumber)
  expect(pages).toEqual([2, 2, 3, 3, 4])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (page) => {
      // One less than all stories of the pages, because the featured story isn't in the grid.
      expect(getNextPageNumber(page * PAGE_SIZE - 1)).toBe(page + 1)
    }),
  )
})
