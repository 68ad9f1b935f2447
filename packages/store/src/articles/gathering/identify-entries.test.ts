import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursAfter, NOW, someArticle, someItem } from '../../testing/samples.ts'
import { type GatheredItem, type KnownArticles, matchEntriesToArticles } from './identify-entries.ts'

const nothing: KnownArticles = { byEntry: new Map(), byUrl: new Map(), articles: new Map() }

function known(id: string, change = {}): KnownArticles {
  const article = someArticle(id, change)
  return {
    byEntry: new Map([[`entry-${id}`, id]]),
    byUrl: new Map([[article.canonicalUrl, id]]),
    articles: new Map([[id, article]]),
  }
}

test('an entry never seen is a new article', () => {
  expect(matchEntriesToArticles([someItem('a')], nothing)).toMatchObject([
    { articleId: 'a', isNew: true, others: [] },
  ])
})

test.each([
  ['edited: same address, other words', someItem('a', { title: 'Corrected', summary: 'Other' })],
  [
    'moved: other address, same entry and title',
    someItem('a', { canonicalUrl: 'https://gazette.example/moved' }),
  ],
  [
    'moved and retitled: same entry and date',
    someItem('a', { canonicalUrl: 'https://gazette.example/moved', title: 'Retitled' }),
  ],
  ['with a new entry id at every edit', someItem('a', { title: 'Corrected' }, 'entry-a#2')],
  [
    'under another id of ours',
    { ...someItem('a'), article: someArticle('b', { canonicalUrl: someArticle('a').canonicalUrl }) },
  ],
])('a known article %s', (_name, item) => {
  expect(matchEntriesToArticles([item], known('a'))).toMatchObject([{ articleId: 'a', isNew: false }])
})

test('an entry id that is used again for another page is a new article', () => {
  const reused = someItem('b', { title: 'Something else', publishedAt: hoursAfter(5) }, 'entry-a')
  expect(matchEntriesToArticles([reused], known('a'))).toMatchObject([{ articleId: 'b', isNew: true }])
})

test('the newest of several entries for a page speaks for it, whatever their order', () => {
  const older = someItem('a', { title: 'Before' }, 'first')
  const newer = someItem('a', { title: 'After', updatedAt: hoursAfter(1) }, 'second')
  for (const items of [
    [older, newer],
    [newer, older],
  ]) {
    expect(matchEntriesToArticles(items, nothing)).toEqual([
      { articleId: 'a', isNew: true, speaker: newer, others: [older] },
    ])
  }
})

test('every entry belongs to exactly one article, and no address to two', () => {
  const item = fc
    .record({ entry: fc.nat(5), id: fc.nat(5), url: fc.nat(5), title: fc.nat(3), hour: fc.nat(3) })
    .map(({ entry, id, url, title, hour }) =>
      someItem(
        `id-${id}`,
        {
          canonicalUrl: `https://gazette.example/${url}`,
          title: `Title ${title}`,
          publishedAt: new Date(NOW.getTime() + hour),
        },
        `entry-${entry}`,
      ),
    )
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const found = matchEntriesToArticles(items, nothing)
      const entries = found.flatMap(({ speaker, others }) => [speaker, ...others])
      expect(new Set(entries)).toEqual(new Set(items))
      expect(entries).toHaveLength(items.length)
      const owners = new Map<string, string>()
      const owned = (articleId: string) => (one: GatheredItem) => {
        expect(owners.get(one.article.canonicalUrl) ?? articleId).toBe(articleId)
        owners.set(one.article.canonicalUrl, articleId)
      }
      for (const { articleId, speaker, others } of found) [speaker, ...others].forEach(owned(articleId))
    }),
  )
})
