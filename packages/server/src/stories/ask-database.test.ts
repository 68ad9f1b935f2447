import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepingLog } from '../testing.ts'
import { askDatabase } from './ask-database.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer is passed on, and nothing is left behind', async () => {
  const { log, lines } = keepingLog()
  expect(await askDatabase(Promise.resolve('story'), log, 'No answer.')).toBe('story')
  expect([vi.getTimerCount(), lines]).toEqual([0, []])
})

test('row 34: a failure is 503 with the time to wait, and a sentence in the log', async () => {
  const { log, lines } = keepingLog()
  await expect(askDatabase(Promise.reject(new Error('gone')), log, 'No answer.')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterSeconds: 5,
  })
  expect(lines).toEqual(['No answer. gone'])
})

test('row 34, L5: a frozen database holds a request for eight seconds at most', async () => {
  const { log } = keepingLog()
  const frozen = new Promise<never>(() => undefined)
  const asked = askDatabase(frozen, log, 'No answer.').catch((error: unknown) => error)
  let isAnswered = false
  void asked.then(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(7_900)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await asked).toMatchObject({ code: 'UNAVAILABLE' })
})
