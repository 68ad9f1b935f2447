import { Readable } from 'node:stream'
import type { NewsStory } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { parseSitemap } from 'sitemap'
import { describe, expect, test, vi } from 'vitest'
import { renderNewsSitemap, renderSitemap } from './write-sitemaps.ts'

vi.setConfig({ testTimeout: 60_000 })

const publicUrl = 'https://plainwire.example'
const NOW = new Date('2026-11-20T12:00:00Z')
const DUTCH = { headline: 'Brug open', sub_headline: '', description: 'Open.', state: 'original' as const }
const read = (bytes: Buffer) => parseSitemap(Readable.from([bytes.toString('utf8')]))
const site = async (parts: { stories?: NewsStory[]; threads?: { id: string }[] }) =>
  read(await renderSitemap({ publicUrl, stories: [], threads: [], ...parts }))
const news = async (stories: NewsStory[]) => read(await renderNewsSitemap({ publicUrl, stories }, NOW))
const agedStory = (id: string, ageMs: number, over: Partial<NewsStory> = {}) =>
  aStory({ id, published_at: new Date(NOW.getTime() - ageMs).toISOString(), ...over })

describe('the sitemap', () => {
  test('has the pages that are always there, each in two languages, without the simulated portal', async () => {
    const paths = (await site({})).map(({ url }) => url.slice(publicUrl.length))
    // The front page, ten categories and six text pages: 17 pages, each in two languages.
    expect(paths).toHaveLength(34)
    expect(new Set(paths).size).toBe(34)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/?lang=nl', '/sports', '/privacy', '/corrections?lang=nl']),
    )
    expect(paths.join()).not.toContain('portal')
  })

  test('has threads and then stories, with the time of a story’s last change', async () => {
    const stories = [aStory({ id: 's1', updated_at: '2026-11-20T11:30:00.000Z' })]
    const items = (await site({ stories, threads: [{ id: 't1' }] })).slice(34)
    expect(items.map(({ url, lastmod }) => [url.slice(publicUrl.length), lastmod])).toEqual([
      ['/thread/t1', undefined],
      ['/thread/t1?lang=nl', undefined],
      ['/story/s1', '2026-11-20T11:30:00.000Z'],
      ['/story/s1?lang=nl', '2026-11-20T11:30:00.000Z'],
    ])
    for (const { links } of items.slice(2))
      expect(links).toEqual([
        { lang: 'en', url: `${publicUrl}/story/s1` },
        { lang: 'nl', url: `${publicUrl}/story/s1?lang=nl` },
      ])
  })

  test('leaves out a story with a date that can’t be read, whichever it is', async () => {
    const stories = [
      aStory({ id: 'a', published_at: 'soon' }),
      aStory({ id: 'b', updated_at: '' }),
      aStory({ id: 'c' }),
    ]
    const urls = (await site({ stories })).slice(34).map(({ url }) => url)
    expect(urls).toEqual([`${publicUrl}/story/c`, `${publicUrl}/story/c?lang=nl`])
  })

  test('names fifty thousand addresses at most', async () => {
    const threads = Array.from({ length: 25_000 }, (_, index) => ({ id: `t${index}` }))
    const bytes = await renderSitemap({ publicUrl, stories: [aStory()], threads })
    const text = bytes.toString('utf8')
    expect(text.match(/<loc>/g)).toHaveLength(50_000)
    expect(text).not.toContain('/story/s1')
    expect(text.endsWith('</urlset>')).toBe(true)
  })
})

describe('the sitemap of news', () => {
  test('has what is at most two days old', async () => {
    const stories = [
      agedStory('at', 48 * HOUR_MS),
      agedStory('past', 48 * HOUR_MS + 1),
      agedStory('new', 0),
      agedStory('undated', 0, { updated_at: 'later' }),
    ]
    expect((await news(stories)).map(({ url }) => url)).toEqual([
      `${publicUrl}/story/at`,
      `${publicUrl}/story/new`,
    ])
  })

  test('has a story once in each language that it is written in, under the headline of that language', async () => {
    const stories = [
      agedStory('both', HOUR_MS, { translations: { 'nl-NL': DUTCH } }),
      agedStory('dutch', HOUR_MS, { language: 'nl', headline: 'Sluis dicht' }),
    ]
    const found = (await news(stories)).map(({ url, news: about }) => [
      url.slice(publicUrl.length),
      about?.publication,
      about?.title,
      about?.publication_date,
    ])
    const [english, dutch] = ['en', 'nl'].map((language) => ({ name: 'Plainwire', language }))
    const at = '2026-11-20T11:00:00.000Z'
    expect(found).toEqual([
      ['/story/both', english, 'Bridge opens in Zwolle', at],
      ['/story/both?lang=nl', dutch, 'Brug open', at],
      ['/story/dutch?lang=nl', dutch, 'Sluis dicht', at],
    ])
  })

  test('names a thousand at most', async () => {
    const translations = { 'nl-NL': DUTCH }
    const stories = Array.from({ length: 501 }, (_, index) => agedStory(`s${index}`, 0, { translations }))
    const items = await news(stories)
    expect(items).toHaveLength(1_000)
    expect(items.at(-1)?.url).toBe(`${publicUrl}/story/s499?lang=nl`)
  })

  test('contains a headline as text, without characters that XML forbids', async () => {
    const headline = '</news:title><script>"&\u0000\uffff'
    const bytes = await renderNewsSitemap({ publicUrl, stories: [agedStory('s1', 0, { headline })] }, NOW)
    expect(bytes.toString('utf8')).not.toMatch(/<script|(?![\n\t])\p{Cc}|\uffff/u)
    expect((await read(bytes))[0]?.news?.title).toBe('</news:title><script>"&')
  })

  test('is valid without any story', async () => {
    expect((await renderNewsSitemap({ publicUrl, stories: [] }, NOW)).toString('utf8')).toMatch(
      /^<\?xml [^>]*><urlset [^>]*>\s*<\/urlset>$/,
    )
  })
})
