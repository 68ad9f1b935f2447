import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@plainwire/domain/log'
import { guardedHttp } from '@plainwire/pipeline/serving'
import { makeVapidKeys, type PushOptions, pushSender, type Vapid } from '@plainwire/server'
import type { Db, Jobs } from '@plainwire/store'
import { z } from 'zod'
import { USER_AGENT } from '../commands/outgoing.ts'
import type { Config } from '../config.ts'
import type { PushConfig } from '../config-push.ts'
import { readBreaking } from '../content.ts'
import type { Metrics } from '../observe/metrics.ts'
import { observedPush } from '../observe/observed.ts'
import { tracedHttp } from '../observe/traced.ts'
import { now } from '../steady-clock.ts'

/** Every minute: what is breaking is told at once, and what was not taken is tried again. */
const EVERY_MINUTE = '* * * * *'

/** Whose push service it is shows which browser a reader has. */
const PRIVATE = { client: 'push', isHostPrivate: true }

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })
type Keys = z.infer<typeof Keys>

export interface OpenPush {
  options: PushOptions
  /** The keys that messages to devices are signed with. */
  vapid: Vapid
  /** What this process does with the queue's job. */
  tellDevices(signal: AbortSignal): Promise<void>
}

interface PushParts {
  config: Pick<Config, 'push'>
  log: Log
  /** The database; throws while it is away. */
  db(): Db
  metrics?: Metrics | undefined
}

/** The keys of an installation that its operator gave none: made once and kept beside the database. New ones would lose every device. */
async function ownKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'push-keys.json')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return Keys.parse(JSON.parse(kept))
  const made = makeVapidKeys()
  await writeFile(`${file}.tmp`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${file}.tmp`, file)
  return made
}

async function openWith(
  { log, db, metrics }: PushParts,
  vapid: Keys & Pick<PushConfig, 'subject'>,
  closers: AsyncDisposableStack,
): Promise<OpenPush> {
  const http = guardedHttp({ ownHosts: [], exceptions: [], userAgent: USER_AGENT, log })
  closers.defer(() => http.close())
  const thresholds = await readBreaking()
  return {
    vapid,
    options: { db, publicKey: vapid.publicKey, mayReach: (url) => http.mayReach(url) },
    tellDevices: pushSender({
      db,
      http: tracedHttp(observedPush(http, metrics), PRIVATE),
      vapid,
      thresholds,
      log,
      now,
    }),
  }
}

/** Breaking news on devices, of the one process that does everything. @param folder where its own keys are kept */
export async function openOwnPush(
  parts: PushParts & { folder: string },
  closers: AsyncDisposableStack,
): Promise<OpenPush> {
  const { keys, subject } = parts.config.push
  return openWith(parts, { ...(keys ?? (await ownKeys(parts.folder))), subject }, closers)
}

/** Breaking news on devices, of a process that shares them with others; undefined while no keys are set. */
export async function openSharedPush(
  parts: PushParts,
  closers: AsyncDisposableStack,
): Promise<OpenPush | undefined> {
  const { keys, subject } = parts.config.push
  return keys && openWith(parts, { ...keys, subject }, closers)
}

/** Has devices told every minute, however many processes say so. */
export async function schedulePush(jobs: Pick<Jobs, 'schedule'>): Promise<void> {
  await jobs.schedule('push', EVERY_MINUTE)
}
