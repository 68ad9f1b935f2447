import { ErrorResponse, Profile, type SignInTokens } from '@plainwire/domain/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AccountTestServer, startAccountTestServer } from '../../accounts/testing-accounts.ts'
import { findMissingProviderFeatures } from '../../identity/discover-provider.ts'
import { type ForgingProvider, startForgingProvider } from '../../identity/testing-forger.ts'
import {
  startTestIdentityProvider,
  type TestProvider,
  unguardedProviderHttp,
} from '../../identity/testing-provider.ts'
import { recordingLog } from '../../testing.ts'
import {
  beginSignInAtProvider,
  fetchTokensFromProviderSignIn,
  returnToPlainwire,
  SITE,
} from './testing-provider-return.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { log, lines } = recordingLog()
let forger: ForgingProvider
let accounts: AccountTestServer
beforeAll(async () => {
  forger = await startForgingProvider()
  accounts = await startAccountTestServer({
    log,
    providers: { oidc: { ...forger, http: unguardedProviderHttp } },
  })
})
afterAll(async () => {
  await accounts.stop()
  await forger.stop()
})
beforeEach(() => {
  for (const name of Object.keys(forger.forged) as (keyof ForgingProvider['forged'])[])
    delete forger.forged[name]
})

const addressOf = async (server: AccountTestServer, { AccessToken }: SignInTokens) =>
  Profile.parse(await (await server.call('GET', '/profile', { token: AccessToken })).json()).email

/**
 * Signs in with the answer that the simulated provider gives now, and returns the result from the fragment of
 * the address that the page is redirected to.
 */
async function said() {
  const { url } = await beginSignInAtProvider(accounts, 'oidc')
  return (await returnToPlainwire(accounts, await forger.visit(url.href))).fragment
}

describe('a provider of the operator’s own', () => {
  let provider: TestProvider
  let server: AccountTestServer
  beforeAll(async () => {
    provider = await startTestIdentityProvider([`${SITE}/api/auth/return/oidc`])
    Object.assign(provider.visitor, { email: 'grace@example.org', email_verified: true })
    server = await startAccountTestServer({
      providers: { oidc: { ...provider, http: unguardedProviderHttp } },
    })
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  test('signs a reader in, with state, nonce and PKCE, and joins the account of the same address', async () => {
    const { url } = await beginSignInAtProvider(server, 'oidc')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${SITE}/api/auth/return/oidc`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const byMail = await addressOf(server, await server.signIn('grace@example.org'))
    expect(await addressOf(server, await fetchTokensFromProviderSignIn(server, 'oidc', provider))).toBe(
      byMail,
    )
  })

  test('lacks nothing that signing in needs', async () => {
    expect(await findMissingProviderFeatures({ ...provider, http: unguardedProviderHttp })).toEqual([])
  })
})

describe('an honest answer', () => {
  test('signs in', async () => {
    expect(await addressOf(accounts, await fetchTokensFromProviderSignIn(accounts, 'oidc', forger))).toBe(
      'ada@example.org',
    )
  })

  test('may have the address at the userinfo endpoint', async () => {
    forger.forged.claims = { email: undefined, email_verified: undefined }
    forger.forged.userinfo = { email: 'info@example.org', email_verified: true }
    expect(await addressOf(accounts, await fetchTokensFromProviderSignIn(accounts, 'oidc', forger))).toBe(
      'info@example.org',
    )
  })

  test.each([
    [undefined, undefined, 'basic'],
    [undefined, ['client_secret_basic', 'client_secret_post'], 'post'],
    [undefined, ['client_secret_basic'], 'basic'],
    ['basic', ['client_secret_post'], 'basic'],
    ['post', undefined, 'post'],
  ] as const)(
    'set to %s at a provider that takes %j gets the secret by %s',
    async (clientAuth, takes, way) => {
      forger.forged.described = { token_endpoint_auth_methods_supported: takes }
      const oidc = { ...forger, clientAuth, http: unguardedProviderHttp }
      const other = await startAccountTestServer({ providers: { oidc } })
      await fetchTokensFromProviderSignIn(other, 'oidc', forger)
      expect(forger.proofs.at(-1)).toBe(way)
      await other.stop()
    },
  )
})

describe('what is refused', () => {
  test.each<[string, ForgingProvider['forged']]>([
    ['another issuer', { claims: { iss: 'https://elsewhere.test' } }],
    ['no issuer', { claims: { iss: undefined } }],
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['several audiences for another party', { claims: { aud: ['plainwire', 'other'], azp: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another nonce', { claims: { nonce: 'x'.repeat(43) } }],
    ['a token that has expired', { claims: { exp: 1_000_000_000 } }],
    ['a token that never expires', { claims: { exp: undefined } }],
    ['a token of the future', { claims: { nbf: 99_000_000_000 } }],
    ['a token without a reader', { claims: { sub: undefined } }],
    ['no signature', { signature: 'none' }],
    ['a signature of somebody else', { signature: 'other' }],
    [
      'another reader at the userinfo endpoint',
      {
        claims: { email: undefined },
        userinfo: { sub: 'other', email: 'eve@example.org', email_verified: true },
      },
    ],
  ])('%s', async (_name, forged) => {
    Object.assign(forger.forged, forged)
    expect(await said()).toEqual({ provider: 'oidc', error: 'failed' })
  })

  test('no signature, also of a provider that says it makes such tokens', async () => {
    forger.forged.described = { id_token_signing_alg_values_supported: ['none', 'RS256'] }
    const other = await startAccountTestServer({
      providers: { oidc: { ...forger, http: unguardedProviderHttp } },
    })
    forger.forged.signature = 'none'
    const { url } = await beginSignInAtProvider(other, 'oidc')
    expect((await returnToPlainwire(other, await forger.visit(url.href))).fragment).toMatchObject({
      error: 'failed',
    })
    await other.stop()
  })

  test.each<[string, ForgingProvider['forged']]>([
    ['isn’t verified', { claims: { email_verified: false } }],
    ['isn’t said to be verified', { claims: { email_verified: undefined } }],
    ['isn’t given', { claims: { email: undefined } }],
    ['is none', { claims: { email: 'ada' } }],
    [
      'is unverified at the userinfo endpoint',
      { claims: { email: undefined }, userinfo: { email: 'ada@example.org', email_verified: false } },
    ],
    [
      'has a word on it at the userinfo endpoint that is of no address',
      { claims: { email_verified: undefined }, userinfo: { email_verified: true } },
    ],
  ])('an address that %s', async (_name, forged) => {
    Object.assign(forger.forged, forged)
    expect(await said()).toEqual({ provider: 'oidc', error: 'unverified' })
  })

  test('a state that was used before', async () => {
    const { url } = await beginSignInAtProvider(accounts, 'oidc')
    const returned = await forger.visit(url.href)
    expect((await returnToPlainwire(accounts, returned)).fragment).toMatchObject({ code: expect.any(String) })
    expect((await returnToPlainwire(accounts, returned)).fragment).toMatchObject({ error: 'failed' })
  })

  test('a provider whose document names another issuer', async () => {
    forger.forged.described = { issuer: 'https://elsewhere.test' }
    const other = await startAccountTestServer({
      log,
      providers: { oidc: { ...forger, http: unguardedProviderHttp } },
    })
    const answer = await other.call('POST', '/auth/signin_with_oidc', { body: { challenge: 'x'.repeat(43) } })
    expect([answer.status, ErrorResponse.parse(await answer.json()).error.code]).toEqual([502, 'OIDC_FAILED'])
    await other.stop()
    await expect(findMissingProviderFeatures({ ...forger, http: unguardedProviderHttp })).rejects.toThrow()
  })

  test('missing features of a provider are reported by name', async () => {
    forger.forged.described = { jwks_uri: undefined, code_challenge_methods_supported: ['plain'] }
    expect(await findMissingProviderFeatures({ ...forger, http: unguardedProviderHttp })).toEqual([
      'jwks_uri',
      'PKCE with S256',
    ])
  })

  test('a provider that is not configured', async () => {
    const plain = await startAccountTestServer()
    const answer = await plain.call('POST', '/auth/signin_with_oidc', { body: { challenge: 'x'.repeat(43) } })
    expect([answer.status, ErrorResponse.parse(await answer.json()).error.code]).toEqual([
      501,
      'OIDC_NOT_CONFIGURED',
    ])
    await plain.stop()
  })
})

test('the log says that a provider failed, and names no reader', () => {
  expect(lines).toContain('An identity provider did not identify a reader.')
  expect(lines.join()).not.toMatch(/example\.org/)
})
