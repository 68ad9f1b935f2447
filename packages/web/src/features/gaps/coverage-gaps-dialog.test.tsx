// @vitest-environment happy-dom
import { aNews, aSource } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { CoverageGapsDialog } from './coverage-gaps-dialog.tsx'

afterEach(cleanup)

const of = (id: string, owner: string) =>
  aSource({ id, publisher_id: id, owner, country: 'NL', language: 'nl' })
const gapped = someStories(7, () => ({ sources: [of('a', 'Big'), of('b', 'Big')] }))
const whole = someStories(2, () => ({ sources: [of('a', 'One'), of('b', 'Two')] }))

function draw(stories = gapped, { language = 'en' as 'en' | 'nl', withPage = false } = {}) {
  const news = aNews(stories, { fetch_date: NOW.toISOString() })
  const firstView = buildFirstViewData({ news, url: '/gaps', language, now: NOW })
  const newsClient = fakeNewsClient(withPage ? {} : { news: { ok: true, data: news } })
  renderWithProviders(<CoverageGapsDialog onClose={() => {}} />, {
    path: '/gaps',
    language,
    newsClient,
    ...(withPage && { firstView }),
  })
}

test('B14 each gap is listed with an explanation, its first stories and a link to all', async () => {
  draw()
  const group = await screen.findByRole('region', { name: 'Only outlets of one owner' })
  expect(group.textContent).toContain('all of them belong to the same owner')
  expect(within(group).getAllByRole('link', { name: /^Headline/ })).toHaveLength(5)
  const all = within(group).getByRole('link', { name: /Show all 7 in the list/ })
  expect(all.getAttribute('href')).toBe('/?gap=one-owner')
  fireEvent.click(all)
  expect(screen.getByTestId('address').textContent).toBe('/?gap=one-owner')
  expect(screen.getByRole('region', { name: 'Big abroad, absent here' }).textContent).toContain('your place')
})

test('B14 the gaps embedded in the page are shown in Dutch', () => {
  draw(gapped, { language: 'nl', withPage: true })
  const group = screen.getByRole('region', { name: 'Alleen media van één eigenaar' })
  const all = within(group).getByRole('link', { name: /Toon alle 7 in de lijst/ })
  expect(all.getAttribute('href')).toBe('/?gap=one-owner&lang=nl')
})

test('B14 an edition without gaps has a message', async () => {
  draw(whole)
  expect(await screen.findByText('No story of this edition has a coverage gap.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /home|front page/i })).toBeTruthy()
})

test('B14 there is a loading state, and a message if loading fails', async () => {
  renderWithProviders(<CoverageGapsDialog onClose={() => {}} />, { path: '/gaps' })
  expect(screen.getByText('Loading coverage gaps')).toBeTruthy()
  cleanup()
  const newsClient = fakeNewsClient({ news: { ok: true, data: aNews(whole) } })
  newsClient.gaps.mockResolvedValue({ ok: false, failure: 'failed' })
  renderWithProviders(<CoverageGapsDialog onClose={() => {}} />, { path: '/gaps', newsClient })
  expect(await screen.findByText('The coverage gaps could not be loaded.')).toBeTruthy()
})
