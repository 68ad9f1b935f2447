import type { Entry, Feed, ParsedFeed } from '@plainwire/domain/feed'
import { Publisher } from '@plainwire/domain/feed'
import { describe, expect, test } from 'vitest'
import type { HttpRequest, HttpResponse } from '../../ports.ts'
import { type GatherDependencies, gatherFeed } from './gather-feed.ts'
import { REDIRECTED_VISITS_BEFORE_FEED_MOVE } from './moved-feed.ts'
import { createFeed } from './new-feed.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const url = 'https://courier.example/feed.xml'
const publisher = Publisher.parse({
  id: 'courier',
  name: 'Courier',
  homepage: 'https://courier.example',
  owner: 'Courier Ltd',
  country: 'GB',
  language: 'en',
  kind: 'newspaper',
  feeds: [{ url }],
})
const fresh = createFeed(publisher, { url, categories: [] }, now)

const entry = (title: string): Entry => ({
  id: title,
  title,
  link: `https://courier.example/${title}`,
  published: later(-30),
  updated: undefined,
  authors: [],
  summary: '',
  content: '',
  categories: [],
  media: [],
})
const parsed = (over: Partial<ParsedFeed> = {}): ParsedFeed => ({
  format: 'rss',
  title: 'Courier',
  link: undefined,
  language: 'en',
  ttlMinutes: undefined,
  skipHours: [],
  skipDays: [],
  hub: undefined,
  entries: [entry('a'), entry('b')],
  ...over,
})
const answer = (over: Partial<HttpResponse> = {}): HttpResponse => ({
  status: 200,
  headers: {},
  body: new Uint8Array(),
  url,
  redirects: [],
  ...over,
})

function visit(
  feed: Feed,
  reply: Awaited<ReturnType<GatherDependencies['http']['get']>>,
  say: ParsedFeed | Error = parsed(),
) {
  const requests: (HttpRequest | undefined)[] = []
  const ports: GatherDependencies = {
    http: {
      get: async (_url, request) => {
        requests.push(request)
        return reply
      },
    },
    parser: {
      parse: async () => {
        if (say instanceof Error) throw say
        return say
      },
    },
    now: () => now,
    random: () => 0.5,
  }
  return { requests, gathered: gatherFeed(feed, publisher, ports) }
}
const withHealth = (health: Partial<Feed['health']>): Feed => ({
  ...fresh,
  health: { ...fresh.health, ...health },
})

describe('a visit that brings entries', () => {
  test('returns them and stores the facts for the next visit', async () => {
    const headers = { etag: 'W/"x"', 'last-modified': 'Fri, 20 Nov 2026 11:00:00 GMT' }
    const { entries, outcome, feed } = await visit(fresh, answer({ headers })).gathered
    expect(entries).toHaveLength(2)
    expect(outcome).toBe('new')
    expect(feed.health).toMatchObject({
      etag: 'W/"x"',
      lastModified: headers['last-modified'],
      lastStatus: 200,
    })
    expect(feed.health.nextCheckAt > now).toBe(true)
  })

  test('gives none where they are the same as before', async () => {
    const first = await visit(fresh, answer()).gathered
    const again = { ...first.feed, health: { ...first.feed.health, nextCheckAt: now } }
    const { entries, outcome } = await visit(again, answer()).gathered
    expect([entries, outcome]).toEqual([[], 'unchanged'])
    const edited = parsed({ entries: [entry('a'), { ...entry('b'), title: 'b, edited' }] })
    expect((await visit(again, answer(), edited).gathered).outcome).toBe('new')
  })

  test('does not believe an empty list and comes back soon', async () => {
    const { feed, outcome } = await visit(
      withHealth({ etag: 'old', lastSuccessAt: later(-5) }),
      answer({ headers: { etag: 'new' } }),
      parsed({ entries: [] }),
    ).gathered
    expect(outcome).toBe('unchanged')
    expect(feed.health).toMatchObject({ etag: 'old', nextCheckAt: later(5) })
  })
})

describe('validators', () => {
  test('are sent back byte for byte', async () => {
    const health = {
      etag: 'W/"a b"',
      lastModified: 'yesterday, says the server',
      validatorsSince: later(-60),
    }
    const { requests, gathered } = visit(withHealth(health), answer({ status: 304 }))
    expect((await gathered).outcome).toBe('unchanged')
    expect(requests[0]?.headers).toMatchObject({
      'if-none-match': 'W/"a b"',
      'if-modified-since': 'yesterday, says the server',
    })
  })

  test('are dropped after 8 days, and not stored from an answer that expires immediately', async () => {
    const old = withHealth({ etag: 'x', validatorsSince: later(-8 * 24 * 60 - 1) })
    const { requests, gathered } = visit(old, answer({ headers: { etag: 'y', expires: '0' } }))
    expect((await gathered).feed.health.etag).toBeUndefined()
    expect(requests[0]?.headers).not.toHaveProperty('if-none-match')
  })

  test('are not stored from an answer that is not a feed', async () => {
    const { feed, outcome, error } = await visit(
      fresh,
      answer({ headers: { etag: 'x' } }),
      new Error('It is a web page.'),
    ).gathered
    expect([outcome, error]).toEqual(['failed', 'It is a web page.'])
    expect(feed.health.etag).toBeUndefined()
  })
})

describe('a visit that fails', () => {
  test('is retried after a minute to a day, and its reason is stored', async () => {
    const dead = { failure: 'unreachable', message: 'The host does not answer.' } as const
    const once = await visit(fresh, dead).gathered
    expect(once).toMatchObject({ outcome: 'failed', error: 'The host does not answer.' })
    expect(once.feed.health).toMatchObject({ consecutiveFailures: 1, nextCheckAt: later(1) })
    const often = await visit(withHealth({ consecutiveFailures: 40 }), dead).gathered
    expect(often.feed.health.nextCheckAt).toEqual(later(24 * 60))
  })

  test.each([429, 503])('obeys Retry-After with status %d', async (status) => {
    const { feed } = await visit(fresh, answer({ status, headers: { 'retry-after': '3600' } })).gathered
    expect(feed.health.nextCheckAt).toEqual(later(60))
  })

  test('is forgotten at the next success', async () => {
    const { feed } = await visit(withHealth({ consecutiveFailures: 5, lastError: 'x' }), answer()).gathered
    expect(feed.health).toMatchObject({ consecutiveFailures: 0, lastError: undefined })
  })

  test('with 410 ends the visits', async () => {
    const { feed, outcome } = await visit(fresh, answer({ status: 410 })).gathered
    expect([outcome, feed.health.goneAt]).toEqual(['gone', now])
    expect((await visit(feed, answer()).gathered).entries).toEqual([])
  })
})

describe('redirects', () => {
  const moved = answer({
    url: 'https://courier.example/new.xml',
    redirects: [{ status: 301, to: 'https://courier.example/new.xml' }],
  })

  test('a permanent one is adopted after ten visits in a row', async () => {
    let feed = fresh
    for (let count = 0; count < REDIRECTED_VISITS_BEFORE_FEED_MOVE; count += 1) {
      expect(feed.fetchUrl).toBe(url)
      const visited = await visit(feed, moved).gathered
      feed = { ...visited.feed, health: { ...visited.feed.health, nextCheckAt: now } }
    }
    expect(feed.fetchUrl).toBe('https://courier.example/new.xml')
    expect(feed.url).toBe(url)
  })

  test.each([302, 303, 307])('a temporary one (%d) is followed and never remembered', async (status) => {
    const { feed } = await visit(fresh, { ...moved, redirects: [{ status, to: moved.url }] }).gathered
    expect(feed.health.redirectTo).toBeUndefined()
  })
})

test('a feed that is not due is left alone', async () => {
  const { requests, gathered } = visit(withHealth({ nextCheckAt: later(1) }), answer())
  expect((await gathered).outcome).toBe('not-due')
  expect(requests).toEqual([])
})

describe('what a publisher does wrong comes back as data', () => {
  test.each([
    [401, 'The publisher asks for a password (401).'],
    [403, 'The publisher refuses us (403).'],
    [404, 'The publisher has no such feed (404).'],
    [429, 'The publisher asks us to come less often (429).'],
    [500, 'The publisher’s server failed (500).'],
    [204, 'The publisher sent something else than a feed (204).'],
  ])('status %i', async (status, error) => {
    const { outcome, entries, ...gathered } = await visit(fresh, answer({ status })).gathered
    expect([outcome, entries, gathered.error]).toEqual(['failed', [], error])
    expect(gathered.feed.health).toMatchObject({
      lastStatus: status,
      lastError: error,
      consecutiveFailures: 1,
    })
  })

  test('a Retry-After that means nothing leaves the usual back-off', async () => {
    const { feed } = await visit(fresh, answer({ status: 429, headers: { 'retry-after': 'later' } })).gathered
    expect(feed.health.nextCheckAt).toEqual(later(1))
  })

  test('an adopted address that fails is given up for the listed one', async () => {
    const adopted = { ...withHealth({ consecutiveFailures: 4 }), fetchUrl: 'https://courier.example/dead' }
    const { feed } = await visit(adopted, answer({ status: 404 })).gathered
    expect(feed.fetchUrl).toBe(url)
  })

  test('an entry given twice is one entry', async () => {
    const { entries } = await visit(
      fresh,
      answer(),
      parsed({ entries: [entry('a'), entry('b'), entry('a')] }),
    ).gathered
    expect(entries.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('an empty feed stays empty: it is looked at again, later each time', async () => {
    const empty = (minutesAgo: number) =>
      visit(
        withHealth({ lastSuccessAt: later(-minutesAgo), etag: 'a' }),
        answer({ headers: { etag: 'b' } }),
        parsed({ entries: [] }),
      ).gathered
    const waits = await Promise.all(
      [1, 40, 1_000].map(async (minutesAgo) => (await empty(minutesAgo)).feed.health.nextCheckAt),
    )
    expect(waits).toEqual([later(5), later(20), later(60)])
  })
})

describe('the rhythm', () => {
  test('follows the entries, slows down without news, and obeys the publisher’s requests', async () => {
    const entries = Array.from({ length: 48 }, (_, index) => ({
      ...entry(String(index)),
      published: later(-index * 30),
    }))
    const first = (await visit(fresh, answer(), parsed({ entries })).gathered).feed
    expect(first.health.entriesPerHour).toBeCloseTo(2, 0)
    expect(first.health.nextCheckAt.getTime()).toBeCloseTo(later(30).getTime(), -5)
    const quiet = withHealth({ entriesPerHour: 2, lastSuccessAt: later(-12 * 60) })
    expect((await visit(quiet, answer({ status: 304 })).gathered).feed.health.entriesPerHour).toBeCloseTo(1)
    const visited = await visit(
      fresh,
      answer({ headers: { 'cache-control': 'max-age=7200' } }),
      parsed({ entries }),
    ).gathered
    expect(visited.feed.health.nextCheckAt).toEqual(later(120))
  })

  test('passes over the hours in which a feed wants no visit', async () => {
    const { feed } = await visit(fresh, answer(), parsed({ skipHours: [12, 13, 14] })).gathered
    expect(feed.health.nextCheckAt).toEqual(new Date('2026-11-20T15:00:00Z'))
  })
})

/** Simulates hours in which a feed is visited whenever it is due. Returns the minutes of the visits. */
async function day(
  hours: number,
  reply: (minute: number) => Awaited<ReturnType<GatherDependencies['http']['get']>>,
) {
  const visits: number[] = []
  let feed = fresh
  for (let minute = 0; minute < hours * 60; minute++) {
    const http = {
      get: async () => {
        visits.push(minute)
        return reply(minute)
      },
    }
    const ports: GatherDependencies = {
      http,
      parser: { parse: async () => parsed() },
      now: () => later(minute),
      random: () => 0.5,
    }
    feed = (await gatherFeed(feed, publisher, ports)).feed
  }
  return { visits, feed }
}

describe('over a day', () => {
  test('row 37: a dead host gets at most one request an hour after ten failures', async () => {
    const { visits } = await day(72, () => ({ failure: 'unreachable', message: 'Dead.' }))
    const gaps = visits.slice(11).map((minute, index) => minute - (visits[index + 10] ?? 0))
    expect(visits.slice(0, 5)).toEqual([0, 1, 3, 7, 15])
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60)
  })

  test('row 37: no request comes before Retry-After', async () => {
    const { visits } = await day(50, () => answer({ status: 503, headers: { 'retry-after': '86400' } }))
    expect(visits).toEqual([0, 1440, 2880])
  })

  test('a server that always answers 304 gets a full request within a day if its feed used to be busy', async () => {
    let full = 0
    const busy: Feed = withHealth({ etag: 'x', validatorsSince: later(-25 * 60), entriesPerHour: 4 })
    const { requests } = visit(busy, answer({ status: 304 }))
    for (const request of requests) if (!('if-none-match' in (request?.headers ?? {}))) full += 1
    expect(full).toBe(1)
  })

  test('a healthy feed is visited between every five minutes and every hour', async () => {
    const { visits } = await day(24, () => answer())
    const gaps = visits.slice(1).map((minute, index) => minute - (visits[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(66)
  })
})
