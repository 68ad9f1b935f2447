import {
  type ClustererOptions,
  type ClusterRevision,
  createClusterer,
} from '../../../packages/pipeline/src/3-cluster/index.ts'
import { convertLineToArticle } from '../../../packages/pipeline/src/commands/lines/line-article.ts'
import type { Level, StreamArticle } from './sets/labelled-set.ts'

/** The number of articles between two revisions of the clusters. */
const REVISE_EVERY = 200
/** The number of articles between two removals of articles that left the window. */
const EXPIRE_EVERY = 500

/** The group of each article by its id, one partition into stories and one into threads. */
export type Partitions = Record<Level, Map<string, string>>

/** A partition of ids into groups that can be merged. */
class Groups {
  readonly #groupOf = new Map<string, string>()
  readonly #members = new Map<string, Set<string>>()

  put(id: string, group: string): void {
    this.#members.get(this.#groupOf.get(id) ?? '')?.delete(id)
    this.#groupOf.set(id, group)
    const members = this.#members.get(group)
    if (members) members.add(id)
    else this.#members.set(group, new Set([id]))
  }

  /**
   * Moves all members of a group into another group. Redirects would not do, because the id of a merged group
   * may be used again.
   */
  merge({ from, into }: { from: string; into: string }): void {
    for (const id of [...(this.#members.get(from) ?? [])]) this.put(id, into)
  }

  groupOf(id: string): string | undefined {
    return this.#groupOf.get(id)
  }

  entries(): Iterable<[id: string, group: string]> {
    return this.#groupOf
  }
}

/** The current story and thread of each article, updated by every change that the clusterer reports. */
class PartitionRecord {
  /** The story of each article. */
  readonly #stories = new Groups()
  /** The thread of each story. */
  readonly #threads = new Groups()

  place(articleId: string, { storyId, threadId }: { storyId: string; threadId: string }): void {
    this.#stories.put(articleId, storyId)
    this.#threads.put(storyId, threadId)
  }

  revise({ moved, merged, rethreaded, mergedThreads }: ClusterRevision): void {
    for (const { membership, storyId } of moved) this.#stories.put(membership.articleId, storyId)
    for (const merge of merged) this.#stories.merge(merge)
    for (const { storyId, threadId } of rethreaded) this.#threads.put(storyId, threadId)
    for (const merge of mergedThreads) this.#threads.merge(merge)
  }

  /**
   * Returns the story and thread of each article. A story without a known thread gets a thread of its own.
   */
  partitions(): Partitions {
    const story = new Map(this.#stories.entries())
    const threadOf = (storyId: string) => this.#threads.groupOf(storyId) ?? `of ${storyId}`
    return { story, thread: new Map([...story].map(([id, storyId]) => [id, threadOf(storyId)])) }
  }
}

/** Returns the embedding of an article by its id; undefined if it has none. */
export type EmbeddingLookup = (articleId: string) => Float32Array | undefined

/**
 * Runs a stream through the clusterer as the `cluster` command does, and returns the stories and threads at
 * the end.
 */
export function clusterStream(
  articles: readonly StreamArticle[],
  data: ClustererOptions['data'],
  meaningOf?: EmbeddingLookup,
): Partitions {
  const clusterer = createClusterer({ data })
  const record = new PartitionRecord()
  for (const [index, { at, ...line }] of articles.entries()) {
    const article = convertLineToArticle({ ...line, published_at: at.toISOString() })
    record.place(line.id, clusterer.add(article, meaningOf?.(line.id)))
    const count = index + 1
    if (count % REVISE_EVERY === 0) record.revise(clusterer.revise())
    if (count % EXPIRE_EVERY === 0) clusterer.expire(at)
  }
  record.revise(clusterer.revise())
  return record.partitions()
}
