import type { FeedState } from '../contract/index.ts'
import type { Feed } from '../feed/index.ts'

/** The state of fetching a feed, for a publisher's page and the status page. */
export function getFeedState({ url, health }: Pick<Feed, 'url' | 'health'>): FeedState {
  const { goneAt, lastCheckedAt, lastSuccessAt, consecutiveFailures, intervalMinutes } = health
  const tried = consecutiveFailures > 0 ? 'failing' : 'ok'
  return {
    url,
    state: goneAt ? 'gone' : lastCheckedAt ? tried : 'waiting',
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    failures: consecutiveFailures,
    interval_minutes: Math.round(intervalMinutes),
  }
}
