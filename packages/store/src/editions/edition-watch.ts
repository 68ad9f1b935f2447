import type { Log } from '@plainwire/domain/log'
import pg from 'pg'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { getErrorMessage } from '../store-error.ts'
import { EDITION_NOTIFICATION_CHANNEL, type Edition, findCurrentEdition } from './editions.ts'

export interface EditionWatch {
  /** Stops watching. */
  stop(): Promise<void>
}

export interface EditionWatchOptions {
  connectionString: string
  /** The connection for queries; notifications have a separate one. */
  db: Db
  log: Log
  /** The content (sample or live) whose editions are watched; all if undefined. */
  content?: ContentKind
  /**
   * The interval at which the database is queried even without a notification, in ms, because notifications are
   * lost while the connection is down.
   */
  pollMs?: number
  /**
   * Called at each check, before the current edition is queried. The caller can refresh the withdrawals in
   * it: they are announced on the same channel as editions, and take effect between two editions.
   */
  onCheck?: () => Promise<void>
}

const DEFAULT_POLL_MS = 15_000
const CONNECT_PATIENCE_MS = 5_000

/**
 * Calls back with the current edition, and then with each new one within milliseconds of its publication.
 * Editions in quick succession may be skipped, but never the newest. If the callback throws, it is called again
 * with the same edition at the next check.
 */
export async function watchEditions(
  options: EditionWatchOptions,
  onEdition: (edition: Edition) => Promise<void> | void,
): Promise<EditionWatch> {
  const { db, log, content, pollMs = DEFAULT_POLL_MS } = options
  let seen = 0
  let listener: pg.Client | undefined
  let checks: Promise<void> = Promise.resolve()
  let isStopped = false

  const checkOnce = async () => {
    if (isStopped) return
    try {
      listener ??= await listen(options, check, (lost) => {
        if (listener === lost) listener = undefined
      })
      await options.onCheck?.()
      const edition = await findCurrentEdition(db, content)
      if (!edition || edition.number <= seen || isStopped) return
      await onEdition(edition)
      seen = edition.number
    } catch (error) {
      log.warn({ reason: getErrorMessage(error) }, 'The newest edition could not be loaded; trying again.')
    }
  }
  /** Checks run one at a time, in order. */
  function check(): void {
    checks = checks.then(checkOnce)
  }

  check()
  const timer = setInterval(check, pollMs)
  await checks
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await checks
      await listener?.end()
    },
  }
}

async function listen(
  options: EditionWatchOptions,
  onAnnounced: () => void,
  onLost: (client: pg.Client) => void,
) {
  const client = new pg.Client({
    connectionString: options.connectionString,
    application_name: 'plainwire editions',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
  })
  client.on('error', (error) => {
    options.log.warn({ reason: getErrorMessage(error) }, 'The connection that announces editions was lost.')
    onLost(client)
  })
  client.on('end', () => onLost(client))
  client.on('notification', onAnnounced)
  await client.connect()
  await client.query(`LISTEN ${EDITION_NOTIFICATION_CHANNEL}`)
  return client
}
