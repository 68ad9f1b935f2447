import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const ALL = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_YEARLY: 'price_2',
}

test('without any setting payments are simulated', () => {
  expect(readConfig({}).accounts).toMatchObject({ billing: 'simulated', payments: undefined })
})

test('with all of them readers pay at Stripe, and are sent to its pages only', () => {
  expect(readConfig(ALL).accounts.payments).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    prices: { monthly: 'price_1', yearly: 'price_2' },
    apiUrl: 'https://api.stripe.com',
    origins: [
      'https://checkout.stripe.com',
      'https://billing.stripe.com',
      'https://pay.stripe.com',
      'https://invoice.stripe.com',
    ],
  })
})

test('another address can replace Stripe’s, on this machine only', () => {
  const { payments } = readConfig({ ...ALL, STRIPE_API_URL: 'http://127.0.0.1:9' }).accounts
  expect(payments).toMatchObject({ apiUrl: 'http://127.0.0.1:9', origins: ['http://127.0.0.1:9'] })
  for (const url of ['https://api.elsewhere.example', 'http://127.0.0.1.example', 'ftp://localhost'])
    expect(() => readConfig({ ...ALL, STRIPE_API_URL: url })).toThrow(/STRIPE_API_URL/)
})

test.each(Object.keys(ALL))('what is missing is named: %s', (name) => {
  expect(() => readConfig({ ...ALL, [name]: '' })).toThrow(new RegExp(`: ${name}: |${name}: STRIPE`))
})

test('an invalid secret is reported without being shown', () => {
  const wrong = { ...ALL, STRIPE_SECRET_KEY: 'pk_live_published' }
  expect(() => readConfig(wrong)).toThrow(/STRIPE_SECRET_KEY: begins with/)
  expect(() => readConfig(wrong)).not.toThrow(/published/)
})
