// @vitest-environment happy-dom
import { MINUTE_MS } from '@plainwire/domain/units'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../testing/stories.ts'
import { deletePendingSignIn, readPendingSignIn, storePendingSignIn } from './pending-sign-in.ts'

const KEY = 'plainwire.sign-in'
const now = NOW.getTime()
/** How long a mailed sign-in code is valid, in ms: ten minutes. */
const LIFETIME = 10 * MINUTE_MS

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a sign-in by mail', () => {
  test('is pending until its code expires, and then removed', () => {
    const begun = storePendingSignIn('ada@example.org', undefined, now)
    expect(readPendingSignIn(now + LIFETIME - 1)).toEqual(begun)
    expect(readPendingSignIn(now + LIFETIME)).toBeUndefined()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('that seems to begin far in the future, because the clock was changed, is removed', () => {
    storePendingSignIn('ada@example.org', undefined, now)
    expect(readPendingSignIn(now - LIFETIME + 1)).toBeDefined()
    expect(readPendingSignIn(now - LIFETIME)).toBeUndefined()
  })

  test('can be deleted', () => {
    storePendingSignIn('ada@example.org', undefined, now)
    deletePendingSignIn()
    expect(readPendingSignIn(now)).toBeUndefined()
  })

  test.each([
    ['no JSON', '{'],
    ['no secret', JSON.stringify({ email: 'ada@example.org', begunAt: now })],
    ['no mail address', JSON.stringify({ attempt: 'x', begunAt: now })],
    ['a time as text', JSON.stringify({ email: 'ada@example.org', attempt: 'x', begunAt: `${now}` })],
    ['no time', JSON.stringify({ email: 'ada@example.org', attempt: 'x' })],
  ])('that is stored with %s is removed', (_name, stored) => {
    localStorage.setItem(KEY, stored)
    expect(readPendingSignIn(now)).toBeUndefined()
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})

describe('the secret of a sign-in', () => {
  test('is 32 random bytes that are safe in an address', () => {
    const [one, other] = ['ada@example.org', 'bob@example.org'].map((email) => storePendingSignIn(email))
    expect(one?.attempt).toMatch(/^[\w-]{43}$/)
    expect(other?.attempt).not.toBe(one?.attempt)
  })

  test('stays the same while a sign-in of the same address is pending, whose time begins anew', () => {
    const first = storePendingSignIn('ada@example.org', undefined, now)
    const again = storePendingSignIn('ada@example.org', undefined, now + MINUTE_MS)
    expect(again).toEqual({ ...first, begunAt: now + MINUTE_MS })
    expect(readPendingSignIn(now + LIFETIME)).toEqual(again)
  })

  test('is a new one for another address, or once the code has expired', () => {
    const { attempt } = storePendingSignIn('ada@example.org', undefined, now)
    expect(storePendingSignIn('ada@example.org', undefined, now + LIFETIME).attempt).not.toBe(attempt)
    const { attempt: later } = storePendingSignIn('ada@example.org', undefined, now + LIFETIME)
    expect(storePendingSignIn('bob@example.org', undefined, now + LIFETIME).attempt).not.toBe(later)
  })

  test('is the given one, in a browser that stores nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(storePendingSignIn('ada@example.org', 'known', now)).toEqual({
      email: 'ada@example.org',
      attempt: 'known',
      begunAt: now,
    })
    expect(readPendingSignIn(now)).toBeUndefined()
  })
})
