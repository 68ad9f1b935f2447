import { setTimeout as pause } from 'node:timers/promises'
import { findRequestPaths } from '../abuse/abuse.ts'
import { computeReaderFigures, type ReaderLoadFigures, startLoadGenerator } from '../abuse/load-generator.ts'
import type { ReaderLoadResult } from '../abuse/readers.ts'
import { saveOneStory } from '../saving-reader.ts'
import { startServerWithReader } from '../served-reader.ts'
import type { TestFigures } from '../suite.ts'

/** The parameters of an outage test: readers' load, and how long the database is stopped. */
export interface OutageOptions {
  readersPerSecond: number
  /** How long readers send requests before the database is stopped, in ms. */
  quietMs: number
  /** How long the database is stopped, in ms. */
  awayMs: number
  /** Settings of the server, besides those of every run. */
  settings?: Record<string, string>
}

/** The measurements of an outage test. */
export interface OutageResult {
  /** Readers' figures before the database is stopped. */
  quiet: ReaderLoadFigures
  /** Readers' figures from before the stop until a save is acknowledged again. */
  readers: ReaderLoadFigures
  /** The answers to saves while the database was stopped. */
  saves: SaveResponse[]
  /** The time from the restart of the database until a save was acknowledged, in ms. */
  backMs: number
}

/** The response to one save. */
interface SaveResponse {
  status: number
  hasRetryAfter: boolean
  ms: number
}

/** The limits of an outage test (row 34 of docs/reliability.md), in ms. */
const OUTAGE_LIMITS = { p99: 50, backMs: 5_000 } as const

const SAVE_EVERY_MS = 500
const RETRY_MS = 100
const LONG = {
  readersPerSecond: 200,
  quietMs: 10_000,
  awayMs: Number(process.env.AWAY_SECONDS ?? 300) * 1000,
}

async function save(origin: string, token: string): Promise<SaveResponse> {
  const begun = performance.now()
  const answer = await saveOneStory(origin, token)
  await answer.arrayBuffer()
  const hasRetryAfter = Number(answer.headers.get('retry-after')) > 0
  return { status: answer.status, hasRetryAfter, ms: Math.round(performance.now() - begun) }
}

/** Stops the database of a server while readers send requests, and starts it again. */
export async function measureOutage(options: OutageOptions): Promise<OutageResult> {
  await using closers = new AsyncDisposableStack()
  const { origin, database, reader, stop } = await startServerWithReader(undefined, options.settings)
  closers.defer(stop)
  const { token } = reader
  const { status } = await save(origin, token)
  if (status !== 200) throw new Error(`With a database a save was answered with ${status}.`)
  const { read } = await findRequestPaths(origin)
  using generators = new DisposableStack()
  const before = await startLoadGenerator<ReaderLoadResult>('readers.ts', generators)
  const meanwhile = await startLoadGenerator<ReaderLoadResult>('readers.ts', generators)
  const reading = { origin, paths: read, perSecond: options.readersPerSecond }
  const quiet = await before.run(reading, pause(options.quietMs))
  const saves: SaveResponse[] = []
  const outage = async () => {
    await database.stop()
    const end = performance.now() + options.awayMs
    while (performance.now() < end) {
      saves.push(await save(origin, token))
      await pause(SAVE_EVERY_MS)
    }
    await database.start()
    const returned = performance.now()
    while ((await save(origin, token)).status !== 200) await pause(RETRY_MS)
    return Math.round(performance.now() - returned)
  }
  const over = outage()
  const [answered, backMs] = await Promise.all([meanwhile.run(reading, over), over])
  return { quiet: computeReaderFigures(quiet), readers: computeReaderFigures(answered), saves, backMs }
}

/** Returns a text for each limit that an outage test exceeded; empty if it passes. */
export function findMissedLimits({ readers, saves, backMs }: OutageResult): string[] {
  const wrong = saves.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter)
  return [
    ...(readers.failed + readers.refused > 0
      ? [`${readers.failed + readers.refused} readers without news`]
      : []),
    ...(readers.p99 > OUTAGE_LIMITS.p99 ? [`p99 ${readers.p99} ms`] : []),
    ...(saves.length === 0 ? ['no save tried'] : []),
    ...(wrong.length > 0 ? [`${wrong.length} saves without 503 and Retry-After`] : []),
    ...(backMs > OUTAGE_LIMITS.backMs ? [`saved again after ${backMs} ms`] : []),
  ]
}

/**
 * Runs the test for row 34 of docs/reliability.md: the database is stopped for five minutes, or AWAY_SECONDS,
 * while readers send 200 requests a second.
 */
export async function testLongOutage(): Promise<TestFigures> {
  const result = await measureOutage(LONG)
  const { quiet, readers, saves, backMs } = result
  const figures = {
    'seconds away': LONG.awayMs / 1000,
    answers: readers.answers,
    'p99 before, ms': quiet.p99,
    'p50 ms': readers.p50,
    'p99 ms': readers.p99,
    'saves refused': saves.length,
    'slowest refusal, ms': Math.max(...saves.map(({ ms }) => ms)),
    'saved again after ms': backMs,
  }
  const misses = findMissedLimits(result)
  if (misses.length > 0) throw new Error(`${misses.join(', ')} (${JSON.stringify(figures)})`)
  return figures
}
