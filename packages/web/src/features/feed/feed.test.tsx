// @vitest-environment happy-dom
import { aNews, aSource } from '@plainwire/domain/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addStoryToReadingHistory, storyReadingHistory } from '../../device/history/read.ts'
import { startedFiniteEditions } from '../../device/history/started-editions.ts'
import { choosePlace } from '../../device/place/place.ts'
import { localRadius } from '../../device/place/radius.ts'
import { changeReadingMode, ENDLESS_READING_MODE, readingMode } from '../../device/reading/reading.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { NOW, someStories } from '../../testing/stories.ts'
import { Feed } from './feed.tsx'

const zwolle = { city: 'Zwolle', country: 'Netherlands', countryCode: 'NL', latitude: 52.5, longitude: 6.1 }
const location = { city: 'Kampen', country: 'Netherlands', country_code: 'NL', scope: 'local' as const }
const kampen = { ...location, coordinates: { latitude: 52.56, longitude: 5.91 } }
const reports = { articles: 2, publishers: 2, owners: 2, independent: 2 }

afterEach(() => {
  cleanup()
  choosePlace(undefined)
  localRadius.set(undefined)
  readingMode.set(ENDLESS_READING_MODE)
  startedFiniteEditions.set(undefined)
  storyReadingHistory.set({})
})

function createFeedClient(stories: ReturnType<typeof someStories>) {
  return fakeNewsClient({ news: { ok: true, data: aNews(stories, { fetch_date: NOW.toISOString() }) } })
}

function draw(section: 'all' | 'local' | 'science', stories = someStories(30), language: 'en' | 'nl' = 'en') {
  const newsClient = createFeedClient(stories)
  const part = <Feed section={section} placeChooser={<p>Another city</p>} isBehind={false} />
  renderWithProviders(part, { newsClient, language, path: section === 'all' ? '/' : `/${section}` })
  return newsClient
}

const articles = () => screen.findAllByRole('article')
const local = (index: number) => ({ location: kampen, categories: ['science'], reports, id: `l${index}` })

test('FD-01 on Local a banner names the city', async () => {
  choosePlace(zwolle)
  draw('local', someStories(6, local))
  expect(await screen.findByText('Showing local stories from Zwolle')).toBeTruthy()
  cleanup()
  draw('all')
  await articles()
  expect(screen.queryByText(/^Showing local stories/)).toBeNull()
})

test('FD-01 the banner names the city even if there are no local stories', async () => {
  choosePlace(zwolle)
  draw('local', [])
  expect(
    await screen.findByText('No local stories found for this location. Try selecting a different city.'),
  ).toBeTruthy()
  expect(await screen.findByText('Showing local stories from Zwolle')).toBeTruthy()
})

test('a local card shows why it is local: who names its place, its distance, and its level', async () => {
  choosePlace(zwolle)
  const sources = ['Bridge in Kampen', 'Kampen gets a bridge', 'A bridge', 'The bridge of Kampen'].map(
    (original_headline, index) => aSource({ id: `a${index}`, publisher_id: `p${index}`, original_headline }),
  )
  draw(
    'local',
    someStories(6, (index) => (index === 0 ? { ...local(0), sources } : local(index))),
  )
  await articles()
  const card = screen.getByRole('heading', { name: 'Headline 1' }).closest('article')
  expect(card?.textContent).toContain('Kampen is named in 3 of 4 sources · 14 km away · close by')
  expect(screen.queryByText('one source')).toBeNull()
})

test('a local story that only one publisher reports is labeled as such', async () => {
  choosePlace(zwolle)
  draw(
    'local',
    someStories(6, (index) => ({ ...local(index), sources: [aSource({ id: `a${index}` })] })),
  )
  expect(await screen.findAllByText('one source')).toHaveLength(6)
})

test('RK-05 with few local stories, important ones from elsewhere are added and labeled', async () => {
  choosePlace(zwolle)
  const far = { ...kampen, country_code: 'FR', coordinates: { latitude: 44, longitude: 5 } }
  const analytics = { global_relevance: 5, cleanliness: 8, political_neutrality: 8, popularity_score: 8 }
  draw(
    'local',
    someStories(30, (index) => ({
      ...local(index),
      ...(index > 1 && { location: far, analytics: { ...analytics, local_relevance: index < 26 ? 7 : 6 } }),
    })),
  )
  await articles()
  expect(screen.getByText('2 from close by · 20 from farther away')).toBeTruthy()
  expect(
    screen.getAllByText(/from farther away, because there is little from nearby$/).length,
  ).toBeGreaterThan(0)
})

test('the reader chooses the radius of Local, which stays on the device', async () => {
  choosePlace(zwolle)
  const newsClient = draw('local', someStories(8, local))
  await articles()
  const slider = screen.getByRole('slider', { name: /Radius/ })
  expect(slider.getAttribute('aria-valuetext')).toBe('whole country')
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('25 km')
  await waitFor(() => expect(newsClient.list.mock.lastCall?.[0].radiusKm).toBe(25))
  expect(localStorage.getItem('plainwire.radius')).toBe('25')
})

test.each([
  ['all', 6],
  ['science', 3],
  ['local', 2],
] as const)('FD-08 %s shows its own %d stories', async (section, count) => {
  choosePlace(zwolle)
  const far = { ...kampen, country_code: 'FR', coordinates: { latitude: 44, longitude: 5 } }
  const stories = someStories(6, (index) => ({
    categories: [index < 3 ? 'science' : 'health'],
    location: index > 3 ? kampen : far,
  }))
  const newsClient = draw(section, stories)
  expect(await articles()).toHaveLength(count)
  expect(newsClient.list.mock.lastCall?.[0].section).toBe(section)
})

test('a finite edition shows its size and reading time, and ends with a button for the endless feed', async () => {
  draw('all')
  expect(await articles()).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: 'All stories' }))
  fireEvent.click(screen.getByRole('radio', { name: '6 stories, 1 minute' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
  expect(screen.getByRole('button', { name: 'Today in 6 stories, 1 minute' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  expect(await screen.findByText('You have read 0 of 6 stories.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go on with all stories' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20))
})

test('an edition of twelve is offered with its time, shows progress, and ends with the start of the next', async () => {
  draw('all')
  await articles()
  fireEvent.click(screen.getByRole('button', { name: /^Today in 12 stories, \d+ minutes?$/ }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
  expect(screen.queryByRole('button', { name: /^Today in 12 stories/, expanded: undefined })).toBe(
    document.activeElement,
  )
  expect(await screen.findByText('0 of 12')).toBeTruthy()
  const [first] = someStories(1)
  act(() => first && addStoryToReadingHistory(first, NOW))
  expect(screen.getByText('1 of 12')).toBeTruthy()
  expect(await screen.findByText(/^Next edition: \w+day 06:00$/)).toBeTruthy()
})

test('a finite edition that was begun keeps its stories, whatever the later ranking', async () => {
  changeReadingMode({ count: 6 })
  draw('all', someStories(20))
  expect(await articles()).toHaveLength(6)
  const before = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  cleanup()
  const turned = someStories(20, (index) => ({
    id: `s${20 - index}`,
    headline: `Headline ${20 - index}`,
  }))
  draw('all', turned)
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      before,
    ),
  )
})

test('read stories are marked in every section, and marked as changed after an update', async () => {
  const [first, second] = someStories(2)
  if (!first || !second) throw new Error('Two stories were made.')
  draw('all')
  await articles()
  act(() => {
    addStoryToReadingHistory(first, NOW)
    addStoryToReadingHistory({ id: second.id, updated_at: '2026-11-19T00:00:00.000Z' }, NOW)
  })
  const card = (name: string) => screen.getByRole('heading', { name }).closest('article')
  // Awaited, because a card that was just rendered shows the change only a moment later.
  expect(await within(card('Headline 1') ?? document.body).findByText('Read')).toBeTruthy()
  expect(await within(card('Headline 2') ?? document.body).findByText('New since you read it')).toBeTruthy()
  expect(within(card('Headline 3') ?? document.body).queryByText('Read')).toBeNull()
})

test('read stories can be hidden; when none is left the end is shown', async () => {
  const stories = someStories(6)
  for (const story of stories.slice(0, 4)) addStoryToReadingHistory(story, NOW)
  changeReadingMode({ count: 6, hidesRead: true })
  draw('all', stories)
  expect(await articles()).toHaveLength(2)
  // All six stories are counted, although four of them are hidden.
  expect(await screen.findByText('You have read 4 of 6 stories.')).toBeTruthy()
  expect(await screen.findByText('4 of 6')).toBeTruthy()
  cleanup()
  for (const story of stories) addStoryToReadingHistory(story, NOW)
  draw('all', stories)
  expect(await screen.findByText('You have read everything here.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show what I have read' }))
  expect(await articles()).toHaveLength(6)
})

test('a card’s menu can be used by keyboard, and returns the focus when closed', async () => {
  draw('all', someStories(3))
  await articles()
  const button = screen.getByRole('button', { name: 'More about this story: Headline 2' })
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Why am I seeing this' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(document.activeElement).toBe(button)
})

test('FD-13 an empty category is called empty, not all read, also if read stories are hidden', async () => {
  changeReadingMode({ hidesRead: true })
  draw('science', [])
  expect(await screen.findByText('No stories found.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show what I have read' })).toBeNull()
})

test('FD-01 FD-13 banner and empty message are in Dutch for Dutch readers', async () => {
  choosePlace(zwolle)
  draw('local', someStories(6, local), 'nl')
  expect(await screen.findByText('Lokaal nieuws uit Zwolle')).toBeTruthy()
  cleanup()
  draw('science', [], 'nl')
  expect(await screen.findByText('Geen verhalen gevonden.')).toBeTruthy()
})

test('B14 a list filtered by a coverage gap says so, and the filter can be removed', async () => {
  const of = (id: string, owner: string) =>
    aSource({ id, publisher_id: id, owner, country: 'NL', language: 'nl' })
  const stories = someStories(6, (index) => ({
    sources: [of('a', 'Big'), of('b', index < 2 ? 'Big' : 'Small')],
  }))
  const part = <Feed section="all" gap="one-owner" placeChooser={null} isBehind={false} />
  renderWithProviders(part, { newsClient: createFeedClient(stories), path: '/?gap=one-owner' })
  expect(await articles()).toHaveLength(2)
  expect(screen.getByText('Only outlets of one owner', { selector: 'strong' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all stories' }))
  expect(screen.getByTestId('address').textContent).toBe('/')
  cleanup()
  const none = <Feed section="all" gap="english-only" placeChooser={null} isBehind={false} />
  renderWithProviders(none, {
    newsClient: createFeedClient(stories),
    path: '/?gap=english-only',
    language: 'nl',
  })
  expect(await screen.findByText('Geen verhaal in deze lijst heeft die blinde vlek.')).toBeTruthy()
})

test('B14 the reading menu filters by coverage gap', async () => {
  draw('all')
  await articles()
  fireEvent.click(screen.getByRole('button', { name: /All stories/ }))
  const filter = await screen.findByLabelText('Only stories with this coverage gap')
  fireEvent.change(filter, { target: { value: 'none-from-there' } })
  expect(screen.getByTestId('address').textContent).toBe('/?gap=none-from-there')
  expect(within(filter).queryByText('Big abroad, absent here')).toBeNull()
})
