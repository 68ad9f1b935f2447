import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { StatusCounts } from './attack.ts'
import { computeReaderFigures, type ReaderLoadFigures, startLoadGenerator } from './load-generator.ts'
import type { ReaderLoadResult } from './readers.ts'

/** The server to attack. */
interface AbuseTarget {
  origin: string
  pid: number
}

/** The parameters of an abuse test. */
export interface AbuseOptions {
  target: AbuseTarget
  /** The total number of requests: half from one network, half from `networks` networks. */
  requests: number
  networks: number
  readersPerSecond: number
  /** How long readers send requests before the attack, in ms. */
  quietMs: number
}

/** The measurements of an abuse test. */
export interface AbuseResult {
  requests: number
  seconds: number
  /** The highest memory of the server's process before the attack, in MB. */
  quietMb: number
  /** The highest memory of the server's process during the attack, in MB. */
  mostMb: number
  /** The number of responses to the attackers, by status. */
  answers: StatusCounts
  quiet: ReaderLoadFigures
  attacked: ReaderLoadFigures
}

/**
 * The limits of an abuse test: the server's memory in MB, the 99th percentile of readers' response times in
 * ms, and the number of readers' failed requests.
 */
export const ABUSE_LIMITS = { mostMb: 600, p99: 100, failed: 0 } as const

const Edition = z.object({ stories: z.array(z.object({ id: z.string() })) })
const SAMPLE_MS = 200
const KILOBYTES_PER_MB = 1024
const run = promisify(execFile)

async function rssMb(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / KILOBYTES_PER_MB)
}

/** Returns the result of some work and the highest memory of a process during it, in MB. */
async function mostMbDuring<T>(pid: number, work: Promise<T>): Promise<[T, number]> {
  let most = 0
  let isOver = false
  const sample = async () => {
    while (!isOver) {
      most = Math.max(most, await rssMb(pid))
      await pause(SAMPLE_MS)
    }
  }
  const sampled = sample()
  try {
    return [await work, most]
  } finally {
    isOver = true
    await sampled
  }
}

/** Returns the paths that simulated readers open, and paths with large responses for the attack. */
export async function findRequestPaths(origin: string): Promise<{ read: string[]; large: string[] }> {
  const answer = await fetch(`${origin}/news.json`)
  const { stories } = Edition.parse(await answer.json())
  const ids = stories.slice(0, 20).map(({ id }) => id)
  const large = ['/', '/?lang=nl', '/science', '/news.json', ...ids.slice(0, 4).map((id) => `/story/${id}`)]
  return { read: ['/', '/science', ...ids.flatMap((id) => [`/story/${id}`, `/api/stories/${id}`])], large }
}

/**
 * Sends abusive requests to a running server while simulated readers send normal ones. The abusive ones
 * request stories that don't exist, omit Accept-Encoding, or are pipelined; half come from one network and
 * half from many. The server must trust X-Forwarded-For from this machine.
 */
export async function attackServer(options: AbuseOptions): Promise<AbuseResult> {
  const { target, readersPerSecond, requests } = options
  const { read, large } = await findRequestPaths(target.origin)
  const reading = { origin: target.origin, paths: read, perSecond: readersPerSecond }
  using closers = new DisposableStack()
  const before = await startLoadGenerator<ReaderLoadResult>('readers.ts', closers)
  const meanwhile = await startLoadGenerator<ReaderLoadResult>('readers.ts', closers)
  const alone = await startLoadGenerator<StatusCounts>('attack.ts', closers)
  const together = await startLoadGenerator<StatusCounts>('attack.ts', closers)
  const attackPlan = { origin: target.origin, requests: requests / 2, paths: large }
  const [quiet, quietMb] = await mostMbDuring(target.pid, before.run(reading, pause(options.quietMs)))
  const begun = performance.now()
  const attack = alone
    .run({ ...attackPlan, networks: 1 })
    .then(async (ofOne) => [ofOne, await together.run({ ...attackPlan, networks: options.networks })])
  const [attacked, mostMb] = await mostMbDuring(target.pid, meanwhile.run(reading, attack))
  const answers: StatusCounts = {}
  for (const [status, count] of (await attack).flatMap((seen) => Object.entries(seen)))
    answers[Number(status)] = (answers[Number(status)] ?? 0) + count
  const seconds = Math.round((performance.now() - begun) / 1000)
  return {
    requests,
    seconds,
    quietMb,
    mostMb,
    answers,
    quiet: computeReaderFigures(quiet),
    attacked: computeReaderFigures(attacked),
  }
}

/** Returns a text for each limit that an abuse test exceeded; empty if it passes. */
export function findExceededLimits({ mostMb, attacked }: AbuseResult): string[] {
  return [
    ...(mostMb > ABUSE_LIMITS.mostMb ? [`${mostMb} MB`] : []),
    ...(attacked.p99 > ABUSE_LIMITS.p99 ? [`p99 ${attacked.p99} ms`] : []),
    ...(attacked.failed > ABUSE_LIMITS.failed ? [`${attacked.failed} answers of 5xx`] : []),
    ...(attacked.refused > 0 ? [`${attacked.refused} readers refused`] : []),
  ]
}
