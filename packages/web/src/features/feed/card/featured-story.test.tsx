// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toCard } from '../../../edition/card.ts'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { someStories } from '../../../testing/stories.ts'
import { FeaturedStory } from './featured-story.tsx'

afterEach(cleanup)

test('CA-01 the featured card has image, category badge, location, headline and sub-headline, and links to its story', () => {
  const [story] = someStories(1, () => ({ categories: ['Science'] }))
  if (!story) throw new Error('There is a story.')
  renderWithProviders(<FeaturedStory card={toCard(story, 'en')} section="all" isFirst />)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('img', { name: 'Picture /images/s1' })).toBeTruthy()
  expect(card.getByText('Science')).toBeTruthy()
  expect(card.getByText('Zwolle, Netherlands')).toBeTruthy()
  expect(card.getByText('Below headline 1.')).toBeTruthy()
  const headline = card.getByRole('heading', { name: 'Headline 1', level: 2 })
  expect(within(headline).getByRole('link').getAttribute('href')).toBe('/story/s1')
})
