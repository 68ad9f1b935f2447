import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { getErrorMessage } from '../../store-error.ts'
import type { PostgresServer } from './server.ts'

/**
 * Delays before consecutive restarts, in ms. The last one repeats, because a cause such as a full disk may take
 * hours to be solved. After running for `WELL_AFTER_MS` a server counts as healthy again.
 */
const WAITS_MS = [0, 200, 1_000, 3_000]
const WELL_AFTER_MS = 60_000

/** The supervision of a server, which restarts it until it is stopped. */
export interface ServerSupervision {
  stop(): Promise<void>
}

/**
 * Restarts the server whenever it ends unexpectedly: immediately the first time, then after growing delays,
 * without a limit. Until the server runs again, the application's queries fail.
 */
export function superviseServer(
  first: PostgresServer,
  start: () => Promise<PostgresServer>,
  log: Log,
  waitsMs: readonly number[] = WAITS_MS,
): ServerSupervision {
  const stopping = new AbortController()
  let server = first
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await server.stop()
      await watching
      // Stops a server that was starting when the stop was requested.
      await server.stop()
    },
  }

  async function watch() {
    let failures = 0
    for (;;) {
      const since = performance.now()
      await server.ended
      if (stopping.signal.aborted) return
      failures = performance.now() - since > WELL_AFTER_MS ? 0 : failures
      const waitMs = waitsMs[failures] ?? waitsMs.at(-1)
      log.error({ pid: server.pid, failures }, 'The database server ended by itself; starting it again.')
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      failures += 1
      server = await startAgain(server)
      // Returns instead of waiting for the end of the new server, because `stop` waits for this function before
      // it ends that server.
      if (stopping.signal.aborted) return
    }
  }

  /**
   * Restarts a server that has ended. Returns the ended server if the start fails; the next iteration tries
   * again.
   */
  async function startAgain(ended: PostgresServer): Promise<PostgresServer> {
    try {
      return await start()
    } catch (error) {
      log.error({ reason: getErrorMessage(error) }, 'The database server did not start again.')
      return ended
    }
  }
}
