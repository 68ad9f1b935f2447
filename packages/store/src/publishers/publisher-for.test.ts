import { Publisher } from '@plainwire/domain/feed'
import type { PublisherFacts } from '@plainwire/domain/newsroom'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { somePublisher } from '../testing/samples.ts'
import { extractHostWithoutWww, type FeedWithoutPublisher, findOrDerivePublisher } from './publisher-for.ts'

const { feeds: _feeds, ...gazette } = somePublisher('gazette')
const { feeds: _others, ...herald } = somePublisher('herald')
const known = new Map<string, PublisherFacts>([
  ['gazette.example', gazette],
  ['herald.example', herald],
])
const URL_OF_FEED = 'https://news.example/feed'
const derive = (source: Partial<FeedWithoutPublisher>, taken: string[] = []) =>
  findOrDerivePublisher({ url: URL_OF_FEED, ...source }, known, new Set(taken))

test.each([
  ['https://gazette.example/feed', 'gazette.example'],
  ['https://www.gazette.example/', 'gazette.example'],
  ['https://m.gazette.example/', 'gazette.example'],
  ['https://rss.gazette.example/', 'gazette.example'],
  ['https://feed.gazette.example/', 'gazette.example'],
  ['https://feeds.gazette.example/', 'gazette.example'],
  ['https://www.feeds.gazette.example/', 'feeds.gazette.example'],
  ['https://sport.gazette.example/', 'sport.gazette.example'],
  ['https://wwwgazette.example/', 'wwwgazette.example'],
  ['http://bridge.lan:3000/?id=1', 'bridge.lan:3000'],
  ['not an address', ''],
  [undefined, ''],
])('the host of %s is %j', (url, host) => {
  expect(extractHostWithoutWww(url)).toBe(host)
})

describe('the publisher of a feed', () => {
  test('is the known one with its host, by the homepage before the feed', () => {
    expect(derive({ url: 'https://feeds.gazette.example/a' })).toEqual({ publisher: gazette, isNew: false })
    const both = { url: 'https://gazette.example/a', homepage: 'https://www.herald.example/' }
    expect(derive(both)).toEqual({ publisher: herald, isNew: false })
    const unknown = { url: 'https://gazette.example/a', homepage: 'https://elsewhere.example/' }
    expect(derive(unknown)).toEqual({ publisher: gazette, isNew: false })
  })

  test('is else a new one of what the feed says, with an owner and a country to correct', () => {
    const homepage = 'https://courier.example/home'
    expect(derive({ title: ' The Courier ', homepage, language: 'nl-BE' })).toEqual({
      isNew: true,
      publisher: {
        id: 'the-courier',
        name: 'The Courier',
        homepage,
        owner: 'The Courier',
        country: 'ZZ',
        kind: 'online',
        language: 'nl',
        paywall: false,
        major: false,
        credits: [],
      },
    })
  })

  test('is named by the host of a feed that says nothing', () => {
    expect(derive({ url: 'https://www.news.example:8080/feed?x=1' }).publisher).toMatchObject({
      id: 'news-example-8080',
      name: 'news.example:8080',
      homepage: 'https://www.news.example:8080',
      language: 'en',
    })
  })

  test.each([
    ['ftp://courier.example/', 'https://news.example'],
    ['javascript:alert(1)', 'https://news.example'],
    ['https://', 'https://news.example'],
    ['x https://courier.example/', 'https://news.example'],
    ['HTTP://courier.example/', 'HTTP://courier.example/'],
  ])('named with the homepage %s has the homepage %s', (homepage, expected) => {
    expect(derive({ homepage }).publisher.homepage).toBe(expected)
  })

  test.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt_BR', 'pt'],
    ['gsw', 'en'],
    ['english', 'en'],
    ['x', 'en'],
    ['', 'en'],
  ])('whose feed is in %j has the language %s', (language, expected) => {
    expect(derive({ language }).publisher.language).toBe(expected)
  })

  test('has an id that nobody has', () => {
    const id = (title: string, taken: string[]) => derive({ title }, taken).publisher.id
    expect(id('Gazette', ['gazette'])).toBe('gazette-2')
    expect(id('Gazette', ['gazette', 'gazette-2', 'gazette-4'])).toBe('gazette-3')
    expect(id('Gazette', ['gazette-2'])).toBe('gazette')
  })

  test('has an id of plain letters, of its host if its name has none', () => {
    expect(derive({ title: '«Café» Überblick 24!' }).publisher.id).toBe('cafe-uberblick-24')
    expect(derive({ title: '新聞' }).publisher).toMatchObject({ id: 'news-example', name: '新聞' })
    expect(derive({ title: `${'a'.repeat(59)} b` }).publisher.id).toBe('a'.repeat(59))
    expect(derive({ title: 'a'.repeat(70) }).publisher.id).toBe('a'.repeat(60))
  })

  test('has a name of at most a hundred characters, never half a character', () => {
    expect(derive({ title: 'x'.repeat(101) }).publisher.name).toBe('x'.repeat(100))
    expect(derive({ title: `${'x'.repeat(99)}🗞` }).publisher.name).toBe('x'.repeat(99))
  })

  test('is a valid one, whatever the feed says', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 })
    const source = fc.record({ title: text, homepage: text, language: text })
    fc.assert(
      fc.property(source, fc.constantFrom(URL_OF_FEED, 'http://192.168.1.5:3000/?id=1'), (said, url) => {
        const { publisher } = findOrDerivePublisher({ ...said, url }, new Map(), new Set())
        const feeds = [{ url, categories: [] }]
        expect(Publisher.safeParse({ ...publisher, feeds }).error).toBeUndefined()
      }),
    )
  })
})
