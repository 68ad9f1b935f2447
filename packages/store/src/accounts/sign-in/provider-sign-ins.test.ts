import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { hoursAfter, NOW } from '../../testing/samples.ts'
import {
  beginProviderSignIn,
  consumeProviderSignIn,
  issueProviderCode,
  redeemProviderCode,
} from './provider-sign-ins.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => void (await db.deleteFrom('provider_sign_ins').execute()))

const CHALLENGE = randomBytes(32)

async function begin(): Promise<Buffer> {
  const state = randomBytes(32)
  await beginProviderSignIn(db, { state, provider: 'google', challenge: CHALLENGE, now: NOW })
  return state
}

const consume = (state: Uint8Array, change: { provider?: 'apple'; since?: Date } = {}) =>
  consumeProviderSignIn(db, {
    state,
    provider: 'google',
    since: hoursAfter(-1),
    now: hoursAfter(1),
    ...change,
  })

test('a reader who returns from the provider redeems the code once', async () => {
  const [state, other] = [await begin(), await begin()]
  const [code, otherCode] = [randomBytes(32), randomBytes(32)]
  expect(await consume(state)).toBe('returned')
  expect(await consume(other)).toBe('returned')
  await issueProviderCode(db, { state, code, sealedEmail: 'sealed' })
  await issueProviderCode(db, { state: other, code: otherCode, sealedEmail: 'of somebody else' })
  const redeemed = await redeemProviderCode(db, code)
  expect(redeemed).toEqual({ challenge: CHALLENGE, sealedEmail: 'sealed', returnedAt: hoursAfter(1) })
  expect(await redeemProviderCode(db, code)).toBeUndefined()
  expect((await redeemProviderCode(db, otherCode))?.sealedEmail).toBe('of somebody else')
})

test('a state works once, also when the browser sends it twice at the same moment', async () => {
  const state = await begin()
  const returned = await Promise.all([consume(state), consume(state), consume(state)])
  expect(returned.filter((one) => one === 'returned')).toHaveLength(1)
  expect(await consume(state)).toBeUndefined()
})

test('a state that is unknown or belongs to another provider is refused, and not used up by it', async () => {
  const state = await begin()
  expect(await consume(randomBytes(32))).toBeUndefined()
  expect(await consume(state, { provider: 'apple' })).toBeUndefined()
  expect(await consume(state)).toBe('returned')
})

test('a sign-in has ended once it is as old as the limit', async () => {
  const state = await begin()
  expect(await consume(state, { since: NOW })).toBeUndefined()
  expect(await consume(state, { since: new Date(NOW.getTime() - 1) })).toBe('returned')
})

test('a code of a reader who has not returned is worth nothing, and is used up by the attempt', async () => {
  const state = await begin()
  const code = randomBytes(32)
  await issueProviderCode(db, { state, code, sealedEmail: 'sealed' })
  expect(await redeemProviderCode(db, code)).toBeUndefined()
  expect(await consume(state)).toBeUndefined()
  expect(await redeemProviderCode(db, randomBytes(32))).toBeUndefined()
})
