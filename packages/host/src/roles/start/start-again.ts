import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { isDiskFull, reasonOf, StoreError } from '@plainwire/store'

/** The delay between two failed starts, in ms: freed disk space is noticed within seconds. */
const RETRY_MS = 1_000
/** The error codes that PostgreSQL and its sockets report when the server ends, starts or is missing. */
const AWAY = /^(?:57P0\d|08\d{3}|53\d{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/
const ENDED = /Connection terminated|Connection ended/

/** Whether a start failed for a reason that may be temporary: no space on a disk, or no database. */
export function mayBeTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDiskFull(error) || mayBeTemporary(error.cause)) return true
  if (error instanceof StoreError) return ['EMBEDDED_FAILED', 'DATABASE_UNREACHABLE'].includes(error.code)
  return ('code' in error && AWAY.test(String(error.code))) || ENDED.test(error.message)
}

/** The server that serves the last edition until everything else has started. */
export interface InterimServer {
  stop(): Promise<void>
}

/** The options for repeating a failed start. */
export interface StartRetryOptions {
  log: Log
  stopping: AbortSignal
  /**
   * Starts to serve the edition on disk. Returns undefined if there is none; a failed start then ends the
   * process.
   */
  openInterimServer(): Promise<InterimServer | undefined>
  retryMs?: number
}

/**
 * Serves the edition on disk, starts everything else, and after a temporary failure retries until it succeeds
 * or the process is stopped. The edition on disk is served first because a database takes seconds to start,
 * and longer after a kill. Resources of a failed start are closed; the edition on disk is served again as soon
 * as the server of that start is closed, before its database is.
 *
 * @param start calls `takeOver` when it is about to listen, which ends the interim server
 */
export async function startWithRetries(
  start: (opened: AsyncDisposableStack, takeOver: () => Promise<void>) => Promise<void>,
  closers: AsyncDisposableStack,
  { log, stopping, openInterimServer, retryMs = RETRY_MS }: StartRetryOptions,
): Promise<void> {
  let interim = await openInterimServer()
  const endInterim = async () => {
    const ending = interim
    interim = undefined
    await ending?.stop()
  }
  closers.defer(endInterim)
  for (;;) {
    const opened = new AsyncDisposableStack()
    let isRetrying = false
    const serveInterim = async () => {
      if (isRetrying) interim ??= await openInterimServer()
    }
    const takeOver = async () => {
      // Runs after the closer of the server that is about to listen, and before those of its database.
      opened.defer(serveInterim)
      await endInterim()
    }
    try {
      await start(opened, takeOver)
      closers.use(opened)
      return
    } catch (error) {
      isRetrying = !stopping.aborted && mayBeTemporary(error)
      await opened.disposeAsync()
      if (stopping.aborted || !isRetrying) throw error
      await serveInterim()
      if (!interim) throw error
      log.error(
        { reason: reasonOf(error) },
        'Only the last edition is served: the rest could not be started.',
      )
      await pause(retryMs, undefined, { signal: stopping }).catch(() => undefined)
      stopping.throwIfAborted()
    }
  }
}
