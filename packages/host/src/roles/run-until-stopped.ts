import type { EventEmitter } from 'node:events'
import { flushCompileCache } from 'node:module'

/** The first requests a graceful stop; a second ends the process immediately. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** Process managers give ten seconds; whatever hangs beyond this is cut. Nothing is lost: every write survives a kill. */
const STOP_PATIENCE_MS = 9_500
/** The longest delay of a timer, which keeps the process alive. */
const FOREVER_MS = 2 ** 31 - 1

/**
 * A role of a process: opens its resources, registers their closing with the closers, and checks `stopping`
 * between its steps.
 */
export type Role = (closers: AsyncDisposableStack, stopping: AbortSignal) => Promise<void>

/**
 * Runs a role until the process is stopped, including during its start, then closes everything in reverse
 * order. A failure at start closes what was opened so far and is rethrown.
 */
export async function runUntilStopped(
  run: Role,
  process: Pick<EventEmitter, 'once' | 'off'> & { exit(code: number): void } = globalThis.process,
): Promise<void> {
  const stopping = new AbortController()
  let lastResort: NodeJS.Timeout | undefined
  const stop = () => {
    stopping.abort()
    lastResort = setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  // A role may wait for nothing but the signal, or for a database that is tried again later.
  const alive = setInterval(() => undefined, FOREVER_MS)
  try {
    await using closers = new AsyncDisposableStack()
    await run(closers, stopping.signal).catch((error: unknown) => {
      if (!isBecauseOf(stopping.signal, error)) throw error
    })
    // A process that is killed writes nothing at its end.
    flushCompileCache()
    await aborted(stopping.signal)
  } finally {
    clearInterval(alive)
    clearTimeout(lastResort)
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

/** Whether something ended because of the signal. */
function isBecauseOf({ aborted, reason }: AbortSignal, error: unknown): boolean {
  return aborted && (error === reason || (error instanceof Error && error.cause === reason))
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
