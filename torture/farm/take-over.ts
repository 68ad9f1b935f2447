import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../bench/median.ts'
import { reconcileEditionsFolder } from '../../packages/pipeline/src/serving.ts'
import { type Db, startEmbeddedPostgres } from '../../packages/store/src/index.ts'
import { programArgs, programEnvironment } from '../../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import type { TestFigures } from '../suite.ts'
import { type PublisherFarm, registerPublisherFarm, startPublisherFarm } from './farm.ts'

const KILLS = Number(process.env.TAKE_OVERS ?? 10)
const FEEDS = 200
const GOAL_MS = 30_000
const POLL_MS = 20
/** The maximum time between an editor's getting the lease and its being killed, in ms. */
const LONGEST_MS = 1_500
const GROW_MS = 3_000
/** How long to wait at most for an expected state, in ms. Then the run fails. */
const STUCK_MS = 180_000
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Lease {
  holder: string
  token: number
  expires_at: Date
}

interface Editor {
  child: ChildProcess
  folder: string
}

async function startRole(role: string, databaseUrl: string, folder: string): Promise<Editor> {
  const child = spawn(PINNED_NODE, programArgs(role), {
    cwd: ROOT,
    env: programEnvironment({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      EDITION_MINUTES: '1',
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout ?? child, 'data')
  return { child, folder }
}

/** Returns the lease for editing if it is held and hasn't expired. */
async function currentLease(db: Db): Promise<Lease | undefined> {
  return db
    .selectFrom('leases')
    .select(['holder', 'token', 'expires_at'])
    .where('name', '=', 'edit')
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
}

const isLater = (next: Lease | undefined, before: Lease) => (next?.token ?? 0) > before.token

async function until<T>(description: string, poll: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + STUCK_MS
  while (performance.now() < end) {
    const found = await poll()
    if (found !== undefined) return found
    await pause(POLL_MS)
  }
  throw new Error(`After ${STUCK_MS} ms there was still not: ${description}.`)
}

/** Produces endless news: adds an entry to each feed and makes all feeds due, again and again. */
async function produceNews(db: Db, farm: PublisherFarm, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await farm.grow()
    await db
      .updateTable('feeds')
      .set({ next_check_at: new Date() })
      .where('added_at', 'is not', null)
      .execute()
    await pause(GROW_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Counts the damaged editions in an editor's folder, by the check that publishing runs when it starts. */
async function tornIn({ folder }: Editor): Promise<number> {
  const editions = join(folder, 'editions')
  if (!(await readdir(folder)).includes('editions')) return 0
  const { damaged } = await reconcileEditionsFolder(editions)
  return damaged.length
}

/**
 * Runs the test for row 36 of docs/reliability.md: repeatedly kills the working one of two editors, and
 * measures how long the other one takes to get the lease.
 */
export async function testLeaseTakeover(): Promise<TestFigures> {
  await using closers = new AsyncDisposableStack()
  const base = await mkdtemp(join(tmpdir(), 'plainwire-take-over-'))
  closers.defer(() => rm(base, { recursive: true, force: true }))
  const farm = await startPublisherFarm(FEEDS)
  closers.defer(() => farm.stop())
  const database = await startEmbeddedPostgres({ dataDir: join(base, 'database'), log })
  closers.defer(() => database.stop())
  const { connectionString } = database
  const db = await registerPublisherFarm(connectionString, farm)
  closers.defer(() => db.destroy())
  const stopping = new AbortController()
  const running = new Set<Editor>()
  const start = async (role: string, name: string) => {
    const editor = await startRole(role, connectionString, join(base, name))
    running.add(editor)
    return editor
  }
  const kill = async (editor: Editor) => {
    const ended = once(editor.child, 'exit')
    editor.child.kill('SIGKILL')
    await ended
    running.delete(editor)
  }
  closers.defer(async () => {
    stopping.abort()
    for (const editor of running) await kill(editor)
  })
  await start('gather', 'gather')
  let active = await start('edit', 'edit-0')
  const news = produceNews(db, farm, stopping.signal)
  const waits: number[] = []
  let torn = 0
  for (let turn = 1; turn <= KILLS; turn += 1) {
    const standby = await start('edit', `edit-${turn}`)
    await until('an editor at work', () => currentLease(db))
    await pause(Math.random() * LONGEST_MS)
    const before = await until('an editor at work', () => currentLease(db))
    await kill(active)
    const killed = performance.now()
    // If the lease was renewed after the kill, or released before it expired, the killed editor didn't hold
    // it.
    let wasHolder = true
    await until('the other editor at work', async () => {
      const next = await currentLease(db)
      const isRenewed = next?.token === before.token && next.expires_at > before.expires_at
      if (isRenewed || Date.now() < before.expires_at.getTime())
        wasHolder &&= !isRenewed && !isLater(next, before)
      return isRenewed || isLater(next, before) || undefined
    })
    if (wasHolder) waits.push(Math.round(performance.now() - killed))
    torn += await tornIn(active)
    console.log(
      `Kill ${turn}: ${wasHolder ? `taken over after ${waits.at(-1)} ms` : 'the standby was at work'}`,
    )
    active = standby
  }
  stopping.abort()
  await news
  const { editions } = await db
    .selectFrom('editions')
    .select(({ fn }) => fn.countAll<number>().as('editions'))
    .executeTakeFirstOrThrow()
  const figures = {
    kills: KILLS,
    'in the middle of work': waits.length,
    editions,
    torn,
    'taken over, median ms': median(waits),
    'taken over, slowest ms': Math.max(...waits),
  }
  if (waits.length === 0 || torn > 0 || Math.max(...waits) > GOAL_MS)
    throw new Error(`missed: ${JSON.stringify(figures)}`)
  return figures
}
