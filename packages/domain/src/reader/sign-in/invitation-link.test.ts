import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Email } from '../../contract/index.ts'
import { buildInvitationFragment, parseInvitationFragment } from './invitation-link.ts'
import { parseSignInResultUrlFragment } from './provider-return.ts'
import { parseSignInLinkFragment } from './sign-in-link.ts'

const TOKEN = 'aB3-_'.padEnd(43, 'x')
const emails = fc.emailAddress().filter((email) => Email.safeParse(email).success)

test('an invitation is read as it was written, and as nothing else', () => {
  fc.assert(
    fc.property(emails, (email) => {
      const hash = buildInvitationFragment({ token: TOKEN, email })
      expect(parseInvitationFragment(hash)).toEqual({ token: TOKEN, email })
      expect([parseSignInResultUrlFragment(hash), parseSignInLinkFragment(hash)]).toEqual([
        undefined,
        undefined,
      ])
      expect(new URL(`https://news.example/${hash}`).hash).toBe(hash)
    }),
  )
})

test.each([
  ['no hash', ''],
  ['the link of a code', `#sign-in=email.code.${TOKEN}`],
  ['no address', `#sign-in=invitation.${TOKEN}`],
  ['an empty address', `#sign-in=invitation.${TOKEN}.`],
  ['what is no address', `#sign-in=invitation.${TOKEN}.ada`],
  ['an address that is cut off', `#sign-in=invitation.${TOKEN}.ada%4`],
  ['a shorter secret', `#sign-in=invitation.${TOKEN.slice(1)}.ada%40example.org`],
])('%s is no invitation', (_name, hash) => {
  expect(parseInvitationFragment(hash)).toBeUndefined()
})

test('whatever a hash is, reading it throws nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => void parseInvitationFragment(`#sign-in=invitation.${TOKEN}.${text}`)),
  )
})
