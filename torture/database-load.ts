import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../packages/store/src/index.ts'
import { archiveStories } from '../packages/store/src/testing/archive-stories.ts'
import { someDetails } from '../packages/store/src/testing/samples.ts'
import type { Read, Reading } from './abuse/readers.ts'
import { figuresOf, openSide, type ReaderFigures } from './abuse/side.ts'
import { addresses } from './abuse.ts'
import { ONE_SAVE, type Reader, renew } from './saving-reader.ts'
import { type ServedReader, serveReader } from './served-reader.ts'
import { MAX_SLOPE_MB, type Sample, slopeMbPerHour } from './slope.ts'
import type { Figures } from './suite.ts'

const ARCHIVED = 5_000
const SECONDS = 10
const WARM_MS = 3_000
const SOAK_SECONDS = Number(process.env.SOAK_SECONDS ?? 600)
const LEAST_SOAK_SECONDS = 600
const SAMPLE_MS = 2_000
/** Less than the ten minutes that an access token is good for. */
const TOKEN_SECONDS = 300
/** What a process takes while it gets going is no growth. */
const SETTLED_SHARE = 0.3
const MAX_RSS_MB = 1024
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

/** Stories of earlier editions, in ten times ten groups of words. */
async function fillArchive(connectionString: string): Promise<void> {
  const db = await connect({ connectionString, log })
  const stories = Array.from({ length: ARCHIVED }, (_, number) => {
    const words = [WORDS[number % 10], WORDS[Math.floor(number / 10) % 10], `number${number}`]
    return someDetails(`archived-${number}`, { headline: `News of ${words.join(' and ')}` })
  })
  await archiveStories(db, stories)
  await db.destroy()
}

/** Two words each, and one of some that are rare: few are asked twice within the minute that answers are cached for. */
const SEARCHES = Array.from({ length: ARCHIVED }, (_, number) => {
  const words =
    number % 3 === 0 ? `number${number}` : `${WORDS[number % 10]} number${(number * 7) % ARCHIVED}`
  return `/api/stories/search?q=${encodeURIComponent(words)}`
})

function rssMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

async function readFor(reading: Reading, end: Promise<unknown>): Promise<ReaderFigures> {
  using closers = new DisposableStack()
  const side = await openSide<Read>('readers.ts', closers)
  return figuresOf(await side.run(reading, end))
}

/** How many were refused or failed. */
function refusedIn(all: readonly ReaderFigures[]): number {
  if (all.some(({ answers }) => answers === 0)) throw new Error('Nothing was answered.')
  return all.reduce((sum, { failed, refused }) => sum + failed + refused, 0)
}

function savingAt(origin: string, { token }: Reader, perSecond: number): Reading {
  const sent = { method: 'POST', token, body: JSON.stringify(ONE_SAVE) }
  return { origin, paths: ['/api/saved-stories'], perSecond, sent }
}

/** Saves on and on, with a token that is renewed before it ends. */
async function saveFor(seconds: number, origin: string, reader: Reader): Promise<ReaderFigures[]> {
  const all: ReaderFigures[] = []
  for (let left = seconds; left > 0; left -= TOKEN_SECONDS) {
    await renew(origin, reader)
    const end = pause(Math.min(left, TOKEN_SECONDS) * 1000)
    all.push(await readFor(savingAt(origin, reader, 5), end))
  }
  return all
}

/** Row 40: searches of the archive at 200 a second and saves at 50, with answers of a database. */
async function pressDatabase({ origin, reader }: ServedReader): Promise<Figures> {
  const found = await (await fetch(`${origin}/api/stories/search?q=number6`)).json()
  if (!JSON.stringify(found).includes('archived-6')) throw new Error('A search finds nothing.')
  const search = { origin, paths: SEARCHES, perSecond: SEARCHES_PER_SECOND }
  await readFor({ ...search, perSecond: 20 }, pause(WARM_MS))
  const searched = await readFor(search, pause(SECONDS * 1000))
  const saved = await readFor(savingAt(origin, reader, 50), pause(SECONDS * 1000))
  return {
    'searches a second': Math.round((searched.answers - refusedIn([searched])) / SECONDS),
    'searches refused': refusedIn([searched]),
    'search p50 ms': searched.p50,
    'search p99 ms': searched.p99,
    'saves a second': Math.round((saved.answers - refusedIn([saved])) / SECONDS),
    'saves refused': refusedIn([saved]),
    'save p50 ms': saved.p50,
    'save p99 ms': saved.p99,
  }
}

/** Row 40: readers, searches and saves for ten minutes (SOAK_SECONDS for less), and what the memory does meanwhile. */
async function soak({ origin, pid, reader }: ServedReader): Promise<Figures> {
  const { read } = await addresses(origin)
  const end = pause(SOAK_SECONDS * 1000)
  const sides = Promise.all([
    readFor({ origin, paths: read, perSecond: 50 }, end),
    readFor({ origin, paths: SEARCHES, perSecond: 10 }, end),
    saveFor(SOAK_SECONDS, origin, reader),
  ])
  const begun = performance.now()
  const samples: Sample[] = []
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  while (!isOver) {
    samples.push({ hours: (performance.now() - begun) / 3_600_000, mb: rssMb(pid) })
    await pause(SAMPLE_MS)
  }
  const refused = refusedIn((await sides).flat())
  const settled = samples.slice(Math.floor(samples.length * SETTLED_SHARE))
  return {
    'soak, seconds': SOAK_SECONDS,
    'soak, refused': refused,
    'RSS at most, MB': Math.max(...samples.map(({ mb }) => mb)),
    'RSS slope, MB/h': Math.round(slopeMbPerHour(settled)),
  }
}

/** Row 40: search, saves and a soak. */
export async function databaseLoad(): Promise<Figures> {
  const served = await serveReader(fillArchive)
  try {
    const figures: Figures = { ...(await pressDatabase(served)), ...(await soak(served)) }
    const misses = [
      ...(Number(figures['search p99 ms']) > MAX_SEARCH_MS ? ['search p99'] : []),
      ...['searches refused', 'saves refused', 'soak, refused'].filter((name) => Number(figures[name]) > 0),
      ...(Number(figures['searches a second']) < SEARCHES_PER_SECOND * 0.99 ? ['searches a second'] : []),
      ...(Number(figures['RSS at most, MB']) > MAX_RSS_MB ? ['RSS'] : []),
      // A few minutes see the process get going, and nothing else.
      ...(SOAK_SECONDS >= LEAST_SOAK_SECONDS && Number(figures['RSS slope, MB/h']) > MAX_SLOPE_MB
        ? ['RSS slope']
        : []),
    ]
    if (misses.length > 0) throw new Error(`missed: ${misses.join(', ')} (${JSON.stringify(figures)})`)
    return figures
  } finally {
    await served.stop()
  }
}
