// @vitest-environment happy-dom
import { buildSignInResultUrlFragment } from '@plainwire/domain/reader'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '../../account/session/account.ts'
import { LocalizerContext } from '../../lib/texts.ts'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { createTestTokens, PROFILE, signOutOnDevice } from '../../testing/signed-in.ts'
import { EMPTY_CODE_DIGITS } from './code-digits.ts'
import { signInReturnHash } from './provider-return.ts'
import { useSignIn } from './use-sign-in.ts'

const START = 'POST /api/auth/email/start'
const VERIFY = 'POST /api/auth/email/verify'
const RESEND = 'POST /api/auth/email/resend'
const DIGITS = ['1', '2', '3', '4', '5', '6'] as const

const onSignedIn = vi.fn()
beforeEach(() => onSignedIn.mockReset())
afterEach(() => {
  cleanup()
  signOutOnDevice()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function openSignIn(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [START]: () => Response.json({ status: 'sent' }),
    [RESEND]: () => Response.json({ status: 'sent' }),
    [VERIFY]: () => Response.json(createTestTokens(1)),
    'GET /api/profile': () => Response.json(PROFILE),
    ...answers,
  })
  vi.stubGlobal('fetch', api.outside.fetch)
  let localizer = LOCALIZERS.en
  const hook = renderHook(() => useSignIn(onSignedIn), {
    wrapper: ({ children }) => <LocalizerContext value={localizer}>{children}</LocalizerContext>,
  })
  const switchToDutch = () => {
    localizer = LOCALIZERS.nl
    hook.rerender()
  }
  return { ...api, ...hook, switchToDutch }
}
type Opened = ReturnType<typeof openSignIn>

const requestCode = ({ result }: Opened) => act(() => result.current.requestCode('ada@example.org'))
const enterDigits = ({ result }: Opened) => act(() => result.current.setDigits([...DIGITS]))
const verify = ({ result }: Opened) => act(() => result.current.verify())

test('a reader who enters the mailed code is signed in, and then the dialog may close', async () => {
  const opened = openSignIn()
  await requestCode(opened)
  expect(opened.result.current).toMatchObject({ step: 'verification', email: 'ada@example.org', error: '' })
  enterDigits(opened)
  await verify(opened)
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(account.get().reader)
  expect(account.get().reader?.email).toBe('ada@example.org')
})

test('if the dialog is closed during the request, the reader is signed in all the same', async () => {
  const opened = openSignIn()
  await requestCode(opened)
  enterDigits(opened)
  const verified = opened.result.current.verify()
  opened.unmount()
  await verified
  expect(account.get().status).toBe('signed-in')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('the secret of the sign-in is known without the browser’s storage', async () => {
  const opened = openSignIn()
  await requestCode(opened)
  localStorage.clear()
  await act(() => opened.result.current.requestAgain())
  localStorage.clear()
  enterDigits(opened)
  await verify(opened)
  const attempts = opened.received.flatMap(({ body }) =>
    body && typeof body === 'object' && 'attempt' in body ? [body.attempt] : [],
  )
  expect(attempts).toHaveLength(3)
  expect(new Set(attempts).size).toBe(1)
})

test.each([
  ['INVALID_CODE', EMPTY_CODE_DIGITS],
  ['UNAVAILABLE', DIGITS],
])('after %s the boxes contain %j', async (code, digits) => {
  const opened = openSignIn({ [VERIFY]: () => apiError(400, code) })
  await requestCode(opened)
  enterDigits(opened)
  await verify(opened)
  expect(opened.result.current).toMatchObject({ digits, pendingAction: undefined })
  expect(opened.result.current.error).not.toBe('')
  expect(account.get().reader).toBeUndefined()
})

test('an error is in the language of the page, also after that has changed', async () => {
  const opened = openSignIn({ [VERIFY]: () => apiError(400, 'INVALID_CODE') })
  await requestCode(opened)
  await verify(opened)
  const english = opened.result.current.error
  opened.switchToDutch()
  expect(opened.result.current.error).not.toBe(english)
  expect(english).toBe(LOCALIZERS.en('signIn.dialog.error.code'))
  expect(opened.result.current.error).toBe(LOCALIZERS.nl('signIn.dialog.error.code'))
})

test('Back removes the code and the error, and leads over the address to the options', async () => {
  const opened = openSignIn({ [VERIFY]: () => apiError(503, 'UNAVAILABLE') })
  await requestCode(opened)
  enterDigits(opened)
  await verify(opened)
  act(() => opened.result.current.back())
  expect(opened.result.current).toMatchObject({ step: 'email', digits: EMPTY_CODE_DIGITS, error: '' })
  act(() => opened.result.current.back())
  expect(opened.result.current.step).toBe('options')
})

test('a reader who cancelled at the provider sees the options, without an error', async () => {
  signInReturnHash.store(buildSignInResultUrlFragment({ provider: 'google', error: 'cancelled' }))
  const opened = openSignIn()
  await waitFor(() => expect(signInReturnHash.isPending()).toBe(false))
  await act(async () => {})
  expect(opened.result.current).toMatchObject({ step: 'options', pendingAction: undefined, error: '' })
  expect(opened.received).toEqual([])
})
