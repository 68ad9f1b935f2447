import { join } from 'node:path'
import { FeatureFlags } from '@plainwire/domain/contract'
import { aSource, aStory } from '@plainwire/domain/testing'
import { createFeedParser, parseOpml } from '@plainwire/pipeline'
import { startServer, type TestServer, writeTestEdition } from '@plainwire/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const NOW = new Date('2026-11-20T12:00:00Z')
const TRAP = 'Steel & <script>alert(1)</script> ]]> "quotes"\u0007'
const ZWOLLE = {
  name: 'Zwolle',
  country: 'Netherlands',
  country_code: 'NL',
  latitude: 52.51,
  longitude: 6.09,
}
const PARIS = { name: 'Paris', country: 'France', country_code: 'FR', latitude: 48.85, longitude: 2.35 }
const TEXAS = {
  name: 'Paris',
  country: 'United States',
  country_code: 'US',
  latitude: 33.66,
  longitude: -95.55,
}
const at = (city: string, country_code: string) => ({
  city,
  country: null,
  country_code,
  scope: 'national' as const,
  coordinates: null,
})
const STORIES = [
  aStory({
    id: 'trap',
    headline: TRAP,
    description: TRAP,
    categories: ['science'],
    published_at: '2026-11-20T11:00:00.000Z',
    translations: {
      'nl-NL': { headline: 'Staal', sub_headline: 'Sub', description: 'Tekst', state: 'original' },
    },
    sources: [aSource({ name: 'A & <b>' })],
  }),
  aStory({ id: 'zwolle', location: at('Zwolle', 'NL') }),
  aStory({
    id: 'near',
    location: { ...at('Hattem', 'NL'), scope: 'local', coordinates: { latitude: 52.47, longitude: 6.06 } },
  }),
  aStory({ id: 'paris', location: at('Paris', 'FR') }),
  aStory({ id: 'undated', published_at: 'yesterday' }),
]
const parser = createFeedParser()
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    cities: Buffer.from(JSON.stringify([PARIS, ZWOLLE, TEXAS])),
    config: {
      flags: FeatureFlags.parse({}),
      publicUrl: 'https://plainwire.example',
      contactEmail: 'a@plainwire.example',
    },
  })
  await writeTestEdition(join(server.folder, 'editions'), 2, STORIES)
  await server.editions.refresh()
})
afterAll(async () => {
  await server.stop()
  await parser.close()
})

/** Parses a feed with our own feed parser. */
async function read(path: string) {
  const answer = await server.get(path)
  expect(answer.status).toBe(200)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const contentType = answer.headers.get('content-type') ?? ''
  return parser.parse(bytes, { url: `https://plainwire.example${path}`, contentType, now: NOW })
}
const storiesAt = async (path: string) =>
  (await read(path)).entries.map(({ link }) => link?.replace('https://plainwire.example/story/', ''))

describe('B16 a feed', () => {
  test.each([
    ['rss', 'application/rss+xml; charset=utf-8'],
    ['atom', 'application/atom+xml; charset=utf-8'],
    ['json', 'application/feed+json; charset=utf-8'],
  ])('as %s is valid, and hostile text is text in it', async (format, type) => {
    const path = `/feeds/science.${format}`
    expect((await server.get(path)).headers.get('content-type')).toBe(type)
    const { title, language, entries } = await read(path)
    expect(title).toBe('Plainwire · Science')
    if (format !== 'atom') expect(language).toBe('en')
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ link: 'https://plainwire.example/story/trap' })
    expect(entries[0]?.published?.toString()).toContain('2026')
    expect(entries[0]?.title).toContain('Steel &')
    const raw = await (await server.get(path)).text()
    expect(raw).not.toContain('\u0007')
    if (format === 'rss') expect(raw).toContain('&lt;script&gt;')
  })

  test('of everything has the newest first, and leaves out what has no date', async () => {
    const stories = await storiesAt('/feeds/all.atom')
    expect(stories[0]).toBe('trap')
    expect(stories).toHaveLength(4)
  })

  test('in Dutch has Dutch texts, and leads to Dutch pages', async () => {
    const answer = await server.get('/feeds/science.json?lang=nl')
    expect(answer.headers.get('content-language')).toBe('nl')
    const { title, entries } = await read('/feeds/science.json?lang=nl')
    expect([title, entries[0]?.title, entries[0]?.link]).toEqual([
      'Plainwire · Wetenschap',
      'Staal',
      'https://plainwire.example/story/trap?lang=nl',
    ])
  })

  test('of a town has what names it and local news near it; of two namesakes the larger', async () => {
    expect((await storiesAt('/feeds/zwolle.rss')).sort()).toEqual(['near', 'zwolle'])
    expect(await storiesAt('/feeds/paris.rss')).toEqual(['paris'])
    expect(await storiesAt('/feeds/paris-us.rss')).toEqual([])
  })

  test('is sent once: a request with its tag gets 304', async () => {
    const first = await server.get('/feeds/all.rss', { 'accept-encoding': 'gzip' })
    const tag = first.headers.get('etag') ?? ''
    const again = await server.get('/feeds/all.rss', { 'if-none-match': tag })
    expect([tag.length > 10, again.status]).toEqual([true, 304])
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each([
    '/feeds/none.rss',
    '/feeds/all.exe',
    '/feeds/all',
    '/feeds/..%2fall.rss',
    '/feeds/__proto__.rss',
    '/feeds/',
  ])('that doesn’t exist is not found: %s', async (path) => {
    expect((await server.get(path)).status).toBe(404)
  })
})

test('B16 our publishers are readable as OPML', async () => {
  const answer = await server.get('/feeds/publishers.opml')
  expect(answer.headers.get('content-type')).toBe('text/x-opml; charset=utf-8')
  expect(parseOpml(await answer.text())).toEqual([])
})
