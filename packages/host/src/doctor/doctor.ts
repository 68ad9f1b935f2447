import { findCurrentEdition } from '@plainwire/store'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/metrics.ts'
import { checkBucket } from './bucket-check.ts'
import { checkDataFolder, checkDisk, checkEditionAge, readEditionOnDisk } from './data-checks.ts'
import {
  checkClock,
  checkDatabase,
  checkFeeds,
  checkMigrations,
  checkQueues,
  connectToExistingDatabase,
} from './database-checks.ts'
import { type Finding, fail, type NamedFinding, ok, runCheck, warn } from './finding.ts'
import {
  checkIdentityProvider,
  checkMail,
  checkServiceReachable,
  listExternalServices,
} from './outside-checks.ts'

const UNEXPECTED = 'this should not happen: report it with this line'

interface Patient {
  /** Reads the settings; throws if they are invalid. */
  readSettings: () => Config
  now: () => Date
}

/**
 * Checks an installation from its own machine: settings, data folder, database, clock, mail server, services,
 * feeds and edition. Changes nothing except a test object in the bucket, which it removes, and makes no request
 * that costs money. A failing check doesn't stop the others.
 */
export async function examineInstallation({ readSettings, now }: Patient): Promise<NamedFinding[]> {
  const settings = await settingsOf(readSettings)
  if (!('config' in settings)) return [settings.finding]
  const { config } = settings
  await using closers = new AsyncDisposableStack()
  const database = await connectToExistingDatabase(config, closers).catch((error: unknown) => ({
    finding: fail(error instanceof Error ? error.message : String(error), UNEXPECTED),
  }))
  const inDatabase =
    'db' in database ? await databaseFindings(database.db, now) : [{ name: 'database', ...database.finding }]
  const { oidc } = config.accounts.providers
  const { bucket } = config
  const others = await Promise.all([
    runCheck('data folder', () => checkDataFolder(config.dataDir), UNEXPECTED),
    runCheck('disk', () => checkDisk(config.dataDir), 'choose a data folder that is there with DATA_DIR'),
    runCheck('edition', () => newestEdition(config, database, now), UNEXPECTED),
    runCheck('mail server', () => checkMail(config), UNEXPECTED),
    ...(bucket ? [runCheck('bucket', () => checkBucket(bucket, closers), UNEXPECTED)] : []),
    ...(oidc ? [runCheck('sign-in', () => checkIdentityProvider(oidc), UNEXPECTED)] : []),
    ...listExternalServices(config).map(({ name, url }) =>
      runCheck(name, () => checkServiceReachable(url), UNEXPECTED),
    ),
  ])
  return [{ name: 'settings', ...checkSettings(config) }, ...inDatabase, ...others]
}

async function settingsOf(
  readSettings: () => Config,
): Promise<{ config: Config } | { finding: NamedFinding }> {
  let config: Config | undefined
  const finding = await runCheck(
    'settings',
    () => {
      config = readSettings()
      return ok('can be used')
    },
    'mend them: docs/operations.md lists all',
  )
  return config ? { config } : { finding }
}

function checkSettings({ host, publicUrl, trustedProxies }: Config): Finding {
  if (publicUrl !== undefined && !publicUrl.startsWith('https:') && !isLoopback(new URL(publicUrl).hostname))
    return warn(`PUBLIC_URL is ${publicUrl}`, 'serve readers over https: a proxy such as Caddy does it')
  if (publicUrl !== undefined && isLoopback(host) && trustedProxies.length === 0)
    return warn('PUBLIC_URL is set and TRUST_PROXY is not', 'name the proxy, or all readers share one limit')
  return ok('can be used')
}

type Database = Extract<Awaited<ReturnType<typeof connectToExistingDatabase>>, { db: unknown }>['db']

async function databaseFindings(db: Database, now: () => Date): Promise<NamedFinding[]> {
  const advice = 'run npx plainwire migrate'
  return Promise.all([
    runCheck('database', () => checkDatabase(db), advice),
    runCheck('migrations', () => checkMigrations(db), advice),
    runCheck('clock', () => checkClock(db, now), advice),
    runCheck('feeds', () => checkFeeds(db), advice),
    runCheck('queues', () => checkQueues(db), advice),
  ])
}

/** Checks the newest edition in the database or, without a database, on this machine's disk. */
async function newestEdition({ dataDir }: Config, database: object, now: () => Date): Promise<Finding> {
  const stored =
    'db' in database ? await findCurrentEdition(database.db as Database).catch(() => undefined) : undefined
  return checkEditionAge(stored ?? (await readEditionOnDisk(dataDir)), now())
}
