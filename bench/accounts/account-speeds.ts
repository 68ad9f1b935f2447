import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { HOUR_MS } from '../../packages/domain/src/units/index.ts'
import { findOrCreateReader } from '../../packages/store/src/index.ts'
import { type AccountsServer, startAccountsServer } from './accounts-server.ts'
import type { LoadTestPlan, LoadTestResult } from './load-process.ts'
import { computeRocArea } from './roc-area.ts'

const WARMING_SECONDS = 5
const PER_SECOND = 200
const SECONDS = 10
const STARTS_PER_SECOND = 20
const PAIRS = 2_000

/** A measured response time with its goal. `p50` and `p99` are in ms. */
export interface AccountSpeedRow {
  what: string
  p50: number
  p99: number
  goal: string
  failed: number
}

/** Sends the requests from another process and returns their response times. */
async function measureLoad(plan: LoadTestPlan): Promise<LoadTestResult> {
  const client = fork(join(import.meta.dirname, 'load-process.ts'))
  try {
    client.send(plan)
    const [answer] = await once(client, 'message')
    return answer
  } finally {
    client.kill()
  }
}

const round = (ms: number) => Math.round(ms * 10) / 10
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

async function row(what: string, plan: LoadTestPlan, goalMs: number): Promise<AccountSpeedRow> {
  const { times, failed } = await measureLoad(plan)
  return { what, p50: quantile(times, 0.5), p99: quantile(times, 0.99), goal: `p99 ≤ ${goalMs} ms`, failed }
}

/**
 * Returns how well the response time of a sign-in start distinguishes addresses with an account from
 * addresses without one. The requests are sent one after the other.
 */
async function enumeration({ db, call, pass }: AccountsServer): Promise<number> {
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const email = `known${pair}@example.org`
    await findOrCreateReader(db, { id: randomUUID(), email, now: new Date() })
    const attempts: [string, number[]][] = [
      [email, known],
      [`never${pair}@example.org`, unknown],
    ]
    for (const [address, times] of pair % 2 ? attempts : attempts.toReversed()) {
      const begun = performance.now()
      await (await call('POST', '/auth/email/start', { body: { email: address } })).arrayBuffer()
      times.push(performance.now() - begun)
    }
    // The clock is moved forward, because the server limits the mails that it sends an hour to all addresses
    // together.
    if (pair % 1_000 === 999) pass(HOUR_MS)
  }
  return computeRocArea(known, unknown)
}

const JSON_BODY = { 'content-type': 'application/json' }
/**
 * Headers of a request from one of 65,536 client networks, so that the rate limit of a network is not
 * reached.
 */
const from = (network: number) => ({ 'x-forwarded-for': `10.1.${network >> 8}.${network & 255}` })

/**
 * Measures the response times of a signed-in reader's requests, both reading and changing ones. They come
 * from a hundred networks, to stay below the rate limits.
 */
async function readerRows(server: AccountsServer): Promise<AccountSpeedRow[]> {
  const { AccessToken } = await server.signIn('ada@example.org')
  const authorization = `Bearer ${AccessToken}`
  const networks = Array.from({ length: 100 }, (_, network) => ({ ...from(network), authorization }))
  const get = (path: string) => networks.map((headers) => ({ method: 'GET', path: `/api${path}`, headers }))
  const set = (theme: string, headers = networks[0]) => {
    const body = JSON.stringify({ theme })
    return { method: 'PATCH', path: '/api/preferences', headers: { ...headers, ...JSON_BODY }, body }
  }
  const mixed = get('/preferences').map((call, index) =>
    index % 10 ? call : set(index % 20 ? 'dark' : 'light', networks[index]),
  )
  const at = (calls: LoadTestPlan['calls']) => ({
    url: server.url,
    perSecond: PER_SECOND,
    seconds: SECONDS,
    calls,
  })
  // Unmeasured requests first, so that the just-in-time compiler has compiled the code.
  await measureLoad({ ...at([...mixed, ...get('/profile')]), seconds: WARMING_SECONDS })
  return [
    await row(`profile, ${PER_SECOND}/s`, at(get('/profile')), 20),
    await row(`preferences, ${PER_SECOND}/s`, at(get('/preferences')), 20),
    await row(`preferences, one in ten set, ${PER_SECOND}/s`, at(mixed), 20),
  ]
}

/** Measures the start of a sign-in while the mail server is down and the queue keeps retrying to send. */
function startRow({ url }: AccountsServer): Promise<AccountSpeedRow> {
  const calls = Array.from({ length: STARTS_PER_SECOND * SECONDS }, (_, index) => {
    const body = JSON.stringify({ email: `start${index}@example.org` })
    return { method: 'POST', path: '/api/auth/email/start', headers: { ...from(index), ...JSON_BODY }, body }
  })
  const plan = { url, perSecond: STARTS_PER_SECOND, seconds: SECONDS, calls }
  return row('sign-in start, mail server dead', plan, 200)
}

async function withServer<T>(isMailDead: boolean, work: (server: AccountsServer) => Promise<T>): Promise<T> {
  const server = await startAccountsServer({ isMailDead })
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

/**
 * Measures the speed of accounts on the embedded database, and whether response times reveal who has an
 * account.
 */
export async function measureAccountSpeeds(): Promise<{ rows: AccountSpeedRow[]; enumerationAuc: number }> {
  const rows = [...(await withServer(false, readerRows)), await withServer(true, startRow)]
  const auc = await withServer(false, enumeration)
  return { rows, enumerationAuc: Math.round(auc * 1000) / 1000 }
}
