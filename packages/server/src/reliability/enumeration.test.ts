import { DAY_SECONDS, HOUR_SECONDS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AccountTestServer, startAccountTestServer } from '../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

const PAIRS = 2_000
const AT_ONCE = 20

let accounts: AccountTestServer
beforeAll(async () => {
  accounts = await startAccountTestServer()
  const { db } = accounts.database
  await sql`
    INSERT INTO readers (id, email, email_key, created_at)
    SELECT gen_random_uuid(), address, address, ${accounts.now()}
    FROM (SELECT format('%s%s@example.org', kind, n) AS address
          FROM unnest(ARRAY['known', 'deleted']) kind, generate_series(1, ${PAIRS / 2}) n) one
  `.execute(db)
  await sql`DELETE FROM readers WHERE email LIKE 'deleted%'`.execute(db)
})
afterAll(() => accounts.stop())

/** An answer without the parts that depend on time: the date, and the seconds until the limits are reset. */
async function answerTo(path: string, body: object): Promise<string> {
  const { status, headers, text } = await accounts.inside('POST', path, { body })
  const { date: _date, 'x-ratelimit-reset': _reset, ...others } = headers
  return JSON.stringify([status, others, text])
}
const start = (email: string) => answerTo('/auth/email/start', { email })

test('row 18, asvs-6.3.8, AP-01: start says the same of 2,000 pairs of known, unknown and deleted addresses', async () => {
  const answers = new Set<string>()
  let requests = 0
  for (let first = 1; first <= PAIRS / 2; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index)
    const pairs = numbers.flatMap((n) => [
      [`known${n}@example.org`, `never${n}@example.org`],
      [`known${n + PAIRS}@example.org`, `deleted${n}@example.org`],
    ])
    for (const answer of await Promise.all(pairs.flat().map(start))) answers.add(answer)
    requests += pairs.length
    // Lets an hour pass from time to time, because the number of mails to all addresses per hour is limited.
    if (first % 200 === 1) accounts.wait(HOUR_SECONDS)
  }
  expect(requests).toBe(PAIRS)
  expect([...answers]).toHaveLength(1)
  expect(accounts.sealed).toHaveLength(2 * PAIRS)
})

test('row 18: so does a resent code, a wrong one, and one too many; nothing says already registered', async () => {
  accounts.wait(DAY_SECONDS)
  const kinds = ['known1', 'deleted1', 'never1', 'nobody'].map((name) => `${name}@example.org`)
  const steps: [string, object][] = [
    ['/auth/email/start', {}],
    ['/auth/email/start', {}],
    ['/auth/email/resend', {}],
    ['/auth/email/verify', { code: '000000' }],
    ['/auth/email/verify', { code: '000001' }],
  ]
  for (const [path, more] of steps) {
    const answers: string[] = []
    for (const email of kinds) answers.push(await answerTo(path, { email, ...more }))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).not.toMatch(/already registered/i)
  }
})

test('row 18: the comparison detects differences', async () => {
  const right = await answerTo('/auth/email/start', { email: 'one@example.org' })
  expect(await answerTo('/auth/email/start', { email: 'one@example.org', language: 'nl' })).toBe(right)
  expect(await answerTo('/auth/email/resend', { email: 'one@example.org' })).not.toBe(right)
})
