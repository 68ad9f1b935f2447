import { describe, expect, test } from 'vitest'
import {
  Email,
  InvitationToken,
  refreshTokensEndpoint,
  resendCodeEndpoint,
  startSignInEndpoint,
  verifyCodeEndpoint,
} from './auth.ts'

const EMAIL = 'ada@example.org'
const token = (length: number) => 'aZ0_-'.repeat(length).slice(0, length)

describe('an e-mail address', () => {
  test('is read without the space around it', () => {
    expect(Email.parse(` ${EMAIL}\n`)).toBe(EMAIL)
  })

  test('has 254 characters at most', () => {
    const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`
    const of = (length: number) => `${'a'.repeat(length - domain.length)}${domain}`
    expect([of(254).length, Email.safeParse(of(254)).success]).toEqual([254, true])
    expect(Email.safeParse(of(255)).success).toBe(false)
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada example@example.org',
    'ada@example.org, grace@example.org',
    'ada@example.org\r\nBcc: grace@example.org',
    'Ada <ada@example.org>',
  ])('is not %j', (text) => {
    expect(Email.safeParse(text).success).toBe(false)
  })
})

test.each([
  [42, false],
  [43, true],
  [44, false],
])('the secret of an invitation has 43 characters, so %i: %s', (length, isAccepted) => {
  expect(InvitationToken.safeParse(token(length)).success).toBe(isAccepted)
})

test.each(['+', '/', '=', ' ', '\n', 'é'])('no secret has the character %j', (character) => {
  expect(InvitationToken.safeParse(token(42) + character).success).toBe(false)
  expect(startSignInEndpoint.body.safeParse({ email: EMAIL, attempt: token(30) + character }).success).toBe(
    false,
  )
})

describe.each([
  ['a first code', startSignInEndpoint],
  ['another code', resendCodeEndpoint],
])('%s', (_what, { body }) => {
  test('needs an address only', () => {
    expect(body.parse({ email: EMAIL })).toEqual({ email: EMAIL })
    expect(body.safeParse({}).success).toBe(false)
  })

  test.each([
    [21, false],
    [22, true],
    [64, true],
    [65, false],
  ])('may be bound to a secret of %i characters: %s', (length, isAccepted) => {
    expect(body.safeParse({ email: EMAIL, attempt: token(length) }).success).toBe(isAccepted)
  })

  test('is refused with anything else, and in a language that we don’t write', () => {
    expect(body.safeParse({ email: EMAIL, isOperator: true }).success).toBe(false)
    expect(body.safeParse({ email: EMAIL, language: 'fr' }).success).toBe(false)
    expect(body.safeParse({ email: EMAIL, language: 'nl' }).success).toBe(true)
  })
})

describe('a code', () => {
  const isAccepted = (over: object) => verifyCodeEndpoint.body.safeParse({ email: EMAIL, ...over }).success

  test.each([
    ['123456', true],
    ['000000', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['１２３４５６', false],
    [' 123456', false],
    ['123456\n', false],
    [token(43), true],
    [token(42), false],
    [token(44), false],
  ])('may be %j: %s', (code, expected) => {
    expect(isAccepted({ code })).toBe(expected)
  })

  test('may come with an invitation and the secret of its sign-in, and with nothing else', () => {
    expect(isAccepted({ code: '123456', invitation: token(43), attempt: token(22) })).toBe(true)
    expect(isAccepted({ code: '123456', invitation: token(20) })).toBe(false)
    expect(isAccepted({ code: '123456', readerId: 'x' })).toBe(false)
    expect(isAccepted({ code: 123_456 })).toBe(false)
  })
})

test.each([
  [0, false],
  [1, true],
  [4_000, true],
  [4_001, false],
])('tokens to refresh have %i characters: %s', (length, isAccepted) => {
  const { body } = refreshTokensEndpoint
  expect(body.safeParse({ refresh_token: token(length), id_token: 'x' }).success).toBe(isAccepted)
  expect(body.safeParse({ refresh_token: 'x', id_token: token(length) }).success).toBe(isAccepted)
})
