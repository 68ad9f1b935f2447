import { takeLease } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEditJobRunner, type EditJobContext } from './edit-job.ts'

const KILLED_MS = 600
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** An edit job that only counts how often it held the lease. */
function editor() {
  let turns = 0
  const worlds = () => {
    turns += 1
    return []
  }
  const context = {
    db: database.db,
    log: testLog(),
    now: () => new Date(),
    worlds,
  } as unknown as EditJobContext
  return { work: createEditJobRunner(context), turns: () => turns }
}

test('row 36: an edit job that finds the lease of a killed editor waits for its end, and edits then', async () => {
  await takeLease(database.db, { name: 'edit', holder: 'killed', ttlMs: KILLED_MS })
  const { work, turns } = editor()
  await work(new AbortController().signal)
  expect(turns()).toBe(1)
})

test('row 36: an edit job that is to stop waits no longer', async () => {
  await takeLease(database.db, { name: 'edit', holder: 'another', ttlMs: 60_000 })
  const { work, turns } = editor()
  await work(AbortSignal.abort())
  expect(turns()).toBe(0)
})
