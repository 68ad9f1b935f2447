import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { insertManyReaders } from '../testing/many-readers.ts'
import { findBulkMailRecipients, findDigestRecipients } from './mail-readers.ts'

const READERS = 2_000
const NOW = new Date('2026-11-21T08:00:00.000Z')
const due = { zones: ['UTC', 'Europe/Amsterdam'], day: '2026-11-21', now: NOW }
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await insertManyReaders(database.db, READERS, NOW)
}, 60_000)
afterAll(() => database.drop())

/** The ids on all pages, in order. */
async function allPages(page: (after: string | undefined) => Promise<{ id: string }[]>): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const next = (await page(ids.at(-1))).map(({ id }) => id)
    if (next.length === 0) return ids
    ids.push(...next)
  }
}

test('readers come page by page, each once, however many a statement looks at', async () => {
  const { db } = database
  const whole = (await findDigestRecipients(db, { ...due, limit: READERS, window: 2 * READERS })).map(
    ({ id }) => id,
  )
  expect(whole.length).toBeGreaterThan(200)
  expect(whole.toSorted()).toEqual(whole)
  for (const [limit, window] of [
    [120, 45],
    [50, 1_000],
    [500, READERS],
  ] as const)
    expect(await allPages((after) => findDigestRecipients(db, { ...due, limit, window, after }))).toEqual(
      whole,
    )
  const issue = { kind: 'news' as const, key: 'one', now: NOW }
  const told = await findBulkMailRecipients(db, { ...issue, limit: READERS, window: 2 * READERS })
  expect(
    await allPages((after) => findBulkMailRecipients(db, { ...issue, limit: 400, window: 90, after })),
  ).toEqual(told.map(({ id }) => id))
})
