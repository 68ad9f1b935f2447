import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listArticlesToPlaceInStories, streamArticlesInStoriesSince } from '../articles/articles-to-place.ts'
import { queryCurrentWithdrawals } from '../database/current-withdrawals.ts'
import { saveClusteringAssignments } from '../stories/placements.ts'
import { saveStories } from '../stories/stories.ts'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { createTwoStories } from '../testing/newsroom.ts'
import { hoursAfter, NOW, someClusteringDecisions, someDetails } from '../testing/samples.ts'
import { listPublicCorrections } from './corrections.ts'
import { applyWithdrawalCommand, listWithdrawalLog, type WithdrawalCommand } from './withdrawals.ts'

let database: TestDatabase
let lease: Awaited<ReturnType<typeof createTwoStories>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  const { db } = database
  for (const table of ['withdrawals', 'withdrawal_log', 'leases'] as const)
    await db.deleteFrom(table).execute()
  lease = await createTwoStories(database)
  const written = ['story-a', 'story-b'].map((id) => ({ details: someDetails(id), revision: 1 }))
  await saveStories(db, lease, written, NOW)
})

const change = (over: Partial<WithdrawalCommand> = {}) =>
  applyWithdrawalCommand(database.db, {
    ...{ act: 'withdraw', kind: 'story', id: 'story-a', actor: 'ada', reason: 'a letter', now: NOW },
    ...over,
  })
const stories = async () => [...(await queryCurrentWithdrawals(database.db)).stories].sort()
const merge = (from: string, into: string) =>
  saveClusteringAssignments(database.db, lease, someClusteringDecisions({ merged: [{ from, into }] }))

test('a story that a withdrawn one is merged into is withdrawn too, and one that is merged into it', async () => {
  await change()
  expect(await stories()).toEqual(['story-a'])
  await merge('story-a', 'story-b')
  expect(await stories()).toEqual(['story-a', 'story-b'])
  await change({ act: 'reinstate' })
  expect(await stories()).toEqual([])
  await change({ id: 'story-b' })
  expect(await stories()).toEqual(['story-a', 'story-b'])
})

test('the pictures of a withdrawn story stay withdrawn after it was merged into another', async () => {
  const { db } = database
  for (const id of ['a', 'b']) {
    const media = JSON.stringify([{ url: `https://gazette.example/${id}.jpg`, type: 'image' }])
    await db.updateTable('articles').set({ media }).where('id', '=', id).execute()
  }
  const pictures = async () => [...(await queryCurrentWithdrawals(db)).pictures].sort()
  await change()
  expect(await pictures()).toEqual(['https://gazette.example/a.jpg'])
  await merge('story-a', 'story-b')
  await db.updateTable('story_articles').set({ story_id: 'story-b' }).execute()
  expect(await pictures()).toEqual(['https://gazette.example/a.jpg', 'https://gazette.example/b.jpg'])
})

test.each([
  { kind: 'article', id: 'a' },
  { kind: 'publisher', id: 'gazette' },
] as const)(
  'what a withdrawn $kind has written is neither placed nor in the memory of the clustering',
  async (what) => {
    const { db } = database
    const wanted = { content: 'live' as const, limit: 10, unreadBefore: hoursAfter(1) }
    await db.updateTable('articles').set({ revision: 2 }).execute()
    const inWindow = async () => {
      const ids: string[] = []
      for await (const { article } of streamArticlesInStoriesSince(db, { content: 'live', since: NOW }))
        ids.push(article.id)
      return ids
    }
    const read = async () => [
      (await listArticlesToPlaceInStories(db, wanted)).map(({ id }) => id),
      await inWindow(),
    ]
    const left = what.kind === 'article' ? ['b'] : []
    expect(await read()).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    await change(what)
    expect(await read()).toEqual([left, left])
    await change({ ...what, act: 'reinstate' })
    expect(await read()).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  },
)

test('the log has every act, and a correction alone has no edition made', async () => {
  await change({ act: 'correct', correction: { en: 'Four, not five.' } })
  expect(await queryCurrentWithdrawals(database.db)).toMatchObject({ changedAt: undefined })
  await change({ now: hoursAfter(1) })
  expect(await queryCurrentWithdrawals(database.db)).toMatchObject({ changedAt: hoursAfter(1) })
  expect(await listWithdrawalLog(database.db)).toMatchObject([
    { act: 'withdraw', actor: 'ada', reason: 'a letter', isWithdrawn: true },
    { act: 'correct', correction: { en: 'Four, not five.' } },
  ])
})

test('the public list names what can be read, a withdrawn story only where its operator wants it, and never says why', async () => {
  await change({ act: 'correct', correction: { en: 'Four, not five.' } })
  const names = async () =>
    (await listPublicCorrections(database.db)).map(({ name, story_id }) => [name?.en, story_id])
  expect(await names()).toEqual([['Headline of story-a', 'story-a']])
  await change()
  expect(await names()).toEqual([
    [undefined, null],
    [undefined, null],
  ])
  await change({ act: 'reinstate' })
  await change({ isNamed: true })
  expect((await names())[0]).toEqual(['Headline of story-a', null])
  expect(JSON.stringify(await listPublicCorrections(database.db))).not.toContain('a letter')
})
