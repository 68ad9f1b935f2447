import type { EventEmitter } from 'node:events'
import { flushCompileCache } from 'node:module'

/** The first signal requests a graceful stop; a second one ends the process immediately. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/**
 * How long a graceful stop may take, in ms, before the process exits; process managers wait for ten seconds.
 * Nothing is lost by the exit, because every write survives a kill.
 */
const STOP_PATIENCE_MS = 9_500
/** The maximum interval of a timer in Node, in ms, for a timer that only keeps the process alive. */
const FOREVER_MS = 2 ** 31 - 1

/**
 * A role of a process: opens its resources, registers their closing with the closers, and checks `stopping`
 * between its steps.
 */
export type ProcessRole = (closers: AsyncDisposableStack, stopping: AbortSignal) => Promise<void>

/**
 * Runs a role until the process is stopped, which may happen while the role is still starting. Then closes
 * everything in reverse order. A failure at start closes what was opened so far and is rethrown.
 */
export async function runUntilStopped(
  run: ProcessRole,
  process: Pick<EventEmitter, 'once' | 'off'> & { exit(code: number): void } = globalThis.process,
): Promise<void> {
  const stopping = new AbortController()
  let lastResort: NodeJS.Timeout | undefined
  const stop = () => {
    stopping.abort()
    lastResort = setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  // This timer alone prevents the process from ending while a role waits for the signal, or for another
  // attempt to reach the database.
  const alive = setInterval(() => undefined, FOREVER_MS)
  try {
    await using closers = new AsyncDisposableStack()
    await run(closers, stopping.signal).catch((error: unknown) => {
      if (!isBecauseOf(stopping.signal, error)) throw error
    })
    // The compile cache is written here, because a process that exits by a signal doesn't write it by itself.
    flushCompileCache()
    await waitForAbort(stopping.signal)
  } finally {
    clearInterval(alive)
    clearTimeout(lastResort)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

/** Whether an error was thrown because the signal was aborted. */
function isBecauseOf({ aborted, reason }: AbortSignal, error: unknown): boolean {
  return aborted && (error === reason || (error instanceof Error && error.cause === reason))
}

/** Resolves when the signal is aborted. */
export function waitForAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
