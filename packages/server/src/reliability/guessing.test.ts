import { randomBytes } from 'node:crypto'
import { MAX_CODE_GUESSES } from '@plainwire/domain/reader'
import { DAY_SECONDS, HOUR_SECONDS } from '@plainwire/domain/units'
import { findSignInStateByAddressHash } from '@plainwire/store'
import { hashEmailAddress } from '@plainwire/store/account-keys'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../accounts/testing-accounts.ts'
import { verifyCodeAndOpenSession } from '../routes/auth/verify-code.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

/** The number of rounds of guesses. After each, half an hour or an hour of simulated time passes. */
const ROUNDS = 200
/** The number of guesses per round: more than a code allows, and even more in `npm run torture -- 14`. */
const A_ROUND = process.env.TORTURE ? 100 : 20
/** The number of guesses per round sent over HTTP, each from another network. */
const OVER_HTTP = 5
const MAX_IN_A_ROW = 100
const VICTIM = 'victim@example.org'

const accounts = await startAccountTestServer()
afterAll(() => accounts.stop())

const start = (email: string) => accounts.inside('POST', '/auth/email/start', { body: { email } })
const verify = (email: string, code: string, from?: string) =>
  accounts.inside('POST', '/auth/email/verify', { body: { email, code }, ...(from && { from }) })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
async function counted() {
  const { rows } = await sql<{ tries: number; tried: number; failures: number }>`
    SELECT (codes->0->>'tries')::integer AS tries, cardinality(tried_at) AS tried, failures_in_a_row AS failures
    FROM sign_ins ORDER BY failures_in_a_row DESC LIMIT 1
  `.execute(accounts.database.db)
  return rows[0]
}
const sessionCount = async () =>
  (await accounts.database.db.selectFrom('sessions').select('id').execute()).length

/**
 * A round of concurrent wrong guesses: some over HTTP from one network each, the others as direct calls, to
 * which no network limits apply.
 */
async function volley(round: number): Promise<void> {
  const wrong = other(await accounts.lastCode())
  const outer = Array.from({ length: OVER_HTTP }, (_, index) => {
    const network = round * OVER_HTTP + index
    return verify(VICTIM, wrong, `198.${18 + (network >> 8)}.${network & 255}.7`)
  })
  const device = { browser: null, system: null }
  const inner = Array.from({ length: A_ROUND - OVER_HTTP }, () =>
    verifyCodeAndOpenSession(accounts.accounts, { email: VICTIM, code: wrong, device }),
  )
  for (const { status } of await Promise.all(outer)) expect([400, 429]).toContain(status)
  for (const verified of await Promise.all(inner)) expect(verified).not.toHaveProperty('readerId')
}

test(`row 14, asvs-6.5.5 6.6.3, AP-01: of ${ROUNDS * A_ROUND} guesses from ${ROUNDS * OVER_HTTP} networks 20 a day count, and 100 in a row`, async () => {
  // The control: with the right code, the same calls sign the reader in.
  await start('control@example.org')
  expect((await verify('control@example.org', await accounts.lastCode())).status).toBe(200)
  for (let round = 0; round < ROUNDS; round++) {
    // Each round requests a new code, as far as the limits allow. Sometimes the server is restarted.
    await start(VICTIM)
    await volley(round)
    if (round === 29) expect(await counted()).toMatchObject({ failures: MAX_CODE_GUESSES.perDay })
    if (round % 70 === 69) await accounts.restart()
    accounts.wait(round < 30 ? 60 * 30 : 3600)
  }
  expect(await counted()).toMatchObject({ failures: MAX_IN_A_ROW })
  await start(VICTIM)
  expect((await verify(VICTIM, await accounts.lastCode())).status).toBe(429)
})

/** A browser that signs in: it generates a secret and sends it with every call. */
function browser(email: string, from: string) {
  const body = { email, attempt: randomBytes(32).toString('base64url') }
  return {
    start: () => accounts.inside('POST', '/auth/email/start', { body, from }),
    resend: () => accounts.inside('POST', '/auth/email/resend', { body, from }),
    verify: (code: string) =>
      accounts.inside('POST', '/auth/email/verify', { body: { ...body, code }, from }),
  }
}
const failuresAt = async (email: string) => {
  const address = hashEmailAddress(accounts.accounts.keys[0], email)
  return (await findSignInStateByAddressHash(accounts.database.db, address))?.failuresInARow
}
/** Enters wrong codes like a stranger, both in a sign-in that the stranger began and without one. */
async function attack(email: string, from: string): Promise<void> {
  const stranger = browser(email, from)
  await start(email)
  await stranger.start()
  const wrong = other(await accounts.lastCode())
  for (let guess = 0; guess < 6; guess += 1) {
    await verify(email, wrong)
    await stranger.verify(wrong)
  }
}

test('M1, row 14, asvs-6.6.2: guesses of strangers are none of the browser that requested a code', async () => {
  const email = 'guessed@example.org'
  const reader = browser(email, '198.51.100.7')
  expect((await reader.start()).status).toBe(200)
  const code = await accounts.lastCode()
  await attack(email, '203.0.113.1')
  // Somebody who has seen the mail can't use its code in another browser.
  expect((await browser(email, '203.0.113.1').verify(code)).status).not.toBe(200)
  expect((await verify(email, code)).status).not.toBe(200)
  expect((await reader.verify(code)).status).toBe(200)
  expect((await reader.verify(code)).status).not.toBe(200)
})

test('M1, row 14: strangers who guess for 70 days don’t lock out the reader, and only the allowed number of guesses counts', async () => {
  const email = 'besieged@example.org'
  for (let day = 0; day < 70; day += 1) {
    for (let round = 0; round < 3; round += 1) {
      await attack(email, `203.0.${day}.${round}`)
      accounts.wait(HOUR_SECONDS)
    }
    if (day === 0) expect(await failuresAt(email)).toBe(MAX_CODE_GUESSES.perDay)
    accounts.wait(DAY_SECONDS - 3 * HOUR_SECONDS)
  }
  expect(await failuresAt(email)).toBe(MAX_IN_A_ROW)
  const reader = browser(email, '198.51.100.7')
  expect((await reader.start()).status).toBe(200)
  const code = await accounts.lastCode()
  expect(code).toMatch(/^[\w-]{43}$/)
  await attack(email, '203.1.0.7')
  expect(await failuresAt(email)).toBe(MAX_IN_A_ROW)
  expect((await browser(email, '203.1.0.7').verify(code)).status).toBe(400)
  expect((await reader.verify(code)).status).toBe(200)
  expect(await failuresAt(email)).toBe(0)
})

test('M1: one network can cause about half of the mails that an address gets', async () => {
  const email = 'mailed@example.org'
  const mails = async () => (await accounts.mails()).filter(({ to }) => to === email).length
  for (let attempt = 0; attempt < 10; attempt += 1) await browser(email, `203.0.113.${attempt}`).start()
  expect(await mails()).toBe(3)
  const refused = await browser(email, '203.0.113.99').resend()
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(HOUR_SECONDS)])
  const reader = browser(email, '198.51.100.7')
  await reader.start()
  expect(await mails()).toBe(4)
  expect((await reader.verify(await accounts.lastCode())).status).toBe(200)
})

test('row 15, asvs-6.5.1, AP-01: a hundred right codes at once make one session', async () => {
  await start('race@example.org')
  const code = await accounts.lastCode()
  const before = await sessionCount()
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify('race@example.org', code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessionCount()).toBe(before + 1)
})

test('row 15, asvs-6.6.3: a hundred wrong codes at once count five, and then the right one is worth nothing', async () => {
  await accounts.database.db.deleteFrom('sign_ins').execute()
  await start('wrongs@example.org')
  const code = await accounts.lastCode()
  await Promise.all(Array.from({ length: 100 }, () => verify('wrongs@example.org', other(code))))
  expect(await counted()).toMatchObject({ tries: MAX_CODE_GUESSES.perCode, tried: MAX_CODE_GUESSES.perCode })
  expect((await verify('wrongs@example.org', code)).status).toBe(400)
})

test.each([
  ['9:59 old is good', 599, 200],
  ['10:01 old is not', 601, 400],
])('row 16, asvs-6.5.5, AP-01: a code that is %s', async (_name, seconds, status) => {
  const email = `life${seconds}@example.org`
  await start(email)
  const code = await accounts.lastCode()
  accounts.wait(seconds)
  expect((await verify(email, code)).status).toBe(status)
})

test('row 16, asvs-6.6.2, AP-01: only the newest code counts, once, and for its own address', async () => {
  await start('newest@example.org')
  const old = await accounts.lastCode()
  accounts.wait(60)
  const resent = await accounts.inside('POST', '/auth/email/resend', {
    body: { email: 'newest@example.org' },
  })
  expect(resent.status).toBe(200)
  const code = await accounts.lastCode()
  await start('neighbour@example.org')
  if (old !== code) expect((await verify('newest@example.org', old)).status).toBe(400)
  expect((await verify('neighbour@example.org', code)).status).toBe(400)
  expect((await verify('newest@example.org', code)).status).toBe(200)
  expect((await verify('newest@example.org', code)).status).toBe(400)
})
