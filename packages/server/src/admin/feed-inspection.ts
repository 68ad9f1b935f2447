import type { FailedTrial, FeedTrial, FoundFeed, OpmlFeed } from '@plainwire/domain/newsroom'

/** Fetches and parses feeds before an operator adds them, as the newsroom would. Nothing is stored. */
export interface FeedInspection {
  /** Fetches a feed without storing anything. */
  tryFeed(url: string): Promise<FeedTrial | FailedTrial>
  /** The feeds of a site, from the address of one of its pages. */
  findFeeds(url: string): Promise<FoundFeed[] | FailedTrial>
  /** Rejects with one sentence if the bytes aren't OPML. */
  readOpml(bytes: Uint8Array): Promise<OpmlFeed[]>
}
