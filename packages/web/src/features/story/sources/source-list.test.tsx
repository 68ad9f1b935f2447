// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createEditionWrapper } from '../../../testing/edition-wrapper.tsx'
import { readShownDialogs, ShownDialogs } from '../../../testing/shown-dialogs.tsx'
import type { ListedSource } from '../story-view.ts'
import { SourceList } from './source-list.tsx'

afterEach(cleanup)

const sourceOf = (number: number, over: Partial<ListedSource> = {}): ListedSource => ({
  id: `a${number}`,
  number,
  publisherId: 'courier',
  name: 'Courier',
  title: `Bridge opens ${number}`,
  url: `https://courier.example/${number}`,
  publishedAt: new Date('2026-11-20T10:05:00.000Z'),
  readTimeMinutes: 3,
  isPaywalled: false,
  language: 'en',
  why: undefined,
  ...over,
})
const REPORTS = { articles: 3, publishers: 2, owners: 2, independent: 2 }
const draw = (sources: ListedSource[], hidden = 0) =>
  render(<SourceList sources={sources} reports={REPORTS} hidden={hidden} gaps={<p>Gaps</p>} />, {
    wrapper: createEditionWrapper({ beside: <ShownDialogs /> }),
  })
const factsOf = (over: Partial<ListedSource>) => {
  draw([sourceOf(1, over)])
  return screen.getByRole('listitem').lastElementChild?.textContent
}

test('the list says how many articles, publishers and independent reports there are', () => {
  draw([sourceOf(1), sourceOf(2), sourceOf(3, { publisherId: 'gazette' })])
  for (const count of ['3 articles', '2 publishers', '2 independent reports'])
    expect(screen.getByText(count)).toBeTruthy()
  expect(screen.getByText('Gaps')).toBeTruthy()
  expect(
    screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent),
  ).toEqual(['1', '2', '3'])
})

test('if the reader has hidden some, the number of independent reports is unknown', () => {
  draw([sourceOf(1)], 1)
  expect(screen.getByText('1 article')).toBeTruthy()
  expect(screen.queryByText(/independent/)).toBeNull()
})

test('a story without sources has a message instead', () => {
  draw([])
  expect(screen.getByText('No sources found for this story.')).toBeTruthy()
  expect(screen.queryByText('Gaps')).toBeNull()
})

test('an article has its date, reading time, and what readers should know before they open it', () => {
  expect(factsOf({})).toBe('20 Nov, 10:05 · 3 min')
  cleanup()
  expect(factsOf({ publishedAt: undefined, readTimeMinutes: 1 })).toBe('no date given · 1 min')
  cleanup()
  expect(factsOf({ publishedAt: undefined, isPaywalled: true, language: 'nl' })).toBe(
    'no date given · 3 min · for subscribers · NL',
  )
})

test('a title links to its article in a new tab, unless its address isn’t one of the web', () => {
  draw([sourceOf(1), sourceOf(2, { url: undefined })])
  const [link, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect(link?.getAttribute('href')).toBe('https://courier.example/1')
  expect(link?.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('Bridge opens 2')).toBeTruthy()
})

test('a publisher’s name opens the dialog about the publisher', () => {
  draw([sourceOf(1, { publisherId: 'gazette', name: 'Gazette' })])
  fireEvent.click(screen.getByText('Gazette'))
  expect(readShownDialogs()).toEqual([{ name: 'publisher', publisherId: 'gazette' }])
})
