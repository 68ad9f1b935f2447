import type { Log } from '@plainwire/domain/log'
import { MINUTE_MS } from '@plainwire/domain/units'

/**
 * Returns a function that logs a warning at most once a minute, with the number of calls since the last logged
 * warning (`times`). For warnings that outsiders can cause as often as they like.
 */
export function createThrottledWarning(log: Log, now: () => Date, message: string) {
  let loggedAt = Number.NEGATIVE_INFINITY
  let times = 0
  return (context: object = {}): void => {
    times += 1
    const moment = now().getTime()
    // Math.abs, so that the warning is still logged after the clock was set back.
    if (Math.abs(moment - loggedAt) < MINUTE_MS) return
    log.warn({ ...context, times }, message)
    loggedAt = moment
    times = 0
  }
}
