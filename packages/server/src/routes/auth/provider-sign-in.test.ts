import { createHash } from 'node:crypto'
import {
  API,
  ErrorResponse,
  Profile,
  type SignInProvider,
  type SignInTokens,
} from '@plainwire/domain/contract'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AccountTestServer, startAccountTestServer } from '../../accounts/testing-accounts.ts'
import type { ProviderHttpClient } from '../../identity/provider-options.ts'
import {
  type ProviderReturn,
  startTestIdentityProvider,
  type TestProvider,
  unguardedProviderHttp,
} from '../../identity/testing-provider.ts'
import { recordingLog } from '../../testing.ts'
import {
  beginSignInAtProvider,
  extractRedirectCode,
  fetchTokensFromProviderSignIn,
  returnToPlainwire,
  SITE,
} from './testing-provider-return.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const APPLE_ID = { teamId: 'TEAM', keyId: 'KEY' }

let provider: TestProvider
let accounts: AccountTestServer
const { log, lines } = recordingLog()
/** The client secrets sent to Apple. */
const secrets: string[] = []

beforeAll(async () => {
  provider = await startTestIdentityProvider(
    ['google', 'apple'].map((name) => `${SITE}/api/auth/return/${name}`),
  )
  const { issuer, clientId, clientSecret } = provider
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const appleHttp: ProviderHttpClient = {
    ...unguardedProviderHttp,
    async postForm(url, { form, ...request }) {
      const parameters = new URLSearchParams(form)
      const secret = parameters.get('client_secret') ?? ''
      await jwtVerify(secret, publicKey, { issuer: APPLE_ID.teamId, audience: issuer, subject: clientId })
      secrets.push(secret)
      parameters.set('client_secret', clientSecret)
      return unguardedProviderHttp.postForm(url, { form: parameters.toString(), ...request })
    },
  }
  const apple = { issuer, clientId, ...APPLE_ID, privateKey: await exportPKCS8(privateKey), http: appleHttp }
  const google = { issuer, clientId, clientSecret, http: unguardedProviderHttp }
  accounts = await startAccountTestServer({ log, providers: { google, apple } })
})
afterAll(async () => {
  await accounts.stop()
  await provider.stop()
})
beforeEach(() => {
  Object.assign(provider.visitor, { email: 'ada@example.org', email_verified: true })
})

const begin = (name: SignInProvider = 'google') => beginSignInAtProvider(accounts, name)
const comeBack = (returned: ProviderReturn) => returnToPlainwire(accounts, returned)
const redeem = (code: string, secret: string) =>
  accounts.call('POST', '/auth/provider/redeem', { body: { code, secret } })
const errorOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error

const whole = (name: SignInProvider = 'google') => fetchTokensFromProviderSignIn(accounts, name, provider)
const profile = async ({ AccessToken }: SignInTokens) =>
  Profile.parse(await (await accounts.call('GET', '/profile', { token: AccessToken })).json())

describe('AP-01 SI-08 signing in with a configured provider', () => {
  test.each<SignInProvider>(['google', 'apple'])('%s signs a reader in for real', async (name) => {
    Object.assign(provider.visitor, { email: `${name}@example.org` })
    expect((await profile(await whole(name))).email).toBe(`${name}@example.org`)
  })

  test('Apple gets a secret that is signed anew, and says its truth in quotes', async () => {
    Object.assign(provider.visitor, { email_verified: 'true' })
    await whole('apple')
    await whole('apple')
    expect(new Set(secrets.slice(-2)).size).toBe(2)
  })

  test('joins the account of the same verified address, and no other', async () => {
    const byMail = await profile(await accounts.signIn('Ada@example.org'))
    expect((await profile(await whole())).username).toBe(byMail.username)
    Object.assign(provider.visitor, { email: 'other@example.org' })
    expect((await profile(await whole())).username).not.toBe(byMail.username)
  })

  test('sends state, nonce and PKCE, and no secret in any address', async () => {
    const { url } = await begin()
    const requests = Object.fromEntries(url.searchParams)
    expect(requests).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(requests[name]).toMatch(/^[\w-]{43}$/)
    const { answer, location } = await comeBack(await provider.visit(url.href))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(location.search + location.pathname).toBe('/')
    expect(location.hash).not.toMatch(/eyJ|example/)
  })
})

describe('what is refused', () => {
  test.each<[string, (returned: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url) => url.searchParams.delete('state')],
    ['two states', (url) => url.searchParams.append('state', 'x')],
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43))],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://elsewhere.test')],
    ['an error', (url) => url.searchParams.set('error', 'server_error')],
  ])('%s', async (_name, change) => {
    const { url } = await begin()
    const returned = await provider.visit(url.href)
    change(returned.url)
    expect((await comeBack(returned)).fragment).toEqual({ provider: 'google', error: 'failed' })
  })

  test.each<[string, string]>([
    ['nonce', 'x'.repeat(43)],
    ['code_challenge', createHash('sha256').update('x').digest('base64url')],
  ])('another %s', async (name, value) => {
    const { url } = await begin()
    url.searchParams.set(name, value)
    expect((await comeBack(await provider.visit(url.href))).fragment).toMatchObject({ error: 'failed' })
  })

  test('a state that was begun with the other provider', async () => {
    const { url } = await begin('apple')
    const { form } = await provider.visit(url.href)
    const returned = new URL(`${SITE}/api/auth/return/google?${form}`)
    expect((await comeBack({ url: returned, form: undefined })).fragment).toMatchObject({ error: 'failed' })
  })

  test('coming back twice, or after a quarter of an hour', async () => {
    const [first, second] = [await begin(), await begin()]
    const returned = await provider.visit(first.url.href)
    expect(extractRedirectCode((await comeBack(returned)).fragment)).toMatch(/^[\w-]{43}$/)
    expect((await comeBack(returned)).fragment).toMatchObject({ error: 'failed' })
    const late = await provider.visit(second.url.href)
    accounts.wait(15 * 60)
    expect((await comeBack(late)).fragment).toMatchObject({ error: 'failed' })
  })

  test.each([
    ['isn’t verified', { email_verified: false }],
    ['isn’t said to be verified', { email_verified: undefined }],
    ['is verified in other words', { email_verified: 'false' }],
    ['isn’t given', { email: undefined }],
    ['is none', { email: 'ada' }],
  ])('an address that %s', async (_name, visitor) => {
    Object.assign(provider.visitor, visitor)
    const { url } = await begin()
    expect((await comeBack(await provider.visit(url.href))).fragment).toMatchObject({ error: 'unverified' })
  })

  test('a reader who cancelled sees no error', async () => {
    const { url } = await begin()
    const returned = new URL(`${SITE}/api/auth/return/google?error=access_denied`)
    returned.searchParams.set('state', url.searchParams.get('state') ?? '')
    expect((await comeBack({ url: returned, form: undefined })).fragment).toMatchObject({
      error: 'cancelled',
    })
  })
})

describe('POST /auth/provider/redeem', () => {
  async function returned() {
    const { secret, url } = await begin()
    return { secret, code: extractRedirectCode((await comeBack(await provider.visit(url.href))).fragment) }
  }

  test('SI-07 takes a code once, and refuses it then in the specified words', async () => {
    const { code, secret } = await returned()
    expect((await redeem(code, secret)).status).toBe(200)
    const again = await redeem(code, secret)
    expect([again.status, await errorOf(again)]).toEqual([
      400,
      { code: 'VERIFICATION_FAILED', message: 'Verification failed' },
    ])
  })

  test('refuses whoever has the code without the page’s secret, and spends it', async () => {
    const [mine, theirs] = [await returned(), await returned()]
    expect((await redeem(mine.code, theirs.secret)).status).toBe(400)
    expect((await redeem(mine.code, mine.secret)).status).toBe(400)
    expect((await redeem(theirs.code, theirs.secret)).status).toBe(200)
  })

  test('refuses a code after two minutes', async () => {
    const { code, secret } = await returned()
    accounts.wait(120)
    expect((await redeem(code, secret)).status).toBe(400)
  })
})

test('a provider that is down is one clear error, and the log names no reader', async () => {
  const gone = await startTestIdentityProvider([`${SITE}/api/auth/return/google`])
  const { issuer, clientId, clientSecret } = gone
  const google = { issuer, clientId, clientSecret, http: unguardedProviderHttp }
  const other = await startAccountTestServer({ log, providers: { google } })
  const body = { challenge: 'x'.repeat(43) }
  const begun = await other.call('POST', '/auth/signin_with_google', { body })
  const { url } = API.signInWithGoogle.answer.parse(await begun.json())
  Object.assign(gone.visitor, provider.visitor)
  const back = await gone.visit(url)
  await gone.stop()
  const answer = await fetch(`${other.server.url}${back.url.pathname}${back.url.search}`, {
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe(`${SITE}/#sign-in=google.error.failed`)
  await other.stop()
  const fresh = await startAccountTestServer({ log, providers: { google } })
  const refused = await fresh.call('POST', '/auth/signin_with_google', { body })
  expect([refused.status, await errorOf(refused)]).toEqual([
    502,
    { code: 'GOOGLE_FAILED', message: 'Google authentication failed' },
  ])
  await fresh.stop()
  expect(lines).toContain('An identity provider did not answer.')
  expect(lines.join()).not.toMatch(/example\.org/)
})

test.each([
  ['google', 'Google'],
  ['apple', 'Apple'],
])('SI-08 without a configured provider %s answers the specified words', async (name, spoken) => {
  const plain = await startAccountTestServer()
  const body = { challenge: 'x'.repeat(43) }
  const answer = await plain.call('POST', `/auth/signin_with_${name}`, { body })
  expect([answer.status, (await errorOf(answer)).message]).toEqual([
    501,
    `${spoken} Sign-In requires SDK integration (not implemented in this demo)`,
  ])
  await plain.stop()
})

test('the database contains nothing that could complete a sign-in, nor the address', async () => {
  const { secret, url } = await begin()
  const { fragment } = await comeBack(await provider.visit(url.href))
  const rows = await accounts.database.db.selectFrom('provider_sign_ins').selectAll().execute()
  const dump = JSON.stringify(rows, (_key, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('base64url') : value,
  )
  expect(rows.length).toBeGreaterThan(0)
  const worth = [secret, extractRedirectCode(fragment), url.searchParams.get('state') ?? '', 'example.org']
  for (const text of worth) expect(dump).not.toContain(text)
})
