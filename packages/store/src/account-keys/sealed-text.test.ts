import { expect, test } from 'vitest'
import { deriveAccountKeys } from './account-keys.ts'
import { decryptText, encryptText } from './sealed-text.ts'

const OLD = 'a secret of at least thirty-two characters'
const NEW = 'another secret of thirty-two characters'
const TEXT = 'Your code is 042137, Zoë.'

test('what is sealed is read again, also after a change of secrets, and can’t be read in between', async () => {
  const sealed = await encryptText(TEXT, deriveAccountKeys([OLD]), 'mail')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('042137')
  expect(await decryptText(sealed, deriveAccountKeys([OLD]), 'mail')).toBe(TEXT)
  expect(await decryptText(sealed, deriveAccountKeys([NEW, OLD]), 'mail')).toBe(TEXT)
})

test('nothing is read with a secret that is no longer ours, for another purpose, or from other text', async () => {
  const keys = deriveAccountKeys([OLD])
  const sealed = await encryptText(TEXT, keys, 'mail')
  expect(await decryptText(sealed, deriveAccountKeys([NEW]), 'mail')).toBeUndefined()
  expect(await decryptText(sealed, keys, 'email')).toBeUndefined()
  expect(await decryptText('no sealed text', keys, 'mail')).toBeUndefined()
  const [head, ...parts] = sealed.split('.')
  const forged = [head, ...parts.slice(0, -1), 'AAAAAAAAAAAAAAAAAAAAAA'].join('.')
  expect(await decryptText(forged, keys, 'mail')).toBeUndefined()
})

test('an error in our code is not mistaken for a text under another secret', async () => {
  const keys = deriveAccountKeys([OLD])
  const sealed = await encryptText(TEXT, keys, 'mail')
  const [key] = keys
  const faulty = {
    ...key,
    get mail(): Uint8Array {
      throw new RangeError('a fault')
    },
  }
  await expect(decryptText(sealed, [faulty], 'mail')).rejects.toThrow('a fault')
})
