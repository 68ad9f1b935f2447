import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProductRole, STANDARD_OVERLOAD_LIMIT } from '../../e2e/product/product.ts'
import { aStory } from '../../packages/domain/src/testing.ts'
import { silentLog, writeTestEdition } from '../../packages/server/src/testing.ts'
import { migrate, startEmbeddedPostgres } from '../../packages/store/src/index.ts'

const STORIES = 300
const READY_MS = 200
const DESCRIPTION = 'The council decides on the new bridge after three years of talks. '.repeat(8)

/** A server process for readers with a real database. It trusts X-Forwarded-For from this machine. */
export interface ServedEdition {
  origin: string
  pid: number
  /** Stops the database while the server runs, and starts it again at the same address. */
  database: { stop(): Promise<void>; start(): Promise<void> }
  stop(): Promise<void>
}

/**
 * Waits until the edition is served. On a busy machine a process that has just started may reject requests as
 * overloaded.
 */
async function isReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/news.json`)).ok) await pause(READY_MS)
}

/**
 * Starts the role 'serve' with an edition of 300 stories and the existing web build.
 *
 * @param fill fills the database before the start
 */
export async function serveEdition(
  settings: Record<string, string> = {},
  fill?: (connectionString: string) => Promise<void>,
): Promise<ServedEdition> {
  await using closers = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-abuse-'))
  closers.defer(() => rm(folder, { recursive: true, force: true }))
  const stories = Array.from({ length: STORIES }, (_, number) =>
    aStory({
      id: `story-${number}`,
      headline: `Council decides on bridge ${number}`,
      description: DESCRIPTION,
    }),
  )
  await writeTestEdition(join(folder, 'data', 'editions'), 1, stories)
  const startDatabase = () => startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silentLog })
  let database = await startDatabase()
  closers.defer(() => database.stop())
  const { connectionString } = database
  await migrate({ connectionString, log: silentLog })
  await fill?.(connectionString)
  const product = await runProductRole('serve', {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: connectionString,
    TRUST_PROXY: '127.0.0.1',
    ...STANDARD_OVERLOAD_LIMIT,
    ...settings,
  })
  closers.defer(async () => {
    await product.stop()
  })
  await isReady(product.origin)
  const owned = closers.move()
  const start = async () => {
    database = await startDatabase()
    if (database.connectionString !== connectionString) throw new Error('The database has moved.')
  }
  return {
    ...product,
    database: { stop: () => database.stop(), start },
    stop: () => owned.disposeAsync(),
  }
}
