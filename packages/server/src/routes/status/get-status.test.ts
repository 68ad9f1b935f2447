import { SiteStatus } from '@plainwire/domain/contract'
import type { FeedHealth } from '@plainwire/domain/feed'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteStatusQueries } from '../../options.ts'
import { recordingLog, startServer, type TestServer, writeTestEdition } from '../../testing.ts'

const NOW = new Date('2026-11-20T12:03:00Z')
let server: TestServer
afterEach(() => server.stop())

const health = (change: Partial<FeedHealth> = {}): FeedHealth => ({
  etag: undefined,
  lastModified: undefined,
  validatorsSince: undefined,
  contentHash: undefined,
  nextCheckAt: new Date('2026-11-20T12:10:00Z'),
  intervalMinutes: 10,
  entriesPerHour: 1,
  consecutiveFailures: 0,
  lastCheckedAt: NOW,
  lastSuccessAt: new Date('2026-11-20T11:58:00Z'),
  lastStatus: 200,
  lastError: undefined,
  redirectTo: undefined,
  redirectSeen: 0,
  goneAt: undefined,
  ...change,
})

/** Statistics from the database: a feed without problems, and one with a publisher's own error message. */
function source(change: Partial<SiteStatusQueries> = {}): SiteStatusQueries {
  return {
    editionMinutes: 5,
    feeds: async () => [
      { url: 'https://courier.example/feed', publisherId: 'courier', health: health() },
      {
        url: 'https://gazette.example/feed?<b>',
        publisherId: 'gazette',
        health: health({ consecutiveFailures: 3, lastStatus: 503, lastError: 'Outside words <script>' }),
      },
    ],
    queues: async () => [{ name: 'gather', waiting: 4, active: 1, failed: 0 }],
    ...change,
  }
}

async function statusOf(): Promise<SiteStatus> {
  const answer = await server.get('/status.json')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=10'])
  return SiteStatus.parse(await answer.json())
}

test('B17 status.json shows the edition and the next one, feeds with problems first, and the queues', async () => {
  server = await startServer({ status: source(), now: () => NOW })
  expect(await statusOf()).toMatchObject({
    state: 'ok',
    is_live: true,
    edition: { number: 1, published_at: '2026-11-20T12:00:00.000Z', next_at: '2026-11-20T12:05:00.000Z' },
    feeds: [
      { publisher: 'gazette', name: 'gazette', state: 'failing', problem: 'server-error', failures: 3 },
      { publisher: 'courier', name: 'Courier', state: 'ok', problem: null },
    ],
    queues: [{ queue: 'gather', waiting: 4, active: 1, failed: 0 }],
  })
})

test('B17 what a publisher’s server wrote is nowhere in the status', async () => {
  server = await startServer({ status: source(), now: () => NOW })
  for (const path of ['/status.json', '/status', '/status?lang=nl']) {
    expect(await (await server.get(path)).text()).not.toContain('Outside words')
  }
})

test('B17 without a database the feeds are those of the edition, and the queues are unknown', async () => {
  const away = () => Promise.reject(new Error('away'))
  const { log, lines } = recordingLog()
  server = await startServer({ status: source({ feeds: away, queues: away }), now: () => NOW, log })
  expect(await statusOf()).toMatchObject({ state: 'ok', is_live: false, queues: null, feeds: [] })
  expect(lines).toContain('The status page could not read the database.')
  expect(await (await server.get('/status')).text()).toContain('The database can’t be reached.')
})

test('B17 the report of the edition is counted', async () => {
  const counts = {
    entries: 1,
    published: 0,
    duplicate: 0,
    rejected: 1,
    stories: 1,
    multi_publisher_stories: 0,
  }
  const entry = { feed: 'f', publisher: 'courier', entry: '1', title: 'A title', url: null }
  const entries = [{ ...entry, outcome: 'rejected', reason: 'it has no title' }]
  server = await startServer({ status: source(), now: () => NOW })
  const report = { edition: 2, published_at: NOW.toISOString(), feeds: [], counts, entries }
  await writeTestEdition(`${server.folder}/editions`, 2, server.editions.current()?.news.stories ?? [], {
    report,
  })
  await server.editions.refresh()
  expect(await statusOf()).toMatchObject({
    entries: { rejected: 1, reasons: [{ reason: 'no-title', entries: 1 }] },
    removed_sentences: { sentences: 0 },
  })
})

test('B17 an edition that nothing has followed for an hour and a half is old', async () => {
  server = await startServer({ status: source(), now: () => new Date('2026-11-20T13:31:00Z') })
  expect((await statusOf()).state).toBe('old')
})

test('B17 the page says the same in English and Dutch, and needs no script', async () => {
  server = await startServer({ status: source(), now: () => NOW })
  const english = await server.get('/status')
  const page = await english.text()
  expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(english.headers.get('content-language')).toBe('en')
  expect(page).toContain('Everything is up to date.')
  expect(page).toContain('The publisher’s server reports an error of its own.')
  expect(page).toContain('(3 minutes ago)')
  expect(page).toContain('https://gazette.example/feed?&lt;b&gt;')
  expect(page).not.toContain('<script')
  const dutch = await (await server.get('/status?lang=nl')).text()
  expect(dutch).toContain('<html lang="nl">')
  expect(dutch).toContain('De server van de uitgever meldt zelf een fout.')
  expect(dutch).toContain('(3 minuten geleden)')
  expect((await server.get('/status.css')).headers.get('content-type')).toContain('text/css')
})

test('B17 the database is queried once in ten seconds, for any number of requests', async () => {
  const feeds = vi.fn(source().feeds)
  server = await startServer({ status: source({ feeds }), now: () => NOW })
  await Promise.all(['/status', '/status?lang=nl', '/status.json'].map((path) => server.get(path)))
  expect(feeds).toHaveBeenCalledTimes(1)
})

test('B17 before the first edition the status says so', async () => {
  const editions = { current: () => undefined, onChange: () => () => undefined }
  server = await startServer({ editions, status: source({ feeds: async () => [] }), now: () => NOW })
  expect(await statusOf()).toMatchObject({ state: 'none', edition: null, entries: null, feeds: [] })
  expect(await (await server.get('/status')).text()).toContain('There is no edition yet.')
})
