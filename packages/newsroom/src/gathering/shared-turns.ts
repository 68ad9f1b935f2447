import { randomUUID } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import type { SharedTurns } from '@plainwire/pipeline'
import { type Db, endRequestTurn, takeRequestTurn } from '@plainwire/store'

/** A turn whose process was killed is free after this long, in ms: longer than the guarded client lets a request take. */
export const TURN_MS = 30_000
/** A request takes at most 20 s: it begins this soon after its turn was requested, or the turn is requested again. */
const MAX_ANSWER_MS = 5_000

/** The turns of all processes on a database; of this process under one name. */
export function sharedTurns(db: Db, log: Log): SharedTurns {
  const holder = randomUUID()
  return {
    async take(domain) {
      for (;;) {
        const requestedAt = performance.now()
        const freeIn = await takeRequestTurn(db, { domain, holder, turnMs: TURN_MS })
        // A process that was paused meanwhile may have lost it.
        if (freeIn > 0 || performance.now() - requestedAt < MAX_ANSWER_MS) return freeIn
      }
    },
    end: (domain, gap) =>
      endRequestTurn(db, { domain, holder, ...gap }).catch((err: unknown) =>
        log.warn({ err, domain }, 'A turn could not be ended: others wait until it has run out.'),
      ),
  }
}
