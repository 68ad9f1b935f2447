import type { Feed } from '@plainwire/domain/feed'
import type { StoredFeed } from '../../feeds/feed-row.ts'
import type { FeedVisit } from '../../feeds/feed-visits.ts'
import type { GatheredItem } from './identify-entries.ts'

/** An entry that became no article. */
export interface RejectedEntry {
  entryKey: string
  title: string
  url: string | undefined
  /** The reason why the entry was rejected, as one sentence or phrase. */
  reason: string
}

/** The result of one visit to a feed. */
export interface FeedVisitResult {
  feed: Pick<StoredFeed, 'id' | 'publisherId' | 'content'>
  /** Facts about the feed from this visit; if undefined, the stored ones don't change. */
  visit?: Pick<Feed, 'fetchUrl' | 'health'>
  /** The visit as added to the feed's history; if undefined, nothing is added. */
  history?: FeedVisit | undefined
  items: readonly GatheredItem[]
  rejected: readonly RejectedEntry[]
  now: Date
}

/**
 * The outcome of a feed entry. 'changed': title, summary or text differ. 'duplicate': the content of the
 * article is taken from another entry, in this feed or in another feed of the publisher.
 */
export type FeedItemOutcome = 'new' | 'changed' | 'same' | 'duplicate'

export interface SavedItemOutcome {
  entryKey: string
  articleId: string
  outcome: FeedItemOutcome
}
