import { expect, test } from 'vitest'
import { PLACEHOLDER_IMAGE } from '../../article/index.ts'
import type { SavedStory } from '../../contract/index.ts'
import { filterSavedItems, toSavedItem, truncateTitle } from './saved-item.ts'
import { getSavedStoryLimit, isNearSaveLimit } from './saved-stories.ts'

const picture = (url: string, isPrimary = false) => {
  return { type: 'image' as const, url, alt: '', is_primary: isPrimary }
}
const source = {
  name: 'Courier',
  original_headline: 'Bridge',
  word_count: 500,
  media: [picture('/images/a')],
}

function saved(over: Partial<SavedStory['story']> = {}): SavedStory {
  const story = {
    headline: 'Bridge opens in Zwolle',
    sub_headline: 'It took four years.',
    description: 'The bridge opened on Friday.',
    categories: ['Science', 'world'],
    tags: [],
    published_at: '2026-11-20T10:00:00.000Z',
    sources: [source, { ...source, media: [picture('/images/b', true)] }],
    ...over,
  }
  return { id: 's1', storyId: 's1', savedAt: '2026-11-20T11:00:00.000Z', story }
}

test('SV-01 a saved story is listed with image, category, read time, title and excerpt', () => {
  expect(toSavedItem(saved())).toEqual({
    id: 's1',
    articleId: 's1',
    savedAt: '2026-11-20T11:00:00.000Z',
    article: {
      id: 's1',
      title: 'Bridge opens in Zwolle',
      excerpt: 'It took four years.',
      category: 'science',
      imageUrl: '/images/b',
      publishedAt: '2026-11-20T10:00:00.000Z',
      readTime: 5,
    },
  })
})

test('without a sub-headline its text begins the excerpt; a picture from elsewhere is not shown', () => {
  const media = [picture('https://elsewhere.example/a.jpg', true)]
  const { article } = toSavedItem(
    saved({ sub_headline: '', categories: [], sources: [{ ...source, media }] }),
  )
  expect(article.excerpt).toBe('The bridge opened on Friday.')
  expect(article).toMatchObject({ category: 'general', imageUrl: PLACEHOLDER_IMAGE })
})

const items = [
  saved(),
  { ...saved({ headline: 'Tax rises', categories: ['Business'] }), id: 's2', storyId: 's2' },
].map(toSavedItem)
const dutch = (category: string) => ({ science: 'Wetenschap', business: 'Economie' })[category] ?? category

test.each([
  ['title', 'BRIDGE', ['s1']],
  ['category', 'scien', ['s1']],
  ['the category’s name in the reader’s language', 'economie', ['s2']],
  ['excerpt', ' four YEARS ', ['s1', 's2']],
  ['nothing typed', '  ', ['s1', 's2']],
  ['nothing that is there', 'railway', []],
])('SV-01 saved stories are found by %s', (_name, typed, expected) => {
  expect(filterSavedItems(items, typed, dutch).map(({ id }) => id)).toEqual(expected)
})

test('SV-06 of a removed story’s title the first 30 characters are said', () => {
  expect(truncateTitle('Bridge opens')).toBe('Bridge opens')
  expect(truncateTitle('a'.repeat(40))).toBe('a'.repeat(30))
  expect(truncateTitle('🌉'.repeat(31))).toBe('🌉'.repeat(30))
})

test('SV-02 a free reader is warned from eight on, a premium reader never', () => {
  expect([7, 8, 10].map((count) => isNearSaveLimit(count, 'free'))).toEqual([false, true, true])
  expect(isNearSaveLimit(100, 'premium')).toBe(false)
  expect([getSavedStoryLimit('free'), getSavedStoryLimit('premium')]).toEqual([10, Number.POSITIVE_INFINITY])
})

test('SV-09 a saved story whose sources have no word counts takes 5 minutes, and names no author who isn’t there', () => {
  const { word_count: _count, ...uncounted } = source
  const item = toSavedItem(saved({ sources: [uncounted] }))
  expect(item.article.readTime).toBe(5)
  expect(JSON.stringify(item)).not.toMatch(/author|Staff Writer/)
})
