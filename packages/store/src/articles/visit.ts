import type { Feed } from '@plainwire/domain/feed'
import type { StoredFeed } from '../feeds.ts'
import type { FeedVisit } from '../newsroom/feed-visits.ts'
import type { GatheredItem } from './identify-entries.ts'

/** An entry that became no article. */
export interface RejectedEntry {
  entryKey: string
  title: string
  url: string | undefined
  /** One clear sentence or phrase. */
  reason: string
}

/** Everything that one visit to a feed brought. */
export interface Gathered {
  feed: Pick<StoredFeed, 'id' | 'publisherId' | 'content'>
  /** The visit's facts about the feed itself; if missing, the stored ones stay. */
  visit?: Pick<Feed, 'fetchUrl' | 'health'>
  /** How the visit went, for the feed's history; nothing is added to it where not given. */
  history?: FeedVisit | undefined
  items: readonly GatheredItem[]
  rejected: readonly RejectedEntry[]
  now: Date
}

/**
 * 'changed': title, summary or text. 'duplicate': another entry, of this feed or another of the publisher's, speaks for the article.
 */
export type ItemOutcome = 'new' | 'changed' | 'same' | 'duplicate'

export interface SavedItem {
  entryKey: string
  articleId: string
  outcome: ItemOutcome
}
