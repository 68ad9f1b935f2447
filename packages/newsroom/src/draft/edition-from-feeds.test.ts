import { createFeedParser, type FeedParser, type Newsroom } from '@plainwire/pipeline'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadTestNewsroom } from '../testing-newsroom.ts'
import { buildEditionFromFeeds } from './edition-from-feeds.ts'
import type { InputDocument, UnreadableDocument } from './input.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const NOW = new Date('2026-11-21T12:00:00Z')

let newsroom: Newsroom
let parser: FeedParser
beforeAll(async () => {
  newsroom = await loadTestNewsroom()
  parser = createFeedParser()
})
afterAll(() => parser.close())

const item = (id: string, title: string, text: string, date = 'Fri, 20 Nov 2026 10:00:00 GMT') =>
  `<item><guid>${id}</guid><title>${title}</title><link>https://gazette.example/${id}</link>` +
  `<pubDate>${date}</pubDate><description>${text}</description></item>`
const STORM =
  'Tropical storm Nadira killed six people near Beira in Mozambique as it came ashore, rescuers from the Red Cross said.'
const VOTE =
  'The parliament in Tallinn elected Kaja Tamm as speaker on Friday, with 61 of 101 votes, after a long debate.'

function document(file: string, ...items: string[]): InputDocument {
  const xml = `<rss version="2.0"><channel><title>The Gazette</title><link>https://gazette.example/</link>
    <language>en</language>${items.join('')}</channel></rss>`
  return {
    file,
    url: 'https://gazette.example/feed',
    contentType: 'application/rss+xml',
    bytes: Buffer.from(xml),
  }
}
const GAZETTE = document(
  'feeds/gazette.xml',
  item('a', 'Storm Nadira kills six in Mozambique', STORM),
  item('b', 'Parliament in Tallinn elects Kaja Tamm', VOTE),
  item('c', '—', 'An entry without a title is listed as well.'),
)

async function* each(inputs: readonly (InputDocument | UnreadableDocument)[]) {
  yield* inputs
}
const make = (inputs: readonly (InputDocument | UnreadableDocument)[], at?: Date) =>
  buildEditionFromFeeds({ inputs: each(inputs), now: NOW, at, newsroom, publishers: [], parser })

test('the entries of a feed become an edition, and each is accounted for', async () => {
  const { entries, input, reports, files, composed, number } = await make([GAZETTE])
  expect(entries.map(({ url, outcome, reason }) => [url, outcome, reason])).toEqual([
    ['https://gazette.example/a', 'published', undefined],
    ['https://gazette.example/b', 'published', undefined],
    ['https://gazette.example/c', 'rejected', 'it has no title'],
  ])
  expect(number).toBe(1)
  expect(new Set(entries.slice(0, 2).map(({ story }) => story))).toEqual(new Set(composed.keys()))
  expect(reports).toEqual(
    [1, 1].map((one) => ({ articles: one, publishers: one, owners: one, independent: one })),
  )
  expect(input?.report.feeds).toEqual([{ feed: 'feeds/gazette.xml', publisher: 'gazette', entries: 3 }])
  expect([...files.keys()]).toContain('news.json')
})

test('documents that can’t be read or parsed are in the report, and the others are published', async () => {
  const unreadable = { file: 'feeds/locked.xml', error: 'The file may not be read.' }
  const page = {
    ...GAZETTE,
    file: 'feeds/page.html',
    bytes: Buffer.from('<!doctype html><p>No feed'),
    contentType: 'text/html',
  }
  const { input } = await make([unreadable, page, GAZETTE])
  expect(input?.report.feeds).toEqual([
    { feed: 'feeds/locked.xml', publisher: 'locked', entries: 0, error: 'The file may not be read.' },
    { feed: 'feeds/page.html', publisher: 'page', entries: 0, error: expect.stringMatching(/\S/) },
    { feed: 'feeds/gazette.xml', publisher: 'gazette', entries: 3 },
  ])
})

test('a parser that throws something else than an error is a failure of that feed only', async () => {
  const failing: FeedParser = {
    parse: async (bytes, about) =>
      about.url === 'https://bad.example/' ? Promise.reject('broken') : parser.parse(bytes, about),
    close: () => parser.close(),
  }
  const inputs = each([{ ...GAZETTE, url: 'https://bad.example/', file: 'bad.xml' }, GAZETTE])
  const order = { inputs, now: NOW, at: undefined, newsroom, publishers: [], parser: failing }
  expect((await buildEditionFromFeeds(order)).input?.report.feeds[0]).toMatchObject({ error: 'broken' })
})

test('the edition is of the time at which its feeds were recorded, unless it is given one', async () => {
  expect((await make([GAZETTE])).moment).toEqual(new Date('2026-11-20T10:00:00Z'))
  const at = new Date('2026-11-20T18:00:00Z')
  const edition = await make([GAZETTE], at)
  expect([edition.moment, edition.input?.fetchedAt]).toEqual([at, at])
})

test('without any story there is no edition', async () => {
  const unreadable = { file: 'feeds/locked.xml', error: 'The file may not be read.' }
  await expect(make([unreadable])).rejects.toThrow('No story can be published: no feed has an entry.')
  await expect(make([])).rejects.toThrow('No story can be published')
})
