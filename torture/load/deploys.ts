import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { type RunningRole, runProductRole, STANDARD_OVERLOAD_LIMIT } from '../../e2e/product/product.ts'
import type { TestFigures } from '../suite.ts'
import { writeSmallEdition } from './small-edition.ts'

const DEPLOYS = 20
const PER_SECOND = 500
const PROBE_MS = 50
/**
 * The maximum number of requests that wait for a response at the same time. A machine that can't answer them
 * fast enough gets fewer requests a second.
 */
const MAX_OPEN = 200
const MAX_STOP_MS = 10_000
const PATHS = ['/', '/science', '/news.json', '/story/story-1', '/api/stories/story-2', '/healthz']
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none'

/** The state of a load balancer. */
interface Balancer {
  /** The servers that accept connections. */
  origins: string[]
  /** The servers that reported that they are not ready. */
  unready: Set<string>
  sent: number
  /**
   * The number of requests repeated at the other server, because the first had closed the connection without
   * a response.
   */
  retried: number
  failed: string[]
}

type Outcome = { status: number } | { error: string }

function send(origin: string, path: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const outgoing = request(origin + path, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0 }))
      answer.once('error', (error) => resolve({ error: error.message }))
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }))
    outgoing.end()
  })
}

/** Polls whether the servers are ready, as load balancers do. */
async function probe(balancer: Balancer, agent: Agent, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    for (const origin of balancer.origins) {
      const outcome = await send(origin, '/readyz', agent)
      if (!('status' in outcome && outcome.status === 200)) balancer.unready.add(origin)
    }
    await after(PROBE_MS)
  }
}

/**
 * Sends requests at a steady rate. If a connection ends before an answer begins, a GET is safely repeated at
 * the other server, as load balancers do.
 */
async function press(balancer: Balancer, stopping: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const open = new Set<Promise<void>>()
  const sendOne = async (path: string) => {
    const tried = new Set(balancer.unready)
    for (;;) {
      // A repeated request uses the servers that accept connections now.
      const origin = balancer.origins.find((server) => !tried.has(server))
      if (origin === undefined) break
      tried.add(origin)
      const outcome = await send(origin, path, agent)
      if ('status' in outcome && outcome.status < 500) return
      if ('error' in outcome && /^ECONN(?:REFUSED|RESET)$/.test(outcome.error)) {
        balancer.retried += 1
        continue
      }
      balancer.failed.push(`${path} ${JSON.stringify(outcome)}`)
      return
    }
    balancer.failed.push(`${path}: no server`)
  }
  const probing = probe(balancer, agent, stopping)
  const begun = performance.now()
  while (!stopping.aborted) {
    const due = Math.floor(((performance.now() - begun) / 1000) * PER_SECOND)
    for (; balancer.sent < due && open.size < MAX_OPEN; balancer.sent += 1) {
      const sending = sendOne(PATHS[balancer.sent % PATHS.length] ?? '/')
      open.add(sending)
      void sending.finally(() => open.delete(sending))
    }
    await after(5)
  }
  await Promise.all([...open, probing])
  agent.destroy()
}

/** Returns how often each kind of failure occurred, as text. */
function kindsOf(failed: readonly string[]): string {
  const kinds = Map.groupBy(failed, (failure) => failure.slice(failure.indexOf(' ') + 1))
  return [...kinds].map(([kind, some]) => `${some.length} × ${kind}`).join(', ')
}

/**
 * Runs the test for row 39 of docs/reliability.md: a new server replaces one that is stopped with SIGTERM,
 * while requests continue.
 */
export async function testDeploys(): Promise<TestFigures> {
  const base = mkdtempSync(join(tmpdir(), 'plainwire-deploys-'))
  const balancer: Balancer = { origins: [], unready: new Set(), sent: 0, retried: 0, failed: [] }
  const stopping = new AbortController()
  const stops: number[] = []
  let running: RunningRole | undefined
  const start = async (number: number) => {
    const DATA_DIR = join(base, String(number % 2))
    return runProductRole('serve', { DATA_DIR, DATABASE_URL: NO_DATABASE, ...STANDARD_OVERLOAD_LIMIT })
  }
  try {
    for (const number of [0, 1]) writeSmallEdition(join(base, String(number)), 200)
    running = await start(0)
    balancer.origins = [running.origin]
    const pressing = press(balancer, stopping.signal)
    for (let deploy = 1; deploy <= DEPLOYS; deploy += 1) {
      const old = running
      running = await start(deploy)
      // The old server gets requests until it reports that it is not ready.
      balancer.origins = [old.origin, running.origin]
      const ms = await old.stop()
      balancer.origins = [running.origin]
      stops.push(Math.round(ms))
      console.log(
        `Stop ${deploy}: ${stops.at(-1)} ms, ${balancer.failed.length} of ${balancer.sent} requests failed ${kindsOf(balancer.failed)}`,
      )
      if (ms > MAX_STOP_MS) throw new Error(`Stop ${deploy} took ${ms} ms.`)
    }
    stopping.abort()
    await pressing
    if (balancer.failed.length > 0)
      throw new Error(
        `${balancer.failed.length} of ${balancer.sent} failed: ${balancer.failed.slice(0, 5).join('; ')}`,
      )
    await checkFailuresAreSeen(running, balancer)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} (${kindsOf(balancer.failed)})`)
  } finally {
    stopping.abort()
    await running?.stop()
    rmSync(base, { recursive: true, force: true })
  }
  return {
    deploys: DEPLOYS,
    requests: balancer.sent,
    failed: 0,
    retried: balancer.retried,
    'slowest stop, ms': Math.max(...stops),
  }
}

/** Checks the measurement itself: if a server is killed, failed requests must be reported. */
async function checkFailuresAreSeen(running: RunningRole, { origins }: Balancer): Promise<void> {
  const killed: Balancer = { origins, unready: new Set(), sent: 0, retried: 0, failed: [] }
  const stopping = new AbortController()
  const pressing = press(killed, stopping.signal)
  await after(500)
  await running.kill()
  await after(200)
  stopping.abort()
  await pressing
  if (killed.failed.length === 0) throw new Error('A killed server failed no request: the client is blind.')
}
