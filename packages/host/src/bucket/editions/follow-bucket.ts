import { setTimeout as pause } from 'node:timers/promises'
import type { FolderEditionSource } from '@plainwire/server'
import { getErrorMessage } from '@plainwire/store'
import { type BucketDownloadDependencies, downloadNewestEdition } from './bucket-editions.ts'

/** The interval at which the bucket is checked for a new edition, in ms. */
const LOOK_MS = 30_000

export interface BucketEditionCopyDependencies extends Omit<BucketDownloadDependencies, 'signal'> {
  editions: FolderEditionSource
  /** Resolves when the database has failed to answer; only then is the bucket queried. */
  databaseFailed: Promise<void>
  /**
   * Resolves when the database is reached or the process stops; the database then decides which edition is
   * served.
   */
  database: Promise<unknown>
  lookMs?: number
}

/**
 * Copies new editions from the bucket while the database is unreachable. A failure is logged once, until a
 * check succeeds.
 *
 * @returns a promise that resolves when an edition was copied and is served; it stays pending if no edition is
 * copied
 */
export function copyNewBucketEditions(parts: BucketEditionCopyDependencies): Promise<void> {
  const { editions, databaseFailed, database, log, lookMs = LOOK_MS } = parts
  const ending = new AbortController()
  const { signal } = ending
  void database.finally(() => ending.abort()).catch(() => undefined)
  let isAway = false

  async function check(onTaken: () => void): Promise<void> {
    try {
      const isNew = await downloadNewestEdition({ ...parts, signal })
      isAway = false
      if (isNew) await editions.refresh()
      if (isNew && editions.current()) onTaken()
    } catch (error) {
      if (!isAway && !signal.aborted)
        log.warn(
          { bucket: parts.bucket.name, reason: getErrorMessage(error) },
          'No edition could be taken from the bucket.',
        )
      isAway = true
    }
  }

  async function run(onTaken: () => void): Promise<void> {
    await Promise.race([databaseFailed, database])
    while (!signal.aborted) {
      await check(onTaken)
      await pause(lookMs, undefined, { signal, ref: false })
    }
  }
  // When the database is reached, the pause between two checks rejects, which ends the checks.
  return new Promise((resolve) => void run(resolve).catch(() => undefined))
}
