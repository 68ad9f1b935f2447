import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordingLog } from '../testing.ts'
import { createDatabaseQueryGuard } from './database-query-guard.ts'

const noon = () => new Date('2026-11-20T12:00:00Z')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer is passed on, and nothing is left behind', async () => {
  const { log, lines } = recordingLog()
  expect(await createDatabaseQueryGuard(log, noon, 'No answer.')(Promise.resolve('story'))).toBe('story')
  expect([vi.getTimerCount(), lines]).toEqual([0, []])
})

test('row 34: a failure is 503 with the time to wait, and one sentence in the log however many there are', async () => {
  const { log, lines } = recordingLog()
  const answered = createDatabaseQueryGuard(log, noon, 'No answer.')
  const unavailable = { code: 'UNAVAILABLE', retryAfterSeconds: 5 }
  await expect(answered(Promise.reject(new Error('gone')))).rejects.toMatchObject(unavailable)
  for (let request = 0; request < 50; request += 1)
    await expect(answered(Promise.reject(new Error('still gone')))).rejects.toMatchObject(unavailable)
  expect(lines).toEqual(['No answer. gone'])
})

test('row 34, L5: a frozen database holds a request for eight seconds at most', async () => {
  const { log } = recordingLog()
  const frozen = new Promise<never>(() => undefined)
  const requests = createDatabaseQueryGuard(log, noon, 'No answer.')(frozen).catch((error: unknown) => error)
  let isAnswered = false
  void requests.then(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(7_900)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await requests).toMatchObject({ code: 'UNAVAILABLE' })
})
