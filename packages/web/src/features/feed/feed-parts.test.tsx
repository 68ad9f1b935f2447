// @vitest-environment happy-dom
import { aNews, aSource } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { Feed } from './feed.tsx'

const broken = vi.hoisted(() => ({ featured: false, trending: false }))
vi.mock('./card/featured-story.tsx', async (load) => {
  const { FeaturedStory } = await load<typeof import('./card/featured-story.tsx')>()
  const Broken = () => {
    throw new Error('The featured story is broken.')
  }
  return {
    FeaturedStory: (props: Parameters<typeof FeaturedStory>[0]) =>
      broken.featured ? <Broken /> : <FeaturedStory {...props} />,
  }
})
vi.mock('../../edition/lists/use-side-lists.ts', async (load) => {
  const parts = await load<typeof import('../../edition/lists/use-side-lists.ts')>()
  return {
    ...parts,
    useTrendingHeadlines: (...args: Parameters<typeof parts.useTrendingHeadlines>) => {
      if (broken.trending) throw new Error('Trending is broken.')
      return parts.useTrendingHeadlines(...args)
    },
  }
})

afterEach(() => {
  cleanup()
  Object.assign(broken, { featured: false, trending: false })
})

const ALL = Array.from({ length: 12 }, (_, index) => `Headline ${index + 1}`)

/**
 * Renders the feed with `count` stories.
 *
 * @param bare the 0-based indexes of the stories without a picture
 */
function draw({ count = 12, bare = [] }: { count?: number; bare?: readonly number[] } = {}) {
  // Silences React, which also logs the errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const withoutPicture = {
    sources: [aSource({ media: [] }), aSource({ id: 'other', publisher_id: 'gazette', media: [] })],
  }
  const news = aNews(someStories(count, (index) => (bare.includes(index) ? withoutPicture : {})))
  const firstView = buildFirstViewData({ news, url: '/', language: 'en', now: NOW })
  renderWithProviders(<Feed section="all" placeChooser={null} isBehind={false} />, { firstView })
}

test('FD-14 an error in the featured story affects nothing else', () => {
  broken.featured = true
  draw()
  expect(screen.getByText('Failed to load featured articles. Please try again later.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(11)
})

test.each([
  ['the first story', [], false],
  ['another story', [0], false],
  ['a story whose block fails', [0], true],
])('FD-03 if %s is featured, only that one is missing in the grid', (_name, bare, isBroken) => {
  broken.featured = isBroken
  draw({ bare })
  const featured = bare.length === 0 ? 'Headline 1' : 'Headline 2'
  if (!isBroken) expect(screen.getByRole('heading', { level: 2, name: featured })).toBeTruthy()
  const grid = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(grid.toSorted()).toEqual(ALL.filter((headline) => headline !== featured).toSorted())
})

test('ND-07 an error in the trending list affects nothing else', () => {
  broken.trending = true
  draw()
  expect(screen.getByText('Failed to fetch trending articles')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Headline 1' })).toBeTruthy()
})

test('six trending headlines at a time: a button replaces them by the others, so that the list never grows', () => {
  draw({ count: 20 })
  const shown = () =>
    within(screen.getByRole('region', { name: 'Trending' }))
      .getAllByRole('listitem')
      .filter(({ className }) => !className.split(' ').includes('hidden'))
  expect(shown()).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Show 7 to 10' }))
  expect(shown()).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 to 6' }))
  expect(shown()).toHaveLength(6)
})
