import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import {
  changeFollowAlertSettings,
  followThing,
  queueBreakingNewsMails,
  queueProductAnnouncement,
} from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMailingJob } from './mailing-work.ts'
import {
  addReader,
  createRecordingTransport,
  createTestEditionSource,
  mailingParts,
  SATURDAY,
  someStories,
} from './testing-mailings.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

let transport = createRecordingTransport()
let clock = SATURDAY.getTime()
const wait = (hours: number) => {
  clock += hours * HOUR_MS
}
const DAILY = { weeklyDigest: false, dailyDigest: true, breakingNews: false, productUpdates: false }
const never = new AbortController().signal

beforeEach(async () => {
  transport = createRecordingTransport()
  clock = SATURDAY.getTime()
  for (const table of ['readers', 'mail_issues', 'mail_budgets', 'leases'] as const)
    await database.db.deleteFrom(table).execute()
})

function work({
  stories = someStories(20),
  edition = 1,
  ...over
}: Record<string, unknown> & { stories?: ReturnType<typeof someStories>; edition?: number } = {}) {
  const parts = mailingParts({ db: database.db, transport, now: () => new Date(clock), ...over })
  return createMailingJob({ ...parts, editions: createTestEditionSource(stories, edition) })
}
const run = (over = {}) => work(over)(never)
const toAda = () => transport.mails.filter(({ to }) => to === 'ada@example.org')

describe('B12 a digest', () => {
  test('comes once on Saturday morning, with twelve stories, links and list headers', async () => {
    await addReader(database.db, { email: 'ada@example.org' })
    expect(await run()).toMatchObject({ sent: 1 })
    expect(await run()).toMatchObject({ sent: 0 })
    const [mail] = transport.mails
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'The week: Headline 0' })
    expect(mail?.text.match(/https:\/\/news\.example\/story\/s\d+/g)).toHaveLength(12)
    expect(mail?.html).toContain('https://news.example/story/s11')
    expect(mail?.list?.unsubscribeUrl).toMatch(/^https:\/\/news\.example\/digest\/unsubscribe\?token=[\w-]+$/)
    expect(mail?.html).toContain(mail?.list?.unsubscribeUrl ?? 'none')
  })

  test('comes on the next Saturday again, with what is new alone, and not at all where that is nothing', async () => {
    await addReader(database.db, { email: 'ada@example.org' })
    await run()
    wait(7 * 24)
    await run()
    expect(toAda()).toHaveLength(1)
    wait(7 * 24)
    const fresh = someStories(3, new Date(clock)).map((story, index) => ({ ...story, id: `new${index}` }))
    await run({ stories: [...fresh, ...someStories(20)], edition: 2 })
    expect(toAda()[1]?.text.match(/\/story\/\S+/g)).toEqual(['/story/new0', '/story/new1', '/story/new2'])
  })

  test('comes in Dutch where the reader reads Dutch, at seven where they are', async () => {
    await addReader(database.db, { email: 'ada@example.org', language: 'nl', timeZone: 'America/New_York' })
    await run()
    wait(3)
    await run()
    expect(toAda()).toEqual([])
    wait(1)
    await run()
    expect(toAda()[0]).toMatchObject({ subject: 'De week: Headline 0' })
    expect(toAda()[0]?.text).toContain('zaterdag 21 november 2026')
  })

  test('comes daily with Premium alone, the reader’s interests first and without what they mute', async () => {
    const preferences = { emailSettings: DAILY, interests: ['Science' as const], mutedSources: ['Loud'] }
    await addReader(database.db, { email: 'free@example.org', preferences })
    await addReader(database.db, { email: 'ada@example.org', preferences, isPremium: true })
    const [first, second, third, fourth] = someStories(4)
    if (!first || !second || !third || !fourth) throw new Error('no stories')
    const loud = { ...second, tags: ['loud'] }
    const science = { ...fourth, categories: ['science'] }
    clock -= DAY_MS
    const earlier = [first, loud, third, science].map((story) => ({
      ...story,
      published_at: new Date(clock - HOUR_MS).toISOString(),
    }))
    await run({ stories: earlier })
    expect(transport.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'Your news: Headline 3'],
    ])
    expect(toAda()[0]?.text).not.toContain('Headline 1')
  })

  test('B15 has a section for each followed thing that its reader wants in it, and contains no story twice', async () => {
    const readerId = await addReader(database.db, { email: 'ada@example.org', timeZone: 'UTC' })
    const follow = async (key: string, digest: boolean) => {
      const thing = { kind: 'name' as const, key, label: key, followedAt: SATURDAY.toISOString() }
      await followThing(database.db, { readerId, thing, limit: 5 })
      await changeFollowAlertSettings(database.db, { readerId, thing, change: { digest }, now: SATURDAY })
    }
    await follow('Zwolle', true)
    await follow('Kampen', false)
    const stories = someStories(30).map((story, index) => {
      return { ...story, tags: index >= 28 ? ['Zwolle'] : index === 27 ? ['Kampen'] : [] }
    })
    await run({ stories })
    const [mail] = toAda()
    expect(mail?.text.split('* You follow Zwolle')[1]).toMatch(/Headline 28.*Headline 29/s)
    expect(mail?.html).toContain('You follow Zwolle')
    expect(mail?.text).not.toMatch(/Kampen|Headline 27/)
    wait(7 * 24)
    await run({ stories })
    expect(toAda()).toHaveLength(1)
  })

  test('isn’t sent to who has switched it off, has joined since, or whose mails are stopped', async () => {
    const off = { ...DAILY, dailyDigest: false }
    await addReader(database.db, { preferences: { emailSettings: off } })
    await addReader(database.db, { joinedAt: new Date(clock - 1000) })
    const id = await addReader(database.db, { timeZone: 'UTC' })
    const stopped = { suspended_at: SATURDAY, suspended_for: 'bounce' as const }
    await database.db.updateTable('mail_settings').set(stopped).where('reader_id', '=', id).execute()
    expect(await run()).toMatchObject({ sent: 0 })
  })

  test('stays within the budget per minute and day, and the rest follows later', async () => {
    for (let reader = 0; reader < 7; reader++) await addReader(database.db)
    const budget = { perMinute: 3, perDay: 5 }
    expect(await run({ budget })).toMatchObject({ sent: 3 })
    expect(await run({ budget })).toMatchObject({ sent: 0 })
    wait(1 / 60)
    expect(await run({ budget })).toMatchObject({ sent: 2 })
    wait(1 / 60)
    expect(await run({ budget })).toMatchObject({ sent: 0 })
    expect(await run({ budget: { perMinute: 3, perDay: 7 } })).toMatchObject({ sent: 2 })
    expect(new Set(transport.mails.map(({ to }) => to)).size).toBe(7)
    expect(await run({ budget: { perMinute: 9, perDay: 0 } })).toBeUndefined()
  })

  test('is mailed by one process at a time', async () => {
    for (let reader = 0; reader < 60; reader++) await addReader(database.db)
    const runs = await Promise.all(Array.from({ length: 4 }, () => run()))
    expect(runs.reduce((sum, tally) => sum + (tally?.sent ?? 0), 0)).toBe(60)
    expect(new Set(transport.mails.map(({ to }) => to)).size).toBe(60)
    expect(transport.mails).toHaveLength(60)
  })
})

describe('other mails', () => {
  test('breaking news goes out once, two a day, to who wants it', async () => {
    await addReader(database.db, {
      email: 'ada@example.org',
      preferences: { emailSettings: { ...DAILY, dailyDigest: false, breakingNews: true } },
    })
    await addReader(database.db, { preferences: { emailSettings: { ...DAILY, dailyDigest: false } } })
    for (const [index, story] of someStories(3).entries()) {
      expect(await queueBreakingNewsMails(database.db, { story, now: new Date(clock + index) })).toBe(
        'queued',
      )
    }
    const [again] = someStories(1)
    if (again)
      expect(await queueBreakingNewsMails(database.db, { story: again, now: SATURDAY })).toBe('queued-before')
    await run()
    await run()
    expect(transport.mails.map(({ subject }) => subject)).toEqual([
      'Breaking: Headline 0',
      'Breaking: Headline 1',
    ])
    expect(transport.mails[0]?.list?.listId).toBe('breaking.news.example')
  })

  test('news about the product goes out once, in the reader’s language where it is there', async () => {
    await addReader(database.db, {
      email: 'ada@example.org',
      timeZone: 'UTC',
      language: 'nl',
      preferences: { emailSettings: { ...DAILY, dailyDigest: false, productUpdates: true } },
    })
    const announcement = {
      id: 'radio',
      texts: { en: { subject: 'A radio', paragraphs: ['You can <listen>.'] } },
    }
    await queueProductAnnouncement(database.db, { announcement, now: SATURDAY })
    await run()
    await run()
    expect(transport.mails).toHaveLength(1)
    expect(transport.mails[0]?.html).toContain('You can &lt;listen&gt;.')
    expect(transport.mails[0]?.text).toContain('You can <listen>.')
  })
})
