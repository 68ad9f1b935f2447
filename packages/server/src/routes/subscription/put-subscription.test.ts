import { ErrorResponse, Profile } from '@plainwire/domain/contract'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
let token = ''
let person = 0
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  token = (await accounts.signIn(`reader${person}@example.org`)).AccessToken
})

const END = '2026-11-20T12:05:00.000Z'
const trial = {
  tier: 'premium',
  status: 'trialing',
  currentPeriodEnd: END,
  cancelAtPeriodEnd: false,
  priceId: 'premium-annual',
}
const put = (body: unknown) => accounts.call('PUT', '/subscription', { token, body })
const told = async () =>
  Profile.parse(await (await accounts.call('GET', '/profile', { token })).json()).subscription

describe('PUT /subscription', () => {
  test('is stored, shown in the profile, and ends with its period', async () => {
    const wire = { ...trial, trialEnd: END, customerId: null }
    expect(await (await put(trial)).json()).toEqual(wire)
    expect(await told()).toEqual(wire)
    const cancelled = { ...trial, status: 'cancelled', cancelAtPeriodEnd: true }
    await put(cancelled)
    expect(await told()).toEqual({ ...cancelled, trialEnd: null, customerId: null })
    accounts.wait(300)
    expect(await told()).toMatchObject({ tier: 'free', status: 'cancelled' })
  })

  test.each([
    ['premium without an end', { ...trial, currentPeriodEnd: null }],
    ['premium without a status', { ...trial, status: 'none' }],
    ['an unknown status', { ...trial, status: 'forever' }],
    ['an end that is none', { ...trial, currentPeriodEnd: 'tomorrow' }],
    ['more than it is asked for', { ...trial, customerId: 'cus_1' }],
    ['a plan that is none', { ...trial, priceId: 'x'.repeat(61) }],
    ['less', { tier: 'premium' }],
  ])('refuses %s', async (_name, body) => {
    expect((await put(body)).status).toBe(400)
    expect(await told()).toMatchObject({ tier: 'free', status: 'none' })
  })

  test('is refused where a payment provider says what is paid', async () => {
    const billed = await startAccountTestServer({ billing: 'provider' })
    const { AccessToken } = await billed.signIn('ada@example.org')
    const refused = await billed.call('PUT', '/subscription', { token: AccessToken, body: trial })
    const { error } = ErrorResponse.parse(await refused.json())
    expect([refused.status, error.code]).toEqual([403, 'BILLED_ELSEWHERE'])
    await billed.stop()
  })
})
