// @vitest-environment happy-dom
import { aNews, aSource } from '@plainwire/domain/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aiFeatureSwitches, learnedInterests } from '../../account/premium/ai-features.ts'
import { setAiFeatureEnabled } from '../../account/premium/learning.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { rankingPreferences, updateRankingPreferences } from '../../device/reading/ranking-preferences.ts'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { PROFILE, signInOnDevice, signOutOnDevice } from '../../testing/signed-in.ts'
import { NOW, someStories } from '../../testing/stories.ts'
import { clearSubscriptions, giveSubscription, YEARLY_SUBSCRIPTION } from '../../testing/subscribers.ts'
import { Feed } from './feed.tsx'

vi.setConfig({ testTimeout: 60_000 })
// The last four stories, which are the least relevant, match the interest 'Space'.
const stories = someStories(24, (index) => ({
  categories: ['world'],
  headline: index >= 20 ? `Lunar orbit ${index}` : `Headline ${index + 1}`,
}))
const plain = aNews(stories, { fetch_date: NOW.toISOString() })

afterEach(() => {
  cleanup()
  signOutOnDevice()
  mutes.set(mutes.initial)
  rankingPreferences.set(rankingPreferences.initial)
  learnedInterests.set(learnedInterests.initial)
  aiFeatureSwitches.set(aiFeatureSwitches.initial)
  clearSubscriptions()
})

function draw(section: 'all' | 'world' = 'all', news = plain) {
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  const firstView = buildFirstViewData({
    news,
    url: section === 'all' ? '/' : '/world',
    language: 'en',
    now: NOW,
  })
  renderWithProviders(<Feed section={section} placeChooser={null} isBehind={false} />, {
    newsClient,
    firstView,
  })
}
const interested = (...categories: (typeof PROFILE.preferences.categories)[number][]) =>
  signInOnDevice({ preferences: { ...PROFILE.preferences, categories } })
const titles = () => screen.getAllByRole('article').map((card) => card.textContent ?? '')
const wanted = () => titles().filter((title) => title.includes('Lunar orbit')).length

test('FD-08 the front page of a reader with interests begins with matching stories', async () => {
  draw()
  expect(wanted()).toBe(0)
  act(() => interested('Space'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Lunar orbit/ })).toBeTruthy())
  await waitFor(() => expect(wanted()).toBeGreaterThanOrEqual(3))
  expect(screen.getByText('More news, beyond your topics')).toBeTruthy()
  act(() => signOutOnDevice())
  await waitFor(() => expect(screen.queryByText('More news, beyond your topics')).toBeNull())
})

test('FD-08 without interests, or in a category, the order is the same for everybody', async () => {
  interested()
  draw()
  await waitFor(() => expect(titles()[0]).toContain('Headline 1'))
  cleanup()
  interested('Space')
  draw('world')
  await waitFor(() => expect(titles()[0]).toContain('Headline 1'))
  expect(screen.queryByText('More news, beyond your topics')).toBeNull()
})

test('ND-07 a failure of the personal front page has its own message', async () => {
  act(() => interested('Space'))
  renderWithProviders(<Feed section="all" placeChooser={null} isBehind={false} />, {
    newsClient: fakeNewsClient({ news: { ok: false, failure: 'failed' } }),
  })
  expect(await screen.findByText('Failed to fetch personalized feed')).toBeTruthy()
})

test('B9 the reader’s ranking settings apply to all stories, whatever the order of the server’s page', async () => {
  const dated = someStories(24, (index) => ({
    categories: ['world'],
    ...(index === 23 && { published_at: NOW.toISOString() }),
  }))
  draw('world', aNews(dated, { fetch_date: NOW.toISOString() }))
  await waitFor(() => expect(titles()[0]).toContain('Headline 1'))
  const before = titles()
  act(() => updateRankingPreferences({ newestFirst: true }))
  await waitFor(() => expect(titles()[0]).toContain('Headline 24'))
  act(() => updateRankingPreferences({ newestFirst: false }))
  await waitFor(() => expect(titles()).toEqual(before))
})

test('PS-07 recommended stories come first for a premium reader, whatever the order of the server’s page', async () => {
  const two = someStories(24, (index) => ({ categories: [index === 1 ? 'science' : 'world'] }))
  act(() => giveSubscription(YEARLY_SUBSCRIPTION))
  learnedInterests.set({ science: 40, world: -40 })
  draw('all', aNews(two, { fetch_date: NOW.toISOString() }))
  await waitFor(() => expect(titles()[0]).toContain('Headline 1'))
  act(() => setAiFeatureEnabled('recommend', true))
  await waitFor(() => expect(titles()[0]).toContain('Headline 2'))
  act(() => setAiFeatureEnabled('recommend', false))
  await waitFor(() => expect(titles()[0]).toContain('Headline 1'))
})

test('FD-12 a name that an account mutes is hidden in all lists, as a topic and as a source', async () => {
  const gazette = [aSource({ id: 'g', publisher_id: 'gazette', name: 'The Harbour Gazette' })]
  const some = someStories(6, (index) => ({
    ...(index === 0 && { sources: gazette }),
    categories: [index === 1 ? 'sports' : 'world'],
  }))
  const edition = aNews(some, { fetch_date: NOW.toISOString() })
  const held = { mode: 'hide', addedAt: NOW.toISOString(), account: 'only' } as const
  const newsClient = fakeNewsClient({ news: { ok: true, data: edition } })
  const reading = {
    edition: edition.edition,
    nowMs: NOW.getTime(),
    language: 'en' as const,
    place: undefined,
    interests: ['space'],
    rankingPreferences: { near: 0.5, important: 0.5, topics: 0.5, newestFirst: false },
    mutes: [
      { ...held, id: 'a', kind: 'either' as const, text: 'sports' },
      { ...held, id: 'b', kind: 'either' as const, text: 'the harbour gazette' },
    ],
  }
  const list = await newsClient.list({ ...reading, section: 'all', onScreen: [], offset: 0, count: 20 })
  const trending = await newsClient.trending({ ...reading, onScreen: undefined })
  const related = await newsClient.related({ ...reading, storyId: 's3' })
  const found = await newsClient.search({ ...reading, query: 'headline' })
  const ids = [list, found].flatMap((answer) => (answer.ok ? answer.data.cards.map(({ id }) => id) : []))
  const named = [trending, related].flatMap((answer) => (answer.ok ? answer.data.map(({ id }) => id) : []))
  expect(ids).toContain('s3')
  expect(named).toContain('s4')
  for (const gone of ['s1', 's2']) expect([...ids, ...named]).not.toContain(gone)
})
