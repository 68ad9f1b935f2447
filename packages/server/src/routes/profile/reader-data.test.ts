import { API, type Call, ErrorResponse, Preferences, Profile } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES, NO_SUBSCRIPTION_RECORD, toApiSubscription } from '@plainwire/domain/reader'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'
import { startServer } from '../../testing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
let token: string
let person = 0
let email = ''
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  email = `reader${person}@example.org`
  token = (await accounts.signIn(email)).AccessToken
})

const call = (method: string, path: string, body?: unknown) => accounts.call(method, path, { token, body })
const preferences = async () => Preferences.parse(await (await call('GET', '/preferences')).json())
describe('AP-03 preferences', () => {
  test('AP-09 answer 404 until something is set', async () => {
    const none = await call('GET', '/preferences')
    expect([none.status, ErrorResponse.parse(await none.json()).error.code]).toEqual([404, 'NO_PREFERENCES'])
    const set = await call('PATCH', '/preferences', { theme: 'dark' })
    expect(await set.json()).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark' })
  })

  test('are set whole and in each of their parts', async () => {
    const whole = { ...DEFAULT_PREFERENCES, interests: ['Space'], mutedWords: ['war'] }
    expect(await (await call('PUT', '/preferences', whole)).json()).toEqual(whole)
    await call('PATCH', '/preferences/categories', { categories: ['science'] })
    await call('PATCH', '/preferences/email', { emailSettings: { weeklyDigest: false } })
    await call('PATCH', '/preferences/muted', { mutedTopics: ['Sports'] })
    await call('PATCH', '/preferences/muted', { mutedSources: ['Courier'] })
    await call('PATCH', '/preferences', { age: '25-34', gender: 'prefer-not-to-say' })
    await call('PATCH', '/preferences', { onboarding_completed: true })
    expect(await preferences()).toEqual({
      ...whole,
      categories: ['science'],
      emailSettings: { ...DEFAULT_PREFERENCES.emailSettings, weeklyDigest: false },
      mutedTopics: ['Sports'],
      mutedSources: ['Courier'],
      age: '25-34',
      onboarding_completed: true,
    })
  })

  test('lose no change when parts are set at the same moment', async () => {
    await Promise.all([
      call('PATCH', '/preferences', { theme: 'dark' }),
      call('PATCH', '/preferences', { interests: ['Food'] }),
      call('PATCH', '/preferences/muted', { mutedWords: ['golf'] }),
      call('PATCH', '/preferences/categories', { categories: ['health'] }),
    ])
    expect(await preferences()).toMatchObject({
      theme: 'dark',
      interests: ['Food'],
      mutedWords: ['golf'],
      categories: ['health'],
    })
  })

  test.each<[string, string, unknown]>([
    ['PUT', '/preferences', { theme: 'dark' }],
    ['PUT', '/preferences', { ...DEFAULT_PREFERENCES, tier: 'premium' }],
    ['PATCH', '/preferences', {}],
    ['PATCH', '/preferences', { tier: 'premium' }],
    ['PATCH', '/preferences', { email: 'other@example.org' }],
    ['PATCH', '/preferences', { interests: ['Knitting'] }],
    ['PATCH', '/preferences', { age: '17' }],
    ['PATCH', '/preferences', { theme: 'x"onload=' }],
    ['PATCH', '/preferences/email', { emailSettings: { spam: true } }],
    ['PATCH', '/preferences/muted', { mutedTopics: 'Sports' }],
    ['PATCH', '/preferences/muted', { mutedTopics: ['x'.repeat(81)] }],
  ])('%s %s refuses %j', async (method, path, body) => {
    expect((await call(method, path, body)).status).toBe(400)
  })
})

test('AP-02 the profile names the reader, and what of their preferences it is specified to', async () => {
  await call('PATCH', '/preferences/muted', { mutedSources: ['Courier'], mutedWords: ['war'] })
  const profile = Profile.parse(await (await call('GET', '/profile')).json())
  expect(profile).toEqual({
    username: expect.stringMatching(/^[\da-f-]{36}$/),
    email,
    preferences: { categories: [], age: '', gender: '', mutedTopics: [], mutedSources: ['Courier'] },
    subscription: toApiSubscription(NO_SUBSCRIPTION_RECORD, accounts.now()),
  })
})

test('every call answers 404 where this installation has no accounts', async () => {
  const plain = await startServer()
  const calls: Call[] = Object.values(API).filter(({ errors }: Call) => errors.includes('NOT_AUTHENTICATED'))
  const statuses = await Promise.all(
    calls.map(async ({ method, path }) => {
      const url = `/api${path.replace('{id}', '00000000-0000-4000-8000-000000000000')}`
      return (await plain.app.inject({ method, url })).statusCode
    }),
  )
  // Calls that need a body answer 400 instead of 404, because they validate the body first and these requests
  // have none.
  expect(new Set(statuses)).toEqual(new Set([404, 400]))
  expect((await plain.get('/api/profile')).status).toBe(404)
  await plain.stop()
})
