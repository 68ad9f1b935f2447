import type { Story, StoryLog } from '@plainwire/domain/story'
import { NO_WITHDRAWN_CONTENT } from '@plainwire/domain/withdrawal'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addChangeLogs } from './story-change-logs.ts'

const FIRST = new Date('2026-11-21T09:00:00Z')
const LATER = new Date('2026-11-21T12:00:00Z')
const atFirst = { at: FIRST, withdrawn: NO_WITHDRAWN_CONTENT }
const atLater = { at: LATER, withdrawn: NO_WITHDRAWN_CONTENT }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const rows = ['s1', 's2'].map((id) => ({
    id,
    content: 'live' as const,
    state: 'open' as const,
    opened_at: FIRST,
    first_at: FIRST,
    last_at: FIRST,
  }))
  await database.db.insertInto('stories').values(rows).execute()
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('story_logs').execute())

const anArticle = (id: string): Story['articles'][number] => ({
  id,
  publisherId: 'courier',
  url: `https://courier.example/${id}`,
  canonicalUrl: `https://courier.example/${id}`,
  title: `Title of ${id}`,
  summary: '',
  text: '',
  byline: undefined,
  language: 'en',
  publishedAt: FIRST,
  updatedAt: undefined,
  firstSeenAt: FIRST,
  wordCount: undefined,
  media: [],
  hints: [],
  sections: [],
  isPaywalled: false,
  feedPosition: undefined,
})

function aStory(id: string, headline: string, updatedAt: Date, articleIds: string[] = []): Story {
  const score = { global_relevance: 5, local_relevance: 5, cleanliness: 5, political_neutrality: 5 }
  const text = {
    headline,
    subHeadline: '',
    description: '',
    sentences: [],
    headlineFrom: 'a',
    state: 'original' as const,
  }
  return {
    id,
    threadId: `thread-${id}`,
    articles: articleIds.map(anArticle),
    members: [],
    texts: { en: text },
    categories: [],
    tags: [],
    place: undefined,
    relevantCountries: [],
    analytics: { ...score, popularity_score: 5 },
    reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
    publishedAt: FIRST,
    updatedAt,
  }
}

async function keep(logs: ReadonlyMap<string, StoryLog>) {
  for (const [story_id, log] of logs) {
    const row = { story_id, log: JSON.stringify(log) }
    await database.db.deleteFrom('story_logs').where('story_id', '=', story_id).execute()
    await database.db.insertInto('story_logs').values(row).execute()
  }
}

test('B5 across restarts a story’s time changes only with a significant change', async () => {
  const { db } = database
  const opened = await addChangeLogs(db, [aStory('s1', 'Bridge opens', FIRST)], atFirst)
  await keep(opened.changed)
  const edited = await addChangeLogs(db, [aStory('s1', 'Bridge opens', LATER)], atLater)
  expect(edited.stories[0]).toMatchObject({ updatedAt: FIRST, log: { version: 1, changes: [] } })
  expect(edited.changed.size).toBe(0)
  const renamed = await addChangeLogs(db, [aStory('s1', 'Bridge opens in Zwolle', LATER)], atLater)
  expect(renamed.stories[0]).toMatchObject({
    updatedAt: LATER,
    log: { version: 2, changes: [{ kind: 'headline_changed', to: 'Bridge opens in Zwolle' }] },
  })
  expect([...renamed.changed.keys()]).toEqual(['s1'])
})

test('B5 a story that lost an article and the new story of that article log this for each other', async () => {
  const { db } = database
  await keep((await addChangeLogs(db, [aStory('s1', 'Bridge', FIRST, ['a', 'x'])], atFirst)).changed)
  const parts = [aStory('s1', 'Bridge', FIRST, ['a']), aStory('s3', 'Tunnel', LATER, ['x'])]
  const { stories } = await addChangeLogs(db, parts, atLater)
  expect(stories.map(({ log }) => log?.changes)).toMatchObject([
    [{ kind: 'split', storyId: 's3', sourceIds: ['x'] }],
    [{ kind: 'split_from', storyId: 's1' }],
  ])
})

test('B5 over restarts a story’s move to another thread is logged once, and its time stays', async () => {
  const { db } = database
  const story = aStory('s1', 'Bridge opens', FIRST)
  await keep((await addChangeLogs(db, [story], atFirst)).changed)
  const moved = [{ ...story, threadId: 'thread-s2' }]
  const { stories, changed } = await addChangeLogs(db, moved, atLater)
  expect(stories[0]).toMatchObject({
    updatedAt: FIRST,
    log: { version: 2, changes: [{ kind: 'thread_changed', from: 'thread-s1', to: 'thread-s2' }] },
  })
  await keep(changed)
  expect((await addChangeLogs(db, moved, atLater)).changed.size).toBe(0)
})

test('B5 a merged story’s log continues in the remaining story', async () => {
  const { db } = database
  const both = [aStory('s1', 'Bridge opens', FIRST), aStory('s2', 'Bridge', FIRST)]
  await keep((await addChangeLogs(db, both, atFirst)).changed)
  await db.updateTable('stories').set({ state: 'merged', merged_into: 's1' }).where('id', '=', 's2').execute()
  const { stories } = await addChangeLogs(db, [aStory('s1', 'Bridge opens', FIRST)], atLater)
  expect(stories[0]?.log?.changes.map(({ kind }) => kind)).toEqual(['merged'])
})

test('a story whose log has a withdrawn article begins its log anew, so that an earlier headline is not quoted', async () => {
  const { db } = database
  await keep((await addChangeLogs(db, [aStory('s1', 'Bridge falls', FIRST, ['a', 'x'])], atFirst)).changed)
  const rewritten = [aStory('s1', 'Bridge opens', LATER, ['a'])]
  const withdrawn = { ...NO_WITHDRAWN_CONTENT, articles: new Set(['x']) }
  const { stories, changed } = await addChangeLogs(db, rewritten, { at: LATER, withdrawn })
  expect(stories[0]?.log?.changes).toEqual([])
  await keep(changed)
  expect((await addChangeLogs(db, rewritten, { at: LATER, withdrawn })).changed.size).toBe(0)
})
