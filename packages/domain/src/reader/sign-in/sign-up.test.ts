import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSignUpEligibility, OPEN_SIGN_UP_RULE } from './sign-up.ts'

const DOMAINS = ['example.org', 'xn--bcher-kva.example']

test.each([
  ['open', 'elsewhere.test', 'admitted'],
  ['invitation', 'example.org', 'if-invited'],
  ['domain', 'example.org', 'admitted'],
  ['domain', 'xn--bcher-kva.example', 'admitted'],
  ['domain', 'elsewhere.test', 'refused'],
  ['domain', 'mail.example.org', 'refused'],
  ['domain', 'org', 'refused'],
  ['domain', '', 'refused'],
  ['closed', 'example.org', 'refused'],
] as const)('where sign-up is %s, an address of %s is %s', (mode, domain, answer) => {
  expect(checkSignUpEligibility({ mode, domains: DOMAINS }, domain)).toBe(answer)
})

test('by domain, exactly the listed domains are admitted', () => {
  fc.assert(
    fc.property(fc.array(fc.domain()), fc.domain(), (domains, domain) => {
      const answer = checkSignUpEligibility({ mode: 'domain', domains }, domain)
      expect(answer).toBe(domains.includes(domain) ? 'admitted' : 'refused')
    }),
  )
})

test('without a rule anybody is admitted', () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => checkSignUpEligibility(OPEN_SIGN_UP_RULE, domain) === 'admitted'),
  )
})
