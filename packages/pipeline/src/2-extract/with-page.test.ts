import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { createTestArticle, TEST_NOW } from '../newsroom/newsroom.fixture.ts'
import { createEmptyExtractedPage, type ExtractedPage } from './extracted.ts'
import { completeArticleFromPage } from './with-page.ts'

const hoursFromNow = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)
const picture = (name: string) => ({ type: 'image' as const, url: `https://gazette.example/${name}.jpg` })

function complete(
  page: Partial<ExtractedPage>,
  known: Parameters<typeof createTestArticle>[0] = { id: 'a1' },
) {
  return completeArticleFromPage(
    createTestArticle(known),
    { ...createEmptyExtractedPage(), ...page },
    TEST_NOW,
  )
}

test('the feed’s title, summary and byline stay; the page’s fill what the feed left out', () => {
  const page = { title: 'Of the page', description: 'Described', byline: 'P. Age', text: 'Read text.' }
  const own = { id: 'a1', title: 'Of the feed', summary: 'Summed up', byline: 'F. Eed', text: 'Feed text.' }
  const { title, summary, byline, text } = complete(page, own)
  expect([title, summary, byline]).toEqual(['Of the feed', 'Summed up', 'F. Eed'])
  expect(text).toBe('Read text.')
  const filled = complete(page, { id: 'a1', title: '', summary: '' })
  expect(filled).toMatchObject({ title: 'Of the page', summary: 'Described', byline: 'P. Age' })
})

test('the page’s language counts if it has one', () => {
  expect(complete({ language: 'nl' }).language).toBe('nl')
  expect(complete({ language: 'und' }).language).toBe('en')
})

describe('a date of the page', () => {
  test('counts if the feed gave none, and may be an hour ahead', () => {
    const undated = { id: 'a1', publishedAt: undefined }
    expect(complete({ publishedAt: hoursFromNow(1) }, undated).publishedAt).toEqual(hoursFromNow(1))
    expect(complete({ updatedAt: hoursFromNow(-2) }, undated).updatedAt).toEqual(hoursFromNow(-2))
    expect(complete({ publishedAt: hoursFromNow(-2) }).publishedAt).toEqual(TEST_NOW)
  })

  test('is ignored if it is further in the future, because a wrong clock has set it', () => {
    const later = hoursFromNow(1.01)
    const { publishedAt, updatedAt } = complete(
      { publishedAt: later, updatedAt: later },
      { id: 'a1', publishedAt: undefined },
    )
    expect([publishedAt, updatedAt]).toEqual([undefined, undefined])
  })
})

describe('the canonical address of the page', () => {
  test.each([
    ['of the same host', 'https://gazette.example/2026/quake'],
    ['of the host without its mobile or www label', 'https://www.gazette.example/2026/quake'],
  ])('%s replaces that of the feed', (_, canonicalUrl) => {
    expect(complete({ canonicalUrl }).canonicalUrl).toBe(canonicalUrl)
  })

  test.each([
    ['of another publisher', 'https://courier.example/quake'],
    ['of a host whose name only ends alike', 'https://notgazette.example/quake'],
    ['of a neighbouring host', 'https://shop.gazette.example/quake'],
  ])('%s is not believed', (_, canonicalUrl) => {
    expect(complete({ canonicalUrl }).canonicalUrl).toBe('https://gazette.example/news/a1')
  })
})

test('pictures and sections of the page are added to those of the feed, each once and after them', () => {
  const { media, sections } = complete(
    { media: [picture('b'), picture('a'), picture('c')], sections: ['world', 'asia'] },
    { id: 'a1', media: [picture('a')], sections: ['asia'] },
  )
  expect(media.map(({ url }) => url.at(-5))).toEqual(['a', 'b', 'c'])
  expect(sections).toEqual(['asia', 'world'])
})
