import type { FailedFeedTrial, FeedTrial, FoundFeed, OpmlFeed } from '@plainwire/domain/newsroom'

/** Fetches and parses feeds before an operator adds them, as the newsroom would. Nothing is stored. */
export interface FeedInspector {
  /** Fetches a feed and reports what would become of each entry, without storing anything. */
  tryFeed(url: string): Promise<FeedTrial | FailedFeedTrial>
  /** Finds the feeds of a site, by the address of one of its pages. */
  findFeeds(url: string): Promise<FoundFeed[] | FailedFeedTrial>
  /** Reads the feeds of an OPML file. Rejects if the bytes aren't OPML; the message is one sentence. */
  readOpml(bytes: Uint8Array): Promise<OpmlFeed[]>
}
