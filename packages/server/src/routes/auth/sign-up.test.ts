import { randomUUID } from 'node:crypto'
import { API, ErrorResponse, SignInTokens, type SignUpMode } from '@plainwire/domain/contract'
import type { SignUpRule } from '@plainwire/domain/reader'
import { decryptMail } from '@plainwire/post'
import { findOrCreateReader, findReaderIdByEmail, revokeInvitationAndLog } from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inviteByEmail } from '../../accounts/invite.ts'
import { openSession } from '../../accounts/open-session.ts'
import {
  type AccountTestServer,
  dumpDatabase,
  startAccountTestServer,
  TEST_SECRETS,
} from '../../accounts/testing-accounts.ts'
import { type ForgingProvider, startForgingProvider } from '../../identity/testing-forger.ts'
import {
  createSimulatedProviderOptions,
  SIGN_IN_METHODS,
  type SignInMethod,
  signInByMethod,
} from './testing-sign-in-methods.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const KEYS = deriveAccountKeys(TEST_SECRETS)
const RULES: Record<SignUpMode, SignUpRule> = {
  open: { mode: 'open', domains: [] },
  invitation: { mode: 'invitation', domains: [] },
  domain: { mode: 'domain', domains: ['example.org', 'xn--bcher-kva.example'] },
  closed: { mode: 'closed', domains: [] },
}
const MODES = Object.keys(RULES) as SignUpMode[]

let forger: ForgingProvider
let servers: Record<SignUpMode, AccountTestServer>
beforeAll(async () => {
  forger = await startForgingProvider()
  const providers = await createSimulatedProviderOptions(forger)
  const started = MODES.map(async (mode) => {
    const accounts = await startAccountTestServer({ providers, signUp: RULES[mode] })
    return [mode, accounts] as const
  })
  servers = Object.fromEntries(await Promise.all(started)) as Record<SignUpMode, AccountTestServer>
})
afterAll(async () => {
  for (const mode of MODES) await servers[mode].stop()
  await forger.stop()
})

let people = 0
function somebody(domain = 'example.org'): string {
  people += 1
  return `reader${people}@${domain}`
}
const db = (mode: SignUpMode) => servers[mode].database.db

/** Signs in to an address by the method `way`, and returns 'in' or the status and code of the refusal. */
async function outcome(
  mode: SignUpMode,
  way: SignInMethod,
  email: string,
  invitation?: string,
): Promise<string> {
  const answer = await signInByMethod({ accounts: servers[mode], forger }, way, { email, invitation })
  const said = await answer.json()
  if (answer.status === 200) return SignInTokens.parse(said) && 'in'
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return `${answer.status} ${ErrorResponse.parse(said).error.code}`
}

/** Invites an address, and returns the secret in the mailed link. */
async function inviteTo(mode: SignUpMode, email: string, days = 14): Promise<string> {
  const { sealed, now } = servers[mode]
  const requestMail = async (mail: string) => void sealed.push(mail)
  // The invitation is created under the rule that anybody may sign up: under the server's own rule,
  // `inviteByEmail` would refuse to invite an address that the rule excludes.
  const parts = { db: db(mode), keys: KEYS, signUp: RULES.open, requestMail, now: now() }
  await inviteByEmail(parts, { email, language: 'nl', days })
  const mail = await decryptMail(sealed.at(-1) ?? '', KEYS)
  if (!mail || !('invitation' in mail)) throw new Error('No invitation was mailed.')
  expect(mail).toMatchObject({ to: email, language: 'nl' })
  return mail.invitation
}

const REFUSED = {
  invitation: '403 SIGN_UP_BY_INVITATION',
  domain: '403 SIGN_UP_BY_DOMAIN',
  closed: '403 SIGN_UP_CLOSED',
} as const

describe.each(SIGN_IN_METHODS)('by %s', (way) => {
  test.each(MODES)('where sign-up is %s, who has an account signs in', async (mode) => {
    const email = somebody('elsewhere.test')
    await findOrCreateReader(db(mode), { id: randomUUID(), email, now: servers[mode].now() })
    expect(await outcome(mode, way, email)).toBe('in')
  })

  test('anybody gets an account where sign-up is open', async () => {
    expect(await outcome('open', way, somebody('elsewhere.test'))).toBe('in')
  })

  test.each(['invitation', 'domain', 'closed'] as const)(
    'a stranger gets none where sign-up is %s',
    async (mode) => {
      const email = somebody('elsewhere.test')
      expect(await outcome(mode, way, email)).toBe(REFUSED[mode])
      expect(await findReaderIdByEmail(db(mode), email)).toBeUndefined()
    },
  )

  test('who was invited gets an account, once, and then signs in as anybody who has one', async () => {
    const email = somebody()
    const token = await inviteTo('invitation', email)
    expect(await outcome('invitation', way, email)).toBe('in')
    expect(await outcome('invitation', way, email)).toBe('in')
    expect(await outcome('invitation', way, somebody(), token)).toBe(REFUSED.invitation)
  })

  test('who has an invitation’s link gets an account with another address, once', async () => {
    const invited = somebody()
    const token = await inviteTo('invitation', invited)
    expect(await outcome('invitation', way, somebody('private.test'), token)).toBe('in')
    expect(await outcome('invitation', way, somebody('private.test'), token)).toBe(REFUSED.invitation)
    expect(await outcome('invitation', way, invited)).toBe(REFUSED.invitation)
  })

  test.each(['domain', 'closed'] as const)(
    'an invitation opens nothing where sign-up is %s',
    async (mode) => {
      const email = somebody('elsewhere.test')
      const token = await inviteTo(mode, email)
      expect(await outcome(mode, way, email, token)).toBe(REFUSED[mode])
    },
  )

  test.each([
    ['example.org', 'in'],
    ['EXAMPLE.org', 'in'],
    ['xn--bcher-kva.example', 'in'],
    ['mail.example.org', REFUSED.domain],
    ['example.org.elsewhere.test', REFUSED.domain],
    ['notexample.org', REFUSED.domain],
    // A domain that looks like example.org but has a Cyrillic letter, in the Punycode that mail servers use.
    ['xn--exmple-4nf.org', REFUSED.domain],
  ])('by domain, an address of %s: %s', async (domain, expected) => {
    expect(await outcome('domain', way, somebody(domain))).toBe(expected)
  })
})

describe.each(['google', 'apple', 'oidc'] as const)('%s', (way) => {
  test.each([
    ['Bücher.example', 'in'],
    ['ｅｘａｍｐｌｅ.org', 'in'],
    ['exаmple.org', REFUSED.domain],
  ])('by domain, may write %s as readers do: %s', async (domain, expected) => {
    expect(await outcome('domain', way, somebody(domain))).toBe(expected)
  })
})

describe('an invitation', () => {
  test('ends', async () => {
    const email = somebody()
    const token = await inviteTo('invitation', email, 1)
    servers.invitation.wait(86_400)
    expect(await outcome('invitation', 'code', email)).toBe(REFUSED.invitation)
    expect(await outcome('invitation', 'oidc', somebody(), token)).toBe(REFUSED.invitation)
  })

  test('that is revoked is worth nothing', async () => {
    const email = somebody()
    const order = { actor: 'root', now: new Date() }
    const token = await inviteTo('invitation', email)
    expect(await revokeInvitationAndLog(db('invitation'), { email: email.toUpperCase(), ...order })).toBe(
      'revoked',
    )
    expect(await outcome('invitation', 'code', email, token)).toBe(REFUSED.invitation)
    expect(await revokeInvitationAndLog(db('invitation'), { email, ...order })).toBe('none')
  })

  test('that is sent again voids the first link', async () => {
    const email = somebody()
    const [first, second] = [await inviteTo('invitation', email), await inviteTo('invitation', email)]
    expect(await outcome('invitation', 'oidc', somebody(), first)).toBe(REFUSED.invitation)
    expect(await outcome('invitation', 'oidc', somebody(), second)).toBe('in')
  })

  const arrive = (email: string, invitation?: string) =>
    openSession(db('invitation'), {
      email,
      invitation,
      signUp: RULES.invitation,
      device: { browser: null, system: null },
      now: servers.invitation.now(),
    })

  test('is good for one account, however many come with it at once', async () => {
    const token = await inviteTo('invitation', somebody())
    const strangers = Array.from({ length: 20 }, () => somebody('private.test'))
    const sessions = await Promise.all(strangers.map((email) => arrive(email, token)))
    expect(sessions.filter((session) => session !== 'refused')).toHaveLength(1)
  })

  test('lets every device of who is invited in, however many come at once', async () => {
    const email = somebody()
    await inviteTo('invitation', email)
    const sessions = await Promise.all(Array.from({ length: 20 }, () => arrive(email)))
    expect(sessions).not.toContain('refused')
  })

  test('is in the database without what its link has', async () => {
    const email = somebody()
    const token = await inviteTo('invitation', email)
    const dump = await dumpDatabase(servers.invitation.database)
    expect(dump).toContain(email)
    expect(dump).not.toContain(token)
    expect(dump).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  test('is refused to whoever guesses at it', async () => {
    await inviteTo('invitation', somebody())
    expect(await outcome('invitation', 'code', somebody(), 'x'.repeat(43))).toBe(REFUSED.invitation)
  })

  test('is exported and goes with the account that it led to', async () => {
    const email = somebody()
    const token = await inviteTo('invitation', email)
    const other = somebody('private.test')
    const answer = await signInByMethod({ accounts: servers.invitation, forger }, 'code', {
      email: other,
      invitation: token,
    })
    const { AccessToken } = SignInTokens.parse(await answer.json())
    const exported = await servers.invitation.call('GET', '/profile/export', { token: AccessToken })
    const { invitation } = API.exportAccount.answer.parse(await exported.json())
    expect(invitation).toEqual({
      invitedAt: expect.any(String),
      expiresAt: expect.any(String),
      usedAt: servers.invitation.now().toISOString(),
    })
    await servers.invitation.call('POST', '/profile/delete_account', { token: AccessToken })
    const left = await db('invitation').selectFrom('invitations').select('email').execute()
    expect(left.map((row) => row.email)).not.toContain(email)
  })
})

describe.each(MODES)(
  'if sign-up is %s, a stranger can’t find out whether an address has an account',
  (mode) => {
    test('when a code is requested, or a wrong one is entered', async () => {
      const [known, unknown] = [somebody('elsewhere.test'), somebody('elsewhere.test')]
      await findOrCreateReader(db(mode), { id: randomUUID(), email: known, now: servers[mode].now() })
      const { call } = servers[mode]
      const mailed = servers[mode].sealed.length
      const answers = []
      for (const email of [known, unknown]) {
        const started = await call('POST', '/auth/email/start', { body: { email } })
        const code = (await servers[mode].lastCode()) === '000000' ? '000001' : '000000'
        const refused = await call('POST', '/auth/email/verify', { body: { email, code } })
        answers.push([started.status, await started.text(), refused.status, await refused.text()])
      }
      expect(answers[0]).toEqual(answers[1])
      expect(servers[mode].sealed.length - mailed).toBe(2)
    })
  },
)
