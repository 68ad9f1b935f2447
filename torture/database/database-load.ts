import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../packages/store/src/index.ts'
import { archiveStories } from '../../packages/store/src/testing/archive-stories.ts'
import { someDetails } from '../../packages/store/src/testing/samples.ts'
import { computeReaderFigures, type ReaderLoadFigures, startLoadGenerator } from '../abuse/load-generator.ts'
import type { ReaderLoad, ReaderLoadResult } from '../abuse/readers.ts'
import { SAVE_REQUEST_BODY, type SavingReader } from '../saving-reader.ts'
import { type ServerWithReader, startServerWithReader } from '../served-reader.ts'
import type { TestFigures } from '../suite.ts'

const ARCHIVED = 5_000
const SECONDS = 10
/**
 * How long the server gets the load before its responses are measured, in ms, because a new process still
 * compiles code.
 */
const WARM_MS = 5_000
const SEARCHES_PER_SECOND = 200
const MAX_SEARCH_MS = 100
const WORDS = [
  'bridge',
  'council',
  'talks',
  'harbour',
  'school',
  'strike',
  'storm',
  'budget',
  'museum',
  'ferry',
]
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Fills the archive with stories of earlier editions. Their headlines contain two of ten words, and a number
 * of their own.
 */
export async function fillArchive(connectionString: string): Promise<void> {
  const db = await connect({ connectionString, log })
  const stories = Array.from({ length: ARCHIVED }, (_, number) => {
    const words = [WORDS[number % 10], WORDS[Math.floor(number / 10) % 10], `number${number}`]
    return someDetails(`archived-${number}`, { headline: `News of ${words.join(' and ')}` })
  })
  await archiveStories(db, stories)
  await db.destroy()
}

/**
 * Paths of searches for one or two words, one of them a rare one. Few are repeated within a minute, for which
 * responses are cached.
 */
export const SEARCH_REQUEST_PATHS = Array.from({ length: ARCHIVED }, (_, number) => {
  const words =
    number % 3 === 0 ? `number${number}` : `${WORDS[number % 10]} number${(number * 7) % ARCHIVED}`
  return `/api/stories/search?q=${encodeURIComponent(words)}`
})

/** Sends readers' requests until a promise settles, and returns figures about the responses. */
export async function runReaderLoad(reading: ReaderLoad, end: Promise<unknown>): Promise<ReaderLoadFigures> {
  using closers = new DisposableStack()
  const side = await startLoadGenerator<ReaderLoadResult>('readers.ts', closers)
  return computeReaderFigures(await side.run(reading, end))
}

/** Counts the requests that were refused or failed. */
export function countRefusedRequests(all: readonly ReaderLoadFigures[]): number {
  if (all.some(({ answers }) => answers === 0)) throw new Error('Nothing was answered.')
  return all.reduce((sum, { failed, refused }) => sum + failed + refused, 0)
}

/** Returns the plan of a load that saves a story at a steady rate. */
export function planSaveLoad(origin: string, { token }: SavingReader, perSecond: number): ReaderLoad {
  const sent = { method: 'POST', token, body: JSON.stringify(SAVE_REQUEST_BODY) }
  return { origin, paths: ['/api/saved-stories'], perSecond, sent }
}

/**
 * Sends 200 archive searches a second, then 50 saves a second, all answered by the database (row 40 of
 * docs/reliability.md).
 */
async function pressDatabase({ origin, reader }: ServerWithReader): Promise<TestFigures> {
  const found = await (await fetch(`${origin}/api/stories/search?q=number6`)).json()
  if (!JSON.stringify(found).includes('archived-6')) throw new Error('A search finds nothing.')
  const search = { origin, paths: SEARCH_REQUEST_PATHS, perSecond: SEARCHES_PER_SECOND }
  await runReaderLoad(search, pause(WARM_MS))
  const searched = await runReaderLoad(search, pause(SECONDS * 1000))
  const saved = await runReaderLoad(planSaveLoad(origin, reader, 50), pause(SECONDS * 1000))
  return {
    'searches a second': Math.round((searched.answers - countRefusedRequests([searched])) / searched.seconds),
    'searches refused': countRefusedRequests([searched]),
    'search p50 ms': searched.p50,
    'search p99 ms': searched.p99,
    'saves a second': Math.round((saved.answers - countRefusedRequests([saved])) / saved.seconds),
    'saves refused': countRefusedRequests([saved]),
    'save p50 ms': saved.p50,
    'save p99 ms': saved.p99,
  }
}

/** Runs the test for row 40 of docs/reliability.md: searches and saves at full speed. */
export async function testDatabaseLoad(): Promise<TestFigures> {
  const served = await startServerWithReader(fillArchive)
  try {
    const figures = await pressDatabase(served)
    const misses = [
      ...(Number(figures['search p99 ms']) > MAX_SEARCH_MS ? ['search p99'] : []),
      ...['searches refused', 'saves refused'].filter((name) => Number(figures[name]) > 0),
      ...(Number(figures['searches a second']) < SEARCHES_PER_SECOND * 0.99 ? ['searches a second'] : []),
    ]
    if (misses.length > 0) throw new Error(`missed: ${misses.join(', ')} (${JSON.stringify(figures)})`)
    return figures
  } finally {
    await served.stop()
  }
}
