// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { toCard } from '../../../edition/card.ts'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { someStories } from '../../../testing/stories.ts'
import { CardGrid } from './card-grid.tsx'

afterEach(cleanup)

const PAGE = 20
const all = someStories(3 * PAGE).map((story) => toCard(story, 'en'))

function Pages() {
  const [pages, setPages] = useState(1)
  return (
    <>
      <CardGrid cards={all.slice(0, pages * PAGE)} section="all" />
      <button type="button" onClick={() => setPages(pages + 1)}>
        More
      </button>
    </>
  )
}
const items = () => within(screen.getByRole('list')).getAllByRole('listitem')

test('FD-07 cards are in one list, in order, and keep their elements when more are loaded', () => {
  renderWithProviders(<Pages />)
  const first = items()
  expect(first).toHaveLength(PAGE)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(items().slice(0, PAGE)).toEqual(first)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    all.map(({ title }) => title),
  )
})
