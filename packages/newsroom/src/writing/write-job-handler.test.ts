import type { WriterModel } from '@plainwire/pipeline'
import { findModelAnswer, type ModelBudget, queryModelSpending, type WritingTask } from '@plainwire/store'
import { type TestLog, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createWriteJobHandler } from './write-job-handler.ts'

type Reply = Awaited<ReturnType<WriterModel['request']>>

const database = await testDatabase()
const { db } = database
const DRAFT = { draft: { sentences: [{ text: 'Six people died.', sources: [1] }] } }
const TASK: WritingTask = {
  hash: 'hash',
  storyId: 'story',
  language: 'en',
  system: 's'.repeat(300),
  user: 'u'.repeat(600),
  reports: 1,
}
/**
 * The maximum cost of `TASK` in tokens: 300 for the 900 characters of its prompt, because a token has at
 * least three characters, and 4,000 for the answer.
 */
const MOST = 4_300
const UNLIMITED: ModelBudget = { storiesPerDay: undefined, tokensPerDay: undefined }
const answered: Reply = { answer: DRAFT, tokens: 700, malformed: 0, isRepaired: false }
const failed = (failure: string) => ({ failure, message: `It failed: ${failure}.` }) as Reply

let log: TestLog
let clock: Date
let requests: string[]
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['model_answers', 'model_days'] as const) await db.deleteFrom(table).execute()
  log = testLog()
  clock = new Date('2026-11-21T12:00:00Z')
  requests = []
})

function handler(reply: Reply = answered, { budget = UNLIMITED, isOpen = true } = {}) {
  const model: WriterModel = {
    isOpen: () => isOpen,
    request: async ({ hash }) => {
      requests.push(hash)
      return reply
    },
  }
  return createWriteJobHandler({ db, log, now: () => clock, model, name: 'small', budget })
}
const spent = () => queryModelSpending(db, clock)
const lines = () => log.lines.map(({ level, message }) => [level, message])

test('an answer is stored and costs what it took, not the most that it could take', async () => {
  await handler()(TASK)
  expect(await findModelAnswer(db, 'hash')).toEqual(DRAFT)
  expect(await spent()).toEqual({ stories: 1, tokens: 700 })
  expect(log.lines).toMatchObject([
    { level: 'info', message: 'a model answered', context: { model: 'small', story: 'story', tokens: 700 } },
  ])
})

test('a request that was answered isn’t sent again, even if the model is closed', async () => {
  await handler()(TASK)
  await handler(answered, { isOpen: false })(TASK)
  expect(requests).toEqual(['hash'])
  expect(await spent()).toEqual({ stories: 1, tokens: 700 })
})

test('a useless answer is stored too, so that it isn’t requested again', async () => {
  await handler({ ...answered, answer: { failure: 'empty' } } as Reply)(TASK)
  expect(await findModelAnswer(db, 'hash')).toEqual({ failure: 'empty' })
  expect(lines()).toEqual([['warn', 'the model’s answer is of no use']])
})

test('a model that failed too often is not called, and the request is retried later', async () => {
  await expect(handler(answered, { isOpen: false })(TASK)).rejects.toThrow('failed too often')
  expect(requests).toEqual([])
  expect(await spent()).toEqual({ stories: 0, tokens: 0 })
})

test.each([
  'forbidden-address',
  'forbidden-url',
  'too-many-redirects',
  'unreachable',
  'tls',
  'busy',
  'refused',
  'quota',
  'paused',
])('a request that failed as %s costs nothing and is retried', async (failure) => {
  await expect(handler(failed(failure))(TASK)).rejects.toThrow(`It failed: ${failure}.`)
  expect(await spent()).toEqual({ stories: 0, tokens: 0 })
  expect(await findModelAnswer(db, 'hash')).toBeUndefined()
})

test.each(['too-slow', 'too-large', 'unknown'])(
  'a request that failed as %s may have been answered, so it counts in full',
  async (failure) => {
    await expect(handler(failed(failure))(TASK)).rejects.toThrow()
    expect(await spent()).toEqual({ stories: 1, tokens: MOST })
  },
)

test('failures are counted by their reason', async () => {
  const busy = handler(failed('busy'))
  for (let time = 0; time < 2; time++) await expect(busy(TASK)).rejects.toThrow()
  const useless = handler({ ...answered, answer: { failure: 'empty' } } as Reply)
  await useless(TASK)
  await useless({ ...TASK, hash: 'another' })
  expect(log.lines.map(({ context }) => context)).toMatchObject([
    { failure: 'busy', times: 1 },
    { failure: 'busy', times: 2 },
    { failure: 'empty', times: 1 },
    { failure: 'empty', times: 2 },
  ])
})

test.each([
  [{ tokensPerDay: MOST }, 1],
  [{ tokensPerDay: MOST - 1 }, 0],
  [{ storiesPerDay: 0 }, 0],
])('of a day’s budget of %j the request takes the most that it may cost', async (budget, expected) => {
  await handler(answered, { budget: { ...UNLIMITED, ...budget } })(TASK)
  expect(requests).toHaveLength(expected)
})

test('a budget that is used up is logged once a day, and the request left to a later edition', async () => {
  const handle = handler(answered, { budget: { ...UNLIMITED, storiesPerDay: 0 } })
  for (const time of ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z']) {
    clock = new Date(time)
    await handle(TASK)
  }
  expect(requests).toEqual([])
  expect(lines()).toEqual(Array(2).fill(['info', 'the model’s budget of the day is used up']))
})

test('the cost is corrected on the day of the request, also if the answer comes after midnight', async () => {
  clock = new Date('2026-11-21T23:59:59Z')
  const request: WriterModel['request'] = async () => {
    clock = new Date('2026-11-22T00:00:01Z')
    return answered
  }
  const model = { isOpen: () => true, request }
  await createWriteJobHandler({ db, log, now: () => clock, model, name: 'small', budget: UNLIMITED })(TASK)
  expect(await queryModelSpending(db, new Date('2026-11-21T12:00:00Z'))).toEqual({ stories: 1, tokens: 700 })
  expect(await spent()).toEqual({ stories: 0, tokens: 0 })
})
