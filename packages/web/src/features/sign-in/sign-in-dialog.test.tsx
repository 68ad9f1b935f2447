// @vitest-environment happy-dom
import type { PublicConfig } from '@plainwire/domain/contract'
import {
  buildInvitationFragment,
  buildSignInLinkFragment,
  buildSignInResultUrlFragment,
} from '@plainwire/domain/reader'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '../../account/session/account.ts'
import { ConfigContext } from '../../lib/config.ts'
import { DEFAULT_CONFIG } from '../../lib/default-config.ts'
import { apiError, fakeApi } from '../../testing/fakes/fake-api.ts'
import { LOCALIZERS, renderWithProviders } from '../../testing/render-with-providers.tsx'
import { readShownDialogs, ShownDialogs } from '../../testing/shown-dialogs.tsx'
import { createTestTokens, PROFILE, signOutOnDevice } from '../../testing/signed-in.ts'
import { signInReturnHash } from './provider-return.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

const START = 'POST /api/auth/email/start'
const VERIFY = 'POST /api/auth/email/verify'
const RESEND = 'POST /api/auth/email/resend'
const sent = () => Response.json({ status: 'sent' })

const onClose = vi.fn()
beforeEach(() => onClose.mockReset())
afterEach(() => {
  cleanup()
  signOutOnDevice()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function openDialog(
  answers: Parameters<typeof fakeApi>[0] = {},
  language: 'en' | 'nl' = 'en',
  accounts?: PublicConfig['accounts'],
) {
  const api = fakeApi({ [START]: sent, 'GET /api/profile': () => Response.json(PROFILE), ...answers })
  vi.stubGlobal('fetch', api.outside.fetch)
  renderWithProviders(
    <ConfigContext value={{ ...DEFAULT_CONFIG, accounts }}>
      <SignInDialog onClose={onClose} />
      <ShownDialogs />
    </ConfigContext>,
    { language },
  )
  return api
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const click = (name: string) => fireEvent.click(button(name))
const boxes = () => within(screen.getByRole('group')).getAllByRole<HTMLInputElement>('textbox')
const typed = () => boxes().map(({ value }) => value)
const paste = (text: string, at = 0) =>
  fireEvent.paste(boxes()[at] as HTMLElement, { clipboardData: { getData: () => text } })

async function toCode(email = ' ada@example.org ') {
  click('Continue with email')
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } })
  click('Send verification code')
  await screen.findByRole('heading', { name: 'Enter your code' })
}

async function enter(code: string) {
  paste(code)
  click('Verify and sign in')
}

describe('SI-02 the options', () => {
  test('are two providers and e-mail, with terms and privacy', () => {
    openDialog()
    for (const name of ['Continue with Google', 'Continue with Apple', 'Continue with email']) button(name)
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  })

  test('are available in Dutch', () => {
    openDialog({}, 'nl')
    for (const name of ['Verder met Google', 'Verder met Apple', 'Verder met e-mail']) button(name)
  })

  test.each([
    ['Google', 'google', 'GOOGLE_NOT_CONFIGURED'],
    ['Apple', 'apple', 'APPLE_NOT_CONFIGURED'],
  ])('SI-08 %s that nobody has set up says so', async (name, path, code) => {
    openDialog({ [`POST /api/auth/signin_with_${path}`]: () => apiError(501, code) })
    click(`Continue with ${name}`)
    const words = `${name} Sign-In requires SDK integration (not implemented in this demo)`
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert')
  })

  test.each([
    ['Google', 'GOOGLE_FAILED'],
    ['Apple', 'APPLE_FAILED'],
  ])('SI-07 %s that refuses has failed to authenticate', async (name, code) => {
    openDialog({ [`POST /api/auth/signin_with_${name.toLowerCase()}`]: () => apiError(502, code) })
    click(`Continue with ${name}`)
    expect(await screen.findByText(`${name} authentication failed`)).toBeTruthy()
  })

  test.each(['Google', 'Apple'])('SI-07 a failure to reach %s is shown', async (name) => {
    const path = name.toLowerCase()
    openDialog({ [`POST /api/auth/signin_with_${path}`]: () => apiError(503, 'UNAVAILABLE') })
    click(`Continue with ${name}`)
    const failed = await screen.findByText(`${name} sign in failed. Please try again.`)
    expect(failed.getAttribute('role')).toBe('alert')
  })
})

test('SI-07 a return from an unknown provider shows a message', async () => {
  signInReturnHash.store('#sign-in=elsewhere.code.abc')
  const { received } = openDialog()
  expect((await screen.findByText('Unsupported provider')).getAttribute('role')).toBe('alert')
  expect(received).toEqual([])
})

describe('SI-03 the e-mail step', () => {
  test('requires a mail address before it can be sent', async () => {
    const { received } = openDialog()
    click('Continue with email')
    const field = screen.getByLabelText<HTMLInputElement>('Email address')
    expect([field.type, field.required]).toEqual(['email', true])
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(button('Send verification code').disabled).toBe(true)
    fireEvent.change(field, { target: { value: '   ' } })
    expect(button('Send verification code').disabled).toBe(true)
    fireEvent.submit(field)
    expect(received).toEqual([])
  })

  test('sends the address and the language of the mail, and continues with the code', async () => {
    const { received } = openDialog({}, 'nl')
    click('Verder met e-mail')
    fireEvent.change(screen.getByLabelText('E-mailadres'), { target: { value: ' ada@example.org ' } })
    click('Stuur de code')
    await screen.findByRole('heading', { name: 'Vul je code in' })
    expect(received).toEqual([
      {
        call: START,
        token: undefined,
        body: { email: 'ada@example.org', language: 'nl', attempt: expect.stringMatching(/^[\w-]{43}$/) },
      },
    ])
  })

  test.each([
    [() => apiError(400, 'BAD_REQUEST'), 'Failed to start email authentication'],
    [() => new TypeError('Failed to fetch'), 'Network error during email authentication'],
    [() => apiError(503, 'UNAVAILABLE'), 'Failed to send verification code. Please try again.'],
    [() => apiError(400, 'OUT_OF_ORDER', 'Mail is out of order'), 'Mail is out of order'],
  ])('SI-06 SI-07 shows what went wrong (%#)', async (answer, words) => {
    openDialog({ [START]: answer })
    click('Continue with email')
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.org' } })
    click('Send verification code')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('group')).toBeNull()
  })

  test.each([
    ['an already registered address', apiError(409, 'CONFLICT', 'User is already registered')],
    ['an address that has to be verified', apiError(403, 'VERIFICATION_REQUIRED', 'Please verify')],
  ])('SI-06 leads to the code when told that %s', async (_name, answer) => {
    openDialog({ [START]: () => answer })
    await toCode()
    expect(screen.queryByText(/registered|Please verify/)).toBeNull()
  })
})

describe('SI-04 the code step', () => {
  test('has six boxes for digits, the first with autofill from a message', async () => {
    openDialog()
    await toCode()
    expect(boxes()).toHaveLength(6)
    expect(boxes()[0]?.autocomplete).toBe('one-time-code')
    await waitFor(() => expect(document.activeElement).toBe(boxes()[0]))
    expect(screen.getByText(/ada@example\.org/)).toBeTruthy()
  })

  test('requires exactly six digits before verification', async () => {
    openDialog()
    await toCode()
    paste('04213')
    expect(button('Verify and sign in').disabled).toBe(true)
    fireEvent.change(boxes()[5] as HTMLElement, { target: { value: '7' } })
    expect(button('Verify and sign in').disabled).toBe(false)
    expect(typed()).toEqual(['0', '4', '2', '1', '3', '7'])
  })

  test('accepts a pasted code, and moves between the boxes with arrows and Backspace', async () => {
    openDialog()
    await toCode()
    paste('code 042-137-99', 3)
    expect(typed()).toEqual(['0', '4', '2', '1', '3', '7'])
    expect(document.activeElement).toBe(boxes()[5])
    fireEvent.keyDown(boxes()[5] as HTMLElement, { key: 'Backspace' })
    fireEvent.keyDown(boxes()[5] as HTMLElement, { key: 'Backspace' })
    expect(typed()).toEqual(['0', '4', '2', '1', '', ''])
    expect(document.activeElement).toBe(boxes()[4])
    fireEvent.keyDown(boxes()[4] as HTMLElement, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(boxes()[3])
  })

  test('SI-07 shows that a code is wrong, and clears the boxes', async () => {
    const { received } = openDialog({
      [VERIFY]: () => apiError(400, 'INVALID_CODE', 'Invalid verification code'),
    })
    await toCode()
    await enter('000000')
    expect(await screen.findByText('Invalid verification code. Please try again.')).toBeTruthy()
    expect(received.at(-1)).toMatchObject({
      call: VERIFY,
      body: { email: 'ada@example.org', code: '000000' },
    })
    expect(typed()).toEqual(['', '', '', '', '', ''])
    await waitFor(() => expect(document.activeElement).toBe(boxes()[0]))
  })

  test.each([
    [() => apiError(503, 'UNAVAILABLE'), 'Verification failed. Please try again.'],
    [() => new TypeError('Failed to fetch'), 'Network error'],
    [
      () => apiError(429, 'TOO_MANY_REQUESTS', '', 3000),
      'Too many attempts. Please wait 50 minutes, then try again.',
    ],
  ])('SI-07 keeps the code where verifying failed (%#)', async (answer, words) => {
    openDialog({ [VERIFY]: answer })
    await toCode()
    await enter('123456')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(typed().join('')).toBe('123456')
  })

  test('SI-07 shows a failure to fetch the profile, and leaves nobody signed in', async () => {
    openDialog({
      [VERIFY]: () => Response.json(createTestTokens(1)),
      'GET /api/profile': () => apiError(404, 'NOT_FOUND'),
    })
    await toCode()
    await enter('123456')
    expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy()
    expect(account.get().status).toBe('none')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('SI-07 shows a network error if the connection is lost while the profile is fetched', async () => {
    openDialog({
      [VERIFY]: () => Response.json(createTestTokens(1)),
      'GET /api/profile': () => new TypeError('Failed to fetch'),
    })
    await toCode()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await enter('123456')
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByText('Network error fetching profile')).toBeTruthy()
    vi.useRealTimers()
  })
})

describe('M1 the browser that requested a code', () => {
  const attempts = (received: ReturnType<typeof openDialog>['received']) =>
    received.flatMap(({ body }) =>
      body && typeof body === 'object' && 'attempt' in body ? [body.attempt] : [],
    )
  const link = () => signInReturnHash.store(buildSignInLinkFragment('k'.repeat(43)))

  test('sends one secret with all requests of a sign-in, then deletes it, and uses a new one for the next', async () => {
    const { received } = openDialog({ [RESEND]: sent, [VERIFY]: () => Response.json(createTestTokens(1)) })
    await toCode()
    click("Didn't receive the code? Try again")
    await screen.findByText(/^We sent a new code/)
    await enter('123456')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(attempts(received)).toHaveLength(3)
    expect(new Set(attempts(received)).size).toBe(1)
    expect(localStorage.getItem('plainwire.sign-in')).toBeNull()
    cleanup()
    const next = openDialog()
    await toCode()
    expect(attempts(next.received)).not.toContain(attempts(received)[0])
  })

  test('opens a mailed link with that secret, in another tab too', async () => {
    const { received } = openDialog()
    await toCode()
    cleanup()
    link()
    const tab = openDialog({ [VERIFY]: () => Response.json(createTestTokens(1)) })
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(tab.received[0]).toMatchObject({
      call: VERIFY,
      body: { email: 'ada@example.org', code: 'k'.repeat(43), attempt: attempts(received)[0] },
    })
  })

  test.each([
    ['en', /^Open the link within ten minutes/],
    ['nl', /^Open de link binnen tien minuten/],
  ] as const)('is named where a link is opened in another, in %s', async (language, words) => {
    link()
    const { received } = openDialog({}, language)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(received).toEqual([])
  })
})

describe('SI-05 a code that didn’t come', () => {
  test('is sent again', async () => {
    const { received } = openDialog({ [RESEND]: sent })
    await toCode()
    click("Didn't receive the code? Try again")
    expect(await screen.findByText(/^We sent a new code/)).toBeTruthy()
    expect(received.at(-1)).toMatchObject({
      call: RESEND,
      body: { email: 'ada@example.org', language: 'en' },
    })
  })

  test('is sent again as often as the reader requests it', async () => {
    const { calls } = openDialog({ [RESEND]: sent })
    await toCode()
    for (const times of [1, 2, 3]) {
      click("Didn't receive the code? Try again")
      expect(await screen.findByText(/^We sent a new code/)).toBeTruthy()
      expect(calls().filter((call) => call === RESEND)).toHaveLength(times)
    }
  })

  test('shows a note, not an error, if it was requested less than a minute ago', async () => {
    openDialog({ [RESEND]: () => apiError(429, 'TOO_MANY_REQUESTS', '', 42) })
    await toCode()
    click("Didn't receive the code? Try again")
    const note = await screen.findByText(/You can request a new one in 42 seconds\.$/)
    expect(note.getAttribute('role')).toBe('status')
    expect(screen.queryByText(/too often/)).toBeNull()
  })

  test('SI-07 shows a failure to send it again', async () => {
    openDialog({ [RESEND]: () => apiError(503, 'UNAVAILABLE') })
    await toCode()
    click("Didn't receive the code? Try again")
    expect(await screen.findByText('Failed to resend code')).toBeTruthy()
  })
})

describe('SI-01 the steps', () => {
  test('go back in reverse order, preserving the address but not the code', async () => {
    openDialog()
    await toCode()
    paste('123')
    click('Back')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org')
    click('Back')
    button('Continue with Google')
    await toCode()
    expect(typed().join('')).toBe('')
  })

  test('end with the reader signed in and the dialog closed', async () => {
    openDialog({ [VERIFY]: () => Response.json(createTestTokens(1)) })
    await toCode()
    await enter('123456')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(account.get()).toMatchObject({ status: 'signed-in', reader: { email: PROFILE.email } })
  })

  test('ON-01 open the onboarding for a reader without interests', async () => {
    const preferences = { ...PROFILE.preferences, categories: [] }
    openDialog({
      [VERIFY]: () => Response.json(createTestTokens(1)),
      'GET /api/profile': () => Response.json({ ...PROFILE, preferences }),
    })
    await toCode()
    await enter('123456')
    await waitFor(() => expect(readShownDialogs()).toEqual([{ name: 'onboarding' }]))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('start again whenever the dialog opens', async () => {
    openDialog()
    await toCode()
    cleanup()
    renderWithProviders(<SignInDialog onClose={onClose} />)
    button('Continue with Google')
    click('Continue with email')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('')
    expect(LOCALIZERS.en('signIn.dialog.title.options')).toBe('Sign in')
  })
})

describe('accounts of an organisation', () => {
  const OIDC = 'POST /api/auth/signin_with_oidc'
  const REDEEM = 'POST /api/auth/provider/redeem'
  const CODE = 'c'.repeat(43)
  const INVITATION = 'i'.repeat(43)

  test('can sign in with the organization’s provider, if it has one', () => {
    openDialog({}, 'en', { signUp: 'open', oidcName: 'The Courier' })
    button('Continue with The Courier')
    cleanup()
    openDialog({}, 'nl', { signUp: 'open' })
    expect(screen.getAllByRole('button', { name: /^Verder met/ })).toHaveLength(3)
  })

  test.each([
    ['OIDC_FAILED', 'The sign-in service could not confirm who you are.'],
    ['OIDC_NOT_CONFIGURED', 'This way to sign in has not been set up here.'],
    ['UNAVAILABLE', 'Sign in failed. Please try again.'],
  ])('whose provider answers %s', async (code, words) => {
    openDialog({ [OIDC]: () => apiError(502, code) }, 'en', { signUp: 'open', oidcName: 'The Courier' })
    click('Continue with The Courier')
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert')
  })

  test('see a message if the provider has not verified the address', async () => {
    signInReturnHash.store(buildSignInResultUrlFragment({ provider: 'oidc', error: 'unverified' }))
    openDialog({}, 'nl')
    expect(
      await screen.findByText('De dienst waarmee je inlogde, heeft je e-mailadres niet gecontroleerd.'),
    ).toBeTruthy()
  })

  test.each([
    ['invitation', 'en', /If you were invited, the code creates your account\./],
    ['domain', 'en', /New accounts are for addresses of certain domains only\./],
    ['closed', 'nl', /Er worden hier geen nieuwe accounts gemaakt\./],
  ] as const)('say with %s sign-up, in %s, who gets one', (signUp, language, words) => {
    openDialog({}, language, { signUp })
    click(language === 'en' ? 'Continue with email' : 'Verder met e-mail')
    expect(screen.getByText(words)).toBeTruthy()
  })

  test.each([
    ['SIGN_UP_BY_INVITATION', 'This address has no account, and you need an invitation to create one.'],
    [
      'SIGN_UP_BY_DOMAIN',
      'This address has no account, and new accounts are for addresses of certain domains only.',
    ],
    ['SIGN_UP_CLOSED', 'This address has no account, and no new accounts are created here.'],
  ])('say with %s why there is none', async (code, words) => {
    openDialog({ [VERIFY]: () => apiError(403, code) })
    await toCode()
    await enter('123456')
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert')
    cleanup()
    signInReturnHash.store(buildSignInResultUrlFragment({ provider: 'google', code: CODE }))
    openDialog({ [REDEEM]: () => apiError(403, code) })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('can start with an invitation: its address is filled in and its token is sent once', async () => {
    signInReturnHash.store(buildInvitationFragment({ token: INVITATION, email: 'ada@example.org' }))
    const { received } = openDialog({ [VERIFY]: () => Response.json(createTestTokens(1)) })
    await screen.findByText(/You are invited to create an account\./)
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org')
    click('Send verification code')
    await screen.findByRole('heading', { name: 'Enter your code' })
    await enter('123456')
    await waitFor(() => expect(account.get().reader).toBeDefined())
    expect(received.find(({ call }) => call === VERIFY)?.body).toMatchObject({ invitation: INVITATION })
    expect(received.find(({ call }) => call === START)?.body).not.toHaveProperty('invitation')
    expect(sessionStorage.length).toBe(0)
  })

  test('can use the invitation with a provider', async () => {
    signInReturnHash.store(buildInvitationFragment({ token: INVITATION, email: 'ada@example.org' }))
    openDialog()
    await screen.findByText(/You are invited/)
    cleanup()
    signInReturnHash.store(buildSignInResultUrlFragment({ provider: 'oidc', code: CODE }))
    const { received } = openDialog({ [REDEEM]: () => Response.json(createTestTokens(1)) })
    await waitFor(() => expect(account.get().reader).toBeDefined())
    expect(received[0]).toMatchObject({ call: REDEEM, body: { code: CODE, invitation: INVITATION } })
    expect(sessionStorage.length).toBe(0)
  })
})
