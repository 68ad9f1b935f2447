import { expect, test } from 'vitest'
import { buildSignInLinkFragment, parseSignInLinkFragment } from './sign-in-link.ts'

const CODE = 'aB3-_'.padEnd(43, 'x')

test('the code of a mailed link is read as it was written', () => {
  expect(buildSignInLinkFragment(CODE)).toBe(`#sign-in=email.code.${CODE}`)
  expect(parseSignInLinkFragment(buildSignInLinkFragment(CODE))).toBe(CODE)
})

test.each([
  ['', 'no hash'],
  [`#sign-in=google.code.${CODE}`, 'that of a provider'],
  [`#sign-in=email.code.${CODE}x`, 'a longer code'],
  [`#sign-in=email.code.${CODE.slice(1)}`, 'a shorter code'],
  [`#sign-in=email.code.${CODE.slice(1)}.`, 'another character'],
  [`##sign-in=email.code.${CODE}`, 'something before it'],
])('%s is no link: %s', (hash) => {
  expect(parseSignInLinkFragment(hash)).toBeUndefined()
})
