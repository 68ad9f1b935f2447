import type { NewsStory } from '@plainwire/domain/contract'
import { aSource, aStory } from '@plainwire/domain/testing'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import type { OutgoingFeedMetadata } from './feed-content.ts'
import { type FeedFormat, renderStoryFeed } from './render-feed-document.ts'

const SITE = 'https://plainwire.example'
const CONTENT: OutgoingFeedMetadata = {
  title: 'Zwolle',
  path: '/local',
  feedPath: '/feeds/zwolle.rss',
  language: 'en',
  publicUrl: SITE,
  updated: new Date('2026-11-20T12:00:00Z'),
}
type About = [story?: Partial<NewsStory>, over?: Partial<OutgoingFeedMetadata>]
const write = (format: FeedFormat, ...[story, over]: About) =>
  renderStoryFeed(format, { ...CONTENT, ...over, stories: [aStory(story)] })
const rss = (...about: About) => parseRssFeed(write('rss', ...about))
const atom = (...about: About) => parseAtomFeed(write('atom', ...about))
const json = (...about: About) => parseJsonFeed(write('json', ...about))
const itemsOf = (story: Partial<NewsStory>) =>
  [rss(story).items?.[0], atom(story).entries?.[0], json(story).items?.[0]] as const

const FORMATS = ['rss', 'atom', 'json'] as const

describe('a feed', () => {
  test('is named after its subject, or after us alone', () => {
    for (const read of [rss, json]) {
      expect(read().title).toBe('Plainwire · Zwolle')
      expect(read({}, { title: undefined }).title).toBe('Plainwire')
    }
    expect(atom().title).toMatchObject({ value: 'Plainwire · Zwolle' })
  })

  test('names itself, the page with the same stories, its language and when it was made', () => {
    const over = { language: 'nl' as const, feedPath: '/feeds/zwolle.rss?lang=nl' }
    const [asRss, asAtom, asJson] = [rss({}, over), atom({}, over), json({}, over)]
    expect(asRss).toMatchObject({
      link: `${SITE}/local?lang=nl`,
      language: 'nl',
      description: 'Nuchter, feitelijk nieuws uit veel media.',
      atom: { links: [{ href: `${SITE}/feeds/zwolle.rss?lang=nl`, rel: 'self' }] },
    })
    expect(new Date(asRss.lastBuildDate ?? '')).toEqual(CONTENT.updated)
    expect(asAtom.links).toMatchObject([
      { href: `${SITE}/feeds/zwolle.rss?lang=nl`, rel: 'self' },
      { href: `${SITE}/local?lang=nl`, rel: 'alternate' },
    ])
    expect([asAtom.id, asAtom.updated]).toEqual([
      `${SITE}/feeds/zwolle.rss?lang=nl`,
      '2026-11-20T12:00:00.000Z',
    ])
    expect(asJson).toMatchObject({
      home_page_url: `${SITE}/local?lang=nl`,
      feed_url: `${SITE}/feeds/zwolle.rss?lang=nl`,
      language: 'nl',
    })
  })
})

describe('an entry', () => {
  const HOSTILE = '<img src=x onerror=alert(1)> & "A" ]]>'

  test('contains what a publisher wrote as text, never as markup', () => {
    const story = { headline: HOSTILE, sub_headline: HOSTILE, description: HOSTILE, tags: [HOSTILE] }
    const [inRss, inAtom, inJson] = itemsOf(story)
    expect(inRss?.title).toBe(HOSTILE)
    // The description of RSS is HTML, so the text is escaped once more in it.
    expect(inRss?.description).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;A&quot; ]]&gt;')
    expect(inRss?.categories?.at(-1)?.name).toBe(HOSTILE.toLowerCase())
    expect(inAtom).toMatchObject({ title: { value: HOSTILE }, summary: { value: HOSTILE } })
    expect(inAtom?.content).toMatchObject({ type: 'text', value: HOSTILE })
    expect(inJson).toMatchObject({ title: HOSTILE, content_text: HOSTILE })
  })

  test.each(FORMATS)('has no control character in %s', (format) => {
    const bad = 'a\u0000b\u001bc\uffff'
    const sources = [aSource({ name: bad })]
    const story = { headline: bad, sub_headline: bad, description: bad, tags: [bad], sources }
    expect(write(format, story)).not.toMatch(/(?![\n\t])\p{Cc}|\uffff|\\u0000|\\u001b/u)
  })

  test('has one address, which is its id, in the feed’s language', () => {
    const url = `${SITE}/story/s1?lang=nl`
    const over = { language: 'nl' as const }
    expect(rss({}, over).items?.[0]).toMatchObject({ link: url, guid: { value: url, isPermaLink: true } })
    expect(atom({}, over).entries?.[0]).toMatchObject({ id: url, links: [{ href: url, rel: 'alternate' }] })
    expect(json({}, over).items?.[0]).toMatchObject({ id: url, url })
    expect(json({ id: 'a/b?c' }).items?.[0]?.url).toBe(`${SITE}/story/a%2Fb%3Fc`)
  })

  test('has the texts of the feed’s language where they are there', () => {
    const texts = {
      headline: 'Brug open',
      sub_headline: '',
      description: 'Open.',
      state: 'original' as const,
    }
    const item = json({ translations: { 'nl-NL': texts } }, { language: 'nl' }).items?.[0]
    expect(item).toMatchObject({ title: 'Brug open', summary: 'Open.' })
    expect(json({}, { language: 'nl' }).items?.[0]?.title).toBe('Bridge opens in Zwolle')
  })

  test('was changed when it was published, where the time of the change can’t be read', () => {
    const changed = { published_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T11:00:00.000Z' }
    const dates = (story: Partial<NewsStory>) => {
      const { published, updated } = atom(story).entries?.[0] ?? {}
      return [published, updated]
    }
    expect(dates(changed)).toEqual([changed.published_at, changed.updated_at])
    expect(dates({ ...changed, updated_at: 'later' })).toEqual([changed.published_at, changed.published_at])
  })

  test('names each publisher once and each tag once', () => {
    const sources = [
      aSource({ id: 'a1', publisher_id: 'courier', name: 'Courier' }),
      aSource({ id: 'a2', publisher_id: 'gazette', name: 'Gazette', is_major: true }),
      aSource({ id: 'a3', publisher_id: 'courier', name: 'Courier' }),
    ]
    const [inRss, inAtom, inJson] = itemsOf({ sources, categories: ['world'], tags: ['World', 'Laser'] })
    expect(inRss?.dc?.creators).toEqual(['Gazette, Courier'])
    expect(inAtom?.authors).toMatchObject([{ name: 'Gazette, Courier' }])
    expect(inJson?.tags).toEqual(['world', 'laser'])
    expect(inAtom?.categories?.map(({ term }) => term)).toEqual(['world', 'laser'])
  })

  test('has a picture from our own proxy only', () => {
    const withPicture = (url: string) => ({
      sources: [aSource({ media: [{ type: 'image', url, alt: '', is_primary: true }] })],
    })
    const [inRss, , inJson] = itemsOf(withPicture('/images/abc'))
    const url = `${SITE}/images/abc/1280.webp`
    expect(inRss?.media?.contents).toMatchObject([{ url, type: 'image/webp', medium: 'image' }])
    expect(inJson?.image).toBe(url)
    for (const other of ['https://courier.example/a.jpg', '/imagesabc']) {
      for (const format of FORMATS) expect(write(format, withPicture(other))).not.toMatch(/webp|a\.jpg/)
    }
  })
})
