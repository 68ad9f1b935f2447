import { notifyManager } from '@tanstack/react-query'

/**
 * Makes queries and mutations report their results at once, instead of after a timer that a test would have to
 * run.
 */
export function reportQueriesAtOnce(): void {
  notifyManager.setScheduler((report) => report())
}
