import { ErrorAnswer, Profile, Tokens } from '@plainwire/domain/contract'
import { MAX_TRIES } from '@plainwire/domain/reader'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../accounts/testing-accounts.ts'
import { keepingLog } from '../../testing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const { log, lines } = keepingLog()
let accounts: AccountServer
beforeAll(async () => {
  accounts = await startAccountServer({ log })
})
afterAll(() => accounts.stop())

const start = (email: string) => accounts.call('POST', '/auth/email/start', { body: { email } })
const resend = (email: string) => accounts.call('POST', '/auth/email/resend', { body: { email } })
const verify = (email: string, code: string) =>
  accounts.call('POST', '/auth/email/verify', { body: { email, code } })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const codeOf = async (answer: Response) => ErrorAnswer.parse(await answer.json()).error.code
const sessions = async () => {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM sessions`.execute(accounts.database.db)
  return rows[0]?.n
}

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
    const tokens = Tokens.strict().parse(await answer.json())
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

  test('a code is good once, for its own address, for ten minutes', async () => {
    await start('once@example.org')
    const code = await accounts.lastCode()
    await start('other@example.org')
    expect((await verify('other@example.org', code)).status).toBe(400)
    accounts.wait(599)
    expect((await verify('once@example.org', code)).status).toBe(200)
    expect((await verify('once@example.org', code)).status).toBe(400)
    await start('late@example.org')
    accounts.wait(601)
    expect((await verify('late@example.org', await accounts.lastCode())).status).toBe(400)
  })

  test('a resent code replaces the last one, after a minute', async () => {
    await start('resend@example.org')
    const old = await accounts.lastCode()
    const early = await resend('resend@example.org')
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
    accounts.wait(60)
    expect((await resend('resend@example.org')).status).toBe(200)
    const code = await accounts.lastCode()
    if (code !== old) expect((await verify('resend@example.org', old)).status).toBe(400)
    expect((await verify('resend@example.org', code)).status).toBe(200)
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
  test('100 right codes at once make one session', async () => {
    await start('race@example.org')
    const code = await accounts.lastCode()
    const before = (await sessions()) ?? 0
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify('race@example.org', code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessions()).toBe(before + 1)
  })

  test('100 wrong codes at once count five', async () => {
    await start('wrongs@example.org')
    const code = await accounts.lastCode()
    await Promise.all(Array.from({ length: 100 }, () => verify('wrongs@example.org', wrongFor(code))))
    const { rows } = await sql<{ tries: number; tried: number }>`
      SELECT tries, cardinality(tried_at) AS tried FROM sign_ins ORDER BY tries DESC LIMIT 1
    `.execute(accounts.database.db)
    expect(rows[0]).toEqual({ tries: MAX_TRIES.perCode, tried: MAX_TRIES.perCode })
    expect((await verify('wrongs@example.org', code)).status).toBe(400)
  })

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
  test('says the same of every address, known, unknown, deleted or limited', async () => {
    await accounts.signIn('known@example.org')
    const { AccessToken } = await accounts.signIn('gone@example.org')
    await accounts.call('POST', '/profile/delete_account', { token: AccessToken })
    const addresses = ['known@example.org', 'known@example.org', 'gone@example.org', 'never@example.org']
    const answers: string[] = []
    for (const email of addresses) {
      const answer = await start(email)
      const headers = [...answer.headers].filter(([name]) => !/^(date|x-ratelimit)/.test(name))
      answers.push(JSON.stringify([answer.status, await answer.text(), headers]))
    }
    expect(new Set(answers).size).toBe(1)
  })

  test('sends no second mail within a minute, and five an hour', async () => {
    const mailsTo = async (email: string) => (await accounts.mails()).filter(({ to }) => to === email).length
    for (let asked = 0; asked < 5; asked++) await start('much@example.org')
    expect(await mailsTo('much@example.org')).toBe(1)
    for (let asked = 0; asked < 20; asked++) {
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

test('no code, token or address stands in the database in the open, nor in the log', async () => {
  const { AccessToken, RefreshToken, IdToken } = await accounts.signIn('dump@example.org')
  await start('pending@example.org')
  const code = await accounts.lastCode()
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')
  `.execute(accounts.database.db)
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.raw(name)} t`.execute(
        accounts.database.db,
      )
      return rows.map(({ row }) => row).join('\n')
    }),
  )
  const dump = dumps.join('\n')
  expect(dump).toContain('dump@example.org')
  for (const secret of [AccessToken, RefreshToken, IdToken, 'pending@example.org']) {
    expect(dump).not.toContain(secret)
    expect(lines.join()).not.toContain(secret)
  }
  expect(accounts.sealed.join()).not.toContain(code)
  expect(lines.join()).not.toMatch(/example\.org|\b10\.0\./)
})
