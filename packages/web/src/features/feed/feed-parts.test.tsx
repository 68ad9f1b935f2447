// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { firstViewOf } from '../../edition/first-view.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { Feed } from './feed.tsx'

const broken = vi.hoisted(() => ({ featured: false, trending: false }))
vi.mock('./featured-story.tsx', async (load) => {
  const { FeaturedStory } = await load<typeof import('./featured-story.tsx')>()
  const Broken = () => {
    throw new Error('The featured story is broken.')
  }
  return {
    FeaturedStory: (props: Parameters<typeof FeaturedStory>[0]) =>
      broken.featured ? <Broken /> : <FeaturedStory {...props} />,
  }
})
vi.mock('../../edition/use-section.ts', async (load) => {
  const parts = await load<typeof import('../../edition/use-section.ts')>()
  return {
    ...parts,
    useTrending: (...args: Parameters<typeof parts.useTrending>) => {
      if (broken.trending) throw new Error('Trending is broken.')
      return parts.useTrending(...args)
    },
  }
})

afterEach(() => {
  cleanup()
  Object.assign(broken, { featured: false, trending: false })
})

function draw() {
  // React says on the console what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const news = aNews(someStories(12))
  const firstView = firstViewOf({ news, url: '/', language: 'en', now: NOW })
  renderPart(<Feed section="all" placeChooser={null} isBehind={false} />, { firstView })
}

test('FD-14 a featured story that fails costs only itself', () => {
  broken.featured = true
  draw()
  expect(screen.getByText('Failed to load featured articles. Please try again later.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(11)
})

test('ND-07 a trending list that fails costs only itself', () => {
  broken.trending = true
  draw()
  expect(screen.getByText('Failed to fetch trending articles')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Headline 1' })).toBeTruthy()
})

test('six trending headlines at first, all ten on demand', () => {
  draw()
  const shown = () =>
    within(screen.getByRole('region', { name: 'Trending' }))
      .getAllByRole('listitem')
      .filter(({ className }) => !className.split(' ').includes('hidden'))
  expect(shown()).toHaveLength(6)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 10' }))
  expect(shown()).toHaveLength(10)
})
