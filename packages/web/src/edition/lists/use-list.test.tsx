// @vitest-environment happy-dom
import type { Section } from '@plainwire/domain/category'
import { aNews, aStory } from '@plainwire/domain/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePlace } from '../../device/place/place.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { toCard } from '../card.ts'
import type { ListResult } from '../handlers/lists/list.ts'
import { reuseEqualCards } from './use-list.ts'
import { useSectionStories } from './use-section.ts'

const zwolle = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const news = aNews(
  someStories(45, (index) => ({ categories: [index % 2 ? 'science' : 'world'] })),
  { fetch_date: NOW.toISOString() },
)

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  cleanup()
  choosePlace(undefined)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Waits until a changed list is loaded, and drawn. */
async function loaded() {
  await pass(100)
  await pass(1)
}
let turnTo: (section: Section) => void = () => {}

function Shown() {
  const [section, setSection] = useState<Section>('all')
  turnTo = setSection
  const { cards, state, total, showPages } = useSectionStories(section)
  return (
    <>
      <p data-testid="shown">{`${state} ${cards.length}/${total} ${cards[0]?.title ?? '-'}`}</p>
      <button type="button" onClick={() => showPages(2)}>
        More
      </button>
    </>
  )
}

const shown = () => screen.getByTestId('shown').textContent

test('FD-09 a list is loaded 100 ms after the last change of category, city or language', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  renderWithProviders(<Shown />, { newsClient })
  await pass(99)
  expect(newsClient.list).not.toHaveBeenCalled()
  await pass(10)
  expect(newsClient.list).toHaveBeenCalledOnce()
  act(() => turnTo('science'))
  await pass(60)
  act(() => choosePlace(zwolle))
  await pass(99)
  expect(newsClient.list).toHaveBeenCalledOnce()
  await pass(2)
  expect(newsClient.list).toHaveBeenCalledTimes(2)
  expect(newsClient.list.mock.lastCall?.[0]).toMatchObject({ section: 'science', place: zwolle, offset: 0 })
})

test('FD-09 a superseded load never overwrites a newer one', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  const slow = Promise.withResolvers<ListResult>()
  newsClient.list.mockReturnValueOnce(slow.promise)
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  act(() => turnTo('science'))
  await loaded()
  expect(shown()).toBe('ready 20/22 Headline 2')
  slow.resolve({
    ok: true,
    data: {
      cards: [],
      total: 0,
      dividerAt: undefined,
      levels: {},
      sizes: [],
      finite: undefined,
      hidden: { total: 0, headlines: [] },
    },
  })
  await loaded()
  expect(shown()).toBe('ready 20/22 Headline 2')
})

test('the previous list is shown while the next one is loading', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  act(() => choosePlace(zwolle))
  await pass(50)
  expect(shown()).toBe('ready 20/45 Headline 1')
})

test('FD-07 the next page is requested from the end of the last one', async () => {
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  await act(async () => screen.getByText('More').click())
  await pass(1)
  expect(newsClient.list.mock.lastCall?.[0]).toMatchObject({ offset: 20, count: 20 })
  expect(shown()).toBe('ready 40/45 Headline 1')
})

test('the reader’s choices are sent to the worker, and are in no URL', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const newsClient = fakeNewsClient({ news: { ok: true, data: news } })
  choosePlace(zwolle)
  renderWithProviders(<Shown />, { newsClient })
  await loaded()
  expect(newsClient.list.mock.lastCall?.[0].place).toEqual(zwolle)
  expect(fetched).not.toHaveBeenCalled()
})

test('an unchanged card stays the same object', () => {
  const card = (id: string, title: string) => toCard(aStory({ id, headline: title }), 'en')
  const before = [card('a', 'A'), card('b', 'B')]
  const after = reuseEqualCards(before, [card('b', 'B'), card('a', 'New')])
  expect(after[0]).toBe(before[1])
  expect(after[1]?.title).toBe('New')
})
