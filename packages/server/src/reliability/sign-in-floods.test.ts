import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS } from '@plainwire/domain/units'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/**
 * The number of sign-ins begun from one network. 1,000 are enough here, because every one after the hundredth
 * is refused; `npm run torture -- 41` begins 5,000.
 */
const STARTS = process.env.TORTURE ? 5_000 : 1_000

const accounts = await startAccountTestServer()
afterAll(() => accounts.stop())
beforeEach(() => {
  accounts.wait(2 * HOUR_SECONDS)
  accounts.sealed.length = 0
})

let address = 0
const start = (from: string) =>
  accounts.inside('POST', '/auth/email/start', { body: { email: `flood${address++}@example.org` }, from })
const hour = () => new Date(Math.floor(accounts.now().getTime() / HOUR_MS) * HOUR_MS)
/** Sets the number of codes that count as mailed in the current hour, to all addresses together. */
const mailed = (mails: number) =>
  accounts.database.db.insertInto('mail_counts').values({ hour: hour(), mails }).execute()

test(`M2, row 41: ${STARTS} starts from one /48 are a hundred mails, and everybody else signs in`, async () => {
  const statuses = new Map<number, number>()
  for (let attempt = 0; attempt < STARTS; attempt += 1) {
    const { status } = await start(`2a00:1450:4001:${attempt.toString(16)}::1`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(accounts.sealed).toHaveLength(100)
  expect([...statuses]).toEqual([
    [200, 100],
    [429, STARTS - 100],
  ])
  expect((await start('2a00:1450:4002::1')).status).toBe(200)
  expect(accounts.sealed).toHaveLength(101)
})

test('M2: an address of IPv4 and a /64 get twenty an hour, with the time to wait', async () => {
  for (const network of ['198.51.100.7', '2a00:1450:4003::']) {
    const from = (attempt: number) => (network.includes(':') ? `${network}${attempt + 1}` : network)
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await start(from(attempt))).status).toBe(200)
    accounts.wait(60)
    const refused = await start(from(20))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(HOUR_SECONDS - 60)])
    accounts.wait(HOUR_SECONDS)
  }
})

test('M2: where thousands of codes are mailed an hour each network still gets two, and before that more', async () => {
  await mailed(5_000 - 3)
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await start('198.51.100.7')).status).toBe(200)
  expect((await start('198.51.100.7')).status).toBe(429)
  for (let network = 0; network < 50; network += 1) {
    const from = `203.0.${network}.1`
    expect([(await start(from)).status, (await start(from)).status]).toEqual([200, 200])
    expect((await start(from)).status).toBe(429)
  }
  accounts.wait(HOUR_SECONDS)
  expect((await start('198.51.100.7')).status).toBe(200)
})

test.each([
  ['a second', 1],
  ['an hour', HOUR_SECONDS],
  ['a day', DAY_SECONDS],
])(
  'M4, row 43: after a clock that leaps 400 days for %s, nobody is refused for longer than an hour',
  async (_name, seconds) => {
    for (const leap of [400, -400]) {
      for (let attempt = 0; attempt < 21; attempt += 1) await start('198.51.100.9')
      accounts.wait(leap * DAY_SECONDS)
      for (let attempt = 0; attempt < 21; attempt += 1) await start('198.51.100.9')
      accounts.wait(seconds)
      accounts.wait(-leap * DAY_SECONDS)
      for (let attempt = 0; attempt < 21; attempt += 1) await start('198.51.100.9')
      accounts.wait(HOUR_SECONDS)
      expect((await start('198.51.100.9')).status).toBe(200)
      const tokens = await accounts.signIn(`leap${leap}${seconds}@example.org`)
      expect(tokens.AccessToken).not.toBe('')
    }
  },
)
