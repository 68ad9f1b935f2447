import { randomBytes, randomUUID } from 'node:crypto'
import { NO_SUBSCRIPTION_RECORD, type SubscriptionRecord } from '@plainwire/domain/reader'
import { DAY_SECONDS } from '@plainwire/domain/units'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import {
  claimCustomersToDelete,
  completeCustomerDeletion,
  postponeCustomerDeletion,
} from './customer-deletions.ts'
import {
  acquireCheckoutLock,
  findPayerByCustomer,
  findPayerByReader,
  linkCustomer,
  releaseCheckoutLock,
} from './payers.ts'
import { isPaymentEventProcessed, recordPaymentEvent } from './payment-events.ts'
import { assignProviderRequestNumber, savePaymentProviderResponse } from './provider-answers.ts'
import { deleteReader, findOrCreateReader, findReaderById } from './readers.ts'
import { deleteOldAccountRows } from './tidy-accounts.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const NOW = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

let database: TestDatabase
let readerId: string
let person = 0
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('leaving_payers').execute()
  person += 1
  const email = `reader${person}@example.org`
  readerId = await findOrCreateReader(database.db, { id: randomUUID(), email, now: NOW })
})

const turn = (now = NOW) =>
  acquireCheckoutLock(database.db, { readerId, now, until: new Date(+now + 60_000) })
const leave = () => deleteReader(database.db, { id: readerId, addresses: [randomBytes(32)], now: NOW })
const link = (customerId: string) => linkCustomer(database.db, { readerId, customerId, now: NOW })
const leaving = (now = NOW) => claimCustomersToDelete(database.db, { now, until: new Date(+now + 60_000) })

describe('a turn to begin a checkout', () => {
  test('is had by one of twenty at once, and by the next when it is over', async () => {
    const turns = await Promise.all(Array.from({ length: 20 }, () => turn()))
    const [had, ...others] = turns.filter((one) => one !== 'busy')
    expect(others).toEqual([])
    expect(had).toMatchObject({ attempt: 1, customerId: null, isTrialUsed: false })
    await releaseCheckoutLock(database.db, readerId, 1)
    expect(await turn()).toMatchObject({ attempt: 2 })
  })

  test('that was never ended expires, and its former holder can’t end it', async () => {
    await turn()
    expect(await turn(later(59))).toBe('busy')
    expect(await turn(later(60))).toMatchObject({ attempt: 2 })
    await releaseCheckoutLock(database.db, readerId, 1)
    expect(await turn(later(61))).toBe('busy')
  })

  test('is for readers', async () => {
    await leave()
    expect(await turn()).toBe('no-reader')
  })
})

const premium = (day: number): SubscriptionRecord => ({
  ...NO_SUBSCRIPTION_RECORD,
  tier: 'premium',
  status: 'active',
  currentPeriodEnd: later(day * DAY_SECONDS),
  priceId: 'premium-annual',
})

test('answers in any order leave the one to the newest answered query', async () => {
  const orders = fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1 })
  await turn()
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const numbers = await Promise.all(
        order.map(() => assignProviderRequestNumber(database.db, readerId, NOW)),
      )
      const first = Math.min(...numbers.map(Number))
      for (const place of order) {
        const number = first + place - 1
        const subscription = premium(number)
        await savePaymentProviderResponse(database.db, {
          readerId,
          number,
          subscription,
          isTrialUsed: true,
          now: NOW,
        })
      }
      const kept = await findReaderById(database.db, readerId)
      expect(kept?.subscription).toEqual(premium(first + Math.max(...order) - 1))
      await database.db
        .updateTable('payers')
        .set({ asked: first + 10 })
        .execute()
    }),
    { numRuns: 30 },
  )
  expect(await findPayerByReader(database.db, readerId)).toMatchObject({ isTrialUsed: true })
})

test('an event is known once it is noted, and forgotten after sixty days', async () => {
  expect(await isPaymentEventProcessed(database.db, 'evt_1')).toBe(false)
  await recordPaymentEvent(database.db, 'evt_1', NOW)
  await recordPaymentEvent(database.db, 'evt_1', NOW)
  await deleteOldAccountRows(database.db, later(59 * DAY_SECONDS))
  expect(await isPaymentEventProcessed(database.db, 'evt_1')).toBe(true)
  await deleteOldAccountRows(database.db, later(61 * DAY_SECONDS))
  expect(await isPaymentEventProcessed(database.db, 'evt_1')).toBe(false)
})

describe('a reader who leaves', () => {
  test('is put on the list of whom the provider is to forget, until it has', async () => {
    await turn()
    expect(await link('cus_gone')).toBe('linked')
    expect(await findPayerByCustomer(database.db, 'cus_gone')).toMatchObject({ readerId })
    await leave()
    expect(await findPayerByCustomer(database.db, 'cus_gone')).toBeUndefined()
    const taken = await Promise.all([leaving(), leaving(), leaving()])
    expect(taken.flat()).toEqual([{ customerId: 'cus_gone', leftAt: NOW, tries: 1 }])
    expect(await leaving(later(59))).toEqual([])
    await postponeCustomerDeletion(database.db, 'cus_gone', later(300))
    expect(await leaving(later(299))).toEqual([])
    expect(await leaving(later(300))).toMatchObject([{ tries: 2 }])
    await completeCustomerDeletion(database.db, 'cus_gone')
    expect(await leaving(later(DAY_SECONDS))).toEqual([])
  })

  test('while they become known to the provider is put there too', async () => {
    await turn()
    await leave()
    expect(await link('cus_late')).toBe('no-reader')
    expect(await assignProviderRequestNumber(database.db, readerId, NOW)).toBeUndefined()
    const answer = { readerId, number: 1, subscription: premium(1), isTrialUsed: true, now: NOW }
    expect(await savePaymentProviderResponse(database.db, answer)).toBe('no-reader')
    expect(await leaving()).toMatchObject([{ customerId: 'cus_late' }])
  })

  test('and was never at the provider leaves nothing to forget', async () => {
    await leave()
    expect(await leaving(later(DAY_SECONDS * 365))).toEqual([])
  })
})
