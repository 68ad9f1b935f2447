import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { getErrorMessage, isDiskFullError, StoreError } from '@plainwire/store'

/** The delay between two failed starts, in ms: freed disk space is noticed within seconds. */
const RETRY_MS = 1_000
/** The error codes reported while the PostgreSQL server stops, starts, is missing or lacks resources. */
const AWAY = /^(?:57P0\d|08\d{3}|53\d{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/
const ENDED = /Connection terminated|Connection ended/

/** Whether a start failed for a reason that may be temporary: no space on a disk, or no database. */
export function isTemporaryFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isDiskFullError(error) || isTemporaryFailure(error.cause)) return true
  if (error instanceof StoreError) return ['EMBEDDED_FAILED', 'DATABASE_UNREACHABLE'].includes(error.code)
  return ('code' in error && AWAY.test(String(error.code))) || ENDED.test(error.message)
}

/** The options for repeating a step that failed for a temporary reason. */
interface RetryOptions {
  log: Log
  stopping: AbortSignal
  /** The message of the log line about a failure. */
  message: string
  /** Called after a temporary failure and before the resources of the attempt are closed. */
  onFailure?: () => void
  /** Called after the resources of a failed attempt are closed. Throws to end the retries. */
  beforeRetry?: (error: unknown) => Promise<void>
  retryMs?: number
}

/**
 * Runs a step of a start, and again after each temporary failure, until it succeeds or the process is stopped.
 * Resources of a failed attempt are closed.
 *
 * @param step gets a stack for its resources. If the step succeeds, the stack is added to `closers`; if it
 * fails, the stack is closed
 */
export async function retryTemporaryFailures(
  step: (opened: AsyncDisposableStack) => Promise<void>,
  closers: AsyncDisposableStack,
  { log, stopping, message, onFailure, beforeRetry, retryMs = RETRY_MS }: RetryOptions,
): Promise<void> {
  for (;;) {
    const opened = new AsyncDisposableStack()
    try {
      await step(opened)
      closers.use(opened)
      return
    } catch (error) {
      const isRetried = !stopping.aborted && isTemporaryFailure(error)
      if (isRetried) onFailure?.()
      await opened.disposeAsync()
      if (stopping.aborted || !isRetried) throw error
      await beforeRetry?.(error)
      log.error({ reason: getErrorMessage(error) }, message)
      await pause(retryMs, undefined, { signal: stopping }).catch(() => undefined)
      stopping.throwIfAborted()
    }
  }
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
 * or the process is stopped. The edition on disk is served first because a database takes seconds to start, and
 * longer after a kill. Resources of a failed start are closed; the edition on disk is served again as soon as
 * the server of that start is closed, and before its database is closed.
 *
 * @param start calls `takeOver` when it is about to listen, which ends the interim server
 */
export async function startWithRetries(
  start: (opened: AsyncDisposableStack, takeOver: () => Promise<void>) => Promise<void>,
  closers: AsyncDisposableStack,
  { log, stopping, openInterimServer, retryMs = RETRY_MS }: StartRetryOptions,
): Promise<void> {
  let interim = await openInterimServer()
  let isRetrying = false
  const endInterim = async () => {
    const ending = interim
    interim = undefined
    await ending?.stop()
  }
  const serveInterim = async () => {
    if (isRetrying) interim ??= await openInterimServer()
  }
  closers.defer(endInterim)
  const attempt = async (opened: AsyncDisposableStack) => {
    isRetrying = false
    await start(opened, async () => {
      // Closers run in reverse order, so this one runs after the server that is about to listen is closed,
      // and before its database is closed.
      opened.defer(serveInterim)
      await endInterim()
    })
  }
  await retryTemporaryFailures(attempt, closers, {
    log,
    stopping,
    message: 'Only the last edition is served: the rest could not be started.',
    onFailure: () => {
      isRetrying = true
    },
    beforeRetry: async (error) => {
      await serveInterim()
      if (!interim) throw error
    },
    retryMs,
  })
}
