// @vitest-environment happy-dom
import type { StoryDetails } from '@plainwire/domain/contract'
import { aNews, aSource } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildFirstViewData } from '../../edition/first-view.ts'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { aPicture, minutesAgo, NOW, someDetails, someStories } from '../../testing/stories.ts'
import { preloadStoryDisclosures, StoryDialog } from './story-dialog.tsx'

beforeAll(preloadStoryDisclosures)

afterEach(() => {
  cleanup()
  toasts.set(NO_TOASTS)
})

const stories = someStories(2, (index) => ({
  categories: ['science'],
  description: 'The bridge opened. It took four years.',
  updated_at: minutesAgo(5),
  reports: { articles: 3, publishers: 3, owners: 2, independent: 2 },
  sources: [
    aSource({
      id: 'old',
      publisher_id: 'p1',
      name: 'Courier',
      original_headline: 'Old one',
      publishedAt: minutesAgo(90),
    }),
    aSource({
      id: 'new',
      publisher_id: 'p2',
      name: 'Gazette',
      original_headline: 'New one',
      publishedAt: minutesAgo(20),
    }),
    aSource({
      id: 'major',
      publisher_id: 'p3',
      name: 'Northern Wire',
      original_headline: 'Groot nieuws',
      publishedAt: minutesAgo(300),
      is_major: true,
      language: 'nl',
      url: 'https://wire.example/3',
    }),
  ],
  id: `s${index + 1}`,
}))
const [story] = stories
if (!story) throw new Error('There is a story.')

const passage = (sourceId: string, quote: string) => ({
  sourceId,
  field: 'text' as const,
  start: 0,
  end: 5,
  quote,
})
const details = someDetails(story, {
  sentences: {
    en: [
      {
        text: 'The bridge opened.',
        evidence: [passage('new', 'It is open'), passage('major', 'De brug is open')],
      },
      { text: 'It took four years.', evidence: [passage('old', 'four long years')] },
    ],
  },
  whyHere: [
    {
      sourceId: 'old',
      similarity: 0.714,
      sharedNames: ['Zwolle'],
      sharedTerms: ['bridge', 'ferry'],
      gapHours: 2.2,
    },
  ],
})
const view = buildFirstViewData({ news: aNews(stories), url: '/', language: 'en', now: NOW })

function open(newsClient = fakeNewsClient({ stories: [details] }), onClose = vi.fn(), path = '/story/s1') {
  renderWithProviders(<StoryDialog storyId="s1" onClose={onClose} />, { newsClient, firstView: view, path })
  return { newsClient, onClose }
}
const opened = async (given?: StoryDetails) => {
  const result = open(given && fakeNewsClient({ stories: [given] }))
  await screen.findByRole('heading', { name: 'Sources' })
  return result
}

test('SM-01 category badge, long date, location, title, summary, description, image and Close', async () => {
  const { onClose } = await opened()
  const dialog = screen.getByRole('dialog', { name: 'Headline 1' })
  expect(within(dialog).getByText('Science')).toBeTruthy()
  expect(within(dialog).getByText('November 20, 2026')).toBeTruthy()
  expect(dialog.textContent).toContain('updated 5 min ago')
  expect(within(dialog).getByText('Zwolle, Netherlands')).toBeTruthy()
  expect(within(dialog).getByText('Below headline 1.')).toBeTruthy()
  expect(dialog.textContent).toContain('The bridge opened.')
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/assets/placeholder-science.svg')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('SM-01 the long date is the date of publication, even if the story has changed since', async () => {
  await opened({ ...details, story: { ...details.story, published_at: '2026-11-18T09:00:00.000Z' } })
  const dialog = within(screen.getByRole('dialog', { name: 'Headline 1' }))
  expect(dialog.getByText('November 18, 2026').getAttribute('datetime')).toBe('2026-11-18T09:00:00.000Z')
  expect(dialog.queryByText('November 20, 2026')).toBeNull()
})

test('SM-01 the image is the story’s own if it has one', async () => {
  const sources = [aSource({ media: [aPicture('/images/a'), aPicture('/images/b')] })]
  await opened(someDetails({ ...story, sources, primary_image_url: '/images/b' }))
  const image = within(screen.getByRole('dialog')).getByRole('img', { name: 'Picture /images/b' })
  expect(image.getAttribute('src')).toContain('/images/b/')
})

test('SM-01 a story without a sub-headline doesn’t show its description twice', async () => {
  await opened({ ...details, story: { ...details.story, sub_headline: '' } })
  const dialog = screen.getByRole('dialog', { name: 'Headline 1' })
  expect(within(dialog).queryByText('The bridge opened. It took four years.')).toBeNull()
  expect(dialog.textContent).toContain('The bridge opened.')
})

test('SM-01 a story without evidence shows its description as one text', async () => {
  await opened({ ...details, sentences: {} })
  const dialog = within(screen.getByRole('dialog', { name: 'Headline 1' }))
  expect(dialog.getByText('The bridge opened. It took four years.')).toBeTruthy()
})

test('SM-04 sources with their count: major outlets first, then newest; links open without an opener', async () => {
  await opened()
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('target'))
  expect(links.map(({ textContent }) => textContent?.replace(/ \(.*/, ''))).toEqual([
    'Groot nieuws',
    'New one',
    'Old one',
  ])
  expect(links[0]?.getAttribute('href')).toBe('https://wire.example/3')
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  }
  expect(screen.getByText('3 articles')).toBeTruthy()
  expect(screen.getByText('3 publishers')).toBeTruthy()
  expect(screen.getByText('2 independent reports')).toBeTruthy()
})

test('LA-04 in Dutch a story shows its Dutch headline, sub-headline and description', async () => {
  const dutch = {
    headline: 'Brug open',
    sub_headline: 'Na vier jaar.',
    description: 'De brug ging vrijdag open.',
    state: 'original' as const,
  }
  const translated = { ...details, story: { ...story, translations: { 'nl-NL': dutch } } }
  const newsClient = fakeNewsClient({ stories: [translated] })
  renderWithProviders(<StoryDialog storyId="s1" onClose={() => {}} />, { newsClient, language: 'nl' })
  const dialog = within(await screen.findByRole('dialog', { name: dutch.headline }))
  expect(dialog.getByText(dutch.sub_headline)).toBeTruthy()
  expect(dialog.getByText(dutch.description)).toBeTruthy()
  expect(dialog.queryByText('Below headline 1.')).toBeNull()
})

test('SM-04 the sources are counted, not their publishers', async () => {
  const reports = { articles: 3, publishers: 1, owners: 1, independent: 1 }
  await opened(someDetails({ ...story, reports }))
  expect(screen.getByText('3 articles')).toBeTruthy()
})

test('SM-04 one source is counted too', async () => {
  const reports = { articles: 1, publishers: 1, owners: 1, independent: 1 }
  await opened(someDetails({ ...story, reports, sources: story.sources.slice(0, 1) }))
  const list = within(screen.getByRole('region', { name: 'Sources' }))
  for (const count of ['1 article', '1 publisher']) expect(list.getByText(count)).toBeTruthy()
})

test('SM-04 a URL that isn’t http(s) has no link', async () => {
  const hostile = { ...story, sources: [aSource({ url: 'javascript:alert(1)', original_headline: 'Trap' })] }
  await opened(someDetails(hostile))
  expect(screen.getByText('Trap').closest('a')).toBeNull()
})

test('SM-05 text and sources are in two columns from 768 px on, in one on a phone', async () => {
  await opened()
  const columns = screen.getByRole('region', { name: 'Sources' }).closest('.grid')
  expect(columns?.className).toMatch(/(^| )md:grid-cols-/)
  expect(columns?.className).not.toMatch(/(^| )(sm:)?grid-cols-/)
})

test('SM-08 a story without sources has a message', async () => {
  await opened(someDetails({ ...story, sources: [] }))
  expect(screen.getByText('No sources found for this story.')).toBeTruthy()
})

test('SM-06 while a story loads, the data of its card is shown, with bars for the rest', () => {
  open({ ...fakeNewsClient(), story: vi.fn(() => new Promise<never>(() => {})) })
  expect(screen.getByRole('heading', { name: 'Headline 1' })).toBeTruthy()
  expect(screen.getByText('Loading story')).toBeTruthy()
  expect(screen.queryByText('Sources')).toBeNull()
})

test.each([
  ['not-found', 'Story not found. This shared link may be invalid or the story may have been removed.'],
  ['failed', 'Failed to load story. Please try again later.'],
  ['invalid', 'Failed to load story. Please try again later.'],
  ['network', 'Network error. Please check your connection and try again.'],
] as const)('SM-07 %s reads: %s', async (failure, text) => {
  open(fakeNewsClient({ story: { ok: false, failure } }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Unable to load story' })).toBeTruthy()
  expect(toasts.get().map((toast) => toast.text)).toEqual(['Could not load story details'])
})

test('ND-07 a failure to load a story has its own message', async () => {
  open(fakeNewsClient({ story: { ok: false, failure: 'failed' } }))
  expect(await screen.findByText('Failed to fetch story by ID')).toBeTruthy()
})

test('ND-07 a failure to load an exported link has its own message', async () => {
  open(fakeNewsClient({ story: { ok: false, failure: 'failed' } }), vi.fn(), '/article/s1')
  expect(await screen.findByText('Failed to fetch article')).toBeTruthy()
})

test('SM-06 Try again loads the story again; Close closes', async () => {
  const { newsClient, onClose } = open(fakeNewsClient({ story: { ok: false, failure: 'network' } }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  for (const close of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(close)
  expect(onClose).toHaveBeenCalledTimes(2)
  newsClient.story.mockImplementation(async () => ({ ok: true, data: details }))
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Sources' })).toBeTruthy()
  expect(newsClient.story).toHaveBeenCalledTimes(2)
})

test('a story embedded in the page is not fetched', () => {
  const newsClient = fakeNewsClient()
  renderWithProviders(<StoryDialog storyId="s1" onClose={() => {}} />, {
    newsClient,
    firstView: { ...view, story: details },
  })
  expect(screen.getByRole('heading', { name: 'Sources' })).toBeTruthy()
  expect(newsClient.story).not.toHaveBeenCalled()
})

test('each sentence shows the numbers of its sources, which open its passages', async () => {
  await opened()
  const button = screen.getByRole('button', { name: 'Show the passages behind this sentence, sources 1, 2' })
  const checked = screen.getByText('Checked').closest('details')
  expect(checked?.open).toBe(false)
  expect(checked?.querySelector('summary')?.textContent).toContain('2 of 2 sentences')
  fireEvent.click(button)
  expect(checked?.open).toBe(true)
  expect(document.activeElement?.textContent).toContain('“It is open”')
  expect(document.activeElement?.textContent).toContain('2. Gazette')
})

test('a sentence without a passage doesn’t count as checked', async () => {
  const [proven] = details.sentences.en ?? []
  if (!proven) throw new Error('There is a sentence.')
  await opened({ ...details, sentences: { en: [proven, { text: 'Nobody said so.', evidence: [] }] } })
  expect(screen.getByText(/1 of 2 sentences/)).toBeTruthy()
  expect(screen.getByText('No passage is recorded for this sentence.')).toBeTruthy()
})

test('why an article belongs to the story: shared names and terms, similarity, and time difference', async () => {
  await opened()
  const why = screen.getByText('Why these articles').closest('details')
  expect(why?.textContent).toContain('how 1 article joined this story')
  expect(why?.textContent).toContain('Shared names: Zwolle')
  expect(why?.textContent).toContain('Shared words: bridge, ferry')
  expect(why?.textContent).toContain('71% similar, 2 hours apart')
})
