/** An entry of a feed that is being tried, and whether it would become an article. */
export interface FeedTrialEntry {
  title: string
  link: string | undefined
  published: Date | undefined
  /** Why the entry would not become an article; undefined if it would. */
  rejected: string | undefined
}

/** The result of a trial visit to a feed. Nothing is stored. */
export interface FeedTrial {
  /** The address of the final response, after redirects. */
  url: string
  title: string
  homepage: string | undefined
  /** As stated by the feed, lower case: `nl-be`. */
  language: string | undefined
  entries: FeedTrialEntry[]
}

/** The result of a trial visit that found no entries. `error` is the reason, as one sentence. */
export interface FailedFeedTrial {
  error: string
  /** Whether the response was a web page, which may link to feeds. */
  isPage: boolean
}

/** A feed that was found at an address or through the web page there, and its current number of entries. */
export interface FoundFeed {
  url: string
  title: string
  entries: number
}

/** One feed of an OPML list. */
export interface OpmlFeed {
  title: string
  url: string
  homepage: string | undefined
  /** As stated in the list, lower case: `nl-be`. */
  language: string | undefined
  /** The names of the folders that contain the feed, outermost first, and then the feed's own categories. */
  categories: string[]
}
