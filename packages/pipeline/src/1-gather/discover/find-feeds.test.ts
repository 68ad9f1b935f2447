import { expect, test } from 'vitest'
import { parseFeed } from '../parse/parse-feed.ts'
import { buildRssFeed, NOW } from '../parse/testing.ts'
import { findFeeds } from './find-feeds.ts'

const SITE = 'https://news.example/'
const feed = (...titles: string[]) =>
  buildRssFeed(
    titles.map((title) => `<item><title>${title}</title><link>${SITE}${title}</link></item>`).join(''),
  )
const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`
const page = (...hrefs: string[]) => `<html><head>${hrefs.map(link).join('')}</head><body>News</body></html>`

/**
 * Searches a site for feeds. `site` contains for each path a document, a status (-1 for no answer) or a
 * redirect to another path.
 */
function search(site: Record<string, string | number | { to: string }>, start = '/') {
  const requested: string[] = []
  const http = {
    get: async (url: string, request?: { timeoutMs?: number }) => {
      const path = url.replace('https://news.example', '')
      requested.push(path)
      if (request?.timeoutMs !== 8_000) throw new Error('a person waits')
      const entry = site[path] ?? 404
      if (entry === -1) return { failure: 'too-slow' as const, message: 'No answer in time.' }
      const target = typeof entry === 'object' ? entry.to : path
      const found = typeof entry === 'object' ? (site[entry.to] ?? 404) : entry
      const status = typeof found === 'number' ? found : 200
      const body = Buffer.from(typeof found === 'string' ? found : '')
      return { status, headers: {}, body, url: `https://news.example${target}`, redirects: [] }
    },
  }
  const parser = { parse: async (...document: Parameters<typeof parseFeed>) => parseFeed(...document) }
  const found = findFeeds(`https://news.example${start}`, { http, parser, now: () => NOW })
  return { found, requested }
}
const urlsOf = async (found: ReturnType<typeof findFeeds>) => {
  const feeds = await found
  return Array.isArray(feeds) ? feeds.map(({ url }) => url.replace('https://news.example', '')) : feeds
}

test('an address that is a feed is the only one that is found, without looking further', async () => {
  const { found, requested } = search({ '/rss': feed('a', 'b') }, '/rss')
  expect(await found).toEqual([{ url: `${SITE}rss`, title: 'News', entries: 2 }])
  expect(requested).toEqual(['/rss'])
})

test('a page leads to its feeds, of which those that can be read are found', async () => {
  const { found, requested } = search({
    '/': page('/one', '/missing', '/page', '/slow', '/two'),
    '/one': feed('a'),
    '/page': page(),
    '/slow': -1,
    '/two': feed('b', 'c', 'd'),
  })
  expect(await found).toEqual([
    { url: `${SITE}one`, title: 'News', entries: 1 },
    { url: `${SITE}two`, title: 'News', entries: 3 },
  ])
  expect(requested).toEqual(['/', '/one', '/missing', '/page', '/slow', '/two'])
})

test('a page without feeds is tried at the usual addresses of its site', async () => {
  const { found, requested } = search(
    { '/news/': page('/broken'), '/broken': 500, '/atom.xml': feed('a'), '/feed.json': feed('b') },
    '/news/',
  )
  expect(await urlsOf(found)).toEqual(['/atom.xml', '/feed.json'])
  expect(requested.slice(2)).toEqual([
    '/feed',
    '/rss',
    '/rss.xml',
    '/feed.xml',
    '/atom.xml',
    '/index.xml',
    '/feed.json',
  ])
})

test('links are relative to the address that the page was redirected to', async () => {
  const { found } = search({ '/': { to: '/en/' }, '/en/': page('rss'), '/en/rss': feed('a') })
  expect(await urlsOf(found)).toEqual(['/en/rss'])
})

test('several addresses of one feed are found as the first of them', async () => {
  const { found } = search({
    '/': page('/old', '/new', '/other'),
    '/old': { to: '/new' },
    '/new': feed('a'),
    '/other': feed('a'),
  })
  expect(await urlsOf(found)).toEqual(['/old', '/other'])
})

test('of many linked feeds twelve are fetched', async () => {
  const hrefs = Array.from({ length: 13 }, (_, at) => `/${at}`)
  const { found, requested } = search({
    '/': page(...hrefs),
    ...Object.fromEntries(hrefs.map((href) => [href, feed('a')])),
  })
  expect(await urlsOf(found)).toEqual(hrefs.slice(0, 12))
  expect(requested).toHaveLength(13)
})

test('nothing is found where there is nothing', async () => {
  expect(await search({ '/': page() }).found).toEqual([])
})

test('a page that can’t be fetched is an error with its reason', async () => {
  expect(await search({ '/': -1 }).found).toEqual({ error: 'No answer in time.', isPage: false })
  const { found, requested } = search({ '/': 403 })
  expect(await found).toEqual({ error: 'The server answered with status 403.', isPage: false })
  expect(requested).toEqual(['/'])
})
