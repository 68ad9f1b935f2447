import type { FeedStatus } from '@plainwire/domain/contract'
import type { FeedHealth } from '@plainwire/domain/feed'

const BY_STATUS: Record<number, NonNullable<FeedStatus['problem']>> = {
  401: 'refused',
  402: 'refused',
  403: 'refused',
  404: 'not-found',
  410: 'gone',
  429: 'busy',
  451: 'refused',
}
const SERVER_ERROR = 500

/**
 * Determines what is wrong with a feed. Only the outcome and the HTTP status of the last visit are used, so
 * that no text that the feed's server wrote is published.
 *
 * @returns null for a feed that has no problems or wasn't visited yet
 */
export function determineFeedProblem(
  health: Pick<FeedHealth, 'goneAt' | 'consecutiveFailures' | 'lastStatus' | 'lastError'>,
): FeedStatus['problem'] {
  const { goneAt, consecutiveFailures, lastStatus, lastError } = health
  if (goneAt) return 'gone'
  // A feed without entries doesn't count as failed, and is the only one that has an error after a successful
  // visit.
  if (consecutiveFailures === 0) return lastError === undefined ? null : 'empty'
  if (lastStatus === undefined) return 'unreachable'
  if (lastStatus < 300) return 'unreadable'
  return BY_STATUS[lastStatus] ?? (lastStatus >= SERVER_ERROR ? 'server-error' : 'unexpected')
}
