import { randomUUID } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import type { SharedRequestLimiter } from '@plainwire/pipeline'
import { type Db, releaseRequestTurn, takeRequestTurn } from '@plainwire/store'

/**
 * The maximum duration of a process's turn to send requests to a publisher, in ms. The turn of a killed process
 * ends after this time, which is longer than the guarded client's time limit for a request.
 */
export const MAX_REQUEST_TURN_MS = 30_000
/**
 * The maximum time for the database to grant a turn, in ms. If it took longer, the turn is taken again, because
 * a request takes up to 20 s and must end within the turn.
 */
const MAX_ANSWER_MS = 5_000

/**
 * Creates a limiter by which the processes that use one database take turns: only one of them sends a request
 * to a publisher at a time.
 */
export function createSharedRequestLimiter(db: Db, log: Log): SharedRequestLimiter {
  const holder = randomUUID()
  return {
    async take(domain) {
      for (;;) {
        const requestedAt = performance.now()
        const freeIn = await takeRequestTurn(db, { domain, holder, turnMs: MAX_REQUEST_TURN_MS })
        // If the process was paused after its request for a turn, the turn is taken again, because it may have
        // ended.
        if (freeIn > 0 || performance.now() - requestedAt < MAX_ANSWER_MS) return freeIn
      }
    },
    end: (domain, gap) =>
      releaseRequestTurn(db, { domain, holder, ...gap }).catch((err: unknown) =>
        log.warn(
          { err, domain },
          'A lock on a publisher could not be released; other processes wait until it expires.',
        ),
      ),
  }
}
