import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCard } from '../../edition/card.ts'
import { PAGE_SIZE } from '../../edition/page-size.ts'
import { someStories } from '../../testing/stories.ts'
import { pageAfter, withFeatured } from './pages.ts'

const cardsOf = (count: number, bare: readonly number[] = []) =>
  someStories(count).map((story, index) => {
    const card = toCard(story, 'en')
    return bare.includes(index) ? { ...card, imageSources: [] } : card
  })

test('FD-07 the page that follows is floor(loaded/20)+2, so that none is skipped or repeated', () => {
  expect(pageAfter(19)).toBe(2)
  expect(pageAfter(39)).toBe(3)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (page) => {
      // A full page shows all its stories but the featured one in the grid.
      expect(pageAfter(page * PAGE_SIZE - 1)).toBe(page + 1)
    }),
  )
})

test('FD-02 the featured story is the first with a picture, and the others fill the grid', () => {
  const { featured, grid } = withFeatured(cardsOf(4, [0]))
  expect(featured?.id).toBe('s2')
  expect(grid.map(({ id }) => id)).toEqual(['s1', 's3', 's4'])
})

test('FD-02 without any picture the first story is featured', () => {
  expect(withFeatured(cardsOf(2, [0, 1])).featured?.id).toBe('s1')
  expect(withFeatured([])).toEqual({ featured: undefined, grid: [] })
})

test('FD-03 the grid drops only the featured story', () => {
  const cards = cardsOf(20)
  const { featured, grid } = withFeatured(cards)
  expect([featured, ...grid]).toEqual(cards)
})
