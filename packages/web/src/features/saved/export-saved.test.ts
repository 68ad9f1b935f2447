// @vitest-environment happy-dom
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { getViewForPath } from '../../lib/addresses/paths.ts'
import { aSavedStory } from '../../testing/fakes/fake-saved.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { formatSavedStoriesCsv, formatSavedStoriesHtml, formatSavedStoriesJson } from './export-saved.ts'
import { toExportedStories } from './exported-story.ts'

const HOST = 'https://news.example'
const exported = (...stories: ReturnType<typeof aSavedStory>[]) => toExportedStories(stories, HOST)
const { en, nl } = LOCALIZERS

test('RT-08 an exported link is {host}/article/{id}, and the application opens the story there', () => {
  const [story] = exported(aSavedStory('s1'))
  expect(story?.link).toBe('https://news.example/article/s1')
  expect(getViewForPath(new URL(story?.link ?? '').pathname).dialog).toEqual({ name: 'story', storyId: 's1' })
})

test('SV-07 JSON contains every story with its texts and sources', () => {
  const file = JSON.parse(formatSavedStoriesJson(exported(aSavedStory('s1'), aSavedStory('s2'))))
  expect(file).toMatchObject({ format: 'plainwire-saved-stories', version: 1 })
  expect(file.stories[0]).toEqual({
    id: 's1',
    title: 'Headline s1',
    summary: 'Below headline s1.',
    text: 'All about s1.',
    language: 'en',
    category: 'science',
    published: '2026-11-20T10:00:00.000Z',
    saved: '2026-11-20T11:00:00.000Z',
    readTimeMinutes: 3,
    link: 'https://news.example/article/s1',
    sources: [{ publisher: 'Courier', title: 'Courier on s1', link: 'https://courier.example/s1' }],
  })
  expect(file.stories).toHaveLength(2)
})

const rows = (csv: string) => papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data

test('SV-07 CSV is a table with a header row that can be parsed again', () => {
  const title = 'He said "no", then;\nleft'
  const [heading, first] = rows(formatSavedStoriesCsv(exported(aSavedStory('s1', { headline: title })), nl))
  expect(heading?.slice(0, 3)).toEqual(['Titel', 'Samenvatting', 'Rubriek'])
  expect(first).toEqual([
    title,
    'Below headline s1.',
    'Wetenschap',
    '2026-11-20T10:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
    '3',
    'https://news.example/article/s1',
    'Courier',
  ])
  expect(formatSavedStoriesCsv([], en).startsWith('\uFEFF')).toBe(true)
})

test.each([
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '-2+3+cmd|/C calc',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\n=1+1',
  '=1\n+2',
  '\uFEFF=1+1',
  '＝1+1',
])('SV-07 a cell that a spreadsheet would evaluate is escaped: %j', (formula) => {
  const saved = aSavedStory('s1', { headline: formula, sub_headline: formula })
  saved.story.sources = saved.story.sources.map((source) => ({ ...source, name: formula }))
  const [, first = []] = rows(formatSavedStoriesCsv(exported(saved), en))
  for (const cell of [first[0], first[1], first[7]]) expect(cell).toBe(`'${formula}`)
})

test('SV-07 the HTML page links every story, and escapes all texts', () => {
  const hostile = '</a><script>alert(1)</script><img src=x onerror=alert(1)>'
  const saved = aSavedStory('s1', { headline: hostile, sub_headline: hostile, description: hostile })
  saved.story.sources = [
    { name: hostile, original_headline: hostile, url: 'javascript:alert(1)', word_count: 1, media: [] },
    {
      name: 'Courier',
      original_headline: 'Bridge',
      url: 'https://courier.example/a',
      word_count: 1,
      media: [],
    },
  ]
  const page = new DOMParser().parseFromString(
    formatSavedStoriesHtml(exported(saved, aSavedStory('s2')), nl),
    'text/html',
  )
  expect(page.querySelectorAll('script, img')).toHaveLength(0)
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://news.example/article/s1',
    'https://courier.example/a',
    'https://news.example/article/s2',
    'https://courier.example/s2',
  ])
  expect(page.querySelector('h2')?.textContent).toBe(hostile)
  expect(page.documentElement.lang).toBe('nl')
  expect(page.querySelector('title')?.textContent).toBe('Bewaarde verhalen')
  expect(page.querySelector('meta')?.getAttribute('charset')).toBe('utf-8')
})
