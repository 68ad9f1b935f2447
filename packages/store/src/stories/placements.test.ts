import type { ArticleAnalysis } from '@plainwire/domain/article'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listArticlesToPlaceInStories, streamArticlesInStoriesSince } from '../articles/articles-to-place.ts'
import type { FeedVisitResult } from '../articles/gathering/visit.ts'
import { savePageOutcome } from '../articles/page-outcomes.ts'
import { type Lease, releaseAllLeases } from '../jobs/leases.ts'
import { testDatabase } from '../testing/index.ts'
import { createTestNewsroom, saveTestVisit, takeEditLease } from '../testing/newsroom.ts'
import {
  hoursAfter,
  NOW,
  someClusteringDecisions,
  someItem,
  someMembership,
  somePlacement,
} from '../testing/samples.ts'
import { runStatement } from '../testing/test-server.ts'
import { listOpenStoriesSince } from './clusters.ts'
import { type ClusteringAssignments, saveClusteringAssignments } from './placements.ts'

const database = await testDatabase()
const { db } = database
let feed: FeedVisitResult['feed']
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  ;({ feed, lease } = await createTestNewsroom(database))
})

const live = { content: 'live' } as const
const toPlace = async (unreadBefore = NOW) => {
  const articles = await listArticlesToPlaceInStories(db, { ...live, limit: 100, unreadBefore })
  return articles.map(({ id, revision }) => `${id}@${revision}`)
}
const placed = (articleId: string, storyId: string, revision = 1) =>
  somePlacement(articleId, { storyId, threadId: `thread-${storyId}`, revision })
const place = (change: Partial<ClusteringAssignments>, under = lease) =>
  saveClusteringAssignments(db, under, someClusteringDecisions(change))
const window = async () => {
  const found: string[] = []
  for await (const { article, story } of streamArticlesInStoriesSince(db, { ...live, since: NOW })) {
    found.push(`${article.id}:${story?.id ?? '-'}`)
  }
  return found
}
/**
 * The articles of a story, without duplicates, each with the measures of how well it belongs to the story.
 */
const membersOf = async (storyId: string) => {
  const rows = await db
    .selectFrom('story_articles')
    .innerJoin('articles', 'articles.id', 'story_articles.article_id')
    .select(['articles.id', 'similarity', 'shared_names', 'shared_terms', 'gap_hours'])
    .where('story_id', '=', storyId)
    .where('articles.state', '!=', 'duplicate')
    .orderBy('articles.arrival')
    .execute()
  return rows.map((row) => ({
    articleId: row.id,
    similarity: row.similarity,
    sharedNames: row.shared_names,
    sharedTerms: row.shared_terms,
    gapHours: row.gap_hours,
  }))
}
const outlines = () => listOpenStoriesSince(db, { ...live, since: hoursAfter(-1000) })

test('an article is to be placed until it is, and again when it changed', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  expect(await toPlace()).toEqual(['a@1', 'b@1'])
  await place({
    placed: [placed('a', 'story-1')],
    passedOver: [{ articleId: 'b', revision: 1, reason: 'horoscope' }],
  })
  expect(await toPlace()).toEqual([])
  await saveTestVisit(db, feed, [someItem('b', { title: 'Corrected' })])
  expect(await toPlace()).toEqual(['b@2'])
})

const reading: ArticleAnalysis = {
  kind: 'report',
  isOpinion: true,
  agency: { id: 'anp', name: 'ANP' },
  clickbait: 0.25,
  marks: [{ kind: 'question', start: 0, end: 5 }],
  isCorrected: true,
  corrections: [{ field: 'text', start: 10, end: 20 }],
  sentences: {
    summary: [{ start: 0, end: 12, paragraph: 0, kind: 'statement', time: 'ahead' }],
    text: [{ start: 0, end: 9, paragraph: 1, kind: 'caption', time: 'background' }],
  },
}
const readings = async () => {
  const found: unknown[] = []
  for await (const { article } of streamArticlesInStoriesSince(db, { ...live, since: NOW }))
    found.push(article.reading)
  return found
}

test('what was read of an article is stored with its place, until the article changes', async () => {
  const { isOpinion: _, ...older } = reading
  const unjudged = { ...older, clickbait: undefined, agency: undefined }
  await saveTestVisit(db, feed, [someItem('a'), someItem('b'), someItem('c')])
  await place({
    placed: [
      { ...placed('a', 'story-1'), reading },
      { ...placed('b', 'story-1'), reading: unjudged },
      placed('c', 'story-1'),
    ],
  })
  expect(await readings()).toEqual([reading, unjudged, undefined])
  await saveTestVisit(db, feed, [someItem('a', { title: 'Corrected' })])
  expect((await readings())[0]).toBeUndefined()
})

test('a text that is gone has no sentences, whatever was read of it', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  await place({ placed: [{ ...placed('a', 'story-1'), reading }] })
  await runStatement(database.connectionString, "UPDATE articles SET text = '', text_dropped_at = now()")
  expect(await readings()).toEqual([{ ...reading, sentences: { ...reading.sentences, text: [] } }])
})

test('a change that came in while an article was being placed is placed next', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  await saveTestVisit(db, feed, [someItem('a', { title: 'Corrected' })])
  await place({ placed: [placed('a', 'story-1', 1)] })
  expect(await toPlace()).toEqual(['a@2'])
})

test('an article whose page isn’t read waits for it, but not for ever', async () => {
  await saveTestVisit(db, feed, [someItem('a'), { ...someItem('b'), state: 'feed-only' }])
  expect(await toPlace(hoursAfter(-1))).toEqual(['b@1'])
  await savePageOutcome(db, 'a', { outcome: 'read', page: {} }, NOW)
  expect(await toPlace(hoursAfter(-1))).toEqual(['a@1', 'b@1'])
})

test('after a restart every placed article is in its story', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b'), someItem('c'), someItem('d')])
  await place({
    placed: [placed('a', 'story-1'), placed('c', 'story-1')],
    passedOver: [{ articleId: 'b', revision: 1, reason: 'horoscope' }],
  })
  expect(await window()).toEqual(['a:story-1', 'b:-', 'c:story-1'])
})

test('after a restart a story that is still reported has its first articles, however old they are', async () => {
  const longAgo = hoursAfter(-1000)
  const old = { publishedAt: longAgo, firstSeenAt: longAgo }
  await saveTestVisit(db, feed, [someItem('a', old), someItem('b', old)], {
    now: longAgo,
  })
  await saveTestVisit(db, feed, [someItem('c')])
  await place({ placed: [placed('a', 'told'), placed('b', 'over'), placed('c', 'told')] })
  expect(await window()).toEqual(['a:told', 'c:told'])
})

test('a window of many pages is whole and in order', async () => {
  const ids = Array.from({ length: 1_200 }, (_, index) => `page-${String(index).padStart(4, '0')}`)
  await saveTestVisit(
    db,
    feed,
    ids.map((id, index) => someItem(id, { publishedAt: hoursAfter(index / 1_000) })),
  )
  await place({ placed: ids.map((id) => placed(id, `story-${id}`)) })
  expect(await window()).toEqual(ids.map((id) => `${id}:story-${id}`))
})

test('a story has its articles, its times and a count of its changes', async () => {
  await saveTestVisit(db, feed, [
    someItem('a', { publishedAt: hoursAfter(-3) }),
    someItem('b', { publishedAt: hoursAfter(-1) }),
    someItem('c', { publishedAt: undefined }),
  ])
  await place({ placed: [placed('a', 'story-1'), placed('b', 'story-1'), placed('c', 'story-2')] })
  expect(await outlines()).toMatchObject([
    { id: 'story-2', firstAt: NOW, lastAt: NOW, articleCount: 1, isStale: true },
    { id: 'story-1', firstAt: hoursAfter(-3), lastAt: hoursAfter(-1), articleCount: 2, revision: 1 },
  ])
  expect(await membersOf('story-1')).toEqual([someMembership('a'), someMembership('b')])
})

test('an article that goes to another story changes both, and the one it left may be empty', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  await place({ placed: [placed('a', 'story-1'), placed('b', 'story-2')] })
  await place({ placed: [placed('a', 'story-2')] })
  expect(await outlines()).toMatchObject([{ id: 'story-2', articleCount: 2, revision: 2 }])
  await place({ placed: [placed('a', 'story-1')] })
  expect((await outlines()).map(({ id }) => id)).toEqual(['story-1', 'story-2'])
})

test('merged stories lead to the last one in one step, and take no more articles', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b'), someItem('c'), someItem('d')])
  await place({ placed: [placed('a', 'one'), placed('b', 'two'), placed('c', 'three')] })
  await place({
    merged: [
      { from: 'one', into: 'two' },
      { from: 'two', into: 'three' },
    ],
  })
  await place({ placed: [placed('d', 'one')] })
  const stories = await db
    .selectFrom('stories')
    .select(['id', 'state', 'merged_into'])
    .orderBy('id')
    .execute()
  expect(stories).toEqual([
    { id: 'one', state: 'merged', merged_into: 'three' },
    { id: 'three', state: 'open', merged_into: null },
    { id: 'two', state: 'merged', merged_into: 'three' },
  ])
  expect((await membersOf('three')).map(({ articleId }) => articleId)).toEqual(['a', 'b', 'c', 'd'])
})

test('merging into a story that was merged before, or into itself, does no harm', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b'), someItem('c')])
  await place({ placed: [placed('a', 'one'), placed('b', 'two'), placed('c', 'three')] })
  await place({ merged: [{ from: 'one', into: 'two' }] })
  await place({
    merged: [
      { from: 'three', into: 'one' },
      { from: 'two', into: 'one' },
    ],
  })
  expect(await outlines()).toMatchObject([{ id: 'two', articleCount: 3 }])
})

test('a page found to be another article’s no longer counts in its story', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  await place({ placed: [placed('a', 'one'), placed('b', 'one')] })
  await savePageOutcome(
    db,
    'b',
    { outcome: 'read', page: { canonicalUrl: 'https://gazette.example/a' } },
    NOW,
  )
  expect(await outlines()).toMatchObject([{ id: 'one', isStale: true, revision: 2 }])
  expect(await membersOf('one')).toHaveLength(1)
})

test('an overtaken editor places nothing', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  await releaseAllLeases(db)
  const current = await takeEditLease(db)
  await expect(place({ placed: [placed('a', 'late')] }, lease)).rejects.toMatchObject({ code: 'LEASE_LOST' })
  await place({ placed: [placed('a', 'current')] }, current)
  expect(await window()).toEqual(['a:current'])
})

test('the sample’s articles can’t be in a live story', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  await expect(place({ content: 'sample', placed: [placed('a', 'sample-story')] })).rejects.toThrow()
  expect(await toPlace()).toEqual(['a@1'])
})

test('B5 an article that turns out to belong elsewhere moves, and stays placed at its revision', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  await place({ placed: [placed('a', 'one'), placed('b', 'one')] })
  await place({ moved: [{ storyId: 'two', membership: someMembership('b') }] })
  expect(await window()).toEqual(['a:one', 'b:two'])
  expect((await outlines()).map(({ id, revision }) => `${id} ${revision}`)).toEqual(['one 2', 'two 1'])
  expect(await toPlace()).toEqual([])
})
