import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { addEditionManifest, type EditionWithManifest } from '@plainwire/pipeline/serving'
import { type Db, type Edition, getErrorMessage } from '@plainwire/store'
import { downloadEdition } from '../../follow-editions.ts'
import type { Bucket } from '../bucket.ts'
import { archiveEdition } from './edition-archive.ts'

/** The delay before archiving an edition is retried, in ms. */
const RETRY_MS = 60_000
/** How long a stop waits for a running upload, in ms. */
const STOP_MS = 2_000

export interface EditionArchiver {
  /**
   * Archives an edition in the background. The edition replaces an earlier one that still waits for its upload.
   * Never throws.
   */
  archive(edition: Edition): void
  stop(): Promise<void>
}

export interface ArchiverDependencies {
  bucket: Bucket
  db: Db
  log: Log
  retryMs?: number
}

/**
 * Archives editions in the background, so that publishing never waits. Only the newest edition waits for its
 * upload, so that an unreachable bucket doesn't fill the memory. A failure is logged once, and the edition is
 * retried every minute.
 */
export function createEditionArchiver({
  bucket,
  db,
  log,
  retryMs = RETRY_MS,
}: ArchiverDependencies): EditionArchiver {
  let wanted: Edition | undefined
  let running: Promise<void> | undefined
  let isAway = false
  const stopping = new AbortController()
  const { signal } = stopping

  async function tryOnce(edition: Edition): Promise<boolean> {
    try {
      const sealed: EditionWithManifest = addEditionManifest(await downloadEdition(db, edition))
      await archiveEdition(bucket, sealed)
      log.info({ edition: edition.number, bucket: bucket.name }, 'An edition was archived.')
      isAway = false
      return true
    } catch (error) {
      const about = { edition: edition.number, bucket: bucket.name, reason: getErrorMessage(error) }
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
      // Starts again for an edition that arrived while the last upload ended.
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
