import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Cluster, Story, StoryMembership } from '@plainwire/domain/story'
import {
  type ClusterAssignment,
  type Clusterer,
  type ClusterRevision,
  deriveThreadId,
} from '../3-cluster/index.ts'
import type { ArticleAnalyser } from '../articles/article-reader.ts'
import type { Embedder, EmbeddingStore } from '../ports.ts'
import { dropNonNewsSentences } from '../read/index.ts'
import type { IndependentReportCache } from '../stories/thread-reports.ts'
import type { RecordedAnswers } from './recorded-answers.ts'

/** The input of composing a story, besides its articles. */
export interface StoryCompositionContext {
  now: Date
  /**
   * The number of independent reports in the story's thread, which is its group of related stories; undefined
   * if the thread contains no other story.
   */
  threadReports?: number | undefined
}

/** The text and scores of a story with their input, so that unchanged stories aren't written again. */
export interface ComposedStory {
  fingerprint: string
  story: Story
  /** The context in which the story was composed. */
  moment: StoryCompositionContext
  /** The responses of the operator's writer and translator; undefined if there are none. */
  answers?: RecordedAnswers | undefined
}

/**
 * The state that editions are made from: the current stories, whose last article is at most seven days old.
 * One process owns this state at a time.
 */
export interface EditionState {
  publishers: ReadonlyMap<string, Publisher>
  clusters: Map<string, Cluster>
  composed: Map<string, ComposedStory>
  /** The cached number of independent reports of each story, from earlier editions. */
  knownReports: IndependentReportCache
  clusterer: Clusterer
  /** The operator's embedding model; undefined if there is none. */
  embedder: Embedder | undefined
  /** Stores embeddings across restarts. */
  meaningStore: EmbeddingStore | undefined
  reader: ArticleAnalyser
}

/**
 * Returns the current story with an id, or an empty story for an unknown id. A new story is alone in its own
 * thread until stage 3 assigns another thread.
 */
function clusterOf(state: EditionState, storyId: string): Cluster {
  return (
    state.clusters.get(storyId) ?? {
      id: storyId,
      threadId: deriveThreadId(storyId),
      articles: [],
      members: [],
    }
  )
}

/** Adds an article to its story, as decided by stage 3. */
export function addArticleToStory(
  state: EditionState,
  article: Article,
  {
    storyId,
    threadId,
    membership,
  }: Pick<ClusterAssignment, 'storyId' | 'membership'> & { threadId?: string },
): void {
  const known = clusterOf(state, storyId)
  const cluster = withArticle(known, article, membership)
  state.clusters.set(storyId, { ...cluster, threadId: threadId ?? known.threadId })
}

/** Applies corrections of stage 3: articles move, stories merge, then threads change. */
export function applyClusterCorrections(
  state: EditionState,
  { moved, merged, rethreaded, mergedThreads }: ClusterRevision,
): void {
  for (const { from, storyId, membership } of moved) {
    const article = removeArticle(state, from, membership.articleId)
    if (article) addArticleToStory(state, article, { storyId, membership })
  }
  for (const { from, into } of merged) mergeInto(state, from, into)
  for (const { from, into } of mergedThreads)
    for (const { id, threadId } of [...state.clusters.values()])
      if (threadId === from) rethread(state, id, into)
  for (const { storyId, threadId } of rethreaded) rethread(state, storyId, threadId)
}

/** Moves a story to another thread. It isn't composed again, because its text doesn't depend on its thread. */
function rethread(state: EditionState, storyId: string, threadId: string): void {
  const cluster = state.clusters.get(storyId)
  if (cluster) state.clusters.set(storyId, { ...cluster, threadId })
}

/**
 * Removes an article from its story and returns it; undefined if the story doesn't contain it. A story without
 * articles is removed too.
 */
function removeArticle(state: EditionState, from: string, articleId: string): Article | undefined {
  const cluster = state.clusters.get(from)
  if (!cluster) return undefined
  const articles = cluster.articles.filter(({ id }) => id !== articleId)
  const members = cluster.members.filter((member) => member.articleId !== articleId)
  if (articles.length > 0) state.clusters.set(from, { ...cluster, articles, members })
  else {
    state.clusters.delete(from)
    state.composed.delete(from)
  }
  return cluster.articles.find(({ id }) => id === articleId)
}

function withArticle(cluster: Cluster, article: Article, membership: StoryMembership): Cluster {
  const isKnown = cluster.members.some(({ articleId }) => articleId === article.id)
  if (isKnown) {
    const articles = cluster.articles.map((known) => (known.id === article.id ? article : known))
    return { ...cluster, articles }
  }
  return { ...cluster, articles: [...cluster.articles, article], members: [...cluster.members, membership] }
}

function mergeInto(state: EditionState, from: string, into: string): void {
  const merged = state.clusters.get(from)
  if (!merged) return
  const target = clusterOf(state, into)
  state.clusters.delete(from)
  state.composed.delete(from)
  state.clusters.set(into, {
    ...target,
    articles: [...target.articles, ...merged.articles],
    members: [...target.members, ...merged.members],
  })
}

/** The story and thread that an article was in before a restart. */
export interface StoredPlacement {
  storyId: string
  /** Undefined for a story stored before threads existed; it gets its own thread. */
  threadId: string | undefined
  membership: StoryMembership
}

/**
 * Restores an article to its stored story and thread, without clustering it again. Articles must be restored
 * in order of arrival.
 */
export function restoreArticle(state: EditionState, stored: Article, placement: StoredPlacement): void {
  const article = state.reader.recall(stored)
  const { storyId, membership } = placement
  const threadId = placement.threadId ?? deriveThreadId(storyId)
  state.clusterer.restore(dropNonNewsSentences(article), storyId, threadId)
  addArticleToStory(state, article, { storyId, threadId, membership })
}

/** Removes the stories whose last article is too old, and returns their ids. */
export function removeExpiredStories(state: EditionState, now: Date): string[] {
  const left = state.clusterer.expire(now)
  for (const id of left) {
    state.clusters.delete(id)
    state.composed.delete(id)
  }
  return left
}
