import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { type SealedEdition, seal } from '@plainwire/pipeline/serving'
import { type Db, type Edition, reasonOf } from '@plainwire/store'
import { downloadEdition } from '../serving/follow-editions.ts'
import type { Bucket } from './bucket.ts'
import { archiveEdition } from './edition-archive.ts'

/** Between two tries to archive an edition. */
const RETRY_MS = 60_000
/** The time that a running upload has to end before the process does, in ms. */
const STOP_MS = 2_000

export interface EditionArchiver {
  /** Archives an edition in the background, replacing one that still waits. Never throws. */
  archive(edition: Edition): void
  stop(): Promise<void>
}

export interface ArchiverParts {
  bucket: Bucket
  db: Db
  log: Log
  retryMs?: number
}

/**
 * Archives editions behind publishing: it never holds an edition up. Only the newest waits, so that a bucket that is away for
 * long costs no memory; a failure is logged once and the edition tried again each minute.
 */
export function editionArchiver({ bucket, db, log, retryMs = RETRY_MS }: ArchiverParts): EditionArchiver {
  let wanted: Edition | undefined
  let running: Promise<void> | undefined
  let isAway = false
  const stopping = new AbortController()
  const { signal } = stopping

  async function tryOnce(edition: Edition): Promise<boolean> {
    try {
      const sealed: SealedEdition = seal(await downloadEdition(db, edition))
      await archiveEdition(bucket, sealed)
      log.info({ edition: edition.number, bucket: bucket.name }, 'An edition was archived.')
      isAway = false
      return true
    } catch (error) {
      const about = { edition: edition.number, bucket: bucket.name, reason: reasonOf(error) }
      if (!isAway && !signal.aborted)
        log.warn(about, 'An edition could not be archived; it is tried again until it is, or a newer one is.')
      isAway = true
      return false
    }
  }

  async function run(): Promise<void> {
    while (wanted && !signal.aborted) {
      const edition = wanted
      const isDone = await tryOnce(edition)
      if (isDone && wanted === edition) wanted = undefined
      if (!isDone) await pause(retryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  function start(): void {
    running ??= run().finally(() => {
      running = undefined
      // One that came while the last step ended.
      if (wanted && !signal.aborted) start()
    })
  }

  return {
    archive(edition) {
      wanted = edition
      start()
    },
    async stop() {
      stopping.abort()
      await Promise.race([running, pause(STOP_MS, undefined, { ref: false })])
    },
  }
}
