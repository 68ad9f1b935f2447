import type { Article } from '@plainwire/domain/article'
import type { Feed, Publisher } from '@plainwire/domain/feed'
import type { VisitResult } from '../1-gather/index.ts'
import type { PageReader, PageReadResult } from '../2-extract/index.ts'
import type { EditionFiles, EditionInput } from '../7-publish/index.ts'
import type { ClusterOutcome } from '../articles/cluster-articles.ts'
import type { EntryWithArticle } from '../articles/collect.ts'
import type { Newsroom } from '../newsroom/newsroom.ts'
import type { ComposedStories } from '../stories/compose-all.ts'
import type { EditionState } from './edition-state.ts'

/** A feed that is due, and its publisher. */
export interface DueFeed {
  feed: Feed
  publisher: Publisher
}

/**
 * A feed after a visit: the result of the visit and, for each entry, an article or the reason why there is
 * none.
 */
export interface Visit extends DueFeed {
  gathered: VisitResult
  collected: readonly EntryWithArticle[]
}

/** An article whose page has not been read. */
export interface PendingArticlePage {
  article: Article
  publisher: Publisher
  save(read: PageReadResult): Promise<void>
}

/** The functions that read article pages. */
export interface ArticlePageDependencies {
  reader: Pick<PageReader, 'read'>
  /**
   * Yields the unread pages of a feed, a few at a time. The next ones are requested after the previous ones
   * were read and saved.
   */
  unread(due: DueFeed): AsyncIterable<readonly PendingArticlePage[]>
}

/** The external functions that stages 1 and 2 need. */
export interface GatherDueFeedsDependencies {
  dueFeeds(now: Date): Promise<readonly DueFeed[]>
  /**
   * Requests a feed; in the running system this is `gatherFeed`. A publisher's failure is returned, not
   * thrown.
   */
  visit(due: DueFeed): Promise<VisitResult>
  saveVisit(visit: Visit): Promise<void>
  /** Undefined if no pages are read: articles then have the text of their feeds. */
  pages: ArticlePageDependencies | undefined
}

/** Articles that are in no story yet, or changed since they were added to one. */
export interface UnclusteredArticles {
  articles: readonly Article[]
  save(clustered: ClusterOutcome): Promise<void>
}

/** An edition that is about to be made. */
export interface PlannedEdition {
  input: Omit<EditionInput, 'passports'>
  /** Feeds whose state is shown on publishers' pages. */
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[]
  /** Stores the edition with its recorded input, and makes it the current one. */
  publish(edition: EditionFiles, input: EditionInput): Promise<void>
}

/** The external functions that stage 7 needs. */
export interface PublishDependencies {
  /**
   * Whether an edition should be made now.
   *
   * @param placed the number of articles that were added to a story since the last call
   */
  isDue(placed: number): Promise<boolean>
  /**
   * Decides which stories the edition contains. Undefined if an edition must not be published with these
   * stories.
   */
  plan(composed: ComposedStories, moment: Date): Promise<PlannedEdition | undefined>
}

/** A part of making an edition, for measurements. */
export type EditionStage = 'cluster' | 'compose' | 'measure' | 'lay out' | 'publish'

/** The external functions that stages 3 to 7 need. */
export interface MakeEditionFromArticlesDependencies extends PublishDependencies {
  newsroom: Newsroom
  state: EditionState
  /** Yields new articles in batches. The next batch is requested after the previous one was saved. */
  unplaced(): AsyncIterable<UnclusteredArticles>
  /** Wraps each stage, for measurements; undefined if stages aren't measured. */
  during?: (<T>(stage: EditionStage, work: () => Promise<T>) => Promise<T>) | undefined
}

/** All external functions that making an edition needs. */
export interface EditionDependencies
  extends GatherDueFeedsDependencies,
    MakeEditionFromArticlesDependencies {}
