import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Db, startEmbeddedPostgres } from '../../packages/store/src/index.ts'
import { measureBytesPerRow } from '../../packages/store/src/testing/bytes-a-row.ts'
import { readPostmasterPid } from '../../packages/store/src/testing/read-postmaster-pid.ts'
import { programArgs, programEnvironment } from '../../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import type { TestFigures } from '../suite.ts'
import { registerPublisherFarm, startPublisherFarm } from './farm.ts'

const FEEDS = Number(process.env.FARM_FEEDS ?? 10_000)
const PROCESSES = (process.env.FARM_PROCESSES ?? '2,4,8').split(',').map(Number)
/** The number of feeds in the test that compares numbers of processes. */
const FEWER_FEEDS = Number(process.env.FARM_FEEDS ?? 1_500)
const COMPARED = (process.env.FARM_PROCESSES ?? '1,2,4,8').split(',').map(Number)
const GOAL_SECONDS = 600
const WITHOUT_DNS = join(import.meta.dirname, 'without-dns.mjs')
const POLL_MS = 1_000
const TICKS_PER_SECOND = 100
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Returns the highest memory of a process in MB, and its CPU time in seconds. */
function costOf({ pid }: Pick<ChildProcess, 'pid'>) {
  const mb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return { mb: Math.round(mb), seconds: (Number(user) + Number(system)) / TICKS_PER_SECOND }
}

async function startGatherer(databaseUrl: string, dataDir: string): Promise<ChildProcess> {
  const child = spawn(PINNED_NODE, ['--import', WITHOUT_DNS, ...programArgs('gather')], {
    cwd: ROOT,
    env: programEnvironment({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process that gathers ended with exit code ${code}.`)
  })
  await Promise.race([once(child.stdout ?? child, 'data'), ended])
  // A later end of the process is expected, and not an unhandled rejection.
  ended.catch(() => undefined)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function countVisited(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('added_at', 'is not', null)
    .where('last_success_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns the CPU time of a database since it was started, in seconds, including processes that have ended.
 */
function databaseSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, user, system] = /\) (?:\S+ ){13}(\d+) (\d+)/.exec(stat) ?? []
  const ended = (Number(user) + Number(system)) / TICKS_PER_SECOND
  return [pid, ...children].reduce((sum, process) => sum + costOf({ pid: process }).seconds, ended)
}

/** Gathers every feed of a farm once, with the given number of processes. */
async function gatherFarm(processes: number, feeds: number): Promise<TestFigures> {
  await using closers = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-farm-'))
  closers.defer(() => rm(folder, { recursive: true, force: true }))
  const farm = await startPublisherFarm(feeds)
  closers.defer(() => farm.stop())
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log,
    // Each process has up to fifteen connections.
    maxConnections: 20 * (processes + 1),
  })
  closers.defer(() => database.stop())
  const db = await registerPublisherFarm(database.connectionString, farm)
  closers.defer(() => db.destroy())
  const postmaster = await readPostmasterPid(db)
  const begun = performance.now()
  const children = await Promise.all(
    Array.from({ length: processes }, (_, number) =>
      startGatherer(database.connectionString, join(folder, String(number))),
    ),
  )
  const secondsSince = () => Math.round((performance.now() - begun) / 1000)
  const startedAfter = secondsSince()
  const atStart = children.map(costOf)
  const [secondsAtStart, doneAtStart] = [databaseSeconds(postmaster), await countVisited(db)]
  let done = doneAtStart
  while (done < feeds && secondsSince() < 2 * GOAL_SECONDS) {
    await pause(POLL_MS)
    done = await countVisited(db)
  }
  const seconds = secondsSince()
  const costs = children.map(costOf)
  const inDatabase = databaseSeconds(postmaster) - secondsAtStart
  const sum = (some: typeof costs) => some.reduce((total, cost) => total + cost.seconds, 0)
  const visits = done - doneAtStart
  await Promise.all(children.map(end))
  const { requests, publishers } = await farm.count()
  const figures = {
    processes,
    feeds: done,
    seconds,
    'of them starting': startedAfter,
    'feeds a second': Math.round(done / seconds),
    'MB a process at most': Math.max(...costs.map(({ mb }) => mb)),
    'visits a second once started': Number((visits / Math.max(1, seconds - startedAfter)).toFixed(1)),
    'processor seconds of starting a process': Number((sum(atStart) / processes).toFixed(1)),
    'processor seconds of 1,000 visits in gather': Number(
      (((sum(costs) - sum(atStart)) / visits) * 1000).toFixed(1),
    ),
    'processor seconds of 1,000 visits in the database': Number(((inDatabase / visits) * 1000).toFixed(1)),
    requests,
    'bytes an article row': await measureBytesPerRow(db, 'articles'),
    'bytes a feed row': await measureBytesPerRow(db, 'feeds'),
    'bytes a visit row': await measureBytesPerRow(db, 'feed_visits'),
  }
  console.log(JSON.stringify(figures))
  if (done < feeds || publishers < feeds || seconds > GOAL_SECONDS)
    throw new Error(`${done} of ${feeds} feeds of ${publishers} publishers after ${seconds} s.`)
  if (requests > feeds) throw new Error(`${requests} requests for ${feeds} feeds: some were asked twice.`)
  return figures
}

async function gatherFarms(counts: readonly number[], feeds: number): Promise<TestFigures> {
  const figures: TestFigures = {}
  for (const processes of counts)
    for (const [name, value] of Object.entries(await gatherFarm(processes, feeds)))
      figures[`${processes} processes: ${name}`] = value
  return figures
}

/**
 * Runs the test for row 37 of docs/reliability.md: 10,000 feeds of as many publishers are gathered once each
 * by two, four and eight processes.
 */
export const testTenThousandFeeds = (): Promise<TestFigures> => gatherFarms(PROCESSES, FEEDS)

/**
 * Runs the test for row 37 of docs/reliability.md: 1,500 feeds of as many publishers are gathered once each
 * by one, two, four and eight processes.
 */
export const testProcessCounts = (): Promise<TestFigures> => gatherFarms(COMPARED, FEWER_FEEDS)
