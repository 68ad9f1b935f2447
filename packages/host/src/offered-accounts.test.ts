import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { withOfferedAccounts } from './offered-accounts.ts'

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
  expect(withOfferedAccounts(readConfig(settings), role).flags.signIn).toBe(isOffered)
})
