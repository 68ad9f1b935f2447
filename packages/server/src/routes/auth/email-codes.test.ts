import { ErrorResponse, Profile, SignInTokens } from '@plainwire/domain/contract'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
afterAll(() => accounts.stop())

const start = (email: string) => accounts.call('POST', '/auth/email/start', { body: { email } })
const resend = (email: string) => accounts.call('POST', '/auth/email/resend', { body: { email } })
const verify = (email: string, code: string) =>
  accounts.call('POST', '/auth/email/verify', { body: { email, code } })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error.code
describe('AP-01 signing in with a mailed code', () => {
  test('gives three tokens to who enters it, and makes an account once', async () => {
    expect((await start('Ada@example.org')).status).toBe(200)
    const [mail] = await accounts.mails()
    expect(mail).toMatchObject({
      to: 'Ada@example.org',
      language: 'en',
      code: expect.stringMatching(/^\d{6}$/),
    })
    const answer = await verify('ada@example.org', mail?.code ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const tokens = SignInTokens.strict().parse(await answer.json())
    const again = await accounts.signIn('ADA@example.org')
    const names = await Promise.all(
      [tokens, again].map(async ({ AccessToken }) => {
        const profile = await accounts.call('GET', '/profile', { token: AccessToken })
        return Profile.parse(await profile.json()).username
      }),
    )
    expect(names[0]).toBe(names[1])
  })

  test('SI-07 a wrong code is refused in the specified words, and doesn’t spend the right one', async () => {
    await start('wrong@example.org')
    const code = await accounts.lastCode()
    const refused = await verify('wrong@example.org', wrongFor(code))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      error: { code: 'INVALID_CODE', message: 'Invalid verification code' },
    })
    expect((await verify('wrong@example.org', code)).status).toBe(200)
  })

  test('SI-05 a code that didn’t come is mailed again, and what is mailed then signs in', async () => {
    await start('again@example.org')
    const mailed = (await accounts.mails()).length
    accounts.wait(60)
    expect((await resend('again@example.org')).status).toBe(200)
    const mails = await accounts.mails()
    expect(mails.slice(mailed).map(({ to }) => to)).toEqual(['again@example.org'])
    expect((await verify('again@example.org', mails.at(-1)?.code ?? '')).status).toBe(200)
  })

  test('a code is resent at the earliest after a minute', async () => {
    await start('resend@example.org')
    const early = await resend('resend@example.org')
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    accounts.wait(60)
    expect((await resend('resend@example.org')).status).toBe(200)
  })

  test.each([
    ['no address', {}],
    ['no mail address', { email: 'ada' }],
    ['a list of them', { email: 'a@example.org, b@example.org' }],
    ['another header', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['a long one', { email: `${'a'.repeat(250)}@example.org` }],
    ['more than an address', { email: 'a@example.org', tier: 'premium' }],
    ['an unknown language', { email: 'a@example.org', language: 'xx' }],
  ])('%s is refused', async (_name, body) => {
    const answer = await accounts.call('POST', '/auth/email/start', { body })
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
  })

  test('a Dutch reader gets a Dutch mail', async () => {
    await accounts.call('POST', '/auth/email/start', { body: { email: 'nl@example.org', language: 'nl' } })
    expect((await accounts.mails()).at(-1)?.language).toBe('nl')
  })
})

describe('guessing', () => {
  test('ten guesses an hour, whatever is resent, and then not even the right one', async () => {
    for (let mail = 0; mail < 2; mail++) {
      await start('hour@example.org')
      const code = await accounts.lastCode()
      for (let guess = 0; guess < 5; guess++) await verify('hour@example.org', wrongFor(code))
      accounts.wait(60)
    }
    await start('hour@example.org')
    const refused = await verify('hour@example.org', await accounts.lastCode())
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3000)
    accounts.wait(seconds)
    await start('hour@example.org')
    expect((await verify('hour@example.org', await accounts.lastCode())).status).toBe(200)
  })
})

describe('start', () => {
  test('sends no second mail within a minute, and five an hour', async () => {
    const mailsTo = async (email: string) => (await accounts.mails()).filter(({ to }) => to === email).length
    for (let attempt = 0; attempt < 5; attempt++) await start('much@example.org')
    expect(await mailsTo('much@example.org')).toBe(1)
    for (let attempt = 0; attempt < 20; attempt++) {
      accounts.wait(60)
      await start('much@example.org')
    }
    expect(await mailsTo('much@example.org')).toBe(5)
  })

  test('is limited per network, with the time to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        accounts.call('POST', '/auth/email/start', {
          body: { email: `n${index}@example.org` },
          from: '192.0.2.9',
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
