import { expect, test } from 'vitest'
import type { HttpFailure, HttpResponse, OutgoingHttpClient } from '../ports.ts'
import { createRobotsTxtChecker } from './robots.ts'

const RULES = 'User-agent: *\nDisallow: /private/\n\nUser-agent: Plainwire\nDisallow: /not-us/\n'

function serving(answer: Partial<HttpResponse> | { failure: HttpFailure; message: string }) {
  const requests: string[] = []
  const http: OutgoingHttpClient = {
    get: async (url) => {
      requests.push(url)
      if ('failure' in answer) return { failure: answer.failure ?? 'unreachable', message: 'no' }
      return {
        status: 200,
        headers: {},
        body: new TextEncoder().encode(RULES),
        url,
        redirects: [],
        ...answer,
      }
    },
  }
  return { http, requests }
}

test('the rules for our own name are obeyed', async () => {
  const isAllowed = createRobotsTxtChecker({ http: serving({}).http, now: () => new Date(0) })
  expect(await isAllowed('https://a.example/news/1')).toBe(true)
  expect(await isAllowed('https://a.example/not-us/1')).toBe(false)
})

test.each([
  ['no robots.txt', { status: 404 }, true],
  ['a failing host', { status: 503 }, false],
  ['a host that asks us to slow down', { status: 429 }, false],
  ['an unreachable host', { failure: 'unreachable' as const, message: '' }, false],
  ['a robots.txt that is too large to read', { failure: 'too-large' as const, message: '' }, false],
])('%s decides on pages', async (_name, answer, expected) => {
  const isAllowed = createRobotsTxtChecker({ http: serving(answer).http, now: () => new Date(0) })
  expect(await isAllowed('https://a.example/news/1')).toBe(expected)
})

test('one request per host in 24 hours', async () => {
  const { http, requests } = serving({})
  let now = new Date('2026-11-21T00:00:00Z')
  const isAllowed = createRobotsTxtChecker({ http, now: () => now })
  await Promise.all([isAllowed('https://a.example/1'), isAllowed('https://a.example/2')])
  await isAllowed('https://b.example/1')
  now = new Date('2026-11-21T23:00:00Z')
  await isAllowed('https://a.example/3')
  expect(requests).toEqual(['https://a.example/robots.txt', 'https://b.example/robots.txt'])
  now = new Date('2026-11-22T01:00:00Z')
  await isAllowed('https://a.example/4')
  expect(requests).toHaveLength(3)
})

const rules = (text: string) => {
  const delays: [string, number][] = []
  const isAllowed = createRobotsTxtChecker({
    http: serving({ body: new TextEncoder().encode(text) }).http,
    now: () => new Date(0),
    slowDown: (host, gapMs) => delays.push([host, gapMs]),
  })
  return { isAllowed, delays }
}

test.each([
  [
    'our own group replaces that of everybody',
    'User-agent: *\nDisallow: /\n\nUser-agent: Plainwire\nAllow: /',
    true,
  ],
  ['our name in capitals, with a version', 'user-agent: PLAINWIRE/2.0\nDisallow: /', false],
  ['a group of several names', 'User-agent: other\nUser-agent: plainwire\nDisallow: /', false],
  [
    'two groups with our name',
    'User-agent: plainwire\nDisallow: /a\n\nUser-agent: plainwire\nDisallow: /news',
    false,
  ],
  ['the longest rule', 'User-agent: *\nDisallow: /news\nAllow: /news/1', true],
  ['a tie, which allows', 'User-agent: *\nDisallow: /news/1\nAllow: /news/1', true],
  ['wildcards and ends', 'User-agent: *\nDisallow: /*/1$', false],
  ['an empty rule', 'User-agent: *\nDisallow:', true],
  ['comments and other line ends', '# us\rUser-agent: * # all\rDisallow: /news # these', false],
  ['a byte order mark', '\uFEFFUser-agent: *\nDisallow: /news', false],
  [
    'a line that is no rule between name and rule',
    'User-agent: plainwire\nSitemap: /s.xml\nDisallow: /',
    false,
  ],
  ['misspelt lines', 'Useragent: *\nDissallow: /news', false],
  ['another robot', 'User-agent: googlebot\nDisallow: /', true],
  ['a page of HTML', '<html><body>Disallow: /</body></html>', true],
])('robots.txt with %s', async (_name, text, expected) => {
  expect(await rules(text).isAllowed('https://a.example/news/1')).toBe(expected)
})

test('a delay is noted, of our own group, half a minute at most', async () => {
  const one = rules('User-agent: *\nCrawl-delay: 10\n\nUser-agent: plainwire\nCrawl-delay: 4')
  await one.isAllowed('https://a.example/news/1')
  expect(one.delays).toEqual([['a.example', 4_000]])
  const other = rules('User-agent: *\nCrawl-delay: 86400')
  await other.isAllowed('https://a.example/news/1')
  expect(other.delays).toEqual([['a.example', 30_000]])
})

test('a failing host is requested again after an hour; until then its earlier rules apply', async () => {
  let status = 200
  let now = new Date('2026-11-21T00:00:00Z')
  const http: OutgoingHttpClient = {
    get: async (url) => {
      return { status, headers: {}, body: new TextEncoder().encode(RULES), url, redirects: [] }
    },
  }
  const isAllowed = createRobotsTxtChecker({ http, now: () => now })
  const readsFirst = () => isAllowed('https://a.example/news/1')
  expect(await readsFirst()).toBe(true)
  status = 503
  now = new Date('2026-11-22T01:00:00Z')
  expect(await readsFirst()).toBe(true)
  expect(await isAllowed('https://b.example/news/1')).toBe(false)
  status = 404
  expect(await isAllowed('https://b.example/news/1')).toBe(false)
  now = new Date('2026-11-22T02:01:00Z')
  expect(await isAllowed('https://b.example/news/1')).toBe(true)
})
