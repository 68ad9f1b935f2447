import { API, type Call, type SignInTokens } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { aStory } from '@plainwire/domain/testing'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dumpDatabase, startAccountTestServer } from '../accounts/testing-accounts.ts'
import { sendRawGetRequest } from '../connections/testing-raw.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
let mine: SignInTokens
let theirs: SignInTokens
let person = 0
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  mine = await accounts.signIn(`owner${person}@example.org`)
  theirs = await accounts.signIn(`stranger${person}@example.org`)
})

const inside = (tokens: SignInTokens, method: string, path: string, body?: unknown) =>
  accounts.inside(method, path, { token: tokens.AccessToken, body })

const { headline: _headline, sub_headline, description, categories, tags, published_at } = aStory()
const rest = { sub_headline, description, categories, tags, published_at, sources: [] }
const story = { headline: 'Ownersheadline', ...rest }
const NO_SUBSCRIPTION = { tier: 'free', status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false }

/** A valid body for each call. */
const BODIES: Record<string, unknown> = {
  'PUT /subscription': NO_SUBSCRIPTION,
  'POST /subscription/checkout': { plan: 'monthly' },
  'POST /subscription/portal': { page: 'home' },
  'PUT /preferences': DEFAULT_PREFERENCES,
  'PUT /mail-settings': { language: 'en', timeZone: 'UTC' },
  'PATCH /preferences': { theme: 'dark' },
  'PATCH /preferences/categories': { categories: [] },
  'PATCH /preferences/email': { emailSettings: { weeklyDigest: true } },
  'PATCH /preferences/muted': { mutedTopics: [] },
  'POST /followed': { kind: 'name', key: 'Other', label: 'Other', followedAt: '2026-11-20T10:00:00.000Z' },
  'PATCH /followed': { kind: 'name', key: 'Other', digest: true },
  'POST /followed/devices': {
    endpoint: 'https://push.example/other',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    language: 'en',
    quietHours: { from: 22, to: 7 },
    timeZone: 'UTC',
  },
  'DELETE /followed/devices': { endpoint: 'https://push.example/other' },
  'DELETE /followed': { kind: 'name', key: 'Other' },
  'POST /saved-stories': { storyId: 'theirs', story: { headline: 'Other', ...rest } },
}
const calls: Call[] = Object.values(API).filter(
  ({ path, errors }: Call) => errors.includes('NOT_AUTHENTICATED') && path !== '/auth/refresh_token',
)
const accountCalls: Call[] = Object.values(API).filter(({ path }) =>
  /^\/(auth|profile|preferences|saved-stories|followed|sessions|subscription|mail-settings|digest)\b/.test(
    path,
  ),
)
const nameOf = ({ method, path }: Call) => `${method} ${path}`
const isEnd = ({ path }: Call) => path === '/auth/logout' || path === '/profile/delete_account'

describe('row 23', () => {
  test('the list of a signed-in reader’s calls has every one', () => {
    expect(calls.length).toBeGreaterThanOrEqual(18)
    const wanted = calls.filter(({ body }) => body !== undefined).map(nameOf)
    expect(Object.keys(BODIES).toSorted()).toEqual(wanted.toSorted())
  })

  test('whoever isn’t signed in gets nothing from any of them', async () => {
    for (const call of calls) {
      const path = call.path.replace('{id}', '00000000-0000-4000-8000-000000000000')
      const { status, headers } = await accounts.inside(call.method, path, { body: BODIES[nameOf(call)] })
      expect([nameOf(call), status, headers['cache-control']]).toEqual([nameOf(call), 401, 'no-store'])
    }
  })

  test('another reader gets nothing of mine and changes nothing of it, with any of my ids on any call', async () => {
    await inside(mine, 'PUT', '/preferences', { ...DEFAULT_PREFERENCES, mutedWords: ['ownersword'] })
    await inside(mine, 'POST', '/saved-stories', { storyId: 'ownersstory', story })
    const { username } = JSON.parse((await inside(mine, 'GET', '/profile')).text)
    const { sessions } = JSON.parse((await inside(mine, 'GET', '/sessions')).text)
    const ids = [username, sessions[0].id, 'ownersstory', `owner${person}@example.org`]
    const marks = new RegExp([...ids, 'ownersword', 'Ownersheadline'].join('|'))
    const whole = async () => (await inside(mine, 'GET', '/profile/export')).text
    const before = await whole()
    // The control: the owner gets the data that the following requests must not return.
    expect(before).toMatch(marks)
    for (const call of calls.filter((one) => !isEnd(one))) {
      for (const id of ids) {
        const path = call.path.replace('{id}', encodeURIComponent(id))
        const asked = { token: theirs.AccessToken, body: BODIES[nameOf(call)] }
        for (const query of ['', `?id=${id}&username=${id}&readerId=${id}`]) {
          const { text } = await accounts.inside(call.method, path + query, {
            ...asked,
            headers: { 'x-user-id': id },
          })
          if (query === '' && call.path.includes('{id}'))
            expect(text).not.toMatch(/ownersword|Ownersheadline/)
          else expect([nameOf(call), marks.test(text)]).toEqual([nameOf(call), false])
        }
      }
    }
    for (const call of calls.filter(isEnd)) {
      await accounts.inside(call.method, call.path, {
        token: theirs.AccessToken,
        body: { id: username, username },
      })
      theirs = await accounts.signIn(`stranger${person}@example.org`)
    }
    expect(await whole()).toBe(before)
  })

  test('no call accepts a tier, an address or an id that isn’t a parameter', async () => {
    const extra = {
      id: '00000000-0000-4000-8000-000000000000',
      username: 'x',
      email: 'other@example.org',
      reader_id: 'x',
      readerId: 'x',
      tier: 'premium',
      subscription: { tier: 'premium', status: 'active' },
      created_at: '2020-01-01T00:00:00.000Z',
      savedAt: '2020-01-01T00:00:00.000Z',
      isAdmin: true,
      ['__proto__']: { tier: 'premium' },
      constructor: { prototype: { tier: 'premium' } },
    }
    const fields = Object.entries(extra)
    for (const [name, body] of Object.entries(BODIES)) {
      const [method = '', path = ''] = name.split(' ')
      for (const [field, value] of fields) {
        // The JSON text is changed by hand, because an object literal can't have an own __proto__ property.
        const text = JSON.stringify(body).replace('{', `{${JSON.stringify(field)}:${JSON.stringify(value)},`)
        const { statusCode } = await accounts.server.app.inject({
          method: method as 'PUT',
          url: `/api${path}`,
          headers: { authorization: `Bearer ${mine.AccessToken}`, 'content-type': 'application/json' },
          payload: field === 'tier' && path === '/subscription' ? '{}' : text,
        })
        expect([name, field, statusCode]).toEqual([name, field, 400])
      }
    }
    const { text } = await inside(mine, 'GET', '/profile')
    expect(JSON.parse(text)).toMatchObject({
      email: `owner${person}@example.org`,
      subscription: { tier: 'free' },
    })
    expect(await dumpDatabase(accounts.database)).not.toContain('other@example.org')
  })
})

describe('every call of an account is limited by network', () => {
  test('and says so', async () => {
    for (const call of accountCalls) {
      const { headers } = await accounts.inside(call.method, call.path.replace('{id}', 's1'))
      expect([nameOf(call), Number(headers['x-ratelimit-limit'])]).toEqual([nameOf(call), expect.any(Number)])
      expect(Number(headers['x-ratelimit-limit'])).toBeLessThanOrEqual(600)
    }
    const back = await accounts.server.app.inject('/api/auth/return/google')
    expect(back.headers).toHaveProperty('x-ratelimit-limit')
  })

  test('and is refused beyond it, with the time to wait, whoever signs the requests', async () => {
    const from = '203.0.113.9'
    const statuses = new Map<number, number>()
    let wait: unknown
    for (let attempt = 0; attempt < 40; attempt++) {
      const body = { refresh_token: 'x', id_token: 'x', code: '000000', email: 'a@example.org' }
      const { status, headers } = await accounts.inside('POST', '/auth/email/verify', { from, body })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) wait = headers['retry-after']
    }
    expect([...statuses]).toEqual([
      [400, 30],
      [429, 10],
    ])
    expect(Number(wait)).toBeGreaterThan(0)
    expect(Number(wait)).toBeLessThanOrEqual(60)
  })
})

describe('row 27, asvs-14.3.2', () => {
  test('no answer of an account’s call may be cached', async () => {
    expect(accountCalls.length).toBeGreaterThanOrEqual(25)
    for (const call of accountCalls.toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)))) {
      const path = call.path.replace('{id}', 's1')
      for (const body of [BODIES[nameOf(call)], { nonsense: true }]) {
        const { headers, status } = await inside(mine, call.method, path, body)
        expect([nameOf(call), status, headers['cache-control']]).toEqual([nameOf(call), status, 'no-store'])
        expect(headers).not.toHaveProperty('etag')
        expect(headers).not.toHaveProperty('set-cookie')
      }
    }
  })

  test.each([
    '/api/profile/x.css',
    '/api/profile.css',
    '/api/profile;x.css',
    '/api/profile%3Bx.css',
    '/api/profile%2Fx.css',
    '/api/profile%00.css',
    '/api/profile%0A.css',
    '/api/profile%23.css',
    '/api/profile%3F.css',
    '/api/profile/..%2Fnews.json',
    '/api/preferences/x.css',
    '/api/saved-stories/x.css',
    '/api/../news.json/..%2Fapi/profile',
    '/build/..%2Fapi/profile',
    '/build/../api/profile.css',
    '/images/..%2F..%2Fapi%2Fprofile',
  ])('%s, with a reader’s token, reveals nothing about them and is never cached', async (path) => {
    const authorized = `${path} HTTP/1.1\r\nAuthorization: Bearer ${mine.AccessToken}\r\nX: `
    const answer = await sendRawGetRequest(accounts.server.url, authorized)
    expect(answer).not.toMatch(/example\.org|mutedTopics/)
    const [head = ''] = answer.split('\r\n\r\n', 1)
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(head.toLowerCase()).toContain('cache-control: no-store')
  })

  test('the same way of asking shows a profile at its own address', async () => {
    const authorized = `/api/profile HTTP/1.1\r\nAuthorization: Bearer ${mine.AccessToken}\r\nX: `
    expect(await sendRawGetRequest(accounts.server.url, authorized)).toMatch(/example\.org/)
  })
})
