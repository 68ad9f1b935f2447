import { expect, test } from 'vitest'
import {
  buildSignInResultUrlFragment,
  type ProviderSignInResult,
  parseSignInResultUrlFragment,
} from './provider-return.ts'

test.each<ProviderSignInResult>([
  { provider: 'google', code: 'a-b_c' },
  { provider: 'apple', error: 'unverified' },
])('%j is read as it was written', (returned) => {
  expect(parseSignInResultUrlFragment(buildSignInResultUrlFragment(returned))).toEqual(returned)
})

test.each([
  ['', undefined],
  ['#top', undefined],
  ['#sign-in=elsewhere.code.x', 'unsupported'],
  ['#sign-in=email.code.x', undefined],
  ['#sign-in=google', undefined],
  ['#sign-in=apple.error.lost', { provider: 'apple', error: 'failed' }],
])('%s says %j', (hash, said) => {
  expect(parseSignInResultUrlFragment(hash)).toEqual(said)
})
