import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FeatureFlags } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { parseSitemap } from 'sitemap'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer, writeTestEdition } from '../../testing.ts'

const TRAP = '<b>Steel</b> & "iron" ]]>'
const STORIES = [
  aStory({
    id: 'new',
    headline: TRAP,
    translations: { 'nl-NL': { headline: 'Staal', sub_headline: '', description: '', state: 'original' } },
  }),
  aStory({ id: 'english' }),
  aStory({ id: 'old', published_at: '2026-11-17T12:00:00.000Z' }),
  aStory({ id: 'undated', published_at: 'yesterday' }),
]
let server: TestServer
beforeAll(async () => {
  const publicUrl = 'https://plainwire.example'
  server = await startServer({
    config: { flags: FeatureFlags.parse({}), publicUrl, contactEmail: 'a@plainwire.example' },
  })
  await writeTestEdition(join(server.folder, 'editions'), 2, STORIES)
  await server.editions.refresh()
})
afterAll(() => server.stop())

async function read(path: string) {
  const answer = await server.get(path)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return parseSitemap(Readable.from([await answer.text()]))
}

describe('sitemaps', () => {
  test('name every page and story in every language', async () => {
    const items = await read('/sitemap.xml')
    const story = items.filter(({ url }) => url.includes('/story/new'))
    expect(story.map(({ url }) => url)).toEqual([
      'https://plainwire.example/story/new',
      'https://plainwire.example/story/new?lang=nl',
    ])
    expect(story[0]?.links).toEqual([
      { lang: 'en', url: 'https://plainwire.example/story/new' },
      { lang: 'nl', url: 'https://plainwire.example/story/new?lang=nl' },
    ])
    const addresses = items.map(({ url }) => url)
    expect(addresses).toEqual(
      expect.arrayContaining(['https://plainwire.example/', 'https://plainwire.example/crime']),
    )
    expect(addresses.join()).not.toContain('undated')
  })

  test('of news name the stories of two days, each in the languages it has', async () => {
    const items = await read('/news-sitemap.xml')
    expect(items.map(({ url, news }) => [url, news?.publication.language, news?.title])).toEqual([
      ['https://plainwire.example/story/new', 'en', TRAP],
      ['https://plainwire.example/story/new?lang=nl', 'nl', 'Staal'],
      ['https://plainwire.example/story/english', 'en', 'Bridge opens in Zwolle'],
    ])
  })

  test('are found through robots.txt', async () => {
    const robots = await (await server.get('/robots.txt')).text()
    expect(robots).toContain('Sitemap: https://plainwire.example/sitemap.xml\n')
    expect(robots).toContain('Sitemap: https://plainwire.example/news-sitemap.xml\n')
  })

  test('are not there before the first edition', async () => {
    const empty = await startServer({
      editions: { current: () => undefined, onChange: () => () => undefined },
    })
    expect((await empty.get('/sitemap.xml')).status).toBe(503)
    await empty.stop()
  })
})
