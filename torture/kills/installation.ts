import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { findFreePort } from '../../e2e/product/free-port.ts'
import { prepareDatabasePaths } from '../../packages/store/src/embedded/database-paths.ts'
import { readPidFile } from '../../packages/store/src/embedded/process/pid-file.ts'
import { connect, type Db, startEmbeddedPostgres } from '../../packages/store/src/index.ts'
import { type PublisherFarm, registerPublisherFarm, startPublisherFarm } from '../farm/farm.ts'
import { type MailRecorder, startMailRecorder } from './mail-watch.ts'
import type { InstallationKind, KillTarget, PlannedKill } from './plan.ts'
import { createRestartingProcess, type RestartingProcess } from './steady-process.ts'

const FEEDS = 30
const GROW_MS = 5_000
/** How long the first edition may take on a machine that does other work too, in ms. */
const READY_MS = 600_000
const HALF = 0.5
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A running installation of Plainwire whose processes can be killed. */
export interface RunningInstallation {
  setup: InstallationKind
  /** The address where readers are served. */
  origin: string
  db: Db
  connectionString: string
  mails: MailRecorder
  /** Returns the data folder of one of the processes that store editions. */
  folderOf(killed: KillTarget): string
  process(killed: KillTarget): RestartingProcess
  /** Kills PostgreSQL's main process or one of its child processes, whichever the plan chooses. */
  killPostgres(kill: PlannedKill): Promise<void>
  stop(): Promise<void>
}

const ROLES_OF: Record<InstallationKind, readonly KillTarget[]> = {
  many: ['serve', 'gather', 'edit'],
  alone: ['start'],
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/**
 * Produces endless news: adds an entry to each feed and makes all feeds and the next edition due, again and
 * again.
 */
async function produceNews(db: () => Db, farm: PublisherFarm, stopping: AbortSignal): Promise<void> {
  const due = async () => {
    const now = new Date()
    await db().updateTable('feeds').set({ next_check_at: now }).where('added_at', 'is not', null).execute()
    const earlier = sql<Date>`published_at - interval '1 hour'`
    await db()
      .updateTable('editions')
      .set({ published_at: earlier })
      .where('published_at', '>', new Date(now.getTime() - 120_000))
      .execute()
  }
  while (!stopping.aborted) {
    await farm.grow()
    // PostgreSQL may be down.
    await due().catch(() => undefined)
    await pause(GROW_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function untilServed(origin: string): Promise<void> {
  const end = performance.now() + READY_MS
  for (;;) {
    const answer = await fetch(`${origin}/news.json`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    if (performance.now() > end) throw new Error(`No edition was served within ${READY_MS} ms.`)
    await pause(500)
  }
}

/** Starts an installation on a farm of publishers, and waits for its first edition. */
export async function startInstallation(setup: InstallationKind): Promise<RunningInstallation> {
  await using closers = new AsyncDisposableStack()
  const base = await mkdtemp(join(tmpdir(), `plainwire-kills-${setup}-`))
  closers.defer(() => rm(base, { recursive: true, force: true }))
  const farm = await startPublisherFarm(FEEDS)
  closers.defer(() => farm.stop())
  const mails = await startMailRecorder()
  closers.defer(() => mails.stop())
  const databaseFolder = join(base, setup === 'alone' ? 'start' : 'database')
  const listing = await startEmbeddedPostgres({ dataDir: databaseFolder, log })
  const { connectionString } = listing
  let db = await registerPublisherFarm(connectionString, farm)
  if (setup === 'alone') {
    // From here on the role `start` runs the database, at the same address.
    await db.destroy()
    await listing.stop()
  } else closers.defer(() => listing.stop())
  const port = await findFreePort()
  const env = {
    PORT: String(port),
    PLAINWIRE_CONTENT: 'live',
    EDITION_MINUTES: '1',
    FEATURES: 'sign-in',
    ACCOUNT_SECRET: 'for-this-run-only-'.repeat(2),
    SMTP_URL: mails.url,
    TRUST_PROXY: '127.0.0.1',
    ...(setup === 'many' && { DATABASE_URL: connectionString }),
  }
  const folderOf = (killed: KillTarget) =>
    join(base, killed === 'postgres' ? (ROLES_OF[setup].at(-1) ?? '') : killed)
  const processes = new Map<KillTarget, RestartingProcess>()
  for (const role of ROLES_OF[setup]) {
    await mkdir(folderOf(role), { recursive: true })
    const steady = createRestartingProcess(
      role,
      { ...env, DATA_DIR: folderOf(role) },
      join(tmpdir(), `plainwire-kills-${role}.log`),
    )
    processes.set(role, steady)
    steady.begin()
    closers.defer(() => steady.kill())
  }
  const origin = `http://127.0.0.1:${port}`
  if (setup === 'alone') {
    db = await connect({ connectionString, log, patienceMs: READY_MS })
    closers.defer(async () => {
      const { data } = await prepareDatabasePaths(databaseFolder)
      const { pid } = (await readPidFile(data)) ?? {}
      if (pid !== undefined) process.kill(pid, 'SIGQUIT')
    })
  }
  closers.defer(() => db.destroy())
  const stopping = new AbortController()
  const news = produceNews(() => db, farm, stopping.signal)
  closers.defer(async () => {
    stopping.abort()
    await news
  })
  await untilServed(origin)
  const owned = closers.move()
  return {
    setup,
    origin,
    db,
    connectionString,
    mails,
    folderOf,
    process(killed) {
      const found = processes.get(killed)
      if (!found) throw new Error(`There is no ${killed} here.`)
      return found
    },
    async killPostgres({ process: chosen }) {
      const { data } = await prepareDatabasePaths(databaseFolder)
      const { pid } = (await readPidFile(data)) ?? {}
      if (pid === undefined) throw new Error('PostgreSQL is not there to be killed.')
      const children = childrenOf(pid)
      const child =
        chosen < HALF ? undefined : children[Math.floor(((chosen - HALF) / HALF) * children.length)]
      process.kill(child ?? pid, 'SIGKILL')
    },
    stop: () => owned.disposeAsync(),
  }
}
