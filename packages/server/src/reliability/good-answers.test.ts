import { createHash, generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FeatureFlags, Profile, SIGN_IN_PROVIDERS, SignInTokens } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { NO_WITHDRAWN_CONTENT } from '@plainwire/domain/withdrawal'
import { createMailToken, decryptMail } from '@plainwire/post'
import { addOperator, storeAdminSignInLink } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { testDatabase } from '@plainwire/store/testing'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { TEST_SECRETS } from '../accounts/testing-accounts.ts'
import { buildAdminSignInLink, deriveAdminFormToken, generateAdminSecret } from '../admin/admin-secret.ts'
import { ADMIN_SECTIONS } from '../admin/sections/index.ts'
import { createImageSigner } from '../images/image-address.ts'
import { startServer } from '../testing.ts'
import { createMutableWithdrawalSource } from '../withdrawals/withdrawal-source.ts'
import {
  findHeaderFaults,
  listServerRoutes,
  type Method,
  type ResponseHeaders,
  sendWithoutSocket,
} from './headers/testing-headers.ts'
import { computeObservatoryScore } from './headers/testing-observatory.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** The lowest score with the grade A+ in MDN's HTTP Observatory. */
const BEST_GRADE = 100
const NOW = new Date('2026-11-20T12:00:00Z')
const keys = deriveAccountKeys(TEST_SECRETS)
const sealed: string[] = []
const database = await testDatabase()
const withdrawals = createMutableWithdrawalSource()
const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer()

/** A public server with all features enabled, so that every route is tested. */
const server = await startServer({
  config: {
    flags: FeatureFlags.parse({ signIn: true }),
    publicUrl: 'https://plainwire.test',
    contactEmail: '',
  },
  now: () => NOW,
  withdrawals,
  corrections: async () => [],
  status: { editionMinutes: 5, feeds: async () => [], queues: async () => [] },
  archive: { thread: async (id) => ({ id, stories: [someDetails()] }) },
  images: { http: { get: async () => ({ status: 200, body: picture }) } },
  push: { db: () => database.db, publicKey: 'key', mayReach: () => true },
  accounts: {
    db: () => database.db,
    secrets: TEST_SECRETS,
    billing: 'simulated',
    requestMail: async (mail) => void sealed.push(mail),
    outbox: async () => 'To: ada@example.org',
  },
  admin: {
    db: () => database.db,
    inspection: {
      tryFeed: async () => ({ error: '', isPage: false }),
      findFeeds: async () => [],
      readOpml: async () => [],
    },
  },
})
const { app } = server
afterAll(async () => {
  await server.stop()
  await database.drop()
})

async function call(method: Method, url: string, body: object, token = '') {
  const authorization = token === '' ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  const answer = await app.inject({ method, url, headers, payload: JSON.stringify(body) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer
}

/** Signs in a reader who is also an operator, has saved a story, and gets a feed about a followed search. */
async function signIn() {
  const email = 'ada@example.org'
  await call('POST', '/api/auth/email/start', { email })
  const mail = await decryptMail(sealed.at(-1) ?? '', keys)
  const code = mail && 'code' in mail ? mail.code : ''
  const { AccessToken: token } = SignInTokens.parse(
    (await call('POST', '/api/auth/email/verify', { email, code })).json(),
  )
  await call('POST', '/api/saved-stories', { storyId: 's1', story: aStory() }, token)
  await call('PUT', '/api/preferences', DEFAULT_PREFERENCES, token)
  const thing = { kind: 'search', key: 'bridge', label: 'bridge', followedAt: NOW.toISOString() }
  await call('POST', '/api/followed', thing, token)
  const told = await call('PATCH', '/api/followed', { kind: 'search', key: 'bridge', feed: 'on' }, token)
  const feed = new URL(told.json().feed.atom).pathname
  await addOperator(database.db, { email, actor: 'root', now: NOW })
  const profile = await app.inject({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })
  return { token, feed, readerId: Profile.parse(profile.json()).username }
}

async function signEdition(): Promise<void> {
  const { publicKey } = generateKeyPairSync('ed25519')
  const key = {
    id: 'ab'.repeat(16),
    algorithm: 'Ed25519',
    public_key: publicKey.export({ type: 'spki', format: 'pem' }),
    from: NOW.toISOString(),
    until: null,
  }
  const statement = {
    version: 1,
    edition: 1,
    content: 'live',
    published_at: NOW.toISOString(),
    manifest: createHash('sha256').update('').digest('hex'),
    previous: null,
    record: null,
    keys: [key],
  }
  const signature = {
    key: key.id,
    algorithm: 'Ed25519',
    statement: JSON.stringify(statement),
    signature: 'AAAA',
  }
  await writeFile(join(server.folder, 'editions', '1', 'signature.json'), JSON.stringify(signature))
}

/** Creates a one-time link like the `admin-link` command. */
async function operatorLink(): Promise<{ path: string; key: string }> {
  const { secret, hash } = generateAdminSecret()
  const expiresAt = new Date(NOW.getTime() + 60_000)
  await storeAdminSignInLink(database.db, { hash, expiresAt, actor: 'root', now: NOW })
  return { path: buildAdminSignInLink('', secret), key: secret }
}

const postForm = (url: string, fields: Record<string, string>, cookie = '') =>
  sendWithoutSocket(app, 'POST', url, {
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: new URLSearchParams(fields).toString(),
  })

const reader = await signIn()
await signEdition()
const entered = await postForm('/admin/enter', { key: (await operatorLink()).key })
const cookie = (entered[2]['set-cookie'] ?? '').split(';')[0] ?? ''
const mailLink = `?token=${createMailToken({ readerId: reader.readerId, purpose: 'weeklyDigest' }, keys)}`
const preview = `?token=${createMailToken({ readerId: reader.readerId, purpose: 'preview', expiresAt: new Date(NOW.getTime() + 60_000) }, keys)}`

/** The addresses of routes with parameters; all other routes are requested at their own path. */
const ADDRESSES: Record<string, string[]> = {
  '/translations/:locale.json': ['/translations/nl-NL.json'],
  '/api/stories/search': ['/api/stories/search?q=bridge'],
  '/api/stories/:id': ['/api/stories/s1'],
  '/api/stories/:id/related': ['/api/stories/s1/related'],
  '/api/saved-stories/:id': ['/api/saved-stories/s1'],
  '/api/threads/:id': ['/api/threads/t1'],
  '/api/publishers/:id': ['/api/publishers/courier'],
  '/editions/:edition/manifest.json': ['/editions/1/manifest.json'],
  '/editions/:edition/signature.json': ['/editions/1/signature.json'],
  '/digest/preview': [`/digest/preview${preview}`],
  '/digest/unsubscribe': [`/digest/unsubscribe${mailLink}`],
  '/feeds/followed/:id/:file': [reader.feed],
  '/feeds/:file': ['/feeds/all.rss', '/feeds/world.atom', '/feeds/science.json', '/feeds/publishers.opml'],
  '/images/share/:file': ['/images/share/s1.png'],
  '/images/:signature/:encoded/:variant': [
    `${createImageSigner('key')('https://img.example/a.jpg')}/320.webp`,
    `${createImageSigner('key')('https://img.example/a.jpg')}/320.avif`,
  ],
  '/admin/enter': [(await operatorLink()).path],
  '/admin/:section': ADMIN_SECTIONS.flatMap(({ id }) => [`/admin/${id}`, `/admin/${id}?lang=nl`]),
  '*': [
    '/',
    '/nl',
    '/science',
    '/story/s1',
    '/corrections',
    '/sw.js',
    '/assets/placeholder.svg',
    '/build/entry-client-Ab12Cd34.js',
  ],
}
/** These routes only answer if a payment provider or an identity provider is configured. */
const ELSEWHERE = [
  '/api/subscription/payment-methods',
  '/api/subscription/invoices',
  ...SIGN_IN_PROVIDERS.filter((provider) => provider !== 'apple').map(
    (provider) => `/api/auth/return/${provider}`,
  ),
]

const shown = listServerRoutes(app)
  .filter(({ path, methods }) => methods.includes('GET') && !ELSEWHERE.includes(path))
  .map(({ path }) => [path, ADDRESSES[path] ?? [path]] as const)

const looking = (url: string, token = reader.token): Promise<ResponseHeaders> =>
  sendWithoutSocket(app, 'GET', url, {
    headers: { host: 'localhost', cookie, ...(token && { authorization: `Bearer ${token}` }) },
  })

describe('row 25: what every route shows has headers of the best grade', () => {
  test.each(shown)('%s', async (_path, addresses) => {
    for (const url of addresses) {
      const answer = await looking(url)
      // For a new route with parameters, add an address above at which it answers 200.
      expect([url, answer[1]]).toEqual([url, 200])
      expect([url, computeObservatoryScore(answer[2])]).toEqual([
        url,
        expect.toSatisfy((score) => score >= BEST_GRADE),
      ])
      expect(findHeaderFaults(answer)).toEqual([])
    }
  })

  test('no address in the list is of a route that is gone', () => {
    const known = listServerRoutes(app).map(({ path }) => path)
    expect([...Object.keys(ADDRESSES), ...ELSEWHERE].filter((path) => !known.includes(path))).toEqual([])
  })

  test('what operators send, and their ways in and out', async () => {
    const token = deriveAdminFormToken(cookie.split('=')[1] ?? '')
    const fields = { token, act: 'add', origin: 'http://bridge.lan:3000' }
    const session = await sendWithoutSocket(app, 'POST', '/api/admin/session', {
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const all = [
      entered,
      session,
      await postForm('/admin/origins', fields, cookie),
      await postForm('/admin/origins', { ...fields, token: 'wrong' }, cookie),
      await postForm('/admin/leave', { token }, (await enterAgain()).cookie),
      await looking('/admin/none'),
    ]
    expect(all.map(([, status]) => status)).toEqual([303, 200, 303, 422, 404, 404])
    expect(all.flatMap(findHeaderFaults)).toEqual([])
    expect(session[2]['set-cookie']).toContain('__Secure-')
  })

  test('what is withdrawn answers 410, and what was never there 404', async () => {
    withdrawals.set({ ...NO_WITHDRAWN_CONTENT, revision: 1, stories: new Set(['s9']) })
    const all = await Promise.all(
      [
        '/story/s9',
        '/api/stories/s9',
        '/images/share/s9.png',
        '/story/none',
        '/feeds/none.rss',
        '/none.css',
      ].map((url) => looking(url, '')),
    )
    expect(all.map(([, status]) => status)).toEqual([410, 410, 410, 404, 404, 404])
    expect(all.flatMap(findHeaderFaults)).toEqual([])
  })

  test('a cookie that scripts or other sites could use is found', () => {
    const [name, status, headers] = entered
    const weak = (taken: string) => ({
      ...headers,
      'set-cookie': headers['set-cookie']?.replace(taken, '') ?? '',
    })
    for (const taken of ['; HttpOnly', '; SameSite=Strict', '; Secure'])
      expect([taken, findHeaderFaults([name, status, weak(taken)]).length > 0]).toEqual([taken, true])
    expect(findHeaderFaults(['GET /', 200, headers]).join()).toContain('a cookie')
  })
})

async function enterAgain() {
  const again = await postForm('/admin/enter', { key: (await operatorLink()).key })
  return { cookie: (again[2]['set-cookie'] ?? '').split(';')[0] ?? '' }
}
