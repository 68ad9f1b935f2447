import type { Log } from '@plainwire/domain/log'
import { readPointer, takeEdition } from '@plainwire/pipeline/serving'
import type { FolderEditions } from '@plainwire/server'
import { type Content, type Db, type Edition, editionFiles, watchEditions } from '@plainwire/store'
import type { OpenWithdrawals } from './withdrawals.ts'

export interface FollowedEditions {
  connectionString: string
  db: Db
  log: Log
  /** The folder of this process's editions, and their served form. */
  folder: string
  editions: FolderEditions
  /** Only this one's; both where not given. */
  content?: Content | undefined
  /** This process publishes too: its latest edition may be newer than the database's. */
  isPublisher: boolean
  /** Taken with each look. */
  withdrawals: OpenWithdrawals
}

/** Takes each new edition and each withdrawal from the database to this machine's disk and memory. Gives the function that ends it. */
export async function followEditions(parts: FollowedEditions): Promise<() => Promise<void>> {
  const { connectionString, db, log, content, withdrawals } = parts
  const onLook = () => withdrawals.refresh(db)
  const about = { connectionString, db, log, onLook, ...(content && { content }) }
  const watch = await watchEditions(about, (edition) => takeOver(parts, edition))
  return () => watch.stop()
}

/** The database decides which edition is served, whatever this disk has under its number. */
async function takeOver(parts: FollowedEditions, edition: Edition): Promise<void> {
  const { db, folder, editions, isPublisher } = parts
  const local = await readPointer(folder)
  if (isPublisher && local && local.number > edition.number) return
  if (local?.digest !== edition.digest)
    await takeEdition(folder, await downloadEdition(db, edition), edition.digest)
  await editions.refresh()
}

/** An edition with all its files, from the database. */
export async function downloadEdition(
  db: Db,
  { number, content, publishedAt, storyCount, signature }: Edition,
) {
  const files = new Map<string, Uint8Array>()
  for await (const { path, bytes } of editionFiles(db, number)) files.set(path, bytes)
  return { number, content, publishedAt: publishedAt.toISOString(), stories: storyCount, files, signature }
}
