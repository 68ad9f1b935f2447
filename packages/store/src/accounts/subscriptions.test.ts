import { randomUUID } from 'node:crypto'
import { NO_SUBSCRIPTION_RECORD, type SubscriptionRecord } from '@plainwire/domain/reader'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import { findOrCreateReader, findReaderById } from './readers.ts'
import { saveSubscription, toSubscriptionRecord } from './subscriptions.ts'

const database = await testDatabase()
const { db } = database
let ada: string
let grace: string
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('readers').execute()
  ada = await findOrCreateReader(db, { id: randomUUID(), email: 'ada@example.org', now: NOW })
  grace = await findOrCreateReader(db, { id: randomUUID(), email: 'grace@example.org', now: NOW })
})

const premium: SubscriptionRecord = {
  tier: 'premium',
  status: 'trialing',
  currentPeriodEnd: hoursAfter(24),
  cancelAtPeriodEnd: true,
  priceId: 'price_1',
}
const save = (readerId: string, subscription: SubscriptionRecord, now = NOW) =>
  saveSubscription(db, { readerId, subscription, now })
const stored = async (readerId: string) => (await findReaderById(db, readerId))?.subscription

test('a subscription is stored for its reader only; others have the free default', async () => {
  expect(await save(ada, premium)).toBe('saved')
  expect(await stored(ada)).toEqual(premium)
  expect(await stored(grace)).toEqual(NO_SUBSCRIPTION_RECORD)
})

test('a later subscription replaces every field of the one before, and the time of the change', async () => {
  const ended: SubscriptionRecord = {
    tier: 'free',
    status: 'cancelled',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    priceId: null,
  }
  await save(ada, premium)
  await save(ada, ended, hoursAfter(1))
  expect(await stored(ada)).toEqual(ended)
  const rows = await db.selectFrom('subscriptions').select('changed_at').execute()
  expect(rows).toEqual([{ changed_at: hoursAfter(1) }])
})

test('nothing is stored for a reader who doesn’t exist', async () => {
  expect(await save(randomUUID(), premium)).toBe('no-reader')
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
})

test('a joined row without a subscription is read as the free default', () => {
  const row = { current_period_end: null, price_id: null }
  const none = { tier: null, status: null, cancel_at_period_end: null, ...row }
  expect(toSubscriptionRecord(none)).toEqual(NO_SUBSCRIPTION_RECORD)
  expect(
    toSubscriptionRecord({ tier: 'premium', status: 'active', cancel_at_period_end: false, ...row }),
  ).toEqual({
    tier: 'premium',
    status: 'active',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    priceId: null,
  })
})
