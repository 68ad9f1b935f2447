import { randomUUID } from 'node:crypto'
import type { NewsStory } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { HOUR_MS } from '@plainwire/domain/units'
import { type Mailing, runWhileHoldingLease } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  composeDigest,
  type DigestEdition,
  prepareDigestEdition,
  sendDueDigests,
  storiesOf,
} from './digest-run.ts'
import { MailingSender } from './mailing-sender.ts'
import {
  addReader,
  createRecordingTransport,
  mailingParts,
  SATURDAY,
  someStories,
} from './testing-mailings.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const prepare = (stories: NewsStory[], number = 1) =>
  prepareDigestEdition(number, stories, 'https://news.example')

describe('the content of a digest', () => {
  const past = (variant: 'weekly' | 'daily', storyIds: string[], over: Partial<Mailing> = {}): Mailing => ({
    readerId: 'r1',
    kind: 'digest',
    key: '2026-11-20',
    variant,
    day: '2026-11-20',
    storyIds,
    state: 'sent',
    claimedAt: new Date(SATURDAY.getTime() - 24 * HOUR_MS),
    sentAt: undefined,
    ...over,
  })
  const compose = (
    kind: 'weekly' | 'daily',
    mailings: Mailing[],
    stories = someStories(4),
    things: object[] = [],
  ) =>
    composeDigest(
      prepare(stories),
      { preferences: undefined },
      {
        kind,
        now: SATURDAY,
        past: mailings,
        things: things as never,
      },
    )
  const idsOf = (...about: Parameters<typeof compose>) => compose(...about).stories.map(({ id }) => id)

  test('by day repeats nothing that was in any digest', () => {
    expect(idsOf('daily', [past('daily', ['s0']), past('weekly', ['s2'])])).toEqual(['s1', 's3'])
  })

  test('of the week repeats what was in those of days, and nothing of another week', () => {
    expect(idsOf('weekly', [past('daily', ['s0']), past('weekly', ['s2'])])).toEqual(['s0', 's1', 's3'])
  })

  test.each(['claimed', 'handed', 'failed', 'empty'] as const)(
    'repeats what was %s, but not sent',
    (state) => {
      expect(idsOf('daily', [past('daily', ['s0'], { state })])).toEqual(['s0', 's1', 's2', 's3'])
    },
  )

  test('repeats what was breaking news', () => {
    const breaking = past('daily', ['s0'], { kind: 'breaking', variant: undefined })
    expect(idsOf('daily', [breaking])).toEqual(['s0', 's1', 's2', 's3'])
  })

  test('begins where the last one of its kind ended, six hours for late stories included', () => {
    // Stories of the last 35 hours, one for each.
    const hours = (mailings: Mailing[]) => {
      const stories = someStories(35).filter((_, index) => [11, 12, 29, 30, 34].includes(index))
      return idsOf('daily', mailings, stories)
        .map((id) => Number(id.slice(1)) + 1)
        .sort((a, b) => a - b)
    }
    const ago = (count: number) => new Date(SATURDAY.getTime() - count * HOUR_MS)
    expect(hours([])).toEqual([12, 13, 30, 31, 35])
    expect(hours([past('daily', [])])).toEqual([12, 13, 30])
    expect(hours([past('daily', [], { claimedAt: ago(6) }), past('daily', [])])).toEqual([12])
    expect(hours([past('weekly', [], { claimedAt: ago(6) }), past('daily', [])])).toEqual([12, 13, 30])
  })

  test('has followed things after the other stories, and each story once', () => {
    const stories = someStories(13).map((story, index) => ({ ...story, tags: index > 8 ? ['Zwolle'] : [] }))
    const thing = { kind: 'name', key: 'Zwolle', label: 'Zwolle', followedAt: SATURDAY.toISOString() }
    const digest = compose('daily', [], stories, [thing])
    expect(digest.stories).toHaveLength(10)
    expect(digest.followed.map(({ thing: { label } }) => label)).toEqual(['Zwolle'])
    const ids = storiesOf(digest).map(({ id }) => id)
    expect(ids.slice(10).toSorted()).toEqual(['s10', 's11', 's12'])
    expect(new Set(ids).size).toBe(13)
    expect(compose('daily', [], stories).followed).toEqual([])
  })
})

describe('the digests that are due', () => {
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
    for (const table of ['readers', 'mail_budgets', 'leases'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const run = (current: () => DigestEdition | undefined, isOver = false) => {
    const parts = mailingParts({ db: database.db, transport, now: () => new Date(clock) })
    const lease = { name: 'mailings', holder: randomUUID(), ttlMs: 60_000 }
    return runWhileHoldingLease(database.db, lease, async (held, signal) => {
      const sender = new MailingSender(parts, held, signal)
      sender.isOver = isOver
      await sendDueDigests(parts, sender, current)
    })
  }
  const rows = () =>
    database.db.selectFrom('mailings').select(['key', 'variant', 'state']).orderBy('key').execute()
  const daily = { ...DEFAULT_PREFERENCES.emailSettings, dailyDigest: true }

  test('without a story are noted and not sent, also if stories come later that day', async () => {
    await addReader(database.db, { timeZone: 'UTC' })
    await run(() => prepare([]))
    expect(await rows()).toEqual([{ key: '2026-11-21', variant: 'weekly', state: 'empty' }])
    clock += HOUR_MS
    await run(() => prepare(someStories(3)))
    expect(transport.mails).toEqual([])
  })

  test('wait for the first edition', async () => {
    await addReader(database.db, { timeZone: 'UTC' })
    await run(() => undefined)
    expect(await rows()).toEqual([])
    await run(() => prepare(someStories(3)))
    expect(transport.mails).toHaveLength(1)
  })

  test('aren’t sent by a run that is over', async () => {
    await addReader(database.db, { timeZone: 'UTC' })
    await run(() => prepare(someStories(3)), true)
    expect([transport.mails, await rows()]).toEqual([[], []])
  })

  test('are those of the places where it is morning or day, under the date there', async () => {
    clock = Date.parse('2026-11-20T18:30:00Z')
    for (const timeZone of [
      'UTC',
      'Pacific/Auckland',
      'Asia/Tokyo',
      'Europe/Amsterdam',
      'America/Los_Angeles',
    ])
      await addReader(database.db, {
        email: `${timeZone.replace('/', '-')}@x.example`,
        timeZone,
        isPremium: true,
        preferences: { emailSettings: daily },
      })
    await run(() => prepare(someStories(3, new Date(clock))))
    expect(transport.mails.map(({ to }) => to.toLowerCase().split('@')[0]).toSorted()).toEqual([
      'america-los_angeles',
      'pacific-auckland',
      'utc',
    ])
    expect(await rows()).toEqual([
      { key: '2026-11-20', variant: 'daily', state: 'sent' },
      { key: '2026-11-20', variant: 'daily', state: 'sent' },
      { key: '2026-11-21', variant: 'weekly', state: 'sent' },
    ])
  })

  test('are made from the edition as it is at each batch of fifty, in which a story may be withdrawn', async () => {
    for (let reader = 0; reader < 51; reader += 1) await addReader(database.db)
    let readings = 0
    await run(() => {
      readings += 1
      return prepare(readings === 1 ? someStories(3) : someStories(3).slice(1), readings)
    })
    const withFirst = transport.mails.filter(({ text }) => text.includes('Headline 0'))
    expect([transport.mails.length, withFirst.length]).toEqual([51, 50])
  })
})
