import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeEdition } from '@plainwire/pipeline'
import type { Archive, FolderEditions } from '@plainwire/server'
import {
  connect,
  type Db,
  type Edition,
  editionFiles,
  type Log,
  StoreError,
  storyDetails,
  watchEditions,
} from '@plainwire/store'
import type { Config } from '../config.ts'
import { type DataFolder, openDataFolder } from '../data-folder.ts'
import { logToStandardError } from '../log.ts'
import { sharedDatabase } from '../open-store.ts'
import { imageKeyOf } from './editing.ts'
import { openEditions } from './editions.ts'
import { openHttp } from './fields.ts'
import { openServer } from './open-server.ts'

/** Between two tries to reach a database that was not there at start. */
const RETRY_MS = 5_000

/** Readers only: serves the newest edition from disk, with or without the database, and takes new ones from it. */
export async function serve(config: Config, closers: AsyncDisposableStack): Promise<void> {
  const log = logToStandardError(config.logLevel)
  const connectionString = sharedDatabase(config, 'serve')
  const data = await openDataFolder(config.dataDir)
  closers.defer(() => data.release())
  const editions = await openEditions(data.editions, config, log)
  const database = reach(connectionString, log, closers)
  const archive: Archive = {
    story: async (id) => {
      const db = database.now()
      if (!db) throw new StoreError('DATABASE_UNREACHABLE', 'The database is not reached yet.')
      return storyDetails(db, id)
    },
  }
  const imageKey = await rememberedImageKey(data, database.ready, editions)
  const imageHttp = openHttp(config, [], log, closers)
  const address = await openServer({ config, data, log, editions, archive, imageHttp, imageKey }, closers)
  const stopped = new AbortController()
  closers.defer(() => stopped.abort())
  void follow({ connectionString, database: database.ready, data, editions, log }, stopped.signal, closers)
  process.stdout.write(`Plainwire serves: ${address}\n`)
}

/** Tries until the database answers; what is on disk is served meanwhile. */
function reach(connectionString: string, log: Log, closers: AsyncDisposableStack) {
  let db: Db | undefined
  let isStopped = false
  closers.defer(async () => {
    isStopped = true
    await db?.destroy()
  })
  const tryOn = async (): Promise<Db> => {
    for (;;) {
      try {
        db = await connect({ connectionString, log })
        return db
      } catch (error) {
        if (isStopped || !(error instanceof StoreError)) throw error
        log.warn({ reason: error.message }, 'database unreachable')
        await pause(RETRY_MS, undefined, { ref: false })
      }
    }
  }
  return { now: () => db, ready: tryOn() }
}

/** The key of the last run serves pictures while the database is away; without an edition there is nothing to wait less for. */
async function rememberedImageKey(
  data: DataFolder,
  database: Promise<Db>,
  editions: FolderEditions,
): Promise<string> {
  const file = join(data.path, 'image-key')
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined && editions.current()) return kept
  const key = await imageKeyOf(await database)
  await writeFile(file, key, { mode: 0o600 })
  return key
}

interface FollowParts {
  connectionString: string
  database: Promise<Db>
  data: DataFolder
  editions: FolderEditions
  log: Log
}

/** Takes each new edition from the database to this machine's disk and memory. */
async function follow(
  parts: FollowParts,
  stopped: AbortSignal,
  closers: AsyncDisposableStack,
): Promise<void> {
  const { connectionString, data, editions, log } = parts
  const db = await parts.database
  if (stopped.aborted) return
  const watch = await watchEditions({ connectionString, db, log }, async (edition) => {
    if (editions.current()?.pointer.digest === edition.digest) return
    await writeEdition(data.editions, await download(db, edition))
    await editions.refresh()
  })
  closers.defer(() => watch.stop())
}

async function download(db: Db, edition: Edition) {
  const files = new Map<string, Uint8Array>()
  for await (const { path, bytes } of editionFiles(db, edition.number)) files.set(path, bytes)
  const { number, content, publishedAt, storyCount } = edition
  return { number, content, publishedAt: publishedAt.toISOString(), stories: storyCount, files }
}
