import { fileURLToPath } from 'node:url'
import { CATEGORIES } from '@plainwire/domain/category'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSampleContent, type SampleContent } from '../packages/sample/src/index.ts'
import { SCENES } from '../scripts/pictures/scenes.ts'

const folder = fileURLToPath(new URL('./sample', import.meta.url))
let events: SampleContent['events']
let publishers: SampleContent['publishers']
let articles: SampleContent['events'][number]['articles']

beforeAll(async () => {
  const content = await readSampleContent(folder)
  events = content.events
  publishers = content.publishers
  articles = events.flatMap((event) => event.articles)
})

const wordCount = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).length
const planted = (plant: string) => events.filter(({ plants }) => plants.some((name) => name === plant))
const drawnIn = (given: SampleContent['events']) =>
  given.flatMap((event) =>
    event.articles.flatMap(({ image }) => (image && 'scene' in image && !('kind' in image) ? [image] : [])),
  )
const repeated = <Item>(items: readonly Item[]) => items.filter((item, at) => items.indexOf(item) !== at)
const languageOf = (id: string) => publishers.find((publisher) => publisher.id === id)?.language

/** The countries that the sample's events are in, by continent. */
const CONTINENTS = {
  Africa: ['EG', 'ET', 'GH', 'KE', 'MA', 'NA', 'NG', 'RW', 'SN', 'TZ', 'UG', 'ZA', 'ZM'],
  Antarctica: ['AQ'],
  Asia: [
    'BD',
    'CN',
    'ID',
    'IN',
    'JP',
    'KR',
    'LK',
    'MN',
    'MY',
    'NP',
    'PH',
    'PK',
    'SG',
    'TH',
    'TR',
    'TW',
    'VN',
  ],
  Europe: [
    'BE',
    'CH',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GB',
    'GR',
    'IE',
    'IS',
    'IT',
    'NL',
    'NO',
    'PL',
    'PT',
    'RO',
    'SE',
  ],
  'North America': ['CA', 'CR', 'CU', 'JM', 'MX', 'PA', 'US'],
  Oceania: ['AU', 'FJ', 'NZ', 'PG', 'TO', 'VU'],
  'South America': ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'UY'],
}

describe('the sample edition', () => {
  test('has 14 publishers, nine English and five Dutch, one of them an agency', () => {
    expect(publishers.filter(({ language }) => language === 'en')).toHaveLength(9)
    expect(publishers.filter(({ language }) => language === 'nl')).toHaveLength(5)
    expect(publishers.filter(({ kind }) => kind === 'agency').map(({ id }) => id)).toEqual(['northern-wire'])
  })

  test('has at least 50 events and 160 articles', () => {
    expect(events.length).toBeGreaterThanOrEqual(50)
    expect(articles.length).toBeGreaterThanOrEqual(160)
  })

  test('has articles of 80 to 350 words, edits included', () => {
    const texts = articles.flatMap(({ id, paragraphs, edits }) =>
      [paragraphs, ...edits.map((edit) => edit.paragraphs)].map((text) => ({ id, words: wordCount(text) })),
    )
    expect(texts.filter(({ words }) => words < 80 || words > 350)).toEqual([])
  })

  test('has events of 1 to 7 publishers, at least 20 of them with three or more', () => {
    const counts = events.map((event) => new Set(event.articles.map(({ publisher }) => publisher)).size)
    expect(Math.min(...counts)).toBe(1)
    expect(Math.max(...counts)).toBeLessThanOrEqual(7)
    expect(counts.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(20)
  })

  test('has at least 30 events with a Dutch article, and 40 with an English one', () => {
    const written = (language: string) =>
      events.filter((event) => event.articles.some(({ publisher }) => languageOf(publisher) === language))
        .length
    expect(written('nl')).toBeGreaterThanOrEqual(30)
    expect(written('en')).toBeGreaterThanOrEqual(40)
  })

  test.each(CATEGORIES)('has events about %s', (category) => {
    expect(events.filter((event) => event.category === category).length).toBeGreaterThanOrEqual(3)
  })

  test('is about at least eight Dutch towns', () => {
    const towns = events.flatMap(({ place }) => (place?.country === 'NL' && place.city ? [place.city] : []))
    expect(new Set(towns).size).toBeGreaterThanOrEqual(8)
  })

  test.each(Object.entries(CONTINENTS))('is about places in %s', (_continent, countries) => {
    expect(events.filter(({ place }) => place && countries.includes(place.country)).length).toBeGreaterThan(0)
  })

  test.each([
    ['wire-copy', 5],
    ['conflict', 5],
    ['correction', 3],
    ['near-miss', 4],
    ['clickbait', 8],
    ['opinion', 2],
    ['single-source', 5],
    ['broken-date', 1],
    ['gif', 1],
    ['missing-image', 1],
  ])('has %s planted in at least %i events', (plant, count) => {
    expect(planted(plant).length).toBeGreaterThanOrEqual(count)
  })

  test('has what it says is planted', () => {
    const shows: Record<string, (event: SampleContent['events'][number]) => boolean> = {
      'wire-copy': (event) => event.articles.some(({ kind, credit }) => kind === 'wire-copy' && credit),
      correction: (event) => event.articles.some(({ edits }) => edits.length > 0),
      'near-miss': (event) => Boolean(event.nearMissOf),
      opinion: (event) => event.articles.some(({ kind }) => kind === 'opinion'),
      'live-blog': (event) => event.articles.some(({ kind }) => kind === 'live-blog'),
      'round-up': (event) => event.articles.some(({ kind }) => kind === 'round-up'),
      'single-source': (event) => event.articles.length === 1,
      'broken-date': (event) => event.articles.some(({ date }) => date === 'broken'),
      gif: (event) => event.articles.some(({ image }) => image && 'kind' in image && image.kind === 'gif'),
      'missing-image': (event) =>
        event.articles.some(({ image }) => image && 'kind' in image && image.kind === 'missing'),
    }
    const empty = events.flatMap((event) =>
      event.plants.filter((plant) => shows[plant]?.(event) === false).map((plant) => `${event.id}: ${plant}`),
    )
    expect(empty).toEqual([])
  })

  test('has wire copies that carry the agency word for word', () => {
    const copies = events.flatMap((event) =>
      event.articles
        .filter(({ kind }) => kind === 'wire-copy')
        .map((copy) => ({
          copy,
          wire: event.articles.find(({ publisher }) => publisher === 'northern-wire'),
        })),
    )
    const strange = copies.filter(
      ({ copy, wire }) =>
        copy.credit !== 'Northern Wire' ||
        (languageOf(copy.publisher) === 'en' &&
          !copy.paragraphs.some((paragraph) => wire?.paragraphs.includes(paragraph))),
    )
    expect(strange.map(({ copy }) => copy.id)).toEqual([])
  })

  test('has no title or alternative text twice', () => {
    const pictures = drawnIn(events)
    expect(repeated(articles.map(({ title }) => title))).toEqual([])
    expect(repeated(pictures.map(({ alt }) => alt))).toEqual([])
  })

  test('asks for scenes that are drawn, and for each of them', () => {
    const asked = articles.flatMap(({ image }) => (image && 'scene' in image ? [image.scene] : []))
    expect([...new Set(asked)].sort()).toEqual([...SCENES.keys()].sort())
  })

  test('shows no scene twice, whichever article of a story gives its picture', () => {
    const pictures = drawnIn(events)
    expect(pictures.length).toBeGreaterThanOrEqual(140)
    expect(repeated(pictures.map(({ scene }) => scene))).toEqual([])
  })

  test('has no byline on agency copy, and edits that end with their note', () => {
    const wire = articles.filter(({ publisher, byline }) => publisher === 'northern-wire' && byline)
    const noteless = articles.filter(({ edits }) =>
      edits.some(({ paragraphs, note }) => paragraphs.at(-1) !== note),
    )
    expect([...wire, ...noteless].map(({ id }) => id)).toEqual([])
  })
})
