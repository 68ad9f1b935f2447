import { expect, test } from 'vitest'
import { type CallFailure, NO_RESPONSE_STATUS } from '../../lib/api.ts'
import { LOCALIZERS } from '../../testing/render-with-providers.tsx'
import { formatSignInFailure, type SignInAction } from './sign-in-failure.ts'

const refused = (part: Partial<CallFailure> = {}): CallFailure => ({
  ok: false,
  code: 'UNAVAILABLE',
  message: '',
  status: 503,
  ...part,
})

test.each<[SignInAction, string, string]>([
  [
    'start',
    'Failed to send verification code. Please try again.',
    'Network error during email authentication',
  ],
  ['verify', 'Verification failed. Please try again.', 'Network error'],
  ['resend', 'Failed to resend code', 'Network error'],
  ['profile', 'Failed to fetch user profile', 'Network error fetching profile'],
  ['google', 'Google sign in failed. Please try again.', 'Network error'],
  ['apple', 'Apple sign in failed. Please try again.', 'Network error'],
])('SI-07 a failure of %s shows “%s”, and without a network “%s”', (action, failed, unreached) => {
  expect(formatSignInFailure(action, refused(), LOCALIZERS.en)).toBe(failed)
  expect(
    formatSignInFailure(action, refused({ code: 'UNREACHED', status: NO_RESPONSE_STATUS }), LOCALIZERS.en),
  ).toBe(unreached)
})

test.each<[SignInAction, string, string]>([
  ['start', 'BAD_REQUEST', 'Failed to start email authentication'],
  ['verify', 'INVALID_CODE', 'Invalid verification code. Please try again.'],
  [
    'google',
    'GOOGLE_NOT_CONFIGURED',
    'Google Sign-In requires SDK integration (not implemented in this demo)',
  ],
  ['apple', 'APPLE_NOT_CONFIGURED', 'Apple Sign-In requires SDK integration (not implemented in this demo)'],
  ['google', 'GOOGLE_FAILED', 'Google authentication failed'],
  ['apple', 'APPLE_FAILED', 'Apple authentication failed'],
])('SI-07 SI-08 %s refused with %s shows “%s”', (action, code, words) => {
  expect(formatSignInFailure(action, refused({ code, status: 400 }), LOCALIZERS.en)).toBe(words)
})

test('SI-06 AP-06 an unknown error is shown with the server’s message', () => {
  expect(
    formatSignInFailure('start', refused({ code: 'ELSE', message: 'Mail is out of order' }), LOCALIZERS.en),
  ).toBe('Mail is out of order')
})
