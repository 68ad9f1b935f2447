// @vitest-environment happy-dom
import { aNews } from '@plainwire/domain/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePlace } from '../device/place/place.ts'
import { fakeNewsClient } from '../testing/fakes/fake-news-client.ts'
import { someStories } from '../testing/stories.ts'
import { renderApp, SOME_NEWS } from './testing.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  choosePlace(undefined)
  vi.unstubAllGlobals()
})

const sections = () => screen.getAllByRole('navigation', { name: 'News sections' })[0] ?? document.body
const headlines = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 3 })
const dialog = () => screen.queryByRole('dialog')

test('RT-01 a category’s address shows the feed filtered to it', async () => {
  await renderApp({ path: '/science' })
  expect(screen.getByRole('heading', { level: 1, name: 'Science news' })).toBeTruthy()
  const science = SOME_NEWS.stories.filter(({ categories }) => categories.includes('science'))
  expect(headlines()).toHaveLength(science.length - 1)
  expect(within(sections()).getByRole('link', { name: 'Science' }).getAttribute('aria-current')).toBe('page')
})

test('RT-05 any other path shows the home feed', async () => {
  await renderApp({ path: '/no/such/page' })
  expect(screen.getByRole('heading', { level: 1, name: 'Latest news' })).toBeTruthy()
  expect(dialog()).toBeNull()
})

test('RT-06 choosing a category goes to its address and to the top; Home goes to /', async () => {
  const { address } = await renderApp()
  fireEvent.click(within(sections()).getByRole('link', { name: 'World' }))
  await waitFor(() => expect(address()).toBe('/world'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  fireEvent.click(within(sections()).getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(scrollTo).toHaveBeenCalledTimes(2)
})

test('RT-04 RT-07 a shared story link opens the story before the home feed; closing goes to /', async () => {
  const { address } = await renderApp({ path: '/story/s3' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 3' })).toBeTruthy()
  expect(within(screen.getByRole('main')).getByText('Latest news')).toBeTruthy()
  expect(document.title).toBe('Headline 3 · Plainwire')
  expect(screen.getByRole('main').hasAttribute('data-unseen')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(dialog()).toBeNull()
  expect(screen.getByRole('main').hasAttribute('data-unseen')).toBe(false)
})

test('RT-04 a story outside the first view sets the page’s title too', async () => {
  await renderApp({ path: '/story/s9' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Headline 9' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Headline 9 · Plainwire'))
})

test('RT-09 Back and Forward close and reopen a story; the section behind it stays', async () => {
  const { go, address } = await renderApp({ path: '/science' })
  const link = within(screen.getByRole('main')).getAllByRole('link', { name: /^Headline/ })[0]
  if (!link) throw new Error('There is a headline.')
  fireEvent.click(link)
  await waitFor(() => expect(dialog()).not.toBeNull())
  expect(address()).toMatch(/^\/story\//)
  expect(screen.getByText('Science news')).toBeTruthy()
  await go(-1)
  expect(dialog()).toBeNull()
  expect(address()).toBe('/science')
  await go(1)
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/science'))
})

test('RT-09 closing a story goes back in the history: Forward reopens it, Back goes to the page before', async () => {
  const { go, address } = await renderApp()
  fireEvent.click(within(sections()).getByRole('link', { name: 'Science' }))
  await waitFor(() => expect(address()).toBe('/science'))
  const [link] = await within(screen.getByRole('main')).findAllByRole('link', { name: /^Headline/ })
  fireEvent.click(link ?? document.body)
  await waitFor(() => expect(dialog()).not.toBeNull())
  const story = address()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/science'))
  await go(1)
  expect(address()).toBe(story)
  expect(dialog()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/science'))
  await go(-1)
  expect(address()).toBe('/')
  expect(dialog()).toBeNull()
})

test('RT-09 a reload reopens the story or text of its path', async () => {
  const first = await renderApp({ path: '/science' })
  const link = within(screen.getByRole('main')).getAllByRole('link', { name: /^Headline/ })[0]
  fireEvent.click(link ?? document.body)
  await waitFor(() => expect(dialog()).not.toBeNull())
  for (const path of [first.address(), '/about', '/privacy', '/terms']) {
    cleanup()
    const { address } = await renderApp({ path })
    expect(dialog()).not.toBeNull()
    expect(address()).toBe(path)
  }
})

test.each(['about', 'privacy', 'terms'] as const)(
  'RT-02 /%s opens its text; closing goes to /',
  async (page) => {
    const { address } = await renderApp({ path: `/${page}` })
    const opened = screen.getByRole('dialog')
    fireEvent.click(within(opened).getAllByRole('button', { name: 'Close' })[0] ?? opened)
    await waitFor(() => expect(address()).toBe('/'))
  },
)

test('RT-03 a text opened from the footer has its own URL, and closing restores the previous one', async () => {
  const { address } = await renderApp({ path: '/science' })
  fireEvent.click(screen.getByRole('link', { name: 'Privacy' }))
  await waitFor(() => expect(address()).toBe('/privacy'))
  expect(screen.getByRole('dialog', { name: 'Privacy' }).textContent).toContain('within 48 hours')
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await waitFor(() => expect(address()).toBe('/science'))
})

test('ST-01 the legal texts contain what the specification requires', async () => {
  await renderApp({ path: '/terms' })
  const terms = screen.getByRole('dialog').textContent
  expect(terms).toContain('at least 13 years old')
  expect(terms).toContain('permission of a parent or guardian')
  expect(terms).toContain('within 5 business days')
  expect(terms).toContain('January 13, 2025')
  cleanup()
  await renderApp({ path: '/privacy' })
  expect(screen.getByRole('dialog').textContent).toContain('removed within 30 days')
})

test('HD-01 the masthead has the brand and today’s date, in the reader’s language', async () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  await renderApp()
  const masthead = screen.getByRole('banner')
  expect(within(masthead).getAllByRole('link', { name: 'Plainwire, home' })[0]?.textContent).toBe('Plainwire')
  expect(within(masthead).getByText('Friday 20 November 2026')).toBeTruthy()
  cleanup()
  await renderApp({ language: 'nl' })
  expect(screen.getByText('vrijdag 20 november 2026')).toBeTruthy()
  vi.useRealTimers()
})

test('HD-02 five sections in the navigation, then seven under More', async () => {
  await renderApp()
  const names = () =>
    within(sections())
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const main = ['Home', 'Local', 'World', 'Politics', 'Science']
  expect(names()).toEqual(main)
  fireEvent.click(within(sections()).getByRole('button', { name: 'More' }))
  const more = ['Business', 'Technology', 'Environment', 'Health', 'Entertainment', 'Sports', 'Crime']
  expect(names()).toEqual([...main, ...more, 'Coverage gaps'])
  const own = within(screen.getByRole('list', { name: 'More sections' })).getAllByRole('link')
  expect(own.map(({ textContent }) => textContent)).toEqual(more)
})

test('HD-03 the language is chosen in the masthead, remembered, and part of the URL', async () => {
  const { address } = await renderApp()
  const masthead = screen.getByRole('banner')
  fireEvent.click(within(masthead).getByRole('button', { name: /Language: English/ }))
  fireEvent.click(within(masthead).getByRole('link', { name: 'Nederlands' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Het laatste nieuws' })).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/?lang=nl'))
  expect(document.documentElement.lang).toBe('nl')
  expect(localStorage.getItem('plainwire.language')).toBe('"nl"')
  const status = screen.getByRole('status')
  await waitFor(() => expect(status.textContent).toBe('De pagina is nu in het Nederlands.'))
})

test('HD-03 the place is chosen in the masthead and stays on the device', async () => {
  localStorage.setItem('plainwire.language', '"en"')
  await renderApp()
  const masthead = screen.getByRole('banner')
  fireEvent.click(within(masthead).getByRole('button', { name: 'Choose a location' }))
  fireEvent.click(await within(masthead).findByText('Amsterdam'))
  expect(within(masthead).getByRole('button', { name: 'Location: Amsterdam' })).toBeTruthy()
  expect(localStorage.getItem('plainwire.place')).toContain('Amsterdam')
})

test('FD-02 FD-03 the featured story is above the grid, and only that one is missing in the grid', async () => {
  await renderApp()
  const featured = within(screen.getByRole('main')).getByRole('heading', { level: 2, name: 'Headline 1' })
  expect(featured).toBeTruthy()
  expect(headlines().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 19 }, (_, index) => `Headline ${index + 2}`),
  )
})

test('RK-04 trending is a numbered list with the publishers of each', async () => {
  await renderApp()
  const items = within(screen.getByRole('region', { name: 'Trending' })).getAllByRole('listitem')
  expect(items).toHaveLength(10)
  expect(items[0]?.textContent).toMatch(/^1Headline \d+2 publishers$/)
})

test('FD-07 Load more appends the next page, until there are no more', async () => {
  await renderApp()
  expect(headlines()).toHaveLength(19)
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(headlines()).toHaveLength(39))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('20 more stories loaded'))
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(headlines()).toHaveLength(49))
  expect(new Set(headlines().map(({ textContent }) => textContent)).size).toBe(49)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('FD-05 a splash covers the screen while the first news is loading', async () => {
  await renderApp({ hasFirstView: false, newsClient: fakeNewsClient() })
  expect(screen.getByText('Loading latest news').parentElement?.textContent).toBe(
    'PlainwireLoading latest news',
  )
})

test('FD-05 the splash is removed when the news has loaded or failed to load', async () => {
  await renderApp({ hasFirstView: false, newsClient: fakeNewsClient() })
  const splash = screen.getByText('Loading latest news').parentElement
  expect(splash?.className.split(' ')).toEqual(expect.arrayContaining(['fixed', 'inset-0']))
  const failed = { ok: false, failure: 'network' } as const
  for (const news of [{ ok: true, data: SOME_NEWS } as const, failed]) {
    cleanup()
    await renderApp({ hasFirstView: false, newsClient: fakeNewsClient({ news }) })
    await waitFor(() => expect(screen.queryByText('Loading latest news')).toBeNull())
  }
})

test('FD-05 the splash covers masthead, news and footer', async () => {
  await renderApp({ hasFirstView: false, newsClient: fakeNewsClient() })
  const levelOf = (element: Element) =>
    Math.max(0, ...[...element.classList].map((name) => Number(/^z-(\d+)$/.exec(name)?.[1] ?? 0)))
  const below = Math.max(...[...document.querySelectorAll('header *, main *, footer *')].map(levelOf))
  expect(below).toBeGreaterThan(0)
  const splash = screen.getByText('Loading latest news').parentElement
  expect(splash?.closest('header, main, footer')).toBeNull()
  expect(levelOf(splash ?? document.body)).toBeGreaterThan(below)
})

test('FD-05 a page with embedded news has no splash, even before the whole edition is loaded', async () => {
  await renderApp({ newsClient: fakeNewsClient() })
  expect(headlines()).toHaveLength(19)
  expect(screen.queryByText('Loading latest news')).toBeNull()
})

test('FD-04 nine placeholder cards are shown in one, two or three columns', async () => {
  await renderApp({ hasFirstView: false, newsClient: fakeNewsClient() })
  const cards = document.querySelectorAll('[data-skeleton]')
  expect(cards).toHaveLength(9)
  expect(cards[0]?.parentElement?.className).toMatch(/grid-cols-1 .*md:grid-cols-2 lg:grid-cols-3/)
})

test.each([
  ['network', 'Failed to load articles. Please try again later.', 'Failed to load news articles'],
  ['invalid', 'Failed to load articles. Please try again later.', 'Invalid news data received from server.'],
  ['unavailable', 'Service not available. Please refresh the page.', undefined],
] as const)('FD-14 ND-07 %s reads: %s', async (failure, text, cause) => {
  await renderApp({ hasFirstView: false, newsClient: fakeNewsClient({ news: { ok: false, failure } }) })
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(text)).toBeTruthy()
  if (cause) expect(within(alert).getByText(cause)).toBeTruthy()
})

test('ND-07 a failure of Local has its own message', async () => {
  localStorage.setItem('plainwire.language', '"en"')
  choosePlace({ city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 })
  const newsClient = fakeNewsClient({ news: { ok: false, failure: 'network' } })
  await renderApp({ path: '/local', hasFirstView: false, newsClient })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch local articles')
})

test('FD-06 Retry reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await renderApp({
    hasFirstView: false,
    newsClient: fakeNewsClient({ news: { ok: false, failure: 'network' } }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('FD-13 an empty category has a message and a link to the home feed', async () => {
  const { address } = await renderApp({ path: '/crime' })
  expect(screen.getByText('No stories found.')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Go to the front page' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('FD-13 Local without stories offers to choose another city', async () => {
  choosePlace({ city: 'Perth', country: 'Australia', countryCode: 'AU', latitude: -32, longitude: 115.9 })
  const far = { city: 'Zwolle', country: 'Netherlands', country_code: 'NL', scope: 'local' as const }
  const location = { ...far, coordinates: { latitude: 52.5, longitude: 6.1 } }
  const news = aNews(someStories(3, () => ({ location, categories: ['world'] })))
  await renderApp({ path: '/local', news })
  const main = within(screen.getByRole('main'))
  expect(
    await main.findByText('No local stories found for this location. Try selecting a different city.'),
  ).toBeTruthy()
  expect(main.getByText('Location: Perth')).toBeTruthy()
})

test('FD-10 Local without a city offers to choose one, and loads nothing before', async () => {
  localStorage.setItem('plainwire.language', '"en"')
  const { newsClient } = await renderApp({ path: '/local' })
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Choose your city to see the news from around it.')).toBeTruthy()
  expect(main.queryByText('Loading stories')).toBeNull()
  expect(await main.findByRole('button', { name: 'Use Current Location' })).toBeTruthy()
  expect(newsClient.list).not.toHaveBeenCalled()
  act(() =>
    choosePlace({
      city: 'Zwolle',
      country: 'Netherlands',
      countryCode: 'NL',
      latitude: 52.5,
      longitude: 6.1,
    }),
  )
  await waitFor(() => expect(newsClient.list).toHaveBeenCalledOnce())
})

test('FT-01 tagline, four categories, four company links with a mail link, copyright', async () => {
  await renderApp()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/^Plain, factual news from many publishers/)).toBeTruthy()
  const categories = within(footer.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')
  expect(categories.map((link) => link.getAttribute('href'))).toEqual([
    '/world',
    '/politics',
    '/science',
    '/environment',
  ])
  const company = within(footer.getByRole('navigation', { name: 'Company' })).getAllByRole('link')
  expect(company.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Contact', 'mailto:hello@plainwire.example'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])
  expect(footer.getByText(/^© 20\d\d Plainwire/)).toBeTruthy()
})

test('a sample edition is labeled as such', async () => {
  await renderApp({ news: { ...SOME_NEWS, content: 'sample' } })
  expect(screen.getByText('Sample edition')).toBeTruthy()
  cleanup()
  await renderApp()
  expect(screen.queryByText('Sample edition')).toBeNull()
})

test('the skip link moves the focus to the news', async () => {
  await renderApp()
  const skip = screen.getByRole('link', { name: 'Skip to the news' })
  expect(skip.getAttribute('href')).toBe('#news')
  expect(screen.getByRole('main').id).toBe('news')
})

test('the language chosen on an earlier visit is used, whatever the language of the page', async () => {
  localStorage.setItem('plainwire.language', '"nl"')
  const { address } = await renderApp({ path: '/science' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nieuws: Wetenschap' })).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/science?lang=nl'))
})
