/** An entry as a feed lists it, and what would become of it. */
export interface TriedEntry {
  title: string
  link: string | undefined
  published: Date | undefined
  /** Why it would become no article; undefined where it would. */
  rejected: string | undefined
}

/** The result of a trial visit to a feed. Nothing of it is stored. */
export interface FeedTrial {
  /** The address that answered, after redirects. */
  url: string
  title: string
  homepage: string | undefined
  /** As stated by the feed, lower case: `nl-be`. */
  language: string | undefined
  entries: TriedEntry[]
}

/** Why a feed gives nothing, in one clear sentence. */
export interface FailedTrial {
  error: string
  /** Whether a web page answered, which may name its feeds. */
  isPage: boolean
}

/** A feed that was found from a page's address, and how many entries it has now. */
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
  /** As in the list, lower case: `nl-be`. */
  language: string | undefined
  /** Names of the folders around it and its own categories, outermost first. */
  categories: string[]
}
