import { expect, test } from 'vitest'
import { deriveAccountKeys, hashEmailAddress } from './account-keys.ts'

const OLD = 'a secret of at least thirty-two characters'
const NEW = 'another secret of thirty-two characters'
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('each purpose has a separate key of 256 bits, and none reveals the secret', () => {
  const [{ kid, ...keys }] = deriveAccountKeys([OLD])
  const all = Object.values(keys).map(hex)
  expect(new Set(all).size).toBe(9)
  for (const key of all) expect(key).toMatch(/^[\da-f]{64}$/)
  expect(kid).toMatch(/^[\da-f]{16}$/)
  expect(all.some((key) => key.startsWith(kid))).toBe(false)
})

test('after a start the same secret gives the same keys, and a new secret comes first', () => {
  const [before] = deriveAccountKeys([OLD])
  const [made, believed] = deriveAccountKeys([NEW, OLD])
  expect(believed).toEqual(before)
  expect(made.kid).not.toBe(before.kid)
  expect(hex(made.token)).not.toBe(hex(before.token))
})

test('a newer release makes the same keys: what was sealed, signed and stored before is still read', () => {
  const [{ kid, ...keys }] = deriveAccountKeys([OLD])
  const begins = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, hex(key).slice(0, 8)]))
  expect({ kid, ...begins }).toEqual({
    kid: '94551613e1d16ce0',
    token: 'dd0e5048',
    refresh: 'c1bab28c',
    address: '27c27ac6',
    code: '885b44b3',
    mail: 'bfd1601f',
    provider: '8eac5553',
    email: '8d074ed1',
    link: '8791e647',
    follow: 'ae8c00fd',
  })
})

test('an address has one hash however it is typed, and another one under another secret', () => {
  const [key] = deriveAccountKeys([OLD])
  const [other] = deriveAccountKeys([NEW])
  const ada = hex(hashEmailAddress(key, 'ada@example.org'))
  expect(hex(hashEmailAddress(key, ' Ada@Example.org '))).toBe(ada)
  expect(hex(hashEmailAddress(key, 'ben@example.org'))).not.toBe(ada)
  expect(hex(hashEmailAddress(other, 'ada@example.org'))).not.toBe(ada)
})
