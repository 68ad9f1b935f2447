import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { createPushSender, generateVapidKeys, type VapidOptions } from '@plainwire/post'
import type { PushOptions } from '@plainwire/server'
import { type Db, type JobQueue, readFileIfExists } from '@plainwire/store'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { PushConfig } from '../config/push.ts'
import { readBreakingThresholds } from '../content.ts'
import type { Metrics } from '../observe/metrics.ts'
import { wrapPushClientWithMetrics } from '../observe/observed.ts'
import { wrapHttpClientWithTracing } from '../observe/traced.ts'
import { USER_AGENT } from '../outgoing.ts'
import { now } from '../steady-clock.ts'

/** The schedule of the job that sends breaking news and retries rejected messages: every minute. */
const EVERY_MINUTE = '* * * * *'

/**
 * Options for traces of requests to push services. The host is left out, because it would reveal which browser
 * a reader uses.
 */
const PRIVATE = { client: 'push', isHostPrivate: true }

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })
type Keys = z.infer<typeof Keys>

export interface PushService {
  options: PushOptions
  /** The keys that sign messages to devices. */
  vapid: VapidOptions
  /** Handles a job of the queue: sends breaking news to devices, and retries rejected messages. */
  notifyDevices(signal: AbortSignal): Promise<void>
}

interface PushParts {
  config: Pick<Config, 'push'>
  log: Log
  /** Returns the database; throws while it is unreachable. */
  db(): Db
  metrics?: Metrics | undefined
}

/**
 * Returns the keys of an installation whose settings contain none. The keys are generated once, and stored in
 * the data folder, outside the database. New keys would invalidate every device's subscription.
 */
async function ownKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'push-keys.json')
  const stored = await readFileIfExists(file)
  if (stored) return Keys.parse(JSON.parse(stored.toString()))
  const made = generateVapidKeys()
  await writeFile(`${file}.tmp`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${file}.tmp`, file)
  return made
}

async function openWith(
  { log, db, metrics }: PushParts,
  vapid: Keys & Pick<PushConfig, 'subject'>,
  closers: AsyncDisposableStack,
): Promise<PushService> {
  const http = createGuardedHttp({ ownHosts: [], exceptions: [], userAgent: USER_AGENT, log })
  closers.defer(() => http.close())
  const thresholds = await readBreakingThresholds()
  return {
    vapid,
    options: { db, publicKey: vapid.publicKey, mayReach: (url) => http.mayReach(url) },
    notifyDevices: createPushSender({
      db,
      http: wrapHttpClientWithTracing(wrapPushClientWithMetrics(http, metrics), PRIVATE),
      vapid,
      thresholds,
      log,
      now,
    }),
  }
}

/**
 * Creates the service that sends breaking news to devices, for the single process of `start`.
 *
 * @param folder where generated keys are stored
 */
export async function createSingleProcessPushService(
  parts: PushParts & { folder: string },
  closers: AsyncDisposableStack,
): Promise<PushService> {
  const { keys, subject } = parts.config.push
  return openWith(parts, { ...(keys ?? (await ownKeys(parts.folder))), subject }, closers)
}

/**
 * Creates the service that sends breaking news to devices, for one of several processes that are configured
 * with the same keys; undefined if no keys are configured.
 */
export async function createMultiProcessPushService(
  parts: PushParts,
  closers: AsyncDisposableStack,
): Promise<PushService | undefined> {
  const { keys, subject } = parts.config.push
  return keys && openWith(parts, { ...keys, subject }, closers)
}

/** Schedules the job for messages to devices every minute, once for all processes that share a database. */
export async function schedulePushJob(jobs: Pick<JobQueue, 'schedule'>): Promise<void> {
  await jobs.schedule('push', EVERY_MINUTE)
}
