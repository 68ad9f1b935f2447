// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recentSearches } from '../device/history/searches.ts'
import { lastSubmittedSearchQuery } from '../features/search/last-submitted-search-query.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { renderApp, SOME_NEWS } from './testing.tsx'

// Loads the lazily loaded parts, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('../features/search/search-field.tsx'),
    import('../features/search/results/search-results.tsx'),
  ]),
)
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  recentSearches.set(recentSearches.initial)
  lastSubmittedSearchQuery.set('')
  vi.unstubAllGlobals()
})

const main = () => screen.getByRole('main')
const opener = () => document.querySelector<HTMLElement>('[data-search-opener]') ?? document.body
const field = () => screen.findByRole('combobox', { name: 'Search the news' })
const cards = () => within(main()).findAllByRole('heading', { level: 3 })
const result = (name: string) => screen.findByRole('heading', { level: 1, name })

async function type(text: string) {
  const input = await field()
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value: text } })
  return input
}
function createSearchClient(older: unknown) {
  const newsClient = fakeNewsClient({ news: { ok: true, data: SOME_NEWS } })
  newsClient.olderStories.mockResolvedValue(older as never)
  return newsClient
}
const NO_OLDER = { ok: true, data: { cards: [], next: null } }

test('HD-05 the search box opens with the focus in it; the clear button empties the query and closes it', async () => {
  const { address } = await renderApp()
  expect(screen.queryByRole('combobox')).toBeNull()
  fireEvent.click(opener())
  const input = await field()
  await waitFor(() => expect(document.activeElement).toBe(input))
  await type('Headline 7')
  await waitFor(() => expect(address()).toBe('/?q=Headline+7'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear and close the search' }))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(address()).toBe('/')
  expect(document.activeElement).toBe(opener())
})

test('FD-08 FD-03 FD-07 a search shows its results in place of the feed: no featured story, no Load more', async () => {
  const { address } = await renderApp({ path: '/science', newsClient: createSearchClient(NO_OLDER) })
  fireEvent.click(opener())
  await type('headline category:health')
  await result('Results for “headline category:health”')
  expect(address()).toBe('/science?q=headline+category%3Ahealth')
  expect(await cards()).toHaveLength(10)
  expect(within(main()).queryByRole('heading', { name: 'Trending' })).toBeNull()
  expect(within(main()).queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(within(main()).getAllByText('headline', { selector: 'mark' })).not.toHaveLength(0)
})

test('FD-13 a search without results has a message with the query', async () => {
  await renderApp({ path: '/?q=Xyzzy+Québec', newsClient: createSearchClient(NO_OLDER) })
  const words = 'No stories found for "Xyzzy Québec". Try a different search term.'
  expect(await screen.findByText(words)).toBeTruthy()
})

test('ND-07 a failed search has a message', async () => {
  const newsClient = createSearchClient(NO_OLDER)
  newsClient.search.mockResolvedValue({ ok: false, failure: 'failed' })
  await renderApp({ path: '/?q=headline', newsClient })
  expect(await screen.findByText('Search failed')).toBeTruthy()
})

test('RT-09 a shared link runs its search; opening and closing a story preserves the search', async () => {
  const { address, go } = await renderApp({ path: '/?q=Headline+7' })
  await result('Results for “Headline 7”')
  const [first] = await cards()
  const link = within(first ?? main()).getByRole('link')
  fireEvent.click(link)
  await waitFor(() => expect(address()).toBe('/story/s7'))
  expect(screen.getByText('Results for “Headline 7”')).toBeTruthy()
  await go(-1)
  expect(address()).toBe('/?q=Headline+7')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Headline 7')
})

test('HD-06 the section chips are hidden during a search', async () => {
  await renderApp({ path: '/?q=headline' })
  await result('Results for “headline”')
  expect(screen.getAllByRole('navigation', { name: 'News sections' })).toHaveLength(1)
})

test('the arrows choose among suggestions, and Enter searches for the chosen one', async () => {
  const { address } = await renderApp()
  fireEvent.click(opener())
  const input = await type('zwole')
  const option = await screen.findByRole('option', { name: /^Zwolle/ })
  expect(input.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(input.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(option.getAttribute('aria-selected')).toBe('true')
  fireEvent.submit(input.closest('form') ?? input)
  await waitFor(() => expect(address()).toBe('/?q=place%3AZwolle'))
  expect(screen.queryByRole('option')).toBeNull()
  expect(recentSearches.get()).toEqual(['place:Zwolle'])
})

test('Escape closes the suggestions, and then the search', async () => {
  await renderApp()
  fireEvent.click(opener())
  const input = await type('zwolle')
  await screen.findByRole('option', { name: /^Zwolle/ })
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(input.getAttribute('aria-expanded')).toBe('false')
  fireEvent.keyDown(input, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('suggestions have reserved space above the results and never cover them', async () => {
  await renderApp()
  fireEvent.click(opener())
  await field()
  expect(screen.getByText('You can also search for')).toBeTruthy()
  await type('zwolle')
  const option = await screen.findByRole('option', { name: /^Zwolle/ })
  expect(main().contains(option)).toBe(true)
  expect(screen.queryByText('You can also search for')).toBeNull()
})

test('a click on an example runs it; an incomplete one is put into the field', async () => {
  const { address } = await renderApp()
  fireEvent.click(opener())
  fireEvent.focus(await field())
  fireEvent.click(screen.getByRole('button', { name: /^category:science/ }))
  await waitFor(() => expect(address()).toBe('/?q=category%3Ascience'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear and close the search' }))
  fireEvent.click(opener())
  fireEvent.focus(await field())
  fireEvent.click(screen.getByRole('button', { name: /^source:/ }))
  expect(await field()).toHaveProperty('value', 'source:')
  expect(document.activeElement).toBe(await field())
})

test('a search that is cleared before its results are rendered stays cleared', async () => {
  const { address } = await renderApp()
  fireEvent.click(opener())
  fireEvent.focus(await field())
  await act(async () => {
    screen.getByRole('button', { name: /^category:science/ }).click()
    screen.getByRole('button', { name: 'Clear and close the search' }).click()
  })
  expect(address()).toBe('/')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a misspelled word is corrected, which is shown, and the corrected word is highlighted', async () => {
  await renderApp({ path: '/?q=haedline' })
  await result('Results for “haedline”')
  expect(await screen.findByText('Also with “headline” for “haedline”.')).toBeTruthy()
  expect(within(main()).getAllByText('Headline', { selector: 'mark' })).not.toHaveLength(0)
})

test('recent searches can be repeated and removed', async () => {
  recentSearches.set(['bridge', 'Headline 9'])
  const { address } = await renderApp()
  fireEvent.click(opener())
  fireEvent.focus(await field())
  fireEvent.click(screen.getByRole('button', { name: 'Remove “bridge” from your last searches' }))
  expect(screen.queryByRole('button', { name: 'bridge' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Headline 9' }))
  await waitFor(() => expect(address()).toBe('/?q=Headline+9'))
})

test('older stories are requested on Enter, and shown in a section of their own', async () => {
  const newsClient = createSearchClient({ ok: true, data: { cards: [], next: 'more' } })
  await renderApp({ newsClient })
  fireEvent.click(opener())
  const input = await type('Headline 7')
  await result('Results for “Headline 7”')
  expect(newsClient.olderStories).not.toHaveBeenCalled()
  fireEvent.submit(input.closest('form') ?? input)
  await waitFor(() => expect(newsClient.olderStories).toHaveBeenCalledOnce())
  expect(newsClient.olderStories.mock.lastCall?.[0]).toMatchObject({ query: 'Headline 7', cursor: null })
  expect(screen.getByRole('heading', { level: 2, name: 'Older stories' })).toBeTruthy()
  newsClient.olderStories.mockResolvedValue({ ok: false, failure: 'failed' })
  fireEvent.click(await screen.findByRole('button', { name: 'More older stories' }))
  await waitFor(() => expect(newsClient.olderStories.mock.lastCall?.[0]).toMatchObject({ cursor: 'more' }))
  expect(await screen.findByText('Search failed')).toBeTruthy()
  newsClient.olderStories.mockResolvedValue(NO_OLDER as never)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No older stories found.')).toBeTruthy()
})

test('a change of language preserves the search', async () => {
  const { address } = await renderApp({ path: '/?q=Headline+7' })
  fireEvent.click(screen.getByRole('button', { name: /Language: English/ }))
  fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }))
  await waitFor(() => expect(address()).toBe('/?q=Headline+7&lang=nl'))
})
