import { expect, test } from 'vitest'
import { someStories } from '../../testing/stories.ts'
import { toCard } from '../card.ts'
import { listFirstCardIds, splitFeaturedCard } from './first-cards.ts'

const cardsOf = (count: number, bare: readonly number[] = []) =>
  someStories(count).map((story, index) => {
    const card = toCard(story, 'en')
    return bare.includes(index) ? { ...card, imageSources: [] } : card
  })

test('FD-02 the featured story is the first with a picture, and the others fill the grid', () => {
  const { featured, grid } = splitFeaturedCard(cardsOf(4, [0]))
  expect(featured?.id).toBe('s2')
  expect(grid.map(({ id }) => id)).toEqual(['s1', 's3', 's4'])
})

test('FD-02 without any picture the first story is featured', () => {
  expect(splitFeaturedCard(cardsOf(2, [0, 1])).featured?.id).toBe('s1')
  expect(splitFeaturedCard([])).toEqual({ featured: undefined, grid: [] })
})

test.each([
  ['the first', [], 's1'],
  ['the second', [0], 's2'],
  ['the fourth', [0, 1, 2], 's4'],
])('FD-03 if %s story is featured, the grid has all other stories', (_name, bare, id) => {
  const cards = cardsOf(20, bare)
  const { featured, grid } = splitFeaturedCard(cards)
  expect(featured?.id).toBe(id)
  expect(grid).toEqual(cards.filter((card) => card.id !== id))
})

test('the first cards are the featured story and two rows of the grid', () => {
  expect(listFirstCardIds(cardsOf(20, [0, 1]))).toEqual(['s3', 's1', 's2', 's4', 's5', 's6', 's7'])
  expect(listFirstCardIds(cardsOf(2))).toEqual(['s1', 's2'])
})
