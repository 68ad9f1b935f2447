import { type Feed, type ParsedFeed, Publisher } from '@plainwire/domain/feed'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import type { HttpResponse, OutgoingHttpClient } from '../../ports.ts'
import { FeedError } from '../parse/feed-error.ts'
import { gatherFeed } from './gather-feed.ts'
import { createFeed } from './new-feed.ts'
import type { VisitResult } from './visit-result.ts'

const BEGIN = Date.UTC(2026, 10, 20, 12)
/** The number of feeds that are visited concurrently; the product's default. */
const LANES = 8
const FAILURES = 10

type Reply = Awaited<ReturnType<OutgoingHttpClient['get']>>
/** A simulated publisher's server. A visit takes `takesMs`; the client's limits end the slow ones. */
interface Server {
  name: string
  takesMs: number
  reply: (at: Date) => Reply
}

const answer = (status: number, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers,
  body: new Uint8Array(),
  url: 'https://news.example/feed',
  redirects: [],
})
const failed = (failure: 'unreachable' | 'too-slow' | 'too-large') => ({ failure, message: failure }) as const

const CLEAN: Server = { name: 'clean', takesMs: 300, reply: () => answer(200) }
const HOSTILE: readonly Server[] = [
  { name: 'dead', takesMs: 5 * SECOND_MS, reply: () => failed('unreachable') },
  { name: 'silent', takesMs: 10 * SECOND_MS, reply: () => failed('too-slow') },
  { name: 'dripping', takesMs: 20 * SECOND_MS, reply: () => failed('too-slow') },
  { name: 'endless', takesMs: 8 * SECOND_MS, reply: () => failed('too-large') },
  { name: 'failing', takesMs: 300, reply: () => answer(500) },
  { name: 'out of service', takesMs: 300, reply: () => answer(503, { 'retry-after': '7200' }) },
  {
    name: 'wants less',
    takesMs: 300,
    reply: (at) => answer(429, { 'retry-after': new Date(at.getTime() + 5 * HOUR_MS).toUTCString() }),
  },
  { name: 'asks who we are', takesMs: 300, reply: () => answer(203) },
  { name: 'gone', takesMs: 300, reply: () => answer(410) },
  { name: 'always unchanged', takesMs: 300, reply: () => answer(304) },
]

/** A feed in the simulation. */
interface Visited {
  feed: Feed
  server: Server
  /** Begin and end of each visit, in ms. */
  visits: { begun: number; ended: number; failures: number }[]
  /** The end of the wait that the server requested. */
  askedUntil: number
  early: number
}

type Visit = (one: Visited, begun: number) => Promise<{ gathered: VisitResult; ended: number }>

/** A feed that has one new entry every five minutes. */
function listAt(at: number): ParsedFeed {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    id: `${at - index}`,
    title: `Entry ${at - index}`,
    link: 'https://news.example/a',
    published: new Date(at - index * 5 * MINUTE_MS),
    updated: undefined,
    authors: [],
    summary: '',
    content: '',
    categories: [],
    media: [],
  }))
  return {
    format: 'rss',
    title: 'News',
    link: undefined,
    language: 'en',
    ttlMinutes: undefined,
    skipHours: [],
    skipDays: [],
    hub: undefined,
    entries,
  }
}

function visitedFeed(index: number, server: Server): Visited {
  const url = `https://news${index}.example/feed`
  const publisher = publisherOf(index, url)
  const feed = createFeed(publisher, { url, categories: [] }, new Date(BEGIN))
  return { feed, server, visits: [], askedUntil: 0, early: 0 }
}

const publisherOf = (index: number, url: string) =>
  Publisher.parse({
    id: `news-${index}`,
    name: 'News',
    homepage: `https://news${index}.example`,
    owner: 'News',
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    feeds: [{ url }],
  })

/** Visits a feed in simulated time with `gatherFeed`, as the product does. */
const politeVisit: Visit = async (one, begun) => {
  let at = begun
  const gathered = await gatherFeed(one.feed, publisherOf(0, one.feed.url), {
    http: {
      get: async () => {
        at = begun + one.server.takesMs
        return one.server.reply(new Date(at))
      },
    },
    parser: {
      parse: async () => {
        if (one.server === CLEAN) return listAt(at)
        throw new FeedError('NOT_A_FEED', 'It is a web page.')
      },
    },
    now: () => new Date(at),
    random: () => 0.5,
  })
  return { gathered, ended: at }
}

/**
 * The control, for which the checks must fail: a visit to a faulty server has no time limit, and its feed is
 * due again immediately.
 */
const rudeVisit: Visit = async (one, begun) => {
  const { gathered, ended } = await politeVisit(one, begun)
  if (one.server === CLEAN) return { gathered, ended }
  const late = begun + 60 * one.server.takesMs
  const health = { ...gathered.feed.health, goneAt: undefined, nextCheckAt: new Date(late) }
  return { gathered: { ...gathered, feed: { ...gathered.feed, health } }, ended: late }
}

const retryAfterOf = (reply: Reply, at: number) => {
  const value = ('headers' in reply && reply.headers['retry-after']) || undefined
  if (value === undefined) return 0
  return /^\d+$/.test(value) ? at + Number(value) * SECOND_MS : Date.parse(value)
}

/** Visits all feeds for a number of hours, those that are due longest first, with limited concurrency. */
async function visitAll(servers: readonly Server[], hours: number, visit: Visit): Promise<Visited[]> {
  const feeds = servers.map((server, index) => visitedFeed(index, server))
  const free = Array<number>(LANES).fill(BEGIN)
  for (;;) {
    const idle = feeds.filter(({ feed }) => !feed.health.goneAt)
    const next = idle.reduce((a, b) => (b.feed.health.nextCheckAt < a.feed.health.nextCheckAt ? b : a))
    const lane = free.indexOf(Math.min(...free))
    const begun = Math.max(free[lane] ?? 0, next.feed.health.nextCheckAt.getTime())
    if (begun >= BEGIN + hours * HOUR_MS) return feeds
    if (begun < next.askedUntil) next.early += 1
    const { gathered, ended } = await visit(next, begun)
    next.askedUntil = retryAfterOf(next.server.reply(new Date(ended)), ended)
    next.visits.push({ begun, ended, failures: gathered.feed.health.consecutiveFailures })
    next.feed = gathered.feed
    free[lane] = ended
  }
}

/** The mean and the longest interval between two visits to a feed without faults, in minutes. */
function cycleOf(feeds: readonly Visited[]) {
  const gaps = feeds
    .filter(({ server }) => server === CLEAN)
    .flatMap(({ visits }) => visits.slice(1).map(({ begun }, index) => begun - (visits[index]?.begun ?? 0)))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return { mean: mean / MINUTE_MS, longest: Math.max(...gaps) / MINUTE_MS }
}

/** The shortest time between two requests to a host that had failed ten times in a row, in minutes. */
function shortestGap(feeds: readonly Visited[]): number {
  const gaps = feeds.flatMap(({ visits }) =>
    visits
      .slice(1)
      .flatMap(({ begun }, index) =>
        (visits[index]?.failures ?? 0) >= FAILURES ? begun - (visits[index]?.ended ?? 0) : [],
      ),
  )
  return Math.min(...gaps) / MINUTE_MS
}

const early = (feeds: readonly Visited[]) => feeds.reduce((sum, one) => sum + one.early, 0)
const hundred = Array.from({ length: 100 }, (_, index) =>
  index % 10 < 3 ? (HOSTILE[Math.floor(index / 10)] ?? CLEAN) : CLEAN,
)

const cleanOnly = hundred.filter((server) => server === CLEAN)

test('row 37: thirty hostile feeds of a hundred cost the others nothing, and are left in peace, for a day', {
  timeout: 120_000,
}, async () => {
  const clean = cycleOf(await visitAll(cleanOnly, 6, politeVisit))
  const feeds = await visitAll(hundred, 24, politeVisit)
  const mixed = cycleOf(feeds)
  expect(feeds.length - cleanOnly.length).toBe(30)
  expect(clean.mean).toBeCloseTo(5, 0)
  expect(mixed.mean / clean.mean).toBeLessThanOrEqual(2)
  expect(mixed.longest / clean.longest).toBeLessThanOrEqual(2)
  // The first visits are the worst case: all feeds are due at once, and none is delayed by failures yet.
  const first = Math.max(...feeds.map(({ visits }) => (visits[0]?.begun ?? 0) - BEGIN))
  expect(first / SECOND_MS).toBeLessThan(60)
  expect(shortestGap(feeds)).toBeGreaterThanOrEqual(60)
  const told = feeds.filter(({ askedUntil }) => askedUntil > 0)
  expect(told.flatMap(({ visits }) => visits).length).toBeGreaterThan(5 * told.length)
  expect(early(feeds)).toBe(0)
  // A removed feed is not visited again.
  for (const { server, visits } of feeds) if (server.name === 'gone') expect(visits).toHaveLength(1)
})

test('row 37: a reader that waits for ever and comes back at once breaks each of these', {
  timeout: 120_000,
}, async () => {
  const clean = cycleOf(await visitAll(cleanOnly, 2, politeVisit))
  const feeds = await visitAll(hundred, 6, rudeVisit)
  expect(cycleOf(feeds).longest / clean.longest).toBeGreaterThan(2)
  expect(shortestGap(feeds)).toBeLessThan(60)
  expect(early(feeds)).toBeGreaterThan(0)
})
