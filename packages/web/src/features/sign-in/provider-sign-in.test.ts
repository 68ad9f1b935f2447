// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { buildSignInResultUrlFragment } from '@plainwire/domain/reader'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { createTestTokens } from '../../testing/signed-in.ts'
import { signInReturnHash } from './provider-return.ts'
import { completeProviderSignIn, redirectToProvider } from './provider-sign-in.ts'

const GOOGLE = 'POST /api/auth/signin_with_google'
const REDEEM = 'POST /api/auth/provider/redeem'
const CODE = 'c'.repeat(43)
afterEach(() => sessionStorage.clear())

function browserWith(answers: Parameters<typeof fakeApi>[0]) {
  const { outside, received } = fakeApi(answers)
  const leaveFor = vi.fn()
  return { browser: { ...outside, leaveFor }, received, leaveFor }
}

describe('SI-08 signing in with a provider', () => {
  test('redirects with the hash of a secret that stays in the tab, and redeems the returned code', async () => {
    const url = 'https://accounts.example/authorize?state=1'
    const { browser, received, leaveFor } = browserWith({
      [GOOGLE]: () => Response.json({ url }),
      [REDEEM]: () => Response.json(createTestTokens(1)),
    })
    expect(await redirectToProvider('google', browser)).toBeUndefined()
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(url)
    expect(signInReturnHash.store(buildSignInResultUrlFragment({ provider: 'google', code: CODE }))).toBe(
      true,
    )
    expect(await completeProviderSignIn(signInReturnHash.take(), browser)).toEqual({
      provider: 'google',
      answered: { ok: true, data: createTestTokens(1) },
    })
    const { secret } = z.object({ secret: z.string() }).parse(received[1]?.body)
    const challenge = createHash('sha256').update(secret).digest('base64url')
    expect(received.map(({ body }) => body)).toEqual([{ challenge }, { code: CODE, secret }])
    expect(JSON.stringify(sessionStorage)).not.toContain(secret)
    expect(await completeProviderSignIn(signInReturnHash.take(), browser)).toBeUndefined()
  })

  test('redirects only to http(s) URLs', async () => {
    const { browser, leaveFor } = browserWith({
      [GOOGLE]: () => Response.json({ url: 'javascript:alert(1)' }),
    })
    expect(await redirectToProvider('google', browser)).toMatchObject({ ok: false })
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('doesn’t redirect if the provider is not configured', async () => {
    const { browser, leaveFor } = browserWith({ [GOOGLE]: () => apiError(501, 'GOOGLE_NOT_CONFIGURED') })
    expect(await redirectToProvider('google', browser)).toMatchObject({ code: 'GOOGLE_NOT_CONFIGURED' })
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['failed', { ok: false }],
  ] as const)('that came back %s asks the server nothing', async (error, answered) => {
    const { browser, received } = browserWith({})
    signInReturnHash.store(buildSignInResultUrlFragment({ provider: 'apple', error }))
    expect(await completeProviderSignIn(signInReturnHash.take(), browser)).toMatchObject({
      provider: 'apple',
      answered,
    })
    expect(received).toEqual([])
  })

  test('ignores any other hash', () => {
    expect(signInReturnHash.store('#news')).toBe(false)
  })
})
