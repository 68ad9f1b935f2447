import type { ReservedRights } from '@plainwire/domain/article'
import type { Entry, Feed } from '@plainwire/domain/feed'

/** The result of a visit to a feed. */
export interface VisitResult {
  /** The feed with its new health, to be stored. */
  feed: Feed
  /** All entries in the order of the feed; empty if nothing changed. */
  entries: Entry[]
  outcome: 'new' | 'unchanged' | 'failed' | 'gone' | 'not-due'
  /**
   * Returns the rights that the feed and the article's site reserve, by the article's URL; undefined if they
   * reserve none.
   */
  reservedAt?: (url: string) => ReservedRights | undefined
  /** The failure, as one sentence. */
  error?: string
}

/** The time of the visit, and a random number (0 up to 1) that varies the time of the next visit. */
export interface VisitTiming {
  now: Date
  random: number
}
