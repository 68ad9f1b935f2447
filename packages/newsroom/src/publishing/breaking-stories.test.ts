import type { Article } from '@plainwire/domain/article'
import { Publisher } from '@plainwire/domain/feed'
import type { Story } from '@plainwire/domain/story'
import { someDetails } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { type Lease, saveBreakingStories, takeLease } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBreakingStories, queueNewBreakingMails } from './breaking-stories.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const THRESHOLDS = {
  reports: 4,
  hours: 3,
  beganWithinHours: 12,
  globalRelevance: 5,
  lastsHours: 4,
  perDay: 2,
}
const SENTENCES = [
  'A goods train left the rails near the harbour and two wagons leak.',
  'Residents of three streets were led away by police before dawn.',
  'The railway company halted traffic across the whole province.',
  'Ministers meet this afternoon about transports of ammonia.',
]
const publishers = new Map(
  SENTENCES.map((_, index) => {
    const id = `p${index}`
    const url = `https://${id}.example`
    const about = { id, name: id, homepage: url, owner: id, country: 'GB', language: 'en', kind: 'newspaper' }
    return [id, Publisher.parse({ ...about, feeds: [{ url: `${url}/feed`, categories: [] }] })]
  }),
)

function article(index: number): Article {
  const text = SENTENCES[index] ?? ''
  const url = `https://p${index}.example/a`
  const words = { title: text, summary: text, text, byline: undefined, language: 'en', wordCount: undefined }
  const at = { publishedAt: NOW, updatedAt: undefined, firstSeenAt: NOW }
  const rest = { media: [], hints: [], sections: [], isPaywalled: false, feedPosition: 0 }
  return { id: `a${index}`, publisherId: `p${index}`, url, canonicalUrl: url, ...words, ...at, ...rest }
}

function story(id: string, reports = 4): Story {
  const articles = SENTENCES.slice(0, reports).map((_, index) => article(index))
  const scores = { local_relevance: 5, cleanliness: 8, political_neutrality: 8, popularity_score: 8 }
  return {
    id,
    threadId: `thread-${id}`,
    articles,
    members: [],
    texts: {},
    categories: [],
    tags: [],
    place: undefined,
    relevantCountries: [],
    analytics: { global_relevance: 7, ...scores },
    reports: { articles: reports, publishers: reports, owners: reports, independent: reports },
    publishedAt: NOW,
    updatedAt: NOW,
  }
}

const DETAILS = someDetails()
let database: TestDatabase
let lease: Lease
beforeAll(async () => {
  database = await testDatabase()
  const row = { content: 'live', state: 'open', opened_at: NOW, first_at: NOW, last_at: NOW } as const
  await database.db
    .insertInto('stories')
    .values({ id: 's1', ...row })
    .execute()
  const taken = await takeLease(database.db, { name: 'edit', holder: 'test', ttlMs: 600_000 })
  if (!taken) throw new Error('the lease is taken')
  lease = taken
})
afterAll(() => database.drop())

const look = (stories: Story[], moment = NOW) => {
  const clusters = new Map(stories.map((one) => [one.id, one]))
  const parts = { db: database.db, thresholds: THRESHOLDS, content: 'live' as const }
  return findBreakingStories({ ...parts, state: { publishers, clusters } }, stories, moment)
}

test('an edition says what is breaking and why; a story breaks once and for some hours', async () => {
  const first = await look([story('s1'), story('s2', 3)])
  expect(first.fresh).toEqual([{ id: 's1', threadId: 'thread-s1', brokeAt: NOW, reports: 4 }])
  expect([...first.marks]).toEqual([['s1', { since: NOW.toISOString(), reports: 4, hours: 3 }]])
  const details = ['s1', 's2'].map((id) => ({ ...DETAILS, id, story: { ...DETAILS.story, id } }))
  for (let said = 0; said < 2; said += 1) await queueNewBreakingMails(database.db, first.fresh, details, NOW)
  const issues = await database.db.selectFrom('mail_issues').select(['kind', 'key']).execute()
  expect(issues).toEqual([{ kind: 'breaking', key: 's1' }])
  await saveBreakingStories(database.db, lease, first.fresh)

  const second = await look([story('s1'), story('s2', 3)], later(1))
  expect(second.fresh).toEqual([])
  expect(second.marks).toEqual(first.marks)
  expect((await look([story('s1')], later(4))).marks.size).toBe(0)
})
