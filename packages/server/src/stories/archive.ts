import type { NewsEdition, NewsStory, StoryDetails } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { SearchQuery } from '@plainwire/domain/search'

/** A parsed search of the archive. */
export interface ArchiveSearch {
  query: SearchQuery
  content: NewsEdition['content']
  /** The language of the searched texts; undefined for all. */
  language?: Language | undefined
  before?: Date | undefined
  after?: Date | undefined
  /** The position after which results are returned. */
  from?: { publishedAt: string; id: string } | undefined
  limit: number
}

/**
 * A page of results, newest first. If there are more, it contains the position from which the next page
 * starts.
 */
export interface ArchivePage {
  stories: NewsStory[]
  next: { publishedAt: string; id: string } | undefined
}

/** A thread with the last version of each of its stories, newest first. */
export interface ArchivedThread {
  /** The requested id or, if that thread was merged, the id of the thread that has its stories now. */
  id: string
  stories: readonly StoryDetails[]
}

/**
 * The archive of the stories and threads of all editions, including those that have left the current edition.
 * Every call rejects while the database is unreachable.
 */
export interface Archive {
  story(id: string): Promise<StoryDetails | undefined>
  thread(id: string): Promise<ArchivedThread | undefined>
  /** Makes a published story permanently readable. Repeated calls have no effect. */
  share(story: StoryDetails): Promise<void>
  search(search: ArchiveSearch): Promise<ArchivePage>
}
