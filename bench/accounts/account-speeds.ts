import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readerByEmail } from '../../packages/store/src/index.ts'
import { type AccountsServer, openAccountsServer } from './open-accounts-server.ts'
import { separation } from './separation.ts'

const WARMING = 300
const PER_SECOND = 200
const SECONDS = 10
const STARTS_PER_SECOND = 20
const PAIRS = 2_000
const HOUR_MS = 3_600_000

/** A figure beside its goal. */
export interface AccountRow {
  what: string
  p50: number
  p99: number
  goal: string
  failed: number
}

type Ask = (index: number) => Promise<Response>

/** Whether an answer came, and was a good one. */
async function whole(asked: Promise<Response>): Promise<boolean> {
  try {
    const answer = await asked
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Asks at a steady pace, whatever the answers take: each is timed from when it was due. */
async function atPace(ask: Ask, perSecond: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = []
  let failed = 0
  const start = performance.now() + 50
  const asked = Array.from({ length: perSecond * SECONDS }, async (_, index) => {
    const due = start + (index * 1000) / perSecond
    await pause(due - performance.now())
    const isOk = await whole(ask(index))
    times.push(performance.now() - due)
    if (!isOk) failed += 1
  })
  await Promise.all(asked)
  return { times, failed }
}

const round = (ms: number) => Math.round(ms * 10) / 10
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

async function row(what: string, ask: Ask, perSecond: number, goalMs: number): Promise<AccountRow> {
  const { times, failed } = await atPace(ask, perSecond)
  return { what, p50: quantile(times, 0.5), p99: quantile(times, 0.99), goal: `p99 ≤ ${goalMs} ms`, failed }
}

/** How well start tells accounts from addresses without one by its time: in turn, one after the other. */
async function enumeration({ db, call, pass }: AccountsServer): Promise<number> {
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const email = `known${pair}@example.org`
    await readerByEmail(db, { id: randomUUID(), email, now: new Date() })
    const asks: [string, number[]][] = [
      [email, known],
      [`never${pair}@example.org`, unknown],
    ]
    for (const [address, times] of pair % 2 ? asks : asks.toReversed()) {
      const begun = performance.now()
      await (await call('POST', '/auth/email/start', { body: { email: address } })).arrayBuffer()
      times.push(performance.now() - begun)
    }
    // All addresses together get so many mails an hour.
    if (pair % 1_000 === 999) pass(HOUR_MS)
  }
  return separation(known, unknown)
}

/** Speeds of accounts, on the embedded database, the asking process included; and what the time of an answer gives away. */
export async function accountSpeeds(): Promise<{ rows: AccountRow[]; enumerationAuc: number }> {
  const server = await openAccountsServer()
  try {
    const { AccessToken: token } = await server.signIn('ada@example.org')
    const get = (path: string) => () => server.call('GET', path, { token })
    const set = (index: number) =>
      server.call('PATCH', '/preferences', { token, body: { theme: index % 2 ? 'dark' : 'light' } })
    await set(0)
    const start = (index: number) =>
      server.call('POST', '/auth/email/start', { body: { email: `start${index}@example.org` } })
    // What is compiled on its first hundred calls is not what a reader waits for.
    for (let call = 0; call < WARMING; call += 1)
      await Promise.all([get('/profile')(), get('/preferences')()])
    const rows = [
      await row(`profile, ${PER_SECOND}/s`, get('/profile'), PER_SECOND, 20),
      await row(`preferences, ${PER_SECOND}/s`, get('/preferences'), PER_SECOND, 20),
      await row(
        `preferences, one in ten set, ${PER_SECOND}/s`,
        (index) => (index % 10 === 0 ? set(index / 10) : get('/preferences')()),
        PER_SECOND,
        20,
      ),
      // Last: its mails are tried again and again behind what comes after.
      await row('sign-in start, mail server dead', start, STARTS_PER_SECOND, 200),
    ]
    server.pass(HOUR_MS)
    return { rows, enumerationAuc: Math.round((await enumeration(server)) * 1000) / 1000 }
  } finally {
    await server.close()
  }
}
