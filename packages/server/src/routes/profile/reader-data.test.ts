import { API, ErrorAnswer, Preferences, Profile } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES, NO_SUBSCRIPTION, subscriptionOnWire } from '@plainwire/domain/reader'
import { aStory } from '@plainwire/domain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../accounts/testing-accounts.ts'
import { pathOf } from '../../route.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let accounts: AccountServer
let token: string
let person = 0
let email = ''
beforeAll(async () => {
  accounts = await startAccountServer()
})
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  email = `reader${person}@example.org`
  token = (await accounts.signIn(email)).AccessToken
})

const call = (method: string, path: string, body?: unknown) => accounts.call(method, path, { token, body })
const preferences = async () => Preferences.parse(await (await call('GET', '/preferences')).json())
const NOBODY = '00000000-0000-4000-8000-000000000000'
const { headline, sub_headline, description, categories, tags, published_at } = aStory()
const story = { headline, sub_headline, description, categories, tags, published_at, sources: [] }

describe('AP-03 preferences', () => {
  test('AP-09 answer 404 until something is set', async () => {
    const none = await call('GET', '/preferences')
    expect([none.status, ErrorAnswer.parse(await none.json()).error.code]).toEqual([404, 'NO_PREFERENCES'])
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
    subscription: subscriptionOnWire(NO_SUBSCRIPTION, accounts.now()),
  })
})

test('SV-07 the export has everything; AP-02 after deletion no table has anything of the reader', async () => {
  await call('PATCH', '/preferences', { interests: ['Psychology'] })
  await call('POST', '/saved-stories', { storyId: 'kept', story })
  const exported = API.exportAccount.answer.parse(await (await call('GET', '/profile/export')).json())
  expect(exported).toMatchObject({
    profile: { email },
    subscription: { tier: 'free' },
    preferences: { interests: ['Psychology'] },
    savedStories: [{ storyId: 'kept', story: { headline } }],
    sessions: [{ isCurrent: true }],
  })
  const { username } = exported.profile
  const mentions = async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema = 'public'
    `.execute(accounts.database.db)
    const found = await Promise.all(
      rows.map(({ name }) =>
        sql`SELECT 1 FROM ${sql.table(name)} t WHERE t::text LIKE ${`%${email}%`} OR t::text LIKE ${`%${username}%`}`.execute(
          accounts.database.db,
        ),
      ),
    )
    return found.reduce((count, result) => count + result.rows.length, 0)
  }
  const codes = () => sql`SELECT 1 FROM sign_ins`.execute(accounts.database.db)
  const before = (await codes()).rows.length
  expect(await mentions()).toBe(3)
  expect((await call('POST', '/profile/delete_account')).status).toBe(200)
  expect(await mentions()).toBe(0)
  expect((await codes()).rows).toHaveLength(before - 1)
})

describe('every call of a signed-in reader', () => {
  const OPEN = new Set([
    '/auth/email/start',
    '/auth/email/resend',
    '/auth/email/verify',
    '/auth/refresh_token',
  ])
  const calls = Object.values(API).filter(
    ({ path }) =>
      /^\/(auth|profile|preferences|saved-stories|sessions|subscription)/.test(path) && !OPEN.has(path),
  )

  test('refuses who isn’t, and is kept by nobody', async () => {
    expect(calls.length).toBeGreaterThanOrEqual(15)
    for (const { method, path } of calls) {
      const body = { PUT: DEFAULT_PREFERENCES, PATCH: { theme: 'dark' } }[method as 'PUT' | 'PATCH']
      const url = path.replace('{id}', path.startsWith('/sessions') ? NOBODY : 's1')
      const parts: Record<string, unknown> = {
        '/subscription': { tier: 'free', status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false },
        '/preferences/categories': { categories: [] },
        '/preferences/email': { emailSettings: { weeklyDigest: true } },
        '/preferences/muted': { mutedTopics: [] },
      }
      const saved = path === '/saved-stories' && method === 'POST' ? { storyId: 's1', story } : undefined
      const answer = await accounts.call(method, url, { body: saved ?? parts[path] ?? body })
      expect([method, path, answer.status]).toEqual([method, path, 401])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('gives another reader nothing', async () => {
    await call('POST', '/saved-stories', { storyId: 'mine', story })
    await call('PATCH', '/preferences/muted', { mutedWords: ['secretword'] })
    const mine = Profile.parse(await (await call('GET', '/profile')).json())
    const other = (await accounts.signIn(`stranger${person}@example.org`)).AccessToken
    for (const id of ['mine', mine.username]) {
      for (const { method, path } of calls) {
        if (method !== 'GET' && method !== 'DELETE') continue
        const answer = await accounts.call(method, path.replace('{id}', id), { token: other })
        expect(await answer.text()).not.toMatch(
          new RegExp(`${email}|${mine.username}|secretword|${headline}`),
        )
      }
    }
    expect((await call('GET', '/saved-stories/mine')).status).toBe(200)
  })

  test('answers 404 where this installation has no accounts', async () => {
    const { startServer } = await import('../../testing.ts')
    const plain = await startServer()
    const answer = await plain.get(`/api${'/profile'}`)
    expect([answer.status, pathOf(API.getProfile)]).toEqual([404, '/api/profile'])
    await plain.stop()
  })
})
