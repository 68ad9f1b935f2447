import { randomUUID } from 'node:crypto'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildUnsubscribeUrl, createMailToken, type MailLinkPurpose, verifyMailToken } from './mail-link.ts'

const OLD = 'a secret of at least thirty-two characters'
const NEW = 'another secret of thirty-two characters'
const KEYS = deriveAccountKeys([OLD])
const NOW = new Date('2026-11-20T12:00:00Z')
const LINK = { readerId: '01234567-89ab-cdef-0123-456789abcdef', purpose: 'dailyDigest' } as const
const read = (token: string, keys = KEYS, now = NOW) => verifyMailToken(token, keys, now)

describe('a link in a mail', () => {
  test('says whose it is and what it is for, and works for ever', () => {
    const token = createMailToken(LINK, KEYS)
    expect(read(token)).toEqual({ ...LINK, expiresAt: undefined })
    expect(read(token, KEYS, new Date('2126-11-20T12:00:00Z'))).toMatchObject(LINK)
  })

  test('is short, and of characters that an address may contain', () => {
    expect(createMailToken(LINK, KEYS)).toMatch(/^[\w-]{52}$/)
    expect(buildUnsubscribeUrl(LINK, KEYS, 'https://news.example')).toBe(
      `https://news.example/digest/unsubscribe?token=${createMailToken(LINK, KEYS)}`,
    )
  })

  test('with an end works until then, to the millisecond', () => {
    const expiresAt = new Date(NOW.getTime() + 600_000)
    const token = createMailToken({ ...LINK, expiresAt }, KEYS)
    expect(read(token)).toEqual({ ...LINK, expiresAt })
    expect(read(token, KEYS, new Date(expiresAt.getTime() - 1))).toBeDefined()
    expect(read(token, KEYS, expiresAt)).toBeUndefined()
  })

  // Links are in mails that were sent years ago: neither their form nor the order of purposes may change.
  test.each([
    ['weeklyDigest', 0],
    ['dailyDigest', 1],
    ['breakingNews', 2],
    ['productUpdates', 3],
    ['preview', 4],
  ] as const)('for %s has the number %i at the seventeenth byte', (purpose, number) => {
    const bytes = Buffer.from(createMailToken({ ...LINK, purpose }, KEYS), 'base64url')
    expect(bytes.subarray(0, 17).toString('hex')).toBe(`0123456789abcdef0123456789abcdef0${number}`)
    expect(read(bytes.toString('base64url'))?.purpose).toBe(purpose)
  })

  test('is read with an earlier secret, and not with one that was removed', () => {
    const token = createMailToken(LINK, KEYS)
    expect(read(token, deriveAccountKeys([NEW, OLD]))).toMatchObject(LINK)
    expect(read(token, deriveAccountKeys([NEW]))).toBeUndefined()
    expect(createMailToken(LINK, deriveAccountKeys([NEW, OLD]))).not.toBe(token)
  })

  test('changed in any bit is no link', () => {
    const bytes = Buffer.from(createMailToken(LINK, KEYS), 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(read(changed.toString('base64url'))).toBeUndefined()
    }
  })

  test('cut or extended is no link', () => {
    const bytes = Buffer.from(createMailToken(LINK, KEYS), 'base64url')
    for (const length of [0, 1, 16, 23, 38])
      expect(read(bytes.subarray(0, length).toString('base64url'))).toBeUndefined()
    expect(read(Buffer.concat([bytes, Buffer.alloc(1)]).toString('base64url'))).toBeUndefined()
  })

  test('is never made of a text that anybody sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String({ minLength: 52, maxLength: 52 })), (text) => {
        expect(read(text)).toBeUndefined()
      }),
    )
  })

  test('of any reader, purpose and end is read as it was made', () => {
    const purposes: MailLinkPurpose[] = [
      'weeklyDigest',
      'dailyDigest',
      'breakingNews',
      'productUpdates',
      'preview',
    ]
    const end = fc.option(
      fc.date({ min: new Date(NOW.getTime() + 1), max: new Date('2500-01-01'), noInvalidDate: true }),
      {
        nil: undefined,
      },
    )
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...purposes), end, (readerId, purpose, expiresAt) => {
        expect(read(createMailToken({ readerId, purpose, expiresAt }, KEYS))).toEqual({
          readerId,
          purpose,
          expiresAt,
        })
      }),
    )
    expect(read(createMailToken({ ...LINK, readerId: randomUUID() }, KEYS))?.readerId).not.toBe(LINK.readerId)
  })
})
