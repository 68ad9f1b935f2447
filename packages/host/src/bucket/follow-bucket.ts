import { setTimeout as pause } from 'node:timers/promises'
import type { FolderEditions } from '@plainwire/server'
import { reasonOf } from '@plainwire/store'
import { type TakenFromBucket, takeFromBucket } from './bucket-editions.ts'

/** Between two looks into the bucket. */
const LOOK_MS = 30_000

export interface FollowedBucket extends Omit<TakenFromBucket, 'signal'> {
  editions: FolderEditions
  /** Resolves once the database has failed to answer: until then the bucket is not queried. */
  databaseFailed: Promise<void>
  /** Resolves once the database is reached, or the process stops: the database then decides which edition is served. */
  database: Promise<unknown>
  lookMs?: number
}

/**
 * Takes new editions from the bucket for as long as the database is away. A failure is logged once, until a look succeeds.
 *
 * @returns resolves when an edition was taken and is served; never, where none is
 */
export function followBucket(parts: FollowedBucket): Promise<void> {
  const { editions, databaseFailed, database, log, lookMs = LOOK_MS } = parts
  const ending = new AbortController()
  const { signal } = ending
  void database.finally(() => ending.abort()).catch(() => undefined)
  let isAway = false

  async function look(onTaken: () => void): Promise<void> {
    try {
      const isNew = await takeFromBucket({ ...parts, signal })
      isAway = false
      if (isNew) await editions.refresh()
      if (isNew && editions.current()) onTaken()
    } catch (error) {
      if (!isAway && !signal.aborted)
        log.warn(
          { bucket: parts.bucket.name, reason: reasonOf(error) },
          'No edition could be taken from the bucket.',
        )
      isAway = true
    }
  }

  async function run(onTaken: () => void): Promise<void> {
    await Promise.race([databaseFailed, database])
    while (!signal.aborted) {
      await look(onTaken)
      await pause(lookMs, undefined, { signal, ref: false })
    }
  }
  // The pause rejects when the database is there.
  return new Promise((resolve) => void run(resolve).catch(() => undefined))
}
