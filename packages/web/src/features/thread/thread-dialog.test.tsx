// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { minutesAgo, NOW, someStories } from '../../testing/stories.ts'
import { ThreadDialog } from './thread-dialog.tsx'

afterEach(cleanup)

/** Two stories of today and one from two days before. */
const stories = someStories(3, (index) => ({
  thread: { id: 't1' },
  published_at: minutesAgo([10, 200, 3000][index] ?? 0),
}))
const threads = [{ id: 't1', name: { en: 'Zwolle, Kampen' }, story_ids: ['s2', 's1', 's3'] }]
const news = aNews(stories, { fetch_date: NOW.toISOString(), threads })

function draw({ language = 'en' as 'en' | 'nl', withPage = false, onClose = () => {} } = {}) {
  const newsClient = fakeNewsClient(withPage ? {} : { news: { ok: true, data: news } })
  const firstView = buildFirstViewData({ news, url: '/thread/t1', language, now: NOW })
  const around = { newsClient, language, path: '/thread/t1', ...(withPage && { firstView }) }
  renderWithProviders(<ThreadDialog threadId="t1" onClose={onClose} />, around)
  return newsClient
}

test('B21 a thread lists its stories by day, newest first, each with sub-headline and publishers', async () => {
  const onClose = vi.fn()
  draw({ onClose })
  const dialog = await screen.findByRole('dialog', { name: 'Zwolle, Kampen' })
  expect(dialog.textContent).toContain('3 stories, the newest first')
  const days = within(dialog).getAllByRole('heading', { level: 2 })
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Friday 20 November 2026',
    'Wednesday 18 November 2026',
  ])
  const links = within(dialog).getAllByRole('link', { name: /^Headline/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(['Headline 1', 'Headline 2', 'Headline 3'])
  expect(links[0]?.getAttribute('href')).toBe('/story/s1')
  expect(links[0]?.closest('li')?.textContent).toContain('11:50 · 2 publishers')
  expect(dialog.textContent).toContain('Below headline 1.')
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] ?? dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('B21 a thread embedded in the page is shown in Dutch', () => {
  draw({ language: 'nl', withPage: true })
  expect(screen.getByText('3 verhalen, het nieuwste eerst')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'vrijdag 20 november 2026' })).toBeTruthy()
})

test('B21 a missing thread has a message, and a failure to load one can be retried', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: aNews(stories) } })
  newsClient.timeline.mockResolvedValue({ ok: false, failure: 'not-found' })
  renderWithProviders(<ThreadDialog threadId="t1" onClose={() => {}} />, { newsClient })
  expect(await screen.findByRole('dialog', { name: 'Topic not found' })).toBeTruthy()
  cleanup()
  newsClient.timeline.mockResolvedValue({ ok: false, failure: 'network' })
  renderWithProviders(<ThreadDialog threadId="t1" onClose={() => {}} />, { newsClient })
  await screen.findByRole('dialog', { name: 'Unable to load topic' })
  const data = { id: 't1', title: 'Zwolle', entries: [] }
  newsClient.timeline.mockResolvedValue({ ok: true, data })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Zwolle' })).toBeTruthy()
})
