import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { beforeEach, describe, expect, test } from 'vitest'
import { deriveSignInAttemptId, generateSignInCode, hashSignInCode, isCorrectCode } from './codes.ts'

const [key] = deriveAccountKeys(['a secret of at least thirty-two characters'])
const [otherKey] = deriveAccountKeys(['another secret of thirty-two characters'])
const ADA = Buffer.from('the hash of ada@example.org')
const BEN = Buffer.from('the hash of ben@example.org')

test('a code to type is six digits, also where it begins with zeros; one in a link has 256 bits', () => {
  const typed = Array.from({ length: 300 }, () => generateSignInCode('digits'))
  for (const code of typed) expect(code).toMatch(/^\d{6}$/)
  // A tenth of the codes begin with 0; the probability that none of 300 does is 10⁻¹³.
  expect(typed.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(typed).size).toBeGreaterThan(250)
  const link = generateSignInCode('link')
  expect(link).toMatch(/^[\w-]{43}$/)
  expect(generateSignInCode('link')).not.toBe(link)
})

describe('a stored code', () => {
  let stored: string
  beforeEach(() => {
    stored = hashSignInCode('042137', ADA, key)
  })

  test('is recognised', () => {
    expect(isCorrectCode('042137', ADA, stored, key)).toBe(true)
  })

  test.each([
    ['another code', '042138', ADA, key],
    ['the code without its zero', '42137', ADA, key],
    ['nothing', '', ADA, key],
    ['the code of another address', '042137', BEN, key],
    ['the code under another secret', '042137', ADA, otherKey],
  ])('is not %s', (_name, guess, address, secret) => {
    expect(isCorrectCode(guess, address, stored, secret)).toBe(false)
  })

  test('doesn’t contain the code, and looks different each time', () => {
    expect(stored).not.toContain('042137')
    expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain('042137')
    const again = hashSignInCode('042137', ADA, key)
    expect(again).not.toBe(stored)
    expect(isCorrectCode('042137', ADA, again, key)).toBe(true)
  })
})

test('where no code was mailed every guess is wrong, and none fails', () => {
  for (const guess of ['042137', '000000', '']) expect(isCorrectCode(guess, ADA, undefined, key)).toBe(false)
})

test('a sign-in’s name hides the browser’s secret, and is the same for the same browser, address and server', () => {
  const name = deriveSignInAttemptId('secret', ADA, key)
  expect(name).toMatch(/^[\w-]{43}$/)
  expect(deriveSignInAttemptId('secret', ADA, key)).toBe(name)
  const others = [
    deriveSignInAttemptId('other', ADA, key),
    deriveSignInAttemptId('secret', BEN, key),
    deriveSignInAttemptId('secret', ADA, otherKey),
  ]
  expect(others).not.toContain(name)
  expect(deriveSignInAttemptId(undefined, ADA, key)).toBe('')
})
