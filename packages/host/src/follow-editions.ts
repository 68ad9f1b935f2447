import type { Log } from '@plainwire/domain/log'
import { copyEdition, readEditionPointer } from '@plainwire/pipeline/serving'
import type { FolderEditionSource } from '@plainwire/server'
import { type ContentKind, type Db, type Edition, iterateEditionFiles, watchEditions } from '@plainwire/store'
import type { RefreshableWithdrawals } from './serving/withdrawals.ts'

/** The options for copying the database's editions to this machine's disk. */
export interface SyncEditionsDependencies {
  connectionString: string
  db: Db
  log: Log
  /** The folder in which this process stores its editions. */
  folder: string
  /** The editions of the folder, prepared for serving. */
  editions: FolderEditionSource
  /** The content (sample or live) whose editions are followed; both if undefined. */
  content?: ContentKind | undefined
  /** Whether this process also publishes: its latest edition may then be newer than the database's. */
  isPublisher: boolean
  /** The withdrawals, which are refreshed with each check of the database. */
  withdrawals: RefreshableWithdrawals
}

/**
 * Downloads each new edition and each withdrawal from the database to this machine's disk and memory. Returns a
 * function that stops the downloads.
 */
export async function startEditionSyncFromDatabase(
  parts: SyncEditionsDependencies,
): Promise<() => Promise<void>> {
  const { connectionString, db, log, content, withdrawals } = parts
  const onCheck = () => withdrawals.refresh(db)
  const about = { connectionString, db, log, onCheck, ...(content && { content }) }
  const watch = await watchEditions(about, (edition) => takeOver(parts, edition))
  return () => watch.stop()
}

/**
 * Serves the newest edition of the database instead of the current one, even if the disk has another edition
 * with the same number. Does nothing if this process publishes and has a newer edition.
 */
async function takeOver(parts: SyncEditionsDependencies, edition: Edition): Promise<void> {
  const { db, folder, editions, isPublisher } = parts
  const local = await readEditionPointer(folder)
  if (isPublisher && local && local.number > edition.number) return
  if (local?.digest !== edition.digest)
    await copyEdition(folder, await downloadEdition(db, edition), edition.digest)
  await editions.refresh()
}

/** Returns an edition with all its files, read from the database. */
export async function downloadEdition(
  db: Db,
  { number, content, publishedAt, storyCount, signature }: Edition,
) {
  const files = new Map<string, Uint8Array>()
  for await (const { path, bytes } of iterateEditionFiles(db, number)) files.set(path, bytes)
  return { number, content, publishedAt: publishedAt.toISOString(), stories: storyCount, files, signature }
}
