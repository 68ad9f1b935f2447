import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type RunningRole, runProductRole, STANDARD_OVERLOAD_LIMIT } from '../../e2e/product/product.ts'
import type { TestFigures } from '../suite.ts'
import { startComparisonServer } from './bare-peer.ts'
import type { LoadCount, LoadPlan } from './load-worker.ts'
import { writeSmallEdition } from './small-edition.ts'

const SECONDS = 10
const PEAK_CONNECTIONS = 64
const OVERLOAD = 5
/**
 * The minimum share of the peak rate of successful responses that must remain when the server is overloaded.
 */
const MIN_GOODPUT = 0.8
const MAX_RSS_MB = 1024
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none'

/** Sends requests from a worker thread and counts the answers. */
async function press(plan: Omit<LoadPlan, 'seconds' | 'headers'> & Partial<LoadPlan>): Promise<LoadCount> {
  const workerData: LoadPlan = { seconds: SECONDS, headers: 'Accept-Encoding: gzip\r\n', ...plan }
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const quantile = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10

/** Returns the server's resident memory in MB. */
function rssOf({ pid }: RunningRole): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/**
 * Compares the server with a bare Fastify server that sends the same bytes as its page. The two are measured
 * one after the other.
 */
async function besideBare(port: number, folder: string): Promise<TestFigures> {
  const bare = await startComparisonServer(port, folder)
  try {
    await press({ port: bare.port, path: '/', connections: 4, seconds: 1 })
    const peer = await press({ port: bare.port, path: '/', connections: PEAK_CONNECTIONS })
    const own = await press({ port, path: '/', connections: PEAK_CONNECTIONS })
    if (peer.ok === 0 || peer.failed > 0) throw new Error(`The bare server failed ${peer.failed} times.`)
    return {
      'bare Fastify a second, the same bytes': Math.round(peer.ok / SECONDS),
      'page over bare Fastify': Math.round((own.ok / peer.ok) * 100) / 100,
    }
  } finally {
    await bare.stop()
  }
}

/**
 * Runs the test for rows 40 and 41 of docs/reliability.md: how many requests a server answers, and that five
 * times as many connections don't reduce that. The client shares the machine and uses one of its two cores.
 */
export async function testLoad(): Promise<TestFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-load-'))
  writeSmallEdition(dataDir, 2_000)
  const product = await runProductRole('serve', {
    DATA_DIR: dataDir,
    DATABASE_URL: NO_DATABASE,
    ...STANDARD_OVERLOAD_LIMIT,
  })
  const port = Number(new URL(product.origin).port)
  try {
    const figures: TestFigures = {}
    for (const [name, path] of [
      ['page', '/'],
      ['news.json', '/news.json'],
      ['story', '/story/story-1'],
    ] as const) {
      await press({ port, path, connections: 4, seconds: 1 })
      const { ok, refused, failed, waits } = await press({ port, path, connections: PEAK_CONNECTIONS })
      if (ok === 0 || failed > 0)
        throw new Error(`${path}: ${ok} answers, ${refused} refused, ${failed} failed.`)
      figures[`${name} a second`] = Math.round(ok / SECONDS)
      figures[`${name} p99 ms`] = quantile(waits, 0.99)
    }
    Object.assign(figures, await besideBare(port, dataDir))
    const over = await press({ port, path: '/', connections: PEAK_CONNECTIONS * OVERLOAD })
    const peak = Number(figures['page a second'])
    const goodput = Math.round(over.ok / SECONDS)
    figures['page a second, 5 x connections'] = goodput
    figures['p99 ms then'] = quantile(over.waits, 0.99)
    figures['refusals then'] = over.refused
    figures['refusals p99 ms'] = quantile(over.refusals, 0.99)
    const after = await press({ port, path: '/', connections: 4, seconds: 2 })
    figures['p99 ms afterwards'] = quantile(after.waits, 0.99)
    figures['RSS MB'] = rssOf(product)
    const misses = [
      ...(goodput < peak * MIN_GOODPUT ? ['overload'] : []),
      ...(Number(figures['RSS MB']) > MAX_RSS_MB ? ['memory'] : []),
    ]
    if (misses.length > 0) throw new Error(`missed: ${misses.join(', ')} (${JSON.stringify(figures)})`)
    const none = await press({ port: 1, path: '/', connections: 1, seconds: 1 })
    if (none.failed === 0 || none.ok > 0) throw new Error('A server that isn’t there would not be seen.')
    return figures
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
