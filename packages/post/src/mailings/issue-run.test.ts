import { randomUUID } from 'node:crypto'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { aStory } from '@plainwire/domain/testing'
import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import {
  type BulkMail,
  queueBreakingNewsMails,
  queueProductAnnouncement,
  runWhileHoldingLease,
} from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendQueuedNewsMails } from './issue-run.ts'
import { MailingSender } from './mailing-sender.ts'
import { addReader, createRecordingTransport, mailingParts, SATURDAY } from './testing-mailings.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let transport = createRecordingTransport()
let clock = SATURDAY.getTime()
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  transport = createRecordingTransport()
  clock = SATURDAY.getTime()
  for (const table of ['readers', 'mail_issues', 'mail_budgets', 'leases', 'withdrawals'] as const)
    await database.db.deleteFrom(table).execute()
})

async function run(kind: BulkMail['kind'], isOver = false): Promise<void> {
  const parts = mailingParts({ db: database.db, transport, now: () => new Date(clock) })
  const lease = { name: 'mailings', holder: randomUUID(), ttlMs: 60_000 }
  await runWhileHoldingLease(database.db, lease, async (held, signal) => {
    const sender = new MailingSender(parts, held, signal)
    sender.isOver = isOver
    await sendQueuedNewsMails(parts, sender, kind)
  })
}
const ago = (ms: number) => new Date(SATURDAY.getTime() - ms)
const breaking = (id: string, now = SATURDAY) =>
  queueBreakingNewsMails(database.db, { story: aStory({ id, headline: `Breaking ${id}` }), now })
const news = (id: string, now = SATURDAY) =>
  queueProductAnnouncement(database.db, {
    announcement: { id, texts: { en: { subject: `News ${id}`, paragraphs: ['Text.'] } } },
    now,
  })
const subjects = () => transport.mails.map(({ subject }) => subject)
const withdraw = (kind: 'story' | 'article' | 'publisher', subject_id: string) =>
  database.db.insertInto('withdrawals').values({ kind, subject_id, withdrawn_at: SATURDAY }).execute()

describe('breaking news', () => {
  test('that has waited for two hours isn’t mailed any more', async () => {
    await addReader(database.db)
    await breaking('old', ago(2 * HOUR_MS))
    await breaking('late', ago(2 * HOUR_MS - 1))
    await run('breaking')
    expect(subjects()).toEqual(['Breaking: Breaking late'])
  })

  test('goes to who had an account when it was queued', async () => {
    await addReader(database.db, { email: 'then@example.org', joinedAt: SATURDAY })
    await addReader(database.db, { email: 'later@example.org', joinedAt: new Date(SATURDAY.getTime() + 1) })
    await breaking('b1')
    clock += HOUR_MS
    await run('breaking')
    expect(transport.mails.map(({ to }) => to)).toEqual(['then@example.org'])
  })

  test.each([
    ['story', 'b1'],
    ['article', 'a1'],
    ['publisher', 'courier'],
  ] as const)('isn’t mailed once its %s was withdrawn, and other news is', async (kind, id) => {
    await addReader(database.db)
    await breaking('b1', ago(HOUR_MS))
    await withdraw(kind, id)
    await news('n1')
    await run('breaking')
    await run('news')
    expect(subjects()).toEqual(['News n1'])
  })

  test('is mailed while another story is withdrawn', async () => {
    await addReader(database.db)
    await breaking('b1')
    await withdraw('story', 'b2')
    await run('breaking')
    expect(subjects()).toEqual(['Breaking: Breaking b1'])
  })

  test('is in the reader’s language, and goes to all, however many there are', async () => {
    for (let reader = 0; reader < 51; reader += 1) await addReader(database.db)
    await addReader(database.db, { email: 'nl@example.org', language: 'nl', timeZone: 'UTC' })
    await breaking('b1')
    await run('breaking')
    expect(new Set(transport.mails.map(({ to }) => to)).size).toBe(52)
    expect(transport.mails.find(({ to }) => to === 'nl@example.org')?.subject).toBe('Net binnen: Breaking b1')
  })

  describe('of which two went to a reader on a day', () => {
    const mailed = async (readerId: string, key: string, over: object = {}) => {
      const about = {
        reader_id: readerId,
        kind: 'breaking' as const,
        key,
        state: 'sent' as const,
        variant: null,
      }
      const when = { day: '2026-11-21', claimed_at: ago(HOUR_MS), token: 0, story_ids: [key] }
      await database.db
        .insertInto('mailings')
        .values({ ...about, ...when, ...over })
        .execute()
    }

    test('comes no third', async () => {
      const full = await addReader(database.db, { email: 'full@example.org' })
      const half = await addReader(database.db, { email: 'half@example.org' })
      for (const key of ['x1', 'x2']) await mailed(full, key)
      await mailed(half, 'x1')
      await breaking('b1')
      await run('breaking')
      expect(transport.mails.map(({ to }) => to)).toEqual(['half@example.org'])
    })

    test.each([
      ['of the day before', { day: '2026-11-20' }],
      ['that failed', { state: 'failed' }],
      ['of another kind', { kind: 'news' }],
    ])('don’t count %s', async (_name, over) => {
      const reader = await addReader(database.db)
      await mailed(reader, 'x1')
      await mailed(reader, 'x2', over)
      await breaking('b1')
      await run('breaking')
      expect(subjects()).toEqual(['Breaking: Breaking b1'])
    })

    test('comes another one when their next day has begun', async () => {
      const [east, west] = ['Pacific/Auckland', 'America/New_York']
      // It is one in the morning of Sunday in Auckland, and Saturday in New York.
      clock = Date.parse('2026-11-21T12:00:00Z')
      for (const timeZone of [east, west]) {
        const reader = await addReader(database.db, {
          email: `${timeZone.split('/')[1]}@example.org`,
          timeZone,
        })
        for (const key of ['x1', 'x2']) await mailed(reader, key)
      }
      await breaking('b1', new Date(clock))
      await run('breaking')
      expect(transport.mails.map(({ to }) => to.toLowerCase())).toEqual(['auckland@example.org'])
    })
  })
})

describe('product news', () => {
  test('that has waited for a week isn’t mailed any more', async () => {
    await addReader(database.db)
    await news('old', ago(7 * DAY_MS))
    await news('late', ago(7 * DAY_MS - 1))
    await run('news')
    expect(subjects()).toEqual(['News late'])
  })

  test('goes out without a limit per day, in the order in which it was queued', async () => {
    await addReader(database.db)
    for (const [index, id] of ['c', 'a', 'b'].entries()) await news(id, ago((3 - index) * 1000))
    await run('news')
    expect(subjects()).toEqual(['News c', 'News a', 'News b'])
  })
})

test('a run mails the kind that it was started for, to who wants it, and nothing once it is over', async () => {
  const { emailSettings } = DEFAULT_PREFERENCES
  const preferences = { emailSettings: { ...emailSettings, breakingNews: false } }
  await addReader(database.db, { email: 'news@example.org', preferences })
  await addReader(database.db, { email: 'both@example.org' })
  await breaking('b1')
  await news('n1')
  await run('breaking', true)
  expect(subjects()).toEqual([])
  await run('breaking')
  expect(transport.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['both@example.org', 'Breaking: Breaking b1'],
  ])
  await run('news')
  expect(subjects().filter((subject) => subject === 'News n1')).toHaveLength(2)
})
