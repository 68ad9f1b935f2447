import type { Feed, FeedHealth, Publisher, PublisherFeed } from '@plainwire/domain/feed'
import { MIN_VISIT_INTERVAL_MINUTES } from './visit-rhythm.ts'

/** Returns the health of a feed that was never visited. Its first visit is due now. */
export function createInitialFeedHealth(now: Date): FeedHealth {
  return {
    etag: undefined,
    lastModified: undefined,
    validatorsSince: undefined,
    contentHash: undefined,
    nextCheckAt: now,
    intervalMinutes: MIN_VISIT_INTERVAL_MINUTES,
    entriesPerHour: 0,
    consecutiveFailures: 0,
    lastCheckedAt: undefined,
    lastSuccessAt: undefined,
    lastStatus: undefined,
    lastError: undefined,
    redirectTo: undefined,
    redirectSeen: 0,
    goneAt: undefined,
  }
}

/** Creates a feed that was never visited, with its address as its id. */
export function createFeed(publisher: Publisher, listed: PublisherFeed, now: Date): Feed {
  return {
    id: listed.url,
    publisherId: publisher.id,
    url: listed.url,
    fetchUrl: listed.url,
    categories: listed.categories,
    place: listed.place,
    language: listed.language ?? publisher.language,
    health: createInitialFeedHealth(now),
  }
}
