import { join } from 'node:path'
import { aStory } from '@plainwire/domain/testing'
import { parseAtomFeed, parseJsonFeed, parseOpml, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestPublisherList, startServer, type TestServer, writeTestEdition } from '../../testing.ts'

const town = (name: string, country_code: string) => ({
  name,
  country: country_code,
  country_code,
  latitude: 52.5,
  longitude: 6.1,
})
const TOWNS = [town('Zwolle', 'NL'), town('’s-Hertogenbosch', 'NL'), town('Zwolle', 'US'), town('東京', 'JP')]
const LOCATION = { country: null, scope: 'national' as const, coordinates: null }
const STORIES = [
  aStory({ id: 'old', published_at: '2026-11-19T10:00:00.000Z', categories: ['science'] }),
  aStory({ id: 'new', published_at: '2026-11-20T10:00:00.000Z' }),
  aStory({ id: 'dutch', location: { ...LOCATION, city: 'Zwolle', country_code: 'NL' } }),
  aStory({ id: 'american', location: { ...LOCATION, city: 'Zwolle', country_code: 'US' } }),
]
let server: TestServer
beforeAll(async () => {
  server = await startServer({ cities: Buffer.from(JSON.stringify(TOWNS)), trustProxy: true })
  await writeTestEdition(join(server.folder, 'editions'), 2, STORIES)
  await server.editions.refresh()
})
afterAll(() => server.stop())

let caller = 0
const get = (path: string, headers: Record<string, string> = {}) =>
  server.get(path, { 'x-forwarded-for': `192.0.2.${++caller}`, ...headers })
const linksIn = async (path: string) =>
  parseRssFeed(await (await get(path)).text()).items?.map(({ link }) => link?.split('/story/')[1])

describe('a feed', () => {
  test.each([
    ['rss', 'application/rss+xml', (text: string) => parseRssFeed(text).items?.length],
    ['atom', 'application/atom+xml', (text: string) => parseAtomFeed(text).entries?.length],
    ['json', 'application/feed+json', (text: string) => parseJsonFeed(text).items?.length],
  ])('comes as %s, for programs on any site, and 304 where it is known', async (format, type, count) => {
    const answer = await get(`/feeds/all.${format}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(count(await answer.text())).toBe(4)
    const known = await get(`/feeds/all.${format}`, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect([known.status, await known.text()]).toEqual([304, ''])
  })

  test('of a category, or of a town by its name or its name and country, has their stories', async () => {
    expect(await linksIn('/feeds/science.rss')).toEqual(['old'])
    expect(await linksIn('/feeds/zwolle.rss')).toEqual(['dutch'])
    expect(await linksIn('/feeds/zwolle-nl.rss')).toEqual(['dutch'])
    expect(await linksIn('/feeds/zwolle-us.rss')).toEqual(['american'])
    expect((await linksIn('/feeds/all.rss'))?.at(-1)).toBe('old')
  })

  test('of a town is found by a name of letters of any script', async () => {
    for (const name of ['s-hertogenbosch', encodeURIComponent('東京')]) {
      const answer = await get(`/feeds/${name}.atom`)
      expect(answer.status).toBe(200)
      expect(parseAtomFeed(await answer.text()).id).toBe(`http://plainwire.test/feeds/${name}.atom`)
    }
  })

  test('is in English unless Dutch is requested, and its address says so only then', async () => {
    const feed = async (query: string) => {
      const answer = await get(`/feeds/science.json${query}`)
      const { title, feed_url, language } = parseJsonFeed(await answer.text())
      return [answer.headers.get('content-language'), language, title, feed_url]
    }
    const english = ['en', 'en', 'Plainwire · Science', 'http://plainwire.test/feeds/science.json']
    expect(await feed('')).toEqual(english)
    expect(await feed('?lang=xx')).toEqual(english)
    expect(await feed('?lang=en')).toEqual([...english.slice(0, 3), `${english[3]}?lang=en`])
    const dutch = ['nl', 'nl', 'Plainwire · Wetenschap', 'http://plainwire.test/feeds/science.json?lang=nl']
    expect(await feed('?lang=nl')).toEqual(dutch)
  })

  test.each([
    'nowhere.rss',
    'all.xml',
    'all',
    'all.rss.json',
    'World.rss',
    'all.RSS',
    '.rss',
    'constructor.rss',
    'all.toString',
    '..%2fnews.json',
    '%00.rss',
    `${'a'.repeat(101)}.rss`,
  ])('is not there for %s', async (file) => {
    const answer = await get(`/feeds/${file}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('changes with the edition', async () => {
    const own = await startServer()
    const titleOf = async () => parseRssFeed(await (await own.get('/feeds/all.rss')).text()).items?.[0]?.title
    expect(await titleOf()).toBe('Bridge opens in Zwolle')
    await writeTestEdition(join(own.folder, 'editions'), 2, [aStory({ headline: 'Bridge closes' })])
    await own.editions.refresh()
    expect(await titleOf()).toBe('Bridge closes')
    await own.stop()
  })

  test('can’t be had before the first edition', async () => {
    const empty = await startServer({
      editions: { current: () => undefined, onChange: () => () => undefined },
    })
    expect((await empty.get('/feeds/all.rss')).status).toBe(503)
    expect((await empty.get('/feeds/publishers.opml')).status).toBe(503)
    await empty.stop()
  })

  test('is limited to 120 requests a minute and network', async () => {
    const from = { 'x-forwarded-for': '198.51.100.1' }
    const statuses = await Promise.all(
      Array.from({ length: 123 }, async () => (await get('/feeds/science.atom', from)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expect((await get('/feeds/science.atom', { 'x-forwarded-for': '198.51.100.2' })).status).toBe(200)
  })
})

test('the list of publishers comes as OPML, each with its feeds', async () => {
  const answer = await get('/feeds/publishers.opml')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/x-opml; charset=utf-8'])
  const { body } = parseOpml(await answer.text())
  expect(body?.outlines?.map(({ text }) => text)).toEqual(
    createTestPublisherList().publishers.map(({ name }) => name),
  )
})
