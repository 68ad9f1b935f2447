import { MINUTE_MS } from '@plainwire/domain/units'
import { claimCustomersToDelete } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordingLog } from '../testing.ts'
import { createCustomerDeletionJob } from './customer-deletion-job.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const FAILED = 'A deleted reader’s customer could not be deleted at the payment provider; trying again.'
const { log, lines } = recordingLog()
let database: TestDatabase
let clock = START
/** What the provider was requested to do, in order. */
let calls: string[] = []
let forget: (customer: string) => Promise<void> = async () => undefined
let expireCheckouts: (customer: string) => Promise<void> = async () => undefined
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = START
  calls = []
  lines.length = 0
  forget = async () => undefined
  expireCheckouts = async () => undefined
  await database.db.deleteFrom('leaving_payers').execute()
})

/**
 * Starts the job, runs rounds of deletions and stops the job.
 *
 * @param isAway whether the database is unreachable
 */
async function run(rounds = 1, isAway = false): Promise<void> {
  const provider: Pick<PaymentProvider, 'forget' | 'expireCheckouts'> = {
    forget: (customer) => {
      calls.push(`forget ${customer}`)
      return forget(customer)
    },
    expireCheckouts: (customer) => {
      calls.push(`expire ${customer}`)
      return expireCheckouts(customer)
    },
  }
  const job = createCustomerDeletionJob({
    provider: provider as PaymentProvider,
    withDb: (work) => (isAway ? Promise.reject(new Error('away')) : work(database.db)),
    log,
    now: () => new Date(clock),
  })
  for (let round = 0; round < rounds; round += 1) job.soon()
  await job.stop()
}
const leave = (customer_id: string, over: object = {}) =>
  database.db
    .insertInto('leaving_payers')
    .values({ customer_id, left_at: new Date(START), try_at: new Date(START), ...over })
    .execute()
const waiting = async () => {
  const rows = await database.db.selectFrom('leaving_payers').selectAll().orderBy('customer_id').execute()
  return rows.map(({ customer_id, try_at }) => [customer_id, (try_at.getTime() - clock) / MINUTE_MS])
}
const failing = (error: object = new Error('ada@example.org')) => Promise.reject(error)

describe('a customer who left', () => {
  test('can’t pay any more, is then deleted at the provider, and isn’t deleted again', async () => {
    await leave('cus_1')
    await run(2)
    expect(calls).toEqual(['expire cus_1', 'forget cus_1'])
    expect([await waiting(), lines]).toEqual([[], []])
  })

  test('is deleted also where their checkouts can’t be ended', async () => {
    expireCheckouts = () => failing()
    await leave('cus_1')
    await run()
    expect([await waiting(), lines]).toEqual([[], ['The checkouts of a deleted reader could not be ended.']])
  })

  test('for whom that fails waits, and the others are deleted', async () => {
    forget = (customer) => (customer === 'cus_1' ? failing() : Promise.resolve())
    for (const customer of ['cus_1', 'cus_2']) await leave(customer)
    await run()
    expect((await waiting()).map(([customer]) => customer)).toEqual(['cus_1'])
    expect(lines).toEqual([FAILED])
  })

  test.each([
    [0, 2],
    [1, 4],
    [7, 256],
    [8, 360],
    [500, 360],
  ])('for whom it has failed %i times before waits %i minutes', async (tries, minutes) => {
    forget = () => failing()
    await leave('cus_1', { tries })
    await run()
    expect(await waiting()).toEqual([['cus_1', minutes]])
  })

  test('is tried again after that time, and not before', async () => {
    forget = () => failing()
    await leave('cus_1')
    await run(3)
    forget = async () => undefined
    clock = START + 2 * MINUTE_MS - 1
    await run()
    expect(calls.filter((call) => call.startsWith('forget'))).toHaveLength(1)
    clock += 1
    await run()
    expect(await waiting()).toEqual([])
  })

  test('is of one process only, for ten minutes while it works on them', async () => {
    const others: number[] = []
    forget = async () => {
      for (const minutes of [9, 11]) {
        const now = new Date(START + minutes * MINUTE_MS)
        others.push((await claimCustomersToDelete(database.db, { now, until: now })).length)
      }
    }
    await leave('cus_1')
    await run()
    expect(others).toEqual([0, 1])
  })
})

test('a round while the database is away ends with a line in the log, and the next one works', async () => {
  await leave('cus_1')
  await run(1, true)
  expect(lines).toEqual(['Customers to delete at the payment provider could not be listed. away'])
  expect(calls).toEqual([])
  await run()
  expect(await waiting()).toEqual([])
})
