import type { SignInTokens } from '@plainwire/domain/contract'
import { DAY_SECONDS } from '@plainwire/domain/units'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer, TEST_SECRETS } from '../../accounts/testing-accounts.ts'
import { createTestDevice } from '../../accounts/testing-device.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
let tokens: SignInTokens
let person = 0
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  tokens = await accounts.signIn(`reader${person}@example.org`)
})

const { refresh, refreshed, profile } = createTestDevice(accounts)

describe('AP-01 POST /auth/refresh_token', () => {
  test('an access token is good for ten minutes, and a refreshed one after it', async () => {
    accounts.wait(599)
    expect(await profile(tokens)).toBe(200)
    accounts.wait(1)
    expect(await profile(tokens)).toBe(401)
    expect(await profile(await refreshed(tokens))).toBe(200)
  })

  test('the last but one ends it too once its successor was used', async () => {
    accounts.wait(600)
    const newer = await refreshed(tokens)
    expect(await profile(newer)).toBe(200)
    accounts.wait(10)
    expect((await refresh(tokens)).status).toBe(401)
    expect(await profile(newer)).toBe(401)
  })

  test('fourteen days unused, or thirty days old, a session is over', async () => {
    accounts.wait(14 * DAY_SECONDS)
    expect((await refresh(tokens)).status).toBe(401)
    tokens = await accounts.signIn(`reader${person}@example.org`)
    for (let week = 0; week < 4; week++) {
      accounts.wait(7 * DAY_SECONDS)
      tokens = await refreshed(tokens)
    }
    accounts.wait(2 * DAY_SECONDS)
    expect((await refresh(tokens)).status).toBe(401)
  })

  test('another’s id token, or a forged refresh token, is refused and ends nothing', async () => {
    const other = await accounts.signIn('another@example.org')
    accounts.wait(600)
    expect((await refresh({ ...tokens, IdToken: other.IdToken })).status).toBe(401)
    expect((await refresh({ ...tokens, IdToken: tokens.AccessToken })).status).toBe(401)
    const forged = Buffer.from(tokens.RefreshToken, 'base64url')
    forged[51] = (forged[51] ?? 0) ^ 1
    expect((await refresh({ ...tokens, RefreshToken: forged.toString('base64url') })).status).toBe(401)
    expect((await refresh(tokens)).status).toBe(200)
  })
})

describe('AP-01 AP-02 sign-out and deletion', () => {
  test('sign-out ends one device, deletion all', async () => {
    const second = await accounts.signIn(`reader${person}@example.org`)
    await accounts.call('POST', '/auth/logout', { token: tokens.AccessToken })
    expect([await profile(tokens), (await refresh(tokens)).status]).toEqual([401, 401])
    expect(await profile(second)).toBe(200)
    const third = await accounts.signIn(`reader${person}@example.org`)
    await accounts.call('POST', '/profile/delete_account', { token: third.AccessToken })
    expect(await profile(second)).toBe(401)
  })
})

describe('row 20, asvs-9.1.1 9.1.2 9.2.1 9.2.2 9.2.3: an access token', () => {
  const [key] = deriveAccountKeys(TEST_SECRETS)
  const partsOf = (token: string) =>
    token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  const forge = (header: object, claims: object, secret = key.token) => {
    const [first, payload] = partsOf(tokens.AccessToken)
    return new SignJWT({ ...payload, ...claims }).setProtectedHeader({ ...first, ...header }).sign(secret)
  }

  const forgeWithPair = async () => {
    const [first, payload] = partsOf(tokens.AccessToken)
    const { privateKey } = await generateKeyPair('ES256')
    return new SignJWT(payload).setProtectedHeader({ ...first, alg: 'ES256' }).sign(privateKey)
  }

  test('names its type and key, and says nothing of the reader but an id', () => {
    const [header, payload] = partsOf(tokens.AccessToken)
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })
    expect(payload).toMatchObject({ iss: 'http://plainwire.test', aud: 'plainwire-api' })
    expect(payload.exp - payload.iat).toBe(600)
    expect(JSON.stringify(payload)).not.toContain('example.org')
  })

  test.each<[string, () => Promise<string> | string]>([
    ['none', () => ''],
    ['text', () => 'text'],
    ['an id token', () => tokens.IdToken],
    ['a refresh token', () => tokens.RefreshToken],
    ['no signature', () => new UnsecuredJWT(partsOf(tokens.AccessToken)[1]).encode()],
    ['a stripped signature', () => tokens.AccessToken.replace(/[^.]+$/, '')],
    ['another algorithm', () => forge({ alg: 'HS512' }, {}, new Uint8Array(64))],
    ['another algorithm, of a key pair', forgeWithPair],
    ['another key', () => forge({}, {}, new Uint8Array(32))],
    ['an unknown key’s name', () => forge({ kid: '../../../dev/null' }, {})],
    ['no key’s name', () => forge({ kid: undefined }, {})],
    ['another type', () => forge({ typ: 'JWT' }, {})],
    ['another audience', () => forge({}, { aud: 'plainwire-reader' })],
    ['another issuer', () => forge({}, { iss: 'http://elsewhere.test' })],
    ['no end', () => forge({}, { exp: undefined })],
    ['an end a minute ago', () => forge({}, { exp: accounts.now().getTime() / 1000 - 60 })],
    ['a beginning in a minute', () => forge({}, { nbf: accounts.now().getTime() / 1000 + 60 })],
    ['another reader', () => forge({}, { sub: '00000000-0000-4000-8000-000000000000' })],
    ['another session', () => forge({}, { sid: '00000000-0000-4000-8000-000000000000' })],
    ['a session that is none', () => forge({}, { sid: "' OR true --" })],
  ])('SI-07 with %s is refused in the specified words', async (_name, made) => {
    const answer = await accounts.call('GET', '/profile', { token: await made() })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.json()).toEqual({
      error: { code: 'NOT_AUTHENTICATED', message: 'Not authenticated' },
    })
  })

  test('signed like ours is accepted, so that the others are refused for their own fault', async () => {
    expect((await accounts.call('GET', '/profile', { token: await forge({}, {}) })).status).toBe(200)
  })
})
