import type { Article } from '@plainwire/domain/article'
import type { StoryMembership } from '@plainwire/domain/story'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import type { ClusterMemoryOptions } from './memory/cluster-memory.ts'

/** The clusterer's decision on an article. */
export interface ClusterAssignment {
  storyId: string
  /** The thread (a running topic) to which the story belongs. Every story is in exactly one thread. */
  threadId: string
  membership: StoryMembership
  /** Whether the article is the first one of a new story. */
  opened: boolean
}

/** Corrections of earlier decisions: first articles move, then stories merge, in this order. */
export interface ClusterRevision {
  moved: { from: string; storyId: string; membership: StoryMembership }[]
  /** Merged stories. The older one remains, and the other's id is redirected to it. */
  merged: { from: string; into: string }[]
  /**
   * Stories that changed their thread, including those that did so because of a merge. Applied after `merged`.
   */
  rethreaded: { storyId: string; threadId: string }[]
  /** Merged threads. The older one remains, and the other's id is redirected to it. */
  mergedThreads: { from: string; into: string }[]
}

/** Assigns articles to stories in order of arrival, at bounded cost per article. */
export interface Clusterer {
  /**
   * Assigns an article to a story.
   *
   * @param meaning the article's embedding, of unit length; undefined without an embedding model
   */
  add(article: Article, meaning?: Float32Array): ClusterAssignment
  /**
   * Reviews the stories that changed since the last call, and returns the corrections.
   *
   * @param articleOf looks up an article that is moved, by its id and the id of its former story, so that the
   * words that it shares with its new story can be shown in its own spelling
   */
  revise(articleOf?: (articleId: string, storyId: string) => Article | undefined): ClusterRevision
  /**
   * Restores an article to its stored story and thread, without deciding anything; must be called in order of
   * arrival.
   *
   * @param threadId undefined for a story stored before threads existed, which gets its own thread
   */
  restore(article: Article, storyId: string, threadId?: string): void
  expire(now: Date): string[]
  /**
   * Returns up to `limit` articles of the last days (the window) that have no embedding yet, newest first,
   * with their stories. Round-ups, which get no embedding, are left out.
   */
  withoutMeaning(limit: number): { articleId: string; storyId: string }[]
  /** Adds the embedding of an article that was restored without one; the article remains in its story. */
  learnMeaning(articleId: string, meaning: Float32Array): void
  readonly size: number
}

export interface ClustererOptions extends ClusterMemoryOptions {
  data: ClusterMemoryOptions['data'] & Pick<NewsroomData, 'clusterModel'>
  /** The length of the window in days: a story is removed from the window when its last article is older. */
  windowDays?: number
}
