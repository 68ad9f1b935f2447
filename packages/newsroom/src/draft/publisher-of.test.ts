import type { Entry, ParsedFeed } from '@plainwire/domain/feed'
import { Publisher } from '@plainwire/domain/feed'
import { describe, expect, test } from 'vitest'
import { determineFeedPublisher } from './publisher-of.ts'

function publisher(id: string, homepage = `https://${id}.example`): Publisher {
  const about = { id, name: id, homepage, owner: id, country: 'NL', language: 'nl', kind: 'newspaper' }
  return Publisher.parse({ ...about, feeds: [{ url: `https://${id}.example/feed` }] })
}

function entry(link: string | undefined): Entry {
  const dates = { published: undefined, updated: undefined }
  return {
    id: 'e',
    title: 'A title',
    link,
    ...dates,
    authors: [],
    summary: '',
    content: '',
    categories: [],
    media: [],
  }
}

const feed = (change: Partial<ParsedFeed> = {}): ParsedFeed => ({
  format: 'rss',
  title: 'The Courier',
  link: 'https://courier.example/home',
  language: 'nl-be',
  ttlMinutes: undefined,
  skipHours: [],
  skipDays: [],
  hub: undefined,
  entries: [],
  ...change,
})
const [gazette, herald] = [publisher('gazette'), publisher('herald', 'https://www.herald.example/')]
const determine = (parsed: ParsedFeed, file = 'feeds/2026/courier.xml') =>
  determineFeedPublisher(parsed, file, [gazette, herald])

describe('a known publisher', () => {
  test.each([
    ['https://gazette.example/', gazette],
    ['https://www.gazette.example/page', gazette],
    ['https://m.gazette.example/', gazette],
    ['https://rss.gazette.example/', gazette],
    ['https://feeds.gazette.example/', gazette],
    ['http://herald.example:8080/', herald],
  ])('is that of a feed with the link %s', (link, expected) => {
    expect(determine(feed({ link }))).toBe(expected)
  })

  test('is recognised by one of the first five entries', () => {
    const links = [1, 2, 3, 4].map((number) => entry(`https://elsewhere.example/${number}`))
    const last = entry('https://herald.example/article')
    expect(determine(feed({ entries: [...links, last] }))).toBe(herald)
    expect(determine(feed({ entries: [...links, entry(undefined), last] })).id).toBe('courier')
  })

  test('is not that of a host that only resembles its own', () => {
    for (const link of [
      'https://sport.gazette.example/',
      'https://gazette.example.net/',
      'https://mgazette.example/',
    ])
      expect(determine(feed({ link })).id).toBe('courier')
  })

  test('is not that of a feed without any address', () => {
    expect(
      determine(feed({ link: undefined, entries: [entry(undefined), entry('not an address')] })).id,
    ).toBe('courier')
  })
})

describe('an unknown publisher', () => {
  test('is made of what the feed says', () => {
    expect(determine(feed())).toEqual({
      id: 'courier',
      name: 'The Courier',
      homepage: 'https://courier.example/home',
      owner: 'The Courier',
      country: 'ZZ',
      language: 'nl',
      kind: 'online',
      paywall: false,
      major: false,
      credits: [],
      feeds: [{ url: 'https://courier.example/home', categories: [] }],
    })
  })

  test('is named by its file if the feed has no title, and has no homepage if it has no link', () => {
    expect(determine(feed({ title: '', link: undefined }), 'b/My feed.rss')).toMatchObject({
      id: 'my-feed',
      name: 'My feed',
      owner: 'My feed',
      homepage: 'https://unknown.invalid',
      feeds: [{ url: 'https://unknown.invalid' }],
    })
  })

  test.each([
    ['Zürich & Co..xml', 'zurich-co'],
    ['--Ünder_score--.xml', 'under-score'],
    ['新聞.xml', 'unknown'],
    ['feed', 'feed'],
  ])('of the file %s has the id %s', (file, id) => {
    expect(determine(feed(), file).id).toBe(id)
  })

  test.each([
    ['DE-AT', 'de'],
    ['fr', 'fr'],
    ['gsw', 'en'],
    ['-nl', 'en'],
    [undefined, 'en'],
  ])('with the language %s has the language %s', (language, expected) => {
    expect(determine(feed({ language })).language).toBe(expected)
  })
})
