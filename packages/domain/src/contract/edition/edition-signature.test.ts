import { describe, expect, test } from 'vitest'
import {
  EditionPublicKey,
  EditionSignature,
  EditionStatement,
  getEditionManifestEndpoint,
  getEditionSignatureEndpoint,
} from './edition-signature.ts'

const AT = '2026-11-20T12:00:00.000Z'
const SHA = 'a'.repeat(64)
const ID = '0123456789abcdef0123456789abcdef'
const KEY = {
  id: ID,
  algorithm: 'Ed25519',
  public_key: '-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----\n',
  from: AT,
  until: null,
}
const STATEMENT = {
  version: 1,
  edition: 2,
  content: 'live',
  published_at: AT,
  manifest: SHA,
  previous: { edition: 1, manifest: SHA, statement: SHA },
  record: null,
  keys: [KEY],
}

describe('a key for verifying editions', () => {
  test('is valid from a moment on, until another or without an end', () => {
    expect(EditionPublicKey.parse(KEY)).toEqual(KEY)
    expect(EditionPublicKey.safeParse({ ...KEY, until: AT }).success).toBe(true)
  })

  test.each([
    ['an id of 31 digits', { id: ID.slice(1) }],
    ['an id of 33 digits', { id: `${ID}0` }],
    ['an id in capitals', { id: ID.toUpperCase() }],
    ['an id with a line after it', { id: `${ID}\n` }],
    ['another algorithm', { algorithm: 'RSA' }],
    ['a private key', { public_key: KEY.public_key.replaceAll('PUBLIC', 'PRIVATE') }],
    ['a key after other text', { public_key: ` ${KEY.public_key}` }],
    ['a day instead of a moment', { from: '2026-11-20' }],
    ['no end, and no word of it', { until: undefined }],
  ])('is refused with %s', (_what, over) => {
    expect(EditionPublicKey.safeParse({ ...KEY, ...over }).success).toBe(false)
  })
})

describe('the statement of an edition', () => {
  test('names the edition before, its record and its keys, or that there are none', () => {
    expect(EditionStatement.parse(STATEMENT)).toEqual(STATEMENT)
    const first = { ...STATEMENT, previous: null, record: SHA, keys: [] }
    expect(EditionStatement.parse(first)).toEqual(first)
    const unsigned = { ...STATEMENT, previous: { ...STATEMENT.previous, statement: null } }
    expect(EditionStatement.safeParse(unsigned).success).toBe(true)
  })

  test.each([
    ['a later version', { version: 2 }],
    ['no number', { edition: 0 }],
    ['half a number', { edition: 1.5 }],
    ['content of another kind', { content: 'auto' }],
    ['a hash of 63 digits', { manifest: SHA.slice(1) }],
    ['a hash of 65 digits', { manifest: `${SHA}a` }],
    ['a hash that is none', { record: 'g'.repeat(64) }],
    ['nothing about the edition before', { previous: undefined }],
    ['an edition before without a number', { previous: { ...STATEMENT.previous, edition: 0 } }],
    ['keys of which one is none', { keys: [KEY, { ...KEY, id: 'x' }] }],
  ])('is refused with %s', (_what, over) => {
    expect(EditionStatement.safeParse({ ...STATEMENT, ...over }).success).toBe(false)
  })
})

test.each([
  ['AAAA+/8=', true],
  ['AAAA-_8=', false],
  ['not base64', false],
])('the signature %s is accepted: %s', (signature, isAccepted) => {
  const signed = { key: ID, algorithm: 'Ed25519', statement: '{}', signature }
  expect(EditionSignature.safeParse(signed).success).toBe(isAccepted)
})

test('a signed statement has exactly the characters that were signed', () => {
  const statement = ' {"version": 1}\n'
  const signed = { key: ID, algorithm: 'Ed25519', statement, signature: 'AAAA' }
  expect(EditionSignature.parse(signed).statement).toBe(statement)
})

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['one', undefined],
])('the number %j of an edition in an address is %s', (edition, number) => {
  for (const { params } of [getEditionManifestEndpoint, getEditionSignatureEndpoint])
    expect(params.safeParse({ edition }).data?.edition).toBe(number)
})
