import type { SignInTokens } from '@plainwire/domain/contract'
import { DAY_SECONDS } from '@plainwire/domain/units'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { decodeProtectedHeader, SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTokenIssuer, type RefreshToken } from './tokens.ts'

const SECRET = 'a secret of at least thirty-two characters'
const OTHER_SECRET = 'another secret of thirty-two characters'
const ISSUER = 'https://news.example.org'
const START = new Date('2026-11-20T12:00:00Z')
const START_SECONDS = START.getTime() / 1000
const SESSION = {
  id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  readerId: '11111111-2222-4333-8444-555555555555',
  email: 'ada@example.org',
  salt: Buffer.alloc(32, 7),
}

/** A token issuer whose clock shows a number of seconds after `START`. */
function issuerAt(seconds: number, { secrets = [SECRET] as [string, ...string[]], issuer = ISSUER } = {}) {
  return createTokenIssuer({
    keys: deriveAccountKeys(secrets),
    issuer,
    now: () => new Date(START.getTime() + seconds * 1000),
  })
}

let issued: SignInTokens
beforeEach(async () => {
  issued = await issuerAt(0).issue(SESSION, 3)
})
const claims = { sub: SESSION.readerId, sid: SESSION.id, gen: 3, exp: START_SECONDS + 600 }

describe('an access token', () => {
  test.each([
    ['at once', 0, claims],
    ['to its last second', 599, claims],
    ['not after ten minutes', 600, undefined],
    ['by a server whose clock is a minute behind', -60, claims],
    ['not from the future', -61, undefined],
  ])('is believed %s', async (_name, seconds, said) => {
    expect(await issuerAt(seconds).readAccess(issued.AccessToken)).toEqual(said)
  })

  test('is checked once and known until its end', async () => {
    let seconds = 0
    const issuer = createTokenIssuer({
      keys: deriveAccountKeys([SECRET]),
      issuer: ISSUER,
      now: () => new Date(START.getTime() + seconds * 1000),
    })
    expect(await issuer.readAccess(issued.AccessToken)).toEqual(claims)
    const [first] = await Promise.all([issuer.readAccess(issued.AccessToken)])
    expect(await issuer.readAccess(issued.AccessToken)).toBe(first)
    seconds = 600
    expect(await issuer.readAccess(issued.AccessToken)).toBeUndefined()
  })

  test.each([
    ['another server’s secret', { secrets: [OTHER_SECRET] as [string] }],
    ['another server’s address', { issuer: 'https://other.example.org' }],
  ])('is not believed with %s', async (_name, options) => {
    expect(await issuerAt(0, options).readAccess(issued.AccessToken)).toBeUndefined()
  })

  test('is believed after the secret changed, and made with the new one', async () => {
    const issuer = issuerAt(0, { secrets: [OTHER_SECRET, SECRET] })
    expect(await issuer.readAccess(issued.AccessToken)).toEqual(claims)
    const { AccessToken } = await issuer.issue(SESSION, 3)
    expect(await issuerAt(0, { secrets: [OTHER_SECRET] }).readAccess(AccessToken)).toEqual(claims)
  })

  test('says what it is, and no two are the same', async () => {
    expect(decodeProtectedHeader(issued.AccessToken)).toMatchObject({ alg: 'HS256', typ: 'at+jwt' })
    expect(decodeProtectedHeader(issued.IdToken)).toMatchObject({ alg: 'HS256', typ: 'JWT' })
    expect((await issuerAt(0).issue(SESSION, 3)).AccessToken).not.toBe(issued.AccessToken)
  })

  test.each(['', 'a.b.c', 'no token'])('is not %j', async (text) => {
    expect(await issuerAt(0).readAccess(text)).toBeUndefined()
  })
})

test('neither token is accepted as the other, and an id token is read however old it is', async () => {
  expect(await issuerAt(0).readAccess(issued.IdToken)).toBeUndefined()
  expect(await issuerAt(0).readId(issued.AccessToken)).toBeUndefined()
  expect(await issuerAt(40 * DAY_SECONDS).readId(issued.IdToken)).toEqual(claims)
})

describe('a token signed with our key', () => {
  const [key] = deriveAccountKeys([SECRET])
  const { sub, exp, ...own } = claims
  const token = (over: { claims?: object; header?: object; audience?: string; noEnd?: boolean }) => {
    const jwt = new SignJWT({ ...own, ...over.claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.kid, ...over.header })
      .setIssuer(ISSUER)
      .setAudience(over.audience ?? 'plainwire-api')
      .setSubject(sub)
      .setIssuedAt(START_SECONDS)
    return (over.noEnd ? jwt : jwt.setExpirationTime(exp)).sign(key.token)
  }

  test('is believed, which is the control', async () => {
    expect(await issuerAt(0).readAccess(await token({}))).toEqual(claims)
  })

  test.each([
    ['for another audience', { audience: 'plainwire-reader' }],
    ['of another type', { header: { typ: 'JWT' } }],
    ['of another algorithm', { header: { alg: 'HS512' } }],
    ['that names no key', { header: { kid: undefined } }],
    // Without an expiry, a token would be valid forever.
    ['without an end', { noEnd: true }],
    ['without a session', { claims: { sid: undefined } }],
    ['of a negative generation', { claims: { gen: -1 } }],
    ['of a session that is no id', { claims: { sid: 'session' } }],
  ])('%s is not believed', async (_name, over) => {
    const text = await token(over)
    expect(await issuerAt(0).readAccess(text)).toBeUndefined()
  })
})

describe('a refresh token', () => {
  const issuer = issuerAt(0)
  let refresh: RefreshToken | undefined
  beforeEach(() => {
    refresh = issuer.readRefresh(issued.RefreshToken)
  })

  test('gives its session and number, and is of that session', () => {
    expect(refresh).toMatchObject({ sid: SESSION.id, generation: 3 })
    expect(refresh && issuer.isOf(refresh, SESSION)).toBe(true)
  })

  test('is the same each time it is issued for a number, and another one for the next', async () => {
    expect((await issuerAt(9).issue(SESSION, 3)).RefreshToken).toBe(issued.RefreshToken)
    const next = await issuer.issue(SESSION, 4)
    expect(issuer.readRefresh(next.RefreshToken)?.generation).toBe(4)
  })

  test.each([
    ['a session with another salt', { salt: Buffer.alloc(32, 8) }],
    ['another session', { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4e' }],
  ])('is not of %s', (_name, over) => {
    expect(refresh && issuer.isOf(refresh, { ...SESSION, ...over })).toBe(false)
  })

  test('with a changed number or session is invalid', () => {
    if (!refresh) throw new Error('No refresh token was read.')
    expect(issuer.isOf({ ...refresh, generation: 4 }, SESSION)).toBe(false)
    const other = { ...SESSION, id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4e' }
    expect(issuer.isOf({ ...refresh, sid: other.id }, other)).toBe(false)
  })

  test('is believed after the secret changed, and not with another secret alone', () => {
    expect(refresh && issuerAt(0, { secrets: [OTHER_SECRET, SECRET] }).isOf(refresh, SESSION)).toBe(true)
    expect(refresh && issuerAt(0, { secrets: [OTHER_SECRET] }).isOf(refresh, SESSION)).toBe(false)
  })

  test('has one spelling and one length', () => {
    const standard = Buffer.from(issued.RefreshToken, 'base64url').toString('base64')
    const short = Buffer.from(issued.RefreshToken, 'base64url').subarray(1).toString('base64url')
    const texts = [
      '',
      short,
      `${issued.RefreshToken}AA`,
      `${issued.RefreshToken}=`,
      ` ${issued.RefreshToken}`,
    ]
    for (const text of texts) expect(issuer.readRefresh(text)).toBeUndefined()
    if (standard !== issued.RefreshToken) expect(issuer.readRefresh(standard)).toBeUndefined()
  })
})
