// @vitest-environment happy-dom

import { aNews } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_TOASTS, toasts } from '../lib/access/toasts.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../testing/render-with-providers.tsx'
import { NOW, someStories } from '../testing/stories.ts'
import { useEdition } from './edition-context.ts'
import { buildFirstViewData } from './first-view.ts'
import { useSectionStories } from './lists/use-section.ts'

const FIRST = { isRefresh: false }
const REFRESH = { isRefresh: true }
/** The time after which the edition and its debounced list (FD-09) are loaded, in ms. */
const LIST_MS = 110

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  cleanup()
  toasts.set(NO_TOASTS)
  vi.useRealTimers()
})

/** An edition that was made `hoursAgo` hours before NOW. */
function editionOf(number: number, hoursAgo: number, count = 3) {
  const fetch_date = new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString()
  return aNews(someStories(count), { edition: number, fetch_date })
}

function Shown() {
  const { whole, failure, showNewer } = useEdition()
  const { cards, state } = useSectionStories('all')
  return (
    <>
      <p data-testid="shown">{`${state} ${whole?.number ?? '-'} ${failure ?? '-'} ${cards.length}`}</p>
      {showNewer && (
        <button type="button" onClick={showNewer}>
          Newer
        </button>
      )}
    </>
  )
}

const shown = () => screen.getByTestId('shown').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Waits until a changed list is loaded, and drawn. */
async function loaded() {
  await pass(LIST_MS)
  await pass(1)
}

test('ND-02 the edition is loaded once', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: editionOf(1, 1) } })
  renderWithProviders(<Shown />, { newsClient })
  expect(shown()).toBe('loading - - 0')
  await loaded()
  expect(shown()).toBe('ready 1 - 3')
  await pass(HOUR_MS - 1000)
  expect(newsClient.edition.mock.calls).toEqual([[FIRST]])
})

test('ND-02 an edition older than 3 hours is refreshed, at most once an hour', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: editionOf(1, 4) } })
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  expect(newsClient.edition.mock.calls).toEqual([[FIRST], [REFRESH]])
  await pass(HOUR_MS - 1000)
  expect(newsClient.edition).toHaveBeenCalledTimes(2)
  newsClient.publish({ ok: true, data: editionOf(2, 0) })
  await pass(2000)
  expect(newsClient.edition).toHaveBeenCalledTimes(3)
  expect(shown()).toBe('ready 2 - 3')
})

test('ND-02 an edition younger than 3 hours isn’t refreshed', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: editionOf(1, 0) } })
  renderWithProviders(<Shown />, { newsClient })
  await pass(2.9 * HOUR_MS)
  expect(newsClient.edition).toHaveBeenCalledTimes(1)
  await pass(1.2 * HOUR_MS)
  expect(newsClient.edition.mock.calls.at(-1)).toEqual([REFRESH])
})

test('ND-02 a failed refresh shows a message and leaves the edition', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: editionOf(1, 4) } })
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  newsClient.publish({ ok: false, failure: 'invalid' })
  await pass(HOUR_MS)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Invalid news data received from server.'])
  expect(shown()).toBe('ready 1 - 3')
})

test('a newer edition isn’t shown while the reader has scrolled down', async () => {
  vi.stubGlobal('scrollY', 900)
  const newsClient = fakeNewsClient({ news: { ok: true, data: editionOf(1, 4) } })
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  newsClient.publish({ ok: true, data: editionOf(2, 0, 5) })
  await pass(HOUR_MS)
  expect(shown()).toBe('ready 1 - 3')
  await act(async () => screen.getByText('Newer').click())
  await loaded()
  expect(shown()).toBe('ready 2 - 5')
  vi.unstubAllGlobals()
})

test('ND-01 a first view is shown at once; the whole edition follows when the browser is idle', async () => {
  const news = editionOf(1, 1, 30)
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  renderWithProviders(<Shown />, {
    newsClient,
    firstView: buildFirstViewData({ news, url: '/', language: 'en', now: NOW }),
  })
  expect(shown()).toBe('ready - - 20')
  expect(newsClient.edition).not.toHaveBeenCalled()
  await pass(4000)
  await loaded()
  expect(newsClient.edition).toHaveBeenCalledOnce()
  expect(shown()).toBe('ready 1 - 20')
})

test('FD-11 a story without a usable date is only logged', async () => {
  const news = aNews(
    someStories(3, (index) => (index === 2 ? { published_at: 'soon' } : {})),
    {
      fetch_date: NOW.toISOString(),
    },
  )
  const log = { warn: vi.fn() }
  renderWithProviders(<Shown />, { newsClient: fakeNewsClient({ news: { ok: true, data: news } }), log })
  await loaded()
  expect(shown()).toBe('ready 1 - 2')
  expect(log.warn.mock.calls).toEqual([[{ undated: ['s3'] }, 'Stories without a usable date are left out.']])
})

test('a failure to load the edition is returned, without an automatic retry', async () => {
  const newsClient = fakeNewsClient({ news: { ok: false, failure: 'network' } })
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  expect(shown()).toBe('failed - network 0')
})

test('ND-03 texts missing in the edition come from the translation file', async () => {
  const news = editionOf(1, 1, 1)
  const dutch = {
    story_id: 's1',
    headline: 'Kop',
    sub_headline: '',
    description: '',
    state: 'checked' as const,
  }
  const newsClient = fakeNewsClient({
    news: { ok: true, data: news },
    translations: { ok: true, data: { translations: [dutch] } },
  })
  function Title() {
    return <h3>{useSectionStories('all').cards[0]?.title}</h3>
  }
  renderWithProviders(<Title />, { newsClient, language: 'nl' })
  await loaded()
  await loaded()
  expect(screen.getByRole('heading').textContent).toBe('Kop')
})
