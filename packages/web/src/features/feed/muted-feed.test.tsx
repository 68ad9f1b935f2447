// @vitest-environment happy-dom
import type { Mute } from '@plainwire/domain/reader'
import { aNews } from '@plainwire/domain/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mutes } from '../../device/muting/mutes.ts'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { Feed } from './feed.tsx'

const headline = (index: number) => (index % 3 === 0 ? `Flood ${index + 1}` : `Headline ${index + 1}`)
const news = aNews(
  someStories(12, (index) => ({ headline: headline(index) })),
  { fetch_date: NOW.toISOString() },
)
const flood = (mode: Mute['mode']): Mute => {
  return { id: 'word:flood', kind: 'word', text: 'flood', mode, addedAt: NOW.toISOString() }
}
const named = () => screen.queryAllByText(/^Flood \d+$/)

afterEach(() => {
  cleanup()
  mutes.set(mutes.initial)
})

function draw(newsClient = fakeNewsClient({ news: { ok: true, data: news } })) {
  const firstView = buildFirstViewData({ news, url: '/', language: 'en', now: NOW })
  renderWithProviders(<Feed section="all" placeChooser={null} isBehind={false} />, { newsClient, firstView })
}

test('FD-12 muted stories are removed from the server’s page at once, also featured and trending ones', () => {
  draw(fakeNewsClient())
  expect(named().length).toBeGreaterThan(1)
  act(() => mutes.set([flood('hide')]))
  expect(named()).toEqual([])
  expect(screen.getAllByText('Headline 2').length).toBeGreaterThan(0)
})

test('B10 the feed shows the number of hidden stories, and lists them on request', async () => {
  mutes.set([flood('hide')])
  draw()
  const line = await screen.findByText(/^4 stories hidden,/)
  fireEvent.click(line)
  expect(named().map(({ textContent }) => textContent)).toEqual(['Flood 1', 'Flood 4', 'Flood 7', 'Flood 10'])
})

test('B10 a blurred card is inert until the reader reveals it, and never the featured story', async () => {
  mutes.set([flood('blur')])
  draw()
  await waitFor(() => expect(screen.getAllByText('You muted ‘flood’.')).toHaveLength(4))
  const [veiled] = named()
  expect(veiled?.closest('[inert]')).not.toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Show this story' })[0] ?? document.body)
  expect(screen.getAllByText('You muted ‘flood’.')).toHaveLength(3)
  expect(named()[0]?.closest('[inert]')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Headline 2' })).toBeTruthy()
})
