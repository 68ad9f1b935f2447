import { API, ErrorResponse } from '@plainwire/domain/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AccountTestServer, startAccountTestServer } from '../accounts/testing-accounts.ts'
import { unguardedProviderHttp } from '../identity/testing-provider.ts'
import { recordingLog } from '../testing.ts'
import type { PaymentHttpClient } from './payment-credentials.ts'
import { startTestStripe, TEST_PRICES, type TestStripe, type TestSubscription } from './testing-stripe.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const SECRET = 'whsec_only-the-provider-and-we-know'
const http: PaymentHttpClient = {
  ...unguardedProviderHttp,
  async remove(url, { headers }) {
    const answer = await fetch(url, { method: 'DELETE', headers }).catch(() => undefined)
    if (!answer) return { failure: 'unreachable', message: 'Nobody answers.' }
    const body = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
  },
}
const { log, lines } = recordingLog()

let stripe: TestStripe
let accounts: AccountTestServer
let token = ''
let person = 0
let events = 0
const seconds = () => Math.floor(accounts.now().getTime() / 1000)

beforeAll(async () => {
  stripe = await startTestStripe(() => seconds())
  const payments = {
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    prices: TEST_PRICES,
    apiUrl: stripe.url,
    origins: [stripe.url],
    http,
    patienceMs: 5_000,
    retries: 0,
  }
  accounts = await startAccountTestServer({ log, payments })
})
afterAll(async () => {
  await accounts.stop()
  await stripe.stop()
})
beforeEach(async () => {
  stripe.trouble = undefined
  person += 1
  token = (await accounts.signIn(`reader${person}@example.org`)).AccessToken
  lines.length = 0
  stripe.requests.length = 0
})

const call = (method: string, path: string, body?: unknown) => accounts.call(method, path, { token, body })
const post = (path: string, body: unknown = {}) => call('POST', `/subscription/${path}`, body)
const codeOf = async (answer: Response) => [
  answer.status,
  ErrorResponse.parse(await answer.json()).error.code,
]
const standing = async () =>
  API.getSubscription.answer.parse(await (await call('GET', '/subscription')).json())
const urlOf = async (answer: Response) => API.beginCheckout.answer.parse(await answer.json()).url
const begin = async (body: object) => (await urlOf(await post('checkout', body))).split('/').at(-1) ?? ''

/** Simulates that the reader has paid or begun a trial, before the provider has sent an event. */
async function subscribe(plan = 'monthly', isTrial = false): Promise<TestSubscription> {
  return stripe.complete(await begin({ plan, isTrial }))
}

interface EventFields {
  type?: string
  id?: string
  customer?: string
  object?: string
  secret?: string
  age?: number
  body?: string
}
/**
 * Sends an event to the server like the payment provider, signed with the provider's own library, and returns
 * the status of the answer.
 */
async function tell(said: EventFields = {}): Promise<number> {
  events += 1
  const { type = 'customer.subscription.updated', id = `evt_${events}`, secret = SECRET, age = 0 } = said
  const about = { id: said.customer, object: said.object ?? 'subscription', customer: said.customer }
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: about } })
  const timestamp = seconds() - age
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const answer = await fetch(`${accounts.server.url}/api/billing/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: said.body ?? payload,
  })
  return answer.status
}

describe('a checkout', () => {
  test('BI-05 leads to the provider, and what is paid there is Premium on every device', async () => {
    const url = await urlOf(await post('checkout', { plan: 'yearly' }))
    expect(new URL(url).origin).toBe(stripe.url)
    const session = stripe.sessions.get(url.split('/').at(-1) ?? '')
    expect(session).toMatchObject({
      price: 'price_year',
      trialDays: 0,
      successUrl: 'http://plainwire.test/?billing=success',
      cancelUrl: 'http://plainwire.test/?billing=cancelled',
    })
    const { customer } = stripe.complete(session?.id ?? '')
    expect(await tell({ customer })).toBe(204)
    expect(await standing()).toMatchObject({
      tier: 'premium',
      status: 'active',
      priceId: 'premium-annual',
      customerId: customer,
      isTrialUsed: true,
    })
  })

  test('is shown as Premium when the reader returns before the provider has sent an event', async () => {
    await subscribe()
    accounts.wait(10)
    expect(await standing()).toMatchObject({ tier: 'premium', priceId: 'premium-monthly' })
  })

  test('BI-05 with a trial is possible once, ends by itself and needs no card', async () => {
    const { customer } = await subscribe('monthly', true)
    await tell({ customer })
    expect(await standing()).toMatchObject({ status: 'trialing', isTrialUsed: true })
    for (const one of stripe.subscriptions.values()) if (one.customer === customer) one.status = 'canceled'
    await tell({ customer })
    expect(await standing()).toMatchObject({ tier: 'free', status: 'none' })
    expect(await codeOf(await post('checkout', { plan: 'monthly', isTrial: true }))).toEqual([
      400,
      'TRIAL_USED',
    ])
  })

  test('BI-05 never charges twice: who has a subscription is sent to the portal, an older checkout is worth nothing', async () => {
    const first = await begin({ plan: 'monthly' })
    const second = await begin({ plan: 'yearly' })
    expect([stripe.sessions.get(first)?.status, stripe.sessions.get(second)?.status]).toEqual([
      'expired',
      'open',
    ])
    stripe.complete(second)
    expect(await urlOf(await post('checkout', { plan: 'monthly' }))).toContain('/portal/')
    expect(await standing()).toMatchObject({ tier: 'premium', priceId: 'premium-annual' })
  })

  test('twenty at once leave one open, one customer, and no turn behind', async () => {
    const before = stripe.customers.size
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('checkout', { plan: 'monthly' })))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(stripe.customers.size).toBe(before + 1)
    const { customer } = [...stripe.sessions.values()].at(-1) ?? {}
    const open = [...stripe.sessions.values()].filter(
      (one) => one.customer === customer && one.status === 'open',
    )
    expect(open).toHaveLength(1)
    expect((await post('checkout', { plan: 'monthly' })).status).toBe(200)
  })

  test.each([{}, { plan: 'weekly' }, { plan: 'monthly', price: 'price_1' }, { plan: 'monthly', isTrial: 1 }])(
    'takes no %j',
    async (body) => {
      expect((await post('checkout', body)).status).toBe(400)
    },
  )

  test('never sends a reader to a page outside the provider', async () => {
    await begin({ plan: 'monthly' })
    const elsewhere = { object: 'list', data: [], id: 'cs_1', url: 'https://elsewhere.example/pay' }
    stripe.trouble = { status: 200, body: elsewhere }
    expect(await codeOf(await post('checkout', { plan: 'monthly' }))).toEqual([502, 'PROVIDER_FAILED'])
    expect(lines).toEqual(['The payment provider could not be queried.'])
  })
})

describe('the provider’s events', () => {
  test('is believed by its signature only', async () => {
    const { customer } = await subscribe()
    expect(await tell({ customer, secret: 'whsec_guessed' })).toBe(400)
    expect(await tell({ customer, age: 301 })).toBe(400)
    expect(await tell({ customer, body: '{"id":"evt_forged"}' })).toBe(400)
    const plain = await accounts.call('POST', '/billing/stripe', { body: { id: 'evt_1' } })
    expect(plain.status).toBe(400)
    expect(new Set(lines)).toEqual(new Set(['Somebody spoke as the payment provider without its signature.']))
    expect(await tell({ customer, age: 299 })).toBe(204)
    expect((await standing()).tier).toBe('premium')
  })

  test('row 11, L2: are refused with any invalid signature', async () => {
    const now = seconds()
    const signatures = [
      `t=${now},v1=`,
      `t=${now}`,
      't=,v1=',
      'v1=00',
      `t=${now},v1=é`,
      `t=${now},v1=%00`,
      ',',
      '=',
      `t=1e400,v1=00`,
    ]
    for (const signature of signatures) {
      const answer = await fetch(`${accounts.server.url}/api/billing/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: '{}',
      })
      expect([signature, answer.status]).toEqual([signature, 400])
    }
  })

  test('row 33, H3: from one network has a limit a minute, refused before it is read', async () => {
    const tries = Array.from({ length: 310 }, () =>
      accounts.call('POST', '/billing/stripe', { body: {}, from: '198.51.100.9' }),
    )
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(lines.length).toBeLessThanOrEqual(1)
  })

  test('BI-05 that arrive late and in the wrong order lead to the current state', async () => {
    const subscription = await subscribe()
    const { customer } = subscription
    subscription.status = 'canceled'
    await tell({ customer, type: 'customer.subscription.deleted' })
    await tell({ customer, type: 'customer.subscription.created' })
    expect(await standing()).toMatchObject({ tier: 'free', status: 'none' })
  })

  test('said twice counts once', async () => {
    const { customer } = await subscribe()
    expect(await tell({ customer, id: 'evt_twice' })).toBe(204)
    stripe.requests.length = 0
    expect(await tell({ customer, id: 'evt_twice' })).toBe(204)
    expect(stripe.requests).toEqual([])
  })

  test('BI-05 twenty times at once, with answers on their way while it changes, ends in what holds', async () => {
    const subscription = await subscribe()
    const { customer } = subscription
    let letGo: () => void = () => undefined
    stripe.trouble = {
      until: new Promise<void>((resolve) => {
        letGo = resolve
      }),
    }
    const early = Array.from({ length: 10 }, () => tell({ customer }))
    await expect.poll(() => stripe.requests.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(14)
    // The queries of `early` have read the old state, but are answered only after `letGo`, when the queries
    // of `late` have been answered.
    stripe.trouble = undefined
    Object.assign(subscription, { cancelAtPeriodEnd: true, cancelAt: subscription.end })
    const late = await Promise.all(Array.from({ length: 10 }, () => tell({ customer })))
    letGo()
    expect(new Set([...late, ...(await Promise.all(early))])).toEqual(new Set([204]))
    expect(await standing()).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: true })
  })

  test('about an unknown customer are logged and ignored', async () => {
    expect(await tell({ customer: 'cus_stranger' })).toBe(204)
    expect(lines).toEqual(['The payment provider reported an event of an unknown customer.'])
  })

  test('are refused while the provider can’t be queried, so that it sends them again', async () => {
    const { customer } = await subscribe()
    stripe.trouble = { status: 500 }
    expect(await tell({ customer, id: 'evt_again' })).toBe(502)
    stripe.trouble = undefined
    expect(await tell({ customer, id: 'evt_again' })).toBe(204)
    expect((await standing()).tier).toBe('premium')
  })

  test('of a customer whom the operator has deleted there ends what they had', async () => {
    const { customer } = await subscribe()
    await tell({ customer })
    for (const one of stripe.subscriptions.values()) if (one.customer === customer) one.status = 'canceled'
    await tell({ customer, type: 'customer.deleted', object: 'customer' })
    expect(await standing()).toMatchObject({ tier: 'free', customerId: null })
  })
})

describe('a subscription', () => {
  test('BI-02 is cancelled at its end and reactivated through us', async () => {
    const { customer } = await subscribe()
    await tell({ customer })
    expect(await (await post('cancel')).json()).toMatchObject({ tier: 'premium', status: 'cancelled' })
    expect(await codeOf(await post('cancel'))).toEqual([400, 'NO_SUBSCRIPTION'])
    expect(await (await post('reactivate')).json()).toMatchObject({ status: 'active' })
    expect(await codeOf(await post('reactivate'))).toEqual([400, 'NOTHING_TO_REACTIVATE'])
  })

  test('that doesn’t exist can’t be cancelled, reactivated, or shown in the portal', async () => {
    expect(await codeOf(await post('cancel'))).toEqual([400, 'NO_SUBSCRIPTION'])
    expect(await codeOf(await post('reactivate'))).toEqual([400, 'NOTHING_TO_REACTIVATE'])
    expect(await codeOf(await post('portal'))).toEqual([400, 'NO_SUBSCRIPTION'])
    expect(await (await call('GET', '/subscription/invoices')).json()).toEqual({ invoices: [] })
    expect(stripe.requests).toEqual([])
  })

  test('BI-03 has invoices with the provider’s own documents, and what pays for it', async () => {
    const { id, customer, start } = await subscribe('yearly')
    const { invoices } = API.getInvoices.answer.parse(
      await (await call('GET', '/subscription/invoices')).json(),
    )
    expect(invoices).toMatchObject([
      { id: `STR-${start}`, plan: 'yearly', amount: 49, pdf: `${stripe.url}/invoice/${id}` },
    ])
    const { paymentMethods } = API.getPaymentMethods.answer.parse(
      await (await call('GET', '/subscription/payment-methods')).json(),
    )
    expect(paymentMethods).toEqual([
      { id: `pm_${customer}`, type: 'card', brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2030 },
    ])
    expect(await urlOf(await post('portal', { page: 'payment-method' }))).toBe(
      `${stripe.url}/portal/${customer}`,
    )
  })

  test('BI-05 that the provider renewed without an event continues; one that it ended, ends', async () => {
    const subscription = await subscribe()
    await tell({ customer: subscription.customer })
    const month = subscription.end - subscription.start
    accounts.wait(month)
    Object.assign(subscription, { start: subscription.end, end: subscription.end + month })
    token = (await accounts.signIn(`reader${person}@example.org`)).AccessToken
    const profile = API.getProfile.answer.parse(await (await call('GET', '/profile')).json())
    expect(profile.subscription).toMatchObject({ tier: 'premium', status: 'active' })
    accounts.wait(month)
    subscription.status = 'canceled'
    token = (await accounts.signIn(`reader${person}@example.org`)).AccessToken
    expect(await standing()).toMatchObject({ tier: 'free', status: 'none' })
  })

  test('reported by the browser is ignored', async () => {
    const body = { tier: 'free', status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false }
    expect(await codeOf(await call('PUT', '/subscription', body))).toEqual([403, 'BILLED_ELSEWHERE'])
  })
})

describe('with the provider in trouble', () => {
  test.each([
    ['5xx', { status: 503 }],
    ['an answer that is none', { status: 200, body: { hello: 'world' } }],
    [
      'a wrong key',
      { status: 401, body: { error: { type: 'invalid_request_error', message: 'sk_test_1' } } },
    ],
  ])(
    '%s: the reader is informed, the operator too, and the last known state applies',
    async (_name, trouble) => {
      const { customer } = await subscribe()
      await tell({ customer })
      stripe.trouble = trouble
      for (const path of ['checkout', 'portal', 'cancel', 'reactivate']) {
        const answer = await post(path, path === 'checkout' ? { plan: 'monthly' } : {})
        expect(await codeOf(answer)).toEqual([502, 'PROVIDER_FAILED'])
      }
      for (const path of ['invoices', 'payment-methods'])
        expect((await call('GET', `/subscription/${path}`)).status).toBe(502)
      expect(lines).toHaveLength(6)
      expect(lines.join()).not.toContain('sk_test_1')
      expect((await standing()).tier).toBe('premium')
    },
  )
})

describe('a reader who deletes their account', () => {
  const isForgotten = (customer: string) => () => stripe.customers.get(customer)?.isDeleted

  test('is forgotten by the provider, and pays no more', async () => {
    const subscription = await subscribe()
    expect((await call('POST', '/profile/delete_account')).status).toBe(200)
    await expect.poll(isForgotten(subscription.customer), { timeout: 30_000 }).toBe(true)
    expect(subscription.status).toBe('canceled')
    expect(await tell({ customer: subscription.customer })).toBe(204)
  })

  test('while the provider is away is forgotten when it is back, and the operator knows', async () => {
    const { customer } = await subscribe()
    stripe.trouble = { status: 500 }
    expect((await call('POST', '/profile/delete_account')).status).toBe(200)
    const failed = 'A deleted reader’s customer could not be deleted at the payment provider; trying again.'
    await expect.poll(() => lines, { timeout: 30_000 }).toContain(failed)
    stripe.trouble = undefined
    accounts.wait(3600)
    token = (await accounts.signIn(`other${person}@example.org`)).AccessToken
    await call('POST', '/profile/delete_account')
    await expect.poll(isForgotten(customer), { timeout: 30_000 }).toBe(true)
  })
})
