import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../bench/median.ts'
import { reconcile } from '../packages/pipeline/src/serving.ts'
import { type Db, startEmbedded } from '../packages/store/src/index.ts'
import { programArgs, programEnvironment } from '../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../scripts/setup/paths.mjs'
import { type Farm, listFarm, startFarm } from './farm/farm.ts'
import type { Figures } from './suite.ts'

const KILLS = Number(process.env.TAKE_OVERS ?? 10)
const FEEDS = 200
const GOAL_MS = 30_000
const LOOK_MS = 20
/** Between the moment that an editor takes its lease and its end. */
const LONGEST_MS = 1_500
const GROW_MS = 3_000
/** A run that stands still has failed. */
const STUCK_MS = 180_000
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Held {
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

/** The lease while an editor holds it. */
async function held(db: Db): Promise<Held | undefined> {
  return db
    .selectFrom('leases')
    .select(['holder', 'token', 'expires_at'])
    .where('name', '=', 'edit')
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
}

const isLater = (next: Held | undefined, before: Held) => (next?.token ?? 0) > before.token

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + STUCK_MS
  while (performance.now() < end) {
    const found = await look()
    if (found !== undefined) return found
    await pause(LOOK_MS)
  }
  throw new Error(`After ${STUCK_MS} ms there was still not: ${what}.`)
}

/** News without end: each feed has one more entry, and is due at once. */
async function keepComing(db: Db, farm: Farm, stopping: AbortSignal): Promise<void> {
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

/** Editions of a folder that are torn, by what publishing itself finds at its next start. */
async function tornIn({ folder }: Editor): Promise<number> {
  const editions = join(folder, 'editions')
  if (!(await readdir(folder)).includes('editions')) return 0
  const { damaged } = await reconcile(editions)
  return damaged.length
}

/** Row 36: one of two editors killed in the middle of its work, again and again. Gives how long until the other has the lease. */
export async function takeOver(): Promise<Figures> {
  await using closers = new AsyncDisposableStack()
  const base = await mkdtemp(join(tmpdir(), 'plainwire-take-over-'))
  closers.defer(() => rm(base, { recursive: true, force: true }))
  const farm = await startFarm(FEEDS)
  closers.defer(() => farm.stop())
  const database = await startEmbedded({ dataDir: join(base, 'database'), log })
  closers.defer(() => database.stop())
  const { connectionString } = database
  const db = await listFarm(connectionString, farm)
  closers.defer(() => db.destroy())
  const stopping = new AbortController()
  const running = new Set<Editor>()
  const start = async (role: string, name: string) => {
    const one = await startRole(role, connectionString, join(base, name))
    running.add(one)
    return one
  }
  const kill = async (one: Editor) => {
    const ended = once(one.child, 'exit')
    one.child.kill('SIGKILL')
    await ended
    running.delete(one)
  }
  closers.defer(async () => {
    stopping.abort()
    for (const one of running) await kill(one)
  })
  await start('gather', 'gather')
  let active = await start('edit', 'edit-0')
  const coming = keepComing(db, farm, stopping.signal)
  const waits: number[] = []
  let torn = 0
  for (let turn = 1; turn <= KILLS; turn += 1) {
    const standby = await start('edit', `edit-${turn}`)
    await until('an editor at work', () => held(db))
    await pause(Math.random() * LONGEST_MS)
    const before = await until('an editor at work', () => held(db))
    await kill(active)
    const killed = performance.now()
    // A lease that is renewed after the kill, or given up before its end, is the standby's.
    let wasHolder = true
    await until('the other editor at work', async () => {
      const next = await held(db)
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
  await coming
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
