import type { FeedState } from '../contract/index.ts'
import type { Feed } from '../feed/index.ts'

/** How reading a feed goes, as passports and the status page show it. */
export function feedState({ url, health }: Pick<Feed, 'url' | 'health'>): FeedState {
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
