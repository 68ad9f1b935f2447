import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { disableSignInIfUnconfigured } from './offered-accounts.ts'

const SMTP_URL = 'smtp://mail.example.org'
const ACCOUNT_SECRET = 'x'.repeat(32)

test.each([
  ['start', {}, true],
  ['start', { HOST: '0.0.0.0' }, false],
  ['start', { PUBLIC_URL: 'https://news.example.org' }, false],
  ['start', { HOST: '0.0.0.0', SMTP_URL }, true],
  ['start', { HOST: '0.0.0.0', FEATURES: 'sign-in' }, true],
  ['start', { FEATURES: '-sign-in' }, false],
  ['serve', {}, false],
  ['serve', { SMTP_URL }, false],
  ['serve', { SMTP_URL, ACCOUNT_SECRET }, true],
  ['serve', { FEATURES: 'sign-in' }, true],
] as const)('RO-02 %s with %j offers accounts: %s', (role, settings, isOffered) => {
  expect(disableSignInIfUnconfigured(readConfig(settings), role).flags.signIn).toBe(isOffered)
})

const OIDC = { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' }
const REMOTE = { PUBLIC_URL: 'https://news.example.org' }

test.each([
  ['start', { ...REMOTE, ...OIDC }, 'OIDC_ISSUER can’t be used without accounts, which need SMTP_URL.'],
  [
    'serve',
    { ...OIDC, SIGN_UP: 'closed' },
    'OIDC_ISSUER and SIGN_UP can’t be used without accounts, which need ACCOUNT_SECRET and SMTP_URL.',
  ],
  [
    'start',
    { SMTP_URL, SIGN_UP: 'invitation', FEATURES: '-sign-in' },
    'SIGN_UP can’t be used while FEATURES switches sign-in off.',
  ],
] as const)('%s with %j is refused in one sentence', (role, settings, sentence) => {
  expect(() => disableSignInIfUnconfigured(readConfig(settings), role)).toThrow(sentence)
})

test.each([
  ['start', { ...OIDC, SIGN_UP: 'closed' }],
  ['start', { ...REMOTE, ...OIDC, SMTP_URL }],
  ['serve', { ...OIDC, SMTP_URL, ACCOUNT_SECRET, SIGN_UP: 'invitation' }],
] as const)('%s with %j has accounts', (role, settings) => {
  expect(disableSignInIfUnconfigured(readConfig(settings), role).flags.signIn).toBe(true)
})
