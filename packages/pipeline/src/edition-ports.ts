import type { Article } from '@plainwire/domain/article'
import type { Feed, Publisher } from '@plainwire/domain/feed'
import type { Gathered } from './1-gather/index.ts'
import type { PageRead, PageReader } from './2-extract/index.ts'
import type { EditionFiles, EditionInput } from './7-publish/index.ts'
import type { Clustered } from './cluster-articles.ts'
import type { Collected } from './collect.ts'
import type { ComposedStories } from './compose-all.ts'
import type { EditionState } from './edition-state.ts'
import type { Newsroom } from './newsroom.ts'

/** A feed whose time has come, and its publisher. */
export interface DueFeed {
  feed: Feed
  publisher: Publisher
}

/** A feed after a visit: what came of it, and an article or a reason for each entry. */
export interface Visit extends DueFeed {
  gathered: Gathered
  collected: readonly Collected[]
}

/** An article whose page has not been read. */
export interface UnreadPage {
  article: Article
  publisher: Publisher
  save(read: PageRead): Promise<void>
}

/** How article pages are read. */
export interface PagePorts {
  reader: Pick<PageReader, 'read'>
  /** New pages of a feed, a few at a time: the next few are requested when these have been read and saved. */
  unread(due: DueFeed): AsyncIterable<readonly UnreadPage[]>
}

/** The ports of stages 1 and 2. */
export interface GatherDuePorts {
  dueFeeds(now: Date): Promise<readonly DueFeed[]>
  /** Requests a feed; in the running system that is `gatherFeed`. A publisher's failure is a value, nothing throws for it. */
  visit(due: DueFeed): Promise<Gathered>
  saveVisit(visit: Visit): Promise<void>
  /** Undefined if no pages are read: articles then have the text of their feeds. */
  pages: PagePorts | undefined
}

/** Articles that are in no story yet, or changed since they were placed. */
export interface Batch {
  articles: readonly Article[]
  save(clustered: Clustered): Promise<void>
}

/** An edition that is about to be made. */
export interface PlannedEdition {
  input: Omit<EditionInput, 'passports'>
  /** Feeds whose health the passports show. */
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[]
  /** Stores the edition with what it was made from, and makes it the current one. */
  publish(edition: EditionFiles, input: EditionInput): Promise<void>
}

/** The ports of stage 7. */
export interface PublishPorts {
  /**
   * Whether an edition is to be made now.
   *
   * @param placed how many articles were placed since the last call
   */
  isDue(placed: number): Promise<boolean>
  /** Decides which stories the edition has. Undefined if an edition of these stories is refused. */
  plan(composed: ComposedStories, moment: Date): Promise<PlannedEdition | undefined>
}

/** A part of making an edition, as it is measured. */
export type Stage = 'cluster' | 'compose' | 'measure' | 'lay out' | 'publish'

/** The ports of stages 3 to 7. */
export interface EditNewsPorts extends PublishPorts {
  newsroom: Newsroom
  desk: EditionState
  /** Batch by batch: the next one is requested when this one has been saved. */
  unplaced(): AsyncIterable<Batch>
  /** Wraps each stage, for measurements; without it the stage runs as it is. */
  during?: (<T>(stage: Stage, work: () => Promise<T>) => Promise<T>) | undefined
}

/** Everything that making an edition needs from outside. */
export interface EditionPorts extends GatherDuePorts, EditNewsPorts {}
