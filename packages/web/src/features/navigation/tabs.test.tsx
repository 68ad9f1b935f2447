// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { SectionChipBar } from './section-chip-bar.tsx'
import { listSectionTabs } from './tabs.ts'

afterEach(cleanup)

test('HD-07 the tabs are all, local and one for each category found in the data', () => {
  expect(listSectionTabs(['crime', 'science', 'obituaries'], 'all')).toEqual([
    'all',
    'local',
    'science',
    'crime',
  ])
  expect(listSectionTabs(['crime'], 'health')).toEqual(['all', 'local', 'health', 'crime'])
})

test.each([[undefined], [[]], [['obituaries']]])(
  'HD-07 for the categories %j the fallback tabs are shown',
  (none) => {
    expect(listSectionTabs(none, 'all')).toEqual([
      'all',
      'world',
      'politics',
      'science',
      'environment',
      'local',
      'business',
      'technology',
    ])
  },
)

test('HD-07 a phone’s chips are the tabs of the edition, from the first paint on', () => {
  const news = aNews(someStories(4, (index) => ({ categories: [index % 2 ? 'Sports' : 'world'] })))
  const firstView = buildFirstViewData({ news, url: '/', language: 'en', now: NOW })
  renderWithProviders(<SectionChipBar current="all" />, { firstView })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Local',
    'World',
    'Sports',
  ])
})
