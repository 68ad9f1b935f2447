import { randomUUID } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import type { SharedRequestLimiter } from '@plainwire/pipeline'
import { type Db, releaseRequestTurn, takeRequestTurn } from '@plainwire/store'

/**
 * The time after which a process's turn to request from a publisher ends if the process was killed, in ms;
 * longer than the guarded client allows for a request.
 */
export const MAX_REQUEST_LOCK_MS = 30_000
/**
 * If taking a turn took longer than this, in ms, the turn is taken again, because a request takes up to 20 s
 * and must end within the turn.
 */
const MAX_ANSWER_MS = 5_000

/**
 * Creates the request turns of all processes on one database: only one of them sends a request to a publisher
 * at a time.
 */
export function createSharedRequestLocks(db: Db, log: Log): SharedRequestLimiter {
  const holder = randomUUID()
  return {
    async take(domain) {
      for (;;) {
        const requestedAt = performance.now()
        const freeIn = await takeRequestTurn(db, { domain, holder, turnMs: MAX_REQUEST_LOCK_MS })
        // The turn is taken again if the process was paused meanwhile, because it may have lost the turn.
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
