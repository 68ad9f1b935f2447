// @vitest-environment happy-dom

import { aNews } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { EditionNotice } from './edition-notice.tsx'

afterEach(cleanup)

function draw(ageHours: number): string {
  const fetch_date = new Date(NOW.getTime() - ageHours * HOUR_MS).toISOString()
  const news = aNews(someStories(2), { fetch_date })
  const firstView = buildFirstViewData({ news, url: '/', language: 'en', now: NOW })
  renderWithProviders(<EditionNotice />, { newsClient: fakeNewsClient(), firstView })
  return screen.queryByText(/^This edition is from/)?.textContent ?? ''
}

test('row 38: the age of an outdated edition is shown, that of a new one isn’t', () => {
  expect(draw(26)).toMatch(/^This edition is from .*(?:yesterday|1 day ago|26 hours ago)/)
  cleanup()
  expect(draw(1)).toBe('')
})
