// @vitest-environment happy-dom
import type { SourceConflict, StoryFact } from '@plainwire/domain/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeNewsClient } from '../../../testing/fakes/fake-news-client.ts'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { minutesAgo, someDetails, someStories } from '../../../testing/stories.ts'
import { preloadStoryDisclosures, StoryDialog } from '../story-dialog.tsx'

beforeAll(preloadStoryDisclosures)

afterEach(cleanup)

const value = (number: number): StoryFact['values'][number] => ({
  value: number,
  qualifier: 'exact',
  reports: 1,
  givers: [
    {
      sourceId: 's1-a',
      publisherId: 'courier',
      source: 'Courier',
      at: minutesAgo(60),
      language: 'en',
      field: 'text',
      start: 0,
      end: 4,
      quote: `${number} homeless`,
    },
  ],
})
const homeless: StoryFact = {
  id: 'homeless',
  kind: 'count',
  subject: 'homeless',
  unit: null,
  agreement: 'conflict',
  values: [value(14_800), value(18_400)],
  changes: [],
}
const mark = (part: SourceConflict['part'], text: string, fact_id = 'homeless'): SourceConflict => {
  return { fact_id, part, text }
}
const text = {
  headline: 'Flood leaves 14,800 homeless',
  sub_headline: 'Some 14,800 people left home.',
  description: 'It rained. 14,800 people (one report says 18,400) are homeless.',
}
const dutch = {
  headline: '14.800 daklozen door vloed',
  sub_headline: '',
  description: 'Het regende.',
  state: 'original' as const,
  conflicts: [mark('headline', '14.800 daklozen')],
}

function draw({ path = '/story/s1', language = 'en' as 'en' | 'nl', facts = [homeless] } = {}) {
  const conflicts = [
    mark('headline', '14,800 homeless'),
    mark('sub_headline', '14,800 people'),
    mark('description', '14,800 people'),
  ]
  const [story] = someStories(1, () => ({ ...text, conflicts, translations: { 'nl-NL': dutch } }))
  if (!story) throw new Error('There is a story.')
  const sentences = {
    en: ['It rained.', text.description.slice(11)].map((said) => ({ text: said, evidence: [] })),
  }
  const details = someDetails(story, { facts, sentences })
  const newsClient = fakeNewsClient({ stories: [details] })
  renderWithProviders(<StoryDialog storyId="s1" onClose={() => {}} />, { path, newsClient, language })
}

const row = () => document.getElementById('fact-homeless')

test('B3 each number on which sources differ links to the row of its fact', async () => {
  draw()
  const dialog = await screen.findByRole('dialog', { name: text.headline })
  await screen.findByRole('heading', { name: 'Sources differ' })
  const links = within(dialog).getAllByRole('link', { name: /14,800/ })
  expect(links.map((link) => link.textContent)).toEqual(['14,800 homeless', '14,800 people', '14,800 people'])
  for (const link of links) {
    expect(link.getAttribute('href')).toBe('#fact-homeless')
    const said = document.getElementById(link.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Sources differ')
  }
  const [inHeadline] = links
  if (inHeadline) fireEvent.click(inHeadline)
  expect(document.activeElement).toBe(row())
  expect(screen.getByTestId('address').textContent).toBe('/story/s1')
})

test('B3 in Dutch the numbers of the Dutch text are marked', async () => {
  draw({ language: 'nl' })
  const link = await screen.findByRole('link', { name: '14.800 daklozen' })
  const said = document.getElementById(link.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toBe('Bronnen verschillen')
})

test.each([
  ['whose fact is not listed', []],
  ['whose fact is no longer a conflict', [{ ...homeless, agreement: 'single' as const }]],
])('B3 a number %s is not marked', async (_name, facts) => {
  draw({ facts })
  await screen.findByRole('heading', { name: text.headline })
  await screen.findByRole('region', { name: 'Sources' })
  expect(screen.queryByRole('link', { name: /14,800/ })).toBeNull()
})

test('B3 the link of a card scrolls to the facts on which sources differ', async () => {
  draw({ path: '/story/s1#sources-differ' })
  const heading = await screen.findByRole('heading', { name: 'Sources differ' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
