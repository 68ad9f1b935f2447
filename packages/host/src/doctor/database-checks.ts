import {
  connect,
  countFeeds,
  type Db,
  queryDatabaseServerInfo,
  queryMigrationState,
  queryQueueCounts,
  StoreError,
} from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { findConnectionString } from '../data/find-connection-string.ts'
import { silentLog } from '../outgoing.ts'
import { type Finding, fail, formatByteSize, ok, warn } from './finding.ts'

const MAX_FAILING_SHARE = 0.3
const MANY_WAITING = 500
/**
 * The differences between the database's clock and this machine's, in ms, that are reported as a warning and
 * as a failure.
 */
const LITTLE_APART_MS = 5_000
const FAR_APART_MS = 60_000

/** The database, or the reason why it is unreachable. */
export type DatabaseConnectionResult = { db: Db } | { finding: Finding }

/** Connects to the database without changing anything; no embedded one is created. */
export async function connectToExistingDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  closers: AsyncDisposableStack,
): Promise<DatabaseConnectionResult> {
  try {
    const connectionString = await findConnectionString(config, silentLog, closers)
    if (connectionString === undefined)
      return { finding: warn('the embedded one is not there yet', 'it is made at the first start') }
    const db = await connect({ connectionString, log: silentLog, patienceMs: 0, poolSize: 2 })
    closers.defer(() => db.destroy())
    return { db }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return { finding: fail(error.message, 'start the database, or mend DATABASE_URL') }
  }
}

export async function checkDatabase(db: Db): Promise<Finding> {
  const { version, size } = await queryDatabaseServerInfo(db)
  return ok(`PostgreSQL ${version}, ${formatByteSize(size)}`)
}

export async function checkMigrations(db: Db): Promise<Finding> {
  const { pending, unknown, isUsable } = await queryMigrationState(db)
  if (isUsable)
    return warn(
      `made by a newer Plainwire (${unknown.join(', ')}), which this one can run beside`,
      'bring every process to the newer version',
    )
  if (unknown.length > 0)
    return fail(`made by a newer Plainwire (${unknown.join(', ')})`, 'start that version, or a newer one')
  if (pending.length > 0)
    return warn(`${pending.length} to apply`, 'run npx plainwire migrate; a start applies them too')
  return ok('up to date')
}

export async function checkClock(db: Db, now: () => Date): Promise<Finding> {
  const before = now().getTime()
  const { now: theirs } = await queryDatabaseServerInfo(db)
  const middle = (before + now().getTime()) / 2
  const apart = Math.abs(theirs.getTime() - middle)
  const found = `${(apart / 1000).toFixed(1)} s from the database's`
  if (apart > FAR_APART_MS) return fail(found, 'set the clocks with NTP: codes and sessions depend on them')
  return apart > LITTLE_APART_MS ? warn(found, 'set the clocks with NTP') : ok(found)
}

export async function checkFeeds(db: Db): Promise<Finding> {
  const counts = (await countFeeds(db)).filter(({ content }) => content === 'live')
  const all = counts.reduce((sum, { feeds }) => sum + feeds, 0)
  const failing = counts.find(({ state }) => state === 'failing')?.feeds ?? 0
  if (all === 0) return ok('no live feeds are listed')
  const found = `${failing} of ${all} fail`
  return failing / all > MAX_FAILING_SHARE
    ? warn(found, 'is the way out blocked? /status names them and says why')
    : ok(found)
}

export async function checkQueues(db: Db): Promise<Finding> {
  const queues = await queryQueueCounts(db)
  const full = queues.filter(({ waiting }) => waiting > MANY_WAITING)
  if (full.length === 0) return ok(`${queues.reduce((sum, { waiting }) => sum + waiting, 0)} jobs wait`)
  const names = full.map(({ name, waiting }) => `${waiting} in ${name}`).join(', ')
  return warn(`jobs wait: ${names}`, 'start another process with the role that works on them')
}
