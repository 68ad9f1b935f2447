import { expect, test } from 'vitest'
import { createTestArticle } from '../newsroom/newsroom.fixture.ts'
import type { Headline } from './headline/headline.ts'
import { extractDistinctiveWords } from './sentence/story-sentence.ts'
import { buildDescriptionFromTitles } from './titles-only.ts'

const title = (articleId: string, text: string, known: Partial<Headline> = {}): Headline => ({
  text,
  articleId,
  words: extractDistinctiveWords(text, 'en'),
  isTeaser: false,
  isOpinion: false,
  points: 0,
  ...known,
})
const HEADLINE = title('a1', 'Six dead as dyke breaks in Beira')
const PORT = title('a2', 'Harbour closed after storm floods quays')
const SCHOOLS = title('a3', 'Schools open as shelters for families')
const MINISTER = title('a4', 'Minister orders inspection of walls')
const PUMPS = title('a5', 'Engineers bring pumps from Maputo')

/**
 * Builds the description from cleaned titles. `originals` has the titles before cleaning, by article id,
 * where they differ.
 */
function describe(titles: Headline[], originals: Record<string, string> = {}) {
  const sources = titles.map(({ articleId, text }, report) => ({
    article: createTestArticle({ id: articleId, title: originals[articleId] ?? text }),
    report,
    publisher: undefined,
  }))
  return buildDescriptionFromTitles(titles, HEADLINE, sources, 'en')
}
const textsOf = (...titles: Headline[]) => describe(titles).map(({ text }) => text)

test('the titles of the other reports are sentences of the description, in their order', () => {
  const [first, second, ...others] = describe([HEADLINE, PORT, SCHOOLS])
  expect(first).toMatchObject({
    text: PORT.text,
    articleId: 'a2',
    field: 'title',
    report: 1,
    start: 0,
    end: 39,
  })
  expect(second).toMatchObject({ text: SCHOOLS.text, articleId: 'a3', report: 2 })
  expect(others).toEqual([])
})

test('the headline isn’t repeated, not even from another report', () => {
  expect(textsOf(HEADLINE, { ...HEADLINE, articleId: 'a6' })).toEqual([])
})

test.each([
  ['a teaser', { isTeaser: true }],
  ['an opinion', { isOpinion: true }],
  ['in the first person', { text: 'Harbour closed after storm floods our quays' }],
])('a title that is %s is left out', (_, known) => {
  expect(textsOf(HEADLINE, { ...PORT, ...known }, SCHOOLS)).toEqual([SCHOOLS.text])
})

test('a title with three quarters of the words of the headline or an earlier one is left out', () => {
  const words = (...names: string[]) => new Set(names)
  const [four, same, other] = [
    { ...PORT, words: words('a', 'b', 'c', 'd') },
    { ...SCHOOLS, words: words('a', 'b', 'c', 'e') },
    { ...MINISTER, words: words('a', 'b', 'f', 'g') },
  ]
  expect(textsOf(HEADLINE, four, same, other)).toEqual([PORT.text, MINISTER.text])
  expect(textsOf({ ...HEADLINE, words: words('a', 'b', 'c', 'd') }, same, other)).toEqual([MINISTER.text])
})

test('at most three titles are used', () => {
  expect(textsOf(HEADLINE, PORT, SCHOOLS, MINISTER, PUMPS)).toEqual([PORT.text, SCHOOLS.text, MINISTER.text])
})

test('a repaired title is cited where the original has it, else the whole original', () => {
  const original = 'LIVE: HARBOUR CLOSED AFTER STORM FLOODS QUAYS | Courier'
  expect(describe([PORT], { a2: original })).toMatchObject([{ start: 6, end: 45 }])
  const other = 'Harbour shut: storm floods the quays'
  expect(describe([PORT], { a2: other })).toMatchObject([{ start: 0, end: other.length }])
})

test('a title without a source is left out', () => {
  expect(buildDescriptionFromTitles([PORT], HEADLINE, [], 'en')).toEqual([])
})
