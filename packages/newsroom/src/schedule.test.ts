import type { JobQueue } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startSchedule } from './schedule.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => vi.useRealTimers())
afterAll(() => database.drop())

test('a look for due feeds that takes longer than the interval isn’t begun again meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<number>()
  const requestGather = vi.fn(async () => 0)
  const jobs: Pick<JobQueue, 'requestGather' | 'schedule'> = { requestGather, schedule: async () => {} }
  // Called at the beginning of each check, so that its calls count the checks.
  const contents = vi.fn((): ['live'] => ['live'])
  const { db } = database
  const stop = await startSchedule({ db, log: testLog(), now: () => new Date(), jobs, contents })
  requestGather.mockImplementation(() => isAnswered)
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => requestGather.mock.calls.length).toBe(2)
  vi.advanceTimersByTime(15_000)
  expect(contents).toHaveBeenCalledTimes(2)
  answer(0)
  await expect
    .poll(() => {
      vi.advanceTimersByTime(5_000)
      return contents.mock.calls.length
    })
    .toBeGreaterThan(2)
  stop()
})
