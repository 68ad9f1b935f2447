// @vitest-environment happy-dom
import type { Section } from '@plainwire/domain/category'
import { aSource } from '@plainwire/domain/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toCard } from '../../../edition/card.ts'
import { renderWithProviders } from '../../../testing/render-with-providers.tsx'
import { minutesAgo, someStories } from '../../../testing/stories.ts'
import { StoryCard } from './story-card.tsx'

afterEach(cleanup)

const [story] = someStories(1, () => ({
  categories: ['Science'],
  reports: { articles: 9, publishers: 7, owners: 5, independent: 3 },
}))

function draw(section: Section = 'all', language: 'en' | 'nl' = 'en', over: Partial<typeof story> = {}) {
  if (!story) throw new Error('There is a story.')
  const card = toCard({ ...story, ...over }, language)
  renderWithProviders(<StoryCard card={card} section={section} />, { path: '/local', language })
  return screen.getByRole('article')
}
const address = () => screen.getByTestId('address').textContent

test('CA-01 a card has image, category badge, location, headline, sub-headline and a Read more link', () => {
  const card = draw()
  expect(within(card).getByRole('img', { name: 'Picture /images/s1' })).toBeTruthy()
  expect(within(card).getByText('Science')).toBeTruthy()
  expect(within(card).getByText('Zwolle, Netherlands')).toBeTruthy()
  expect(within(card).getByRole('heading', { name: 'Headline 1', level: 3 })).toBeTruthy()
  expect(within(card).getByText('Below headline 1.')).toBeTruthy()
  const more = within(card).getByRole('link', { name: /^Read more/ })
  // Search engines use a link's text, not its label, so the text has to contain the headline.
  expect(more.textContent).toBe('Read more: Headline 1')
  expect(more.getAttribute('href')).toBe('/story/s1')
})

test('the number of publishers is always shown, with the initials of up to four', () => {
  const sources = ['A B', 'C D', 'E F', 'G H', 'I J'].map((name, index) =>
    aSource({ id: `x${index}`, publisher_id: `p${index}`, name }),
  )
  const card = draw('all', 'en', { sources })
  expect(card.textContent).toContain('7 publishers · 10 min ago')
  expect(within(card).queryAllByTitle(/^[A-Z] [A-Z]$/)).toHaveLength(4)
})

test('SM-01 a card shows how long ago its story was published, even if it has changed since', () => {
  const card = draw('all', 'en', { updated_at: minutesAgo(2) })
  expect(within(card).getByText('10 min ago')).toBeTruthy()
  expect(within(card).queryByText('2 min ago')).toBeNull()
})

test('a breaking story is labeled in the reader’s language', () => {
  expect(within(draw()).queryByText('Breaking')).toBeNull()
  cleanup()
  const breaking = { since: '2026-11-20T11:00:00.000Z', reports: 5, hours: 3 }
  expect(within(draw('all', 'en', { breaking })).getByText('Breaking')).toBeTruthy()
  cleanup()
  expect(within(draw('science', 'nl', { breaking })).getByText('Net binnen')).toBeTruthy()
})

test('B3 a card shows on how many facts sources differ, and links to their comparison', () => {
  expect(within(draw()).queryByText(/differ/)).toBeNull()
  cleanup()
  const mark = (fact_id: string) => ({ fact_id, part: 'description' as const, text: '12' })
  const conflicts = [mark('injured'), mark('dead'), mark('dead')]
  const link = within(draw('all', 'en', { conflicts })).getByRole('link', { name: /^2 facts differ/ })
  expect(link.getAttribute('href')).toBe('/story/s1#sources-differ')
  cleanup()
  const dutch = draw('all', 'nl', { conflicts: [mark('dead')] })
  expect(within(dutch).getByText(/^1 feit verschilt/)).toBeTruthy()
})

test('B1 a card shows how many of its sentences were checked', () => {
  expect(within(draw()).queryByText(/checked/)).toBeNull()
  cleanup()
  const checked = { sentences: 4, proven: 4 }
  expect(within(draw('all', 'en', { checked })).getByText('4 of 4 checked')).toBeTruthy()
  cleanup()
  const dutch = draw('all', 'nl', { checked: { sentences: 4, proven: 3 } })
  expect(within(dutch).getByText('3 van 4 gecontroleerd')).toBeTruthy()
})

test('CA-02 the badge links to its category', () => {
  fireEvent.click(within(draw()).getByRole('link', { name: 'Show only Science' }))
  expect(address()).toBe('/science')
})

test.each([
  ['all', true],
  ['local', true],
  ['science', false],
  ['world', false],
] as const)('CA-02 in %s the badge is shown: %s', (section, isShown) => {
  expect(within(draw(section)).queryByText('Science') !== null).toBe(isShown)
})

test('CA-04 the headline’s link covers the card and opens the story', () => {
  const link = within(draw()).getByRole('link', { name: 'Headline 1' })
  // The link's ::after covers the whole card, so that a click anywhere on the card is a click on the link.
  expect(link.className).toContain('after:inset-0')
  link.focus()
  expect(document.activeElement).toBe(link)
  fireEvent.click(link)
  expect(address()).toBe('/story/s1')
})

test('CA-05 a story without a picture shows the drawing of its category', () => {
  const card = draw('all', 'en', { sources: [aSource()], primary_image_url: null })
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/assets/placeholder-science.svg')
})

test('LA-04 a text in another language is labeled, also for screen readers', () => {
  const card = draw('all', 'nl')
  expect(within(card).getByText('in het Engels')).toBeTruthy()
  expect(within(card).getByRole('heading').getAttribute('lang')).toBe('en')
  expect(within(card).getByText('Zwolle, Nederland')).toBeTruthy()
  expect(within(card).getByRole('link', { name: 'Headline 1' }).getAttribute('href')).toBe(
    '/story/s1?lang=nl',
  )
})

test.each([
  ['en', '3 more on this: Headline 1'],
  ['nl', 'Nog 3 hierover: Headline 1'],
] as const)(
  'the card of a story in a thread shows in %s how many more there are, and links to them',
  (language, words) => {
    if (!story) throw new Error('There is a story.')
    const card = { ...toCard(story, language), more: 3, threadId: 't1' }
    renderWithProviders(<StoryCard card={card} section="all" />, { language })
    const link = screen.getByText(/more on this|hierover/)
    expect(link.textContent).toBe(words)
    expect(link.getAttribute('href')).toBe(language === 'en' ? '/thread/t1' : '/thread/t1?lang=nl')
  },
)

test('the card of a story without a thread has no such link', () => {
  expect(within(draw()).queryByText(/more on this/)).toBeNull()
})
