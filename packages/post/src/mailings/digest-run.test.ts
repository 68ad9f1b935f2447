import { randomUUID } from 'node:crypto'
import type { NewsStory } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { HOUR_MS } from '@plainwire/domain/units'
import { runWhileHoldingLease } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DigestEdition, prepareDigestEdition } from './compose-digest.ts'
import { sendDueDigests } from './digest-run.ts'
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
