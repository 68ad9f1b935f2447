// @vitest-environment happy-dom
import { aNews, aSource } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { NO_TOASTS, toasts } from '../../lib/access/toasts.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { fakeNewsClient } from '../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../testing/render-with-providers.tsx'
import { minutesAgo, someDetails, someStories } from '../../testing/stories.ts'
import { preloadStoryDisclosures, StoryDialog } from './story-dialog.tsx'

beforeAll(preloadStoryDisclosures)

afterEach(() => {
  cleanup()
  localStorage.clear()
  toasts.set(NO_TOASTS)
})

const stories = someStories(9, () => ({
  categories: ['science'],
  sources: [
    aSource({
      id: 'a',
      publisher_id: 'courier',
      name: 'Courier',
      original_headline: 'SHOCK as bridge opens',
    }),
    aSource({ id: 'b', publisher_id: 'gazette', name: 'Gazette', original_headline: 'The bridge is open' }),
  ],
}))
const [story] = stories
if (!story) throw new Error('There is a story.')

const giver = (sourceId: string, source: string, minutes: number, quote: string) => ({
  sourceId,
  publisherId: source.toLowerCase(),
  source,
  at: minutesAgo(minutes),
  language: 'en',
  field: 'text' as const,
  start: 0,
  end: quote.length,
  quote,
})
const fact = {
  id: 'count:injured',
  kind: 'count' as const,
  subject: 'injured',
  unit: null,
  agreement: 'conflict' as const,
  values: [
    {
      value: 12,
      qualifier: 'exact' as const,
      reports: 1,
      givers: [giver('a', 'Courier', 170, '12 injured')],
    },
    { value: 14, qualifier: 'at_least' as const, reports: 1, givers: [giver('b', 'Gazette', 20, '14 hurt')] },
  ],
  changes: [],
}
const details = someDetails(story, {
  facts: [
    fact,
    {
      ...fact,
      id: 'money:EUR',
      kind: 'money',
      subject: 'money',
      unit: 'EUR',
      agreement: 'several',
      values: [
        { value: 4_200_000, qualifier: 'exact', reports: 2, givers: [giver('a', 'Courier', 170, '4.2m')] },
      ],
    },
  ],
  workshop: {
    headlines: {
      en: {
        headline: 'Bridge opens in Zwolle',
        notes: [{ step: 'capitals_lowered', sourceId: 'a', source: 'Courier', removed: null }],
      },
    },
    originals: [
      { sourceId: 'a', title: 'SHOCK as bridge opens', marks: [{ kind: 'emotion', start: 0, end: 5 }] },
      { sourceId: 'b', title: 'The bridge is open', marks: [] },
    ],
  },
  version: 3,
  changes: [
    { kind: 'thread_changed', version: 2, at: minutesAgo(60), from: 't1', to: 't2' },
    { kind: 'new_source', version: 2, at: minutesAgo(60), sourceId: 'b', publisherId: 'gazette' },
    {
      kind: 'number_changed',
      version: 3,
      at: minutesAgo(20),
      factId: 'count:injured',
      subject: 'injured',
      unit: null,
      from: 12,
      to: 14,
      publisherIds: ['gazette'],
    },
  ],
  corrections: [
    { sourceId: 'b', publisherId: 'gazette', at: minutesAgo(10), quote: 'An earlier version gave 12.' },
  ],
  whyHere: [
    { sourceId: 'a', similarity: 1, sharedNames: [], sharedTerms: [], gapHours: 0 },
    { sourceId: 'b', similarity: 0.9, sharedNames: ['Zwolle'], sharedTerms: ['bridge'], gapHours: 2 },
  ],
})

function drawStory({ related = false, share = true, aboutStory = true } = {}, shown = details) {
  const newsClient = fakeNewsClient({ stories: [shown], news: { ok: true, data: aNews(stories) } })
  const flags = { ...DEFAULT_CONFIG.flags, related, share, aboutStory }
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, flags }}>
      <StoryDialog storyId={details.id} onClose={() => {}} />
    </ConfigContext>,
    { newsClient },
  )
  return newsClient
}

/** Opens a disclosure by its name and returns its content. */
async function unfolded(name: string) {
  const summary = await screen.findByText(name)
  fireEvent.click(summary)
  const fold = summary.closest('details')
  if (!fold) throw new Error(`${name} is no disclosure.`)
  return within(fold)
}

async function differing(): Promise<HTMLElement> {
  const section = (await screen.findByRole('heading', { name: 'Sources differ' })).closest('section')
  if (!section) throw new Error('It is a part of its own.')
  return section
}

test('B3 B22 differing numbers are visible above the actions, with their publishers and times', async () => {
  drawStory()
  const differ = await differing()
  expect(differ.closest('details')).toBeNull()
  const share = screen.getByRole('button', { name: 'Share' })
  expect(differ.compareDocumentPosition(share) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const twelve = within(differ).getByText('12').closest('dd')
  expect(twelve?.textContent).toContain('Courier')
  expect(twelve?.querySelector('time')?.dateTime).toBe(minutesAgo(170))
  expect(within(differ).getByText('at least 14').closest('dd')?.textContent).toContain('Gazette')
})

test('B3 facts on which sources agree are below, without times', async () => {
  drawStory()
  const fold = await unfolded('What they agree on')
  expect(fold.getByText('1 agrees')).toBeTruthy()
  const money = fold.getByText('€4,200,000').closest('dd')
  expect(money?.textContent).toContain('Courier')
  expect(money?.querySelector('time')).toBeNull()
})

test('B22 of many differing facts three are visible, the others collapsed', async () => {
  const many = Array.from({ length: 5 }, (_, at) => ({ ...fact, id: `count:injured:${at}` }))
  drawStory({}, { ...details, facts: many })
  const differ = await differing()
  expect(within(differ).getByText('2 more facts').closest('details')?.open).toBe(false)
  expect(differ.querySelectorAll('details dt')).toHaveLength(2)
})

test('B1 the sub-headline has a passage too, with the surrounding sentences and the shared words marked', async () => {
  const text = 'It took four years.'
  const evidence = [
    {
      sourceId: 'a',
      field: 'text' as const,
      start: 20,
      end: 60,
      quote: 'Building it took four years, he said.',
      before: 'It rained on Friday.',
      after: 'Cars came.',
    },
  ]
  const sub = { ...story, sub_headline: text }
  drawStory(
    {},
    {
      ...details,
      story: sub,
      sub_headlines: { en: { text, evidence } },
      sentences: { en: [{ text: 'Bridge opens.', evidence }] },
    },
  )
  const fold = await unfolded('Checked')
  const [first] = fold.getAllByRole('listitem', { hidden: true })
  expect(first?.textContent).toContain(
    'It rained on Friday. Building it took four years, he said. Cars came.',
  )
  expect(first?.querySelector('mark')?.textContent).toBe('it took four years')
  const [numbers] = screen.getAllByRole('button', { name: /Show the passages behind this sentence/ })
  if (numbers) fireEvent.click(numbers)
  expect(document.activeElement).toBe(first)
})

test('B10 a story offers to mute its category, names, places and publishers', async () => {
  const tagged = { ...details, story: { ...story, tags: ['Naomi Tarileo'] } }
  drawStory({}, tagged)
  const button = await screen.findByRole('button', { name: 'Mute …' })
  expect(screen.queryByRole('region', { name: 'Mute from this story' })).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const chips = await screen.findByRole('region', { name: 'Mute from this story' })
  const names = within(chips)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    ...['Mute Science', 'Mute Naomi Tarileo', 'Mute Zwolle', 'Mute Netherlands'],
    ...['Mute Courier', 'Mute Gazette'],
  ])
})

test('B4 our headline is above the originals, whose loaded words are marked and labeled', async () => {
  drawStory()
  const fold = await unfolded('Headlines compared')
  expect(fold.getByText('ours and 2 originals, 1 with marked words')).toBeTruthy()
  expect(fold.getByText('Bridge opens in Zwolle')).toBeTruthy()
  expect(fold.getByText('From Courier; capitals were changed to lower case.')).toBeTruthy()
  const marked = fold.getByText('SHOCK', { selector: 'mark' })
  expect(marked.textContent).toBe('SHOCK (emotion)')
  expect(marked.parentElement?.textContent).toBe('SHOCK (emotion) as bridge opens')
})

test('B5 the change log lists changes, newest first, and publishers’ corrections', async () => {
  drawStory()
  const fold = await unfolded('What changed')
  expect(fold.getByText('3 changes · 1 correction')).toBeTruthy()
  const [latest, second, first] = fold.getAllByRole('listitem', { hidden: true })
  expect(latest?.textContent).toContain('injured: 14, before 12.')
  expect(second?.textContent).toContain('Gazette reports it too.')
  expect(first?.textContent).toContain('This story is now listed under another topic.')
  expect(fold.getByText('“An earlier version gave 12.”')).toBeTruthy()
})

test('B6 an article about another event is hidden at once, and reported to the editors', async () => {
  const newsClient = drawStory()
  const fold = await unfolded('Why these articles')
  const sources = screen.getByRole('region', { name: 'Sources' })
  expect(within(sources).getByText('The bridge is open')).toBeTruthy()
  fireEvent.click(fold.getByRole('button', { name: /Not the same event \d. Gazette/, hidden: true }))
  expect(within(sources).queryByText('The bridge is open')).toBeNull()
  expect(within(sources).getByText('1 article')).toBeTruthy()
  expect(within(sources).getByText('1 publisher')).toBeTruthy()
  expect(within(sources).queryByText(/independent/)).toBeNull()
  expect(newsClient.reportUnrelatedArticle).toHaveBeenCalledWith({ storyId: details.id, articleId: 'b' })
  expect(fold.queryByRole('button', { name: /Not the same event/, hidden: true })).toBeNull()
  fireEvent.click(fold.getByRole('button', { name: /Show it again \d. Gazette/, hidden: true }))
  expect(within(sources).getByText('The bridge is open')).toBeTruthy()
})

test('B6 a failure to report to the editors is shown', async () => {
  const newsClient = drawStory()
  newsClient.reportUnrelatedArticle.mockResolvedValue({ ok: false, failure: 'network' })
  const fold = await unfolded('Why these articles')
  fireEvent.click(fold.getByRole('button', { name: /Not the same event \d. Gazette/, hidden: true }))
  await waitFor(() => expect(toasts.get()[0]?.kind).toBe('error'))
})

test('SM-03 RO-02 the two share buttons depend on their flags', async () => {
  drawStory()
  await screen.findByRole('button', { name: 'Share this story' })
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  cleanup()
  drawStory({ aboutStory: false })
  await screen.findByRole('button', { name: 'Share' })
  expect(screen.queryByRole('button', { name: 'Share this story' })).toBeNull()
  cleanup()
  drawStory({ share: false })
  await screen.findByRole('region', { name: 'Sources' })
  expect(screen.queryByRole('button', { name: /Share/ })).toBeNull()
})

test('SM-09 at most six related stories, only with the flag on; a failure shows none', async () => {
  drawStory({ related: true })
  const related = await screen.findByRole('region', { name: 'Related stories' })
  expect(within(related).getAllByRole('link')).toHaveLength(6)
  expect(within(related).queryByText('Headline 1')).toBeNull()
  cleanup()
  const without = drawStory()
  await screen.findByRole('region', { name: 'Sources' })
  expect(without.related).not.toHaveBeenCalled()
  cleanup()
  const failing = drawStory({ related: true })
  failing.related.mockResolvedValue({ ok: false, failure: 'failed' })
  await screen.findByRole('region', { name: 'Sources' })
  await waitFor(() => expect(failing.related).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'Related stories' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
