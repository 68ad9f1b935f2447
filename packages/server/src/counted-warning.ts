import type { Log } from '@plainwire/domain/log'
import { MINUTE_MS } from '@plainwire/domain/units'

/**
 * Gives the function that logs a warning which strangers can cause as often as they like: at most once a minute, with how
 * many `times` it was caused since it was last logged.
 */
export function countedWarning(log: Log, now: () => Date, message: string) {
  let loggedAt = Number.NEGATIVE_INFINITY
  let times = 0
  return (context: object = {}): void => {
    times += 1
    const moment = now().getTime()
    // A clock that was set back must not silence it.
    if (Math.abs(moment - loggedAt) < MINUTE_MS) return
    log.warn({ ...context, times }, message)
    loggedAt = moment
    times = 0
  }
}
