import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS } from '../../packages/domain/src/units/index.ts'
import { findRequestPaths } from '../abuse/abuse.ts'
import type { ReaderLoadFigures } from '../abuse/load-generator.ts'
import {
  countRefusedRequests,
  fillArchive,
  planSaveLoad,
  runReaderLoad,
  SEARCH_REQUEST_PATHS,
} from '../database/database-load.ts'
import { renewToken, type SavingReader } from '../saving-reader.ts'
import { type ServerWithReader, startServerWithReader } from '../served-reader.ts'
import type { TestFigures } from '../suite.ts'
import {
  computeSlope,
  findMinuteMinima,
  fitLine,
  HOUR_RUN_MAX_SLOPE_MB,
  type MemorySample,
  SHORT_RUN_MAX_SLOPE_MB,
} from './slope.ts'

const SOAK_SECONDS = Number(process.env.SOAK_SECONDS ?? 3_600)
const HOUR_SECONDS = 3_600
/**
 * The minimum duration of a run in which the growth of memory is checked, in seconds: shorter runs only show
 * the warm-up.
 */
const MIN_SOAK_SECONDS = 600
const SAMPLE_MS = 2_000
const REPORT_MS = 60_000
/** The time between renewals of the access token, in seconds. A token is valid for ten minutes. */
const TOKEN_SECONDS = 300
/**
 * The length of the warm-up in minutes. Memory that the process allocates in this time, while its caches
 * fill, doesn't count as growth.
 */
const WARM_UP_MINUTES = Math.min(10, SOAK_SECONDS / 120)
const MAX_RSS_MB = 1024
const READS_PER_SECOND = 50
const SEARCHES_PER_SECOND = 10
const SAVES_PER_SECOND = 5

function rssMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

/** Saves stories continuously, with a token that is renewed before it expires. */
async function saveFor(seconds: number, origin: string, reader: SavingReader): Promise<ReaderLoadFigures[]> {
  const all: ReaderLoadFigures[] = []
  for (let left = seconds; left > 0; left -= TOKEN_SECONDS) {
    await renewToken(origin, reader)
    const end = pause(Math.min(left, TOKEN_SECONDS) * 1000)
    all.push(await runReaderLoad(planSaveLoad(origin, reader, SAVES_PER_SECOND), end))
  }
  return all
}

/** Samples the memory of a process until a promise resolves, and prints a line a minute. */
async function samplesUntil(end: Promise<unknown>, pid: number): Promise<MemorySample[]> {
  const begun = performance.now()
  const samples: MemorySample[] = []
  let isOver = false
  let reported = begun
  void end.then(() => {
    isOver = true
  })
  while (!isOver) {
    const mb = rssMb(pid)
    samples.push({ hours: (performance.now() - begun) / HOUR_MS, mb })
    if (performance.now() - reported > REPORT_MS) {
      reported = performance.now()
      console.log(`After ${Math.round((reported - begun) / 1000)} s: ${mb} MB`)
    }
    await pause(SAMPLE_MS)
  }
  return samples
}

const rounded = (value: number) => Math.round(value * 10) / 10

async function soakServer({ origin, pid, reader }: ServerWithReader): Promise<TestFigures> {
  const { read } = await findRequestPaths(origin)
  const end = pause(SOAK_SECONDS * 1000)
  const loads = Promise.all([
    runReaderLoad({ origin, paths: read, perSecond: READS_PER_SECOND }, end),
    runReaderLoad({ origin, paths: SEARCH_REQUEST_PATHS, perSecond: SEARCHES_PER_SECOND }, end),
    saveFor(SOAK_SECONDS, origin, reader),
  ])
  const samples = await samplesUntil(end, pid)
  const answered = (await loads).flat()
  const settled = findMinuteMinima(samples, WARM_UP_MINUTES)
  const { mbPerHour, errorMbPerHour } = fitLine(settled)
  return {
    seconds: SOAK_SECONDS,
    answers: answered.reduce((sum, { answers }) => sum + answers, 0),
    refused: countRefusedRequests(answered),
    'RSS at most, MB': Math.max(...samples.map(({ mb }) => mb)),
    'RSS at the end, MB': samples.at(-1)?.mb ?? 0,
    'warm-up left out, minutes': WARM_UP_MINUTES,
    'slope of the least of each minute, MB/h': rounded(mbPerHour),
    'its standard error, MB/h': rounded(errorMbPerHour),
    'median of slopes, MB/h': rounded(computeSlope(settled)),
  }
}

/**
 * Runs the test for row 40 of docs/reliability.md: readers, searches and saves for an hour, or SOAK_SECONDS,
 * while memory is measured.
 */
export async function testSoak(): Promise<TestFigures> {
  const served = await startServerWithReader(fillArchive)
  try {
    const figures = await soakServer(served)
    const maxSlope = SOAK_SECONDS >= HOUR_SECONDS ? HOUR_RUN_MAX_SLOPE_MB : SHORT_RUN_MAX_SLOPE_MB
    const misses = [
      ...(Number(figures.refused) > 0 ? ['refused'] : []),
      ...(Number(figures['RSS at most, MB']) > MAX_RSS_MB ? ['RSS'] : []),
      ...(SOAK_SECONDS >= MIN_SOAK_SECONDS &&
      Number(figures['slope of the least of each minute, MB/h']) > maxSlope
        ? ['RSS slope']
        : []),
    ]
    if (misses.length > 0) throw new Error(`missed: ${misses.join(', ')} (${JSON.stringify(figures)})`)
    return figures
  } finally {
    await served.stop()
  }
}
