import { randomUUID } from 'node:crypto'
import { findOrCreateReader, findPayerByReader, findReaderById } from '@plainwire/store'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../errors.ts'
import { unguardedProviderHttp } from '../identity/testing-provider.ts'
import { recordingLog } from '../testing.ts'
import {
  callPaymentProvider,
  type PaymentDependencies,
  refreshSubscription,
  refreshSubscriptionIfStale,
} from './call-provider.ts'
import { beginCheckout } from './checkout.ts'
import { createPaymentProvider } from './provider/payment-provider.ts'
import { startTestStripe, TEST_PRICES, type TestStripe, type TestSubscription } from './testing-stripe.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const START = Date.parse('2026-11-20T12:00:00Z')
const MONTH_MS = 30 * 86_400_000
const { log, lines } = recordingLog()
let database: TestDatabase
let stripe: TestStripe
let parts: PaymentDependencies
let clock = START
let readerId = ''

beforeAll(async () => {
  database = await testDatabase()
  stripe = await startTestStripe(() => Math.floor(clock / 1000))
  parts = {
    provider: createPaymentProvider({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: TEST_PRICES,
      apiUrl: stripe.url,
      origins: [stripe.url],
      http: { ...unguardedProviderHttp, remove: () => Promise.reject(new Error('not used')) },
      retries: 0,
    }),
    withDb: (work) => work(database.db),
    publicUrl: 'http://plainwire.test',
    log,
    now: () => new Date(clock),
  }
})
afterAll(async () => {
  await stripe.stop()
  await database.drop()
})
beforeEach(async () => {
  clock = START
  stripe.trouble = undefined
  const about = { id: randomUUID(), email: `${randomUUID()}@example.org`, now: new Date(START) }
  readerId = await findOrCreateReader(database.db, about)
  lines.length = 0
  stripe.requests.length = 0
})

const begin = (over: object = {}) =>
  beginCheckout(parts, { readerId, plan: 'monthly', isTrial: false, ...over })
/** Begins a checkout and completes it; the provider sends no event about it. */
async function pay(over: object = {}): Promise<TestSubscription> {
  const url = await begin(over)
  stripe.requests.length = 0
  return stripe.complete(url.split('/').at(-1) ?? '')
}
const refresh = () => refreshSubscriptionIfStale(parts, readerId)
const stored = async () => (await findReaderById(database.db, readerId))?.subscription
const isAsked = async () => {
  stripe.requests.length = 0
  await refresh()
  return stripe.requests.includes('GET /v1/subscriptions')
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

describe('what the database has of a subscription', () => {
  test('is in doubt for an hour after a checkout was begun', async () => {
    await begin()
    clock = START + 3_600_000
    expect(await isAsked()).toBe(false)
    clock = START + 3_600_000 - 1
    expect(await isAsked()).toBe(true)
  })

  test('is asked for once in five seconds', async () => {
    await begin()
    clock = START + 4_999
    expect(await isAsked()).toBe(false)
    clock = START + 5_000
    expect(await isAsked()).toBe(true)
    expect(await isAsked()).toBe(false)
  })

  test('is believed while it grants Premium, and in doubt when its period has ended', async () => {
    const subscription = await pay()
    clock += 10_000
    await refresh()
    expect(await stored()).toMatchObject({ tier: 'premium', status: 'active', priceId: 'premium-monthly' })
    clock = START + MONTH_MS - 1000
    expect(await isAsked()).toBe(false)
    Object.assign(subscription, { start: subscription.end, end: subscription.end + 100_000 })
    clock = START + MONTH_MS + 1000
    expect(await isAsked()).toBe(true)
    expect((await stored())?.currentPeriodEnd).toEqual(new Date(START + MONTH_MS + 100_000_000))
  })

  test('is never in doubt for who has not been sent to the provider', async () => {
    expect(await isAsked()).toBe(false)
    readerId = randomUUID()
    expect(await isAsked()).toBe(false)
  })

  test('stays while the provider is in trouble, which is logged without what it wrote', async () => {
    await pay()
    clock += 10_000
    stripe.trouble = { status: 500, body: { error: { type: 'api_error', message: 'ada@example.org' } } }
    await refresh()
    expect(await stored()).toMatchObject({ tier: 'free' })
    expect(lines).toEqual(['The payment provider could not be queried.'])
    stripe.trouble = undefined
    clock += 5_000
    await refresh()
    expect(await stored()).toMatchObject({ tier: 'premium' })
  })

  test('isn’t covered up where the database itself fails', async () => {
    await begin()
    clock += 10_000
    const failing = { ...parts, withDb: () => Promise.reject(new ApiError('UNAVAILABLE')) }
    expect(await codeOf(refreshSubscriptionIfStale(failing, readerId))).toBe('UNAVAILABLE')
  })
})

describe('a query of the provider', () => {
  test('about a customer whom it doesn’t have ends what is stored, and the id is forgotten', async () => {
    const { customer } = await pay()
    await refreshSubscription(parts, readerId, customer)
    stripe.customers.delete(customer)
    expect(await refreshSubscription(parts, readerId, customer)).toEqual([])
    expect(await stored()).toMatchObject({ tier: 'free', status: 'none' })
    expect((await findPayerByReader(database.db, readerId))?.customerId).toBeNull()
    expect(lines).toEqual([])
  })

  test('reports a reader who pays twice, and one who did once and does now isn’t reported', async () => {
    const subscription = await pay()
    const { customer } = subscription
    const second = { ...subscription, id: 'sub_second', status: 'canceled' }
    stripe.subscriptions.set(second.id, second)
    expect(await refreshSubscription(parts, readerId, customer)).toHaveLength(2)
    expect(lines).toEqual([])
    second.status = 'past_due'
    await refreshSubscription(parts, readerId, customer)
    expect(lines).toEqual(['A reader pays for more than one subscription.'])
    stripe.subscriptions.delete(second.id)
  })

  test('about nobody isn’t sent', async () => {
    const { customer } = await pay()
    expect(await refreshSubscription(parts, randomUUID(), customer)).toEqual([])
    expect(stripe.requests).toEqual([])
  })

  test('that fails is a failure of the provider, whatever the cause', async () => {
    expect(await codeOf(callPaymentProvider(parts, async () => 'answer'))).toBe('done')
    expect(await codeOf(callPaymentProvider(parts, () => Promise.reject(new Error('x'))))).toBe(
      'PROVIDER_FAILED',
    )
  })
})

describe('a checkout', () => {
  test('is refused while another one of the reader is being made, for two minutes at most', async () => {
    let letGo = () => {}
    stripe.trouble = { until: new Promise<void>((resolve) => (letGo = resolve)) }
    const first = begin()
    await expect.poll(() => stripe.requests.length).toBe(1)
    clock = START + 119_000
    expect(await codeOf(begin())).toBe('CHECKOUT_UNDER_WAY')
    stripe.trouble = undefined
    letGo()
    expect(await codeOf(first)).toBe('done')
    expect(await codeOf(begin())).toBe('done')
  })

  test('with a trial is refused to who had Premium, also if only the provider knows of it', async () => {
    const subscription = await pay()
    subscription.status = 'canceled'
    expect(await codeOf(begin({ isTrial: true }))).toBe('TRIAL_USED')
    expect(await codeOf(begin({ isTrial: false }))).toBe('done')
  })
})
