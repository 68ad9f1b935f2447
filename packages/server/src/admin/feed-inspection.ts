import type { FailedTrial, FeedTrial, FoundFeed, OpmlFeed } from '@plainwire/domain/newsroom'

/** Looks at feeds before they are added, through the client and the parser of the newsroom. Nothing is stored. */
export interface FeedInspection {
  /** Fetches a feed without storing anything. */
  tryFeed(url: string): Promise<FeedTrial | FailedTrial>
  /** The feeds of a site, from the address of one of its pages. */
  findFeeds(url: string): Promise<FoundFeed[] | FailedTrial>
  /** Rejects with one sentence where it is no OPML. */
  readOpml(bytes: Uint8Array): Promise<OpmlFeed[]>
}
