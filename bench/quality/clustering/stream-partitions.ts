import {
  type ClustererOptions,
  createClusterer,
  type Revision,
} from '../../../packages/pipeline/src/3-cluster/index.ts'
import { lineArticle } from '../../../packages/pipeline/src/commands/line-article.ts'
import type { Level, StreamArticle } from './labelled-set.ts'

/** Articles between two revisions. */
const REVISE_EVERY = 200
/** Articles between two looks at which of them leave the window. */
const EXPIRE_EVERY = 500

/** The story and the thread of each article, by article id. */
export type Partitions = Record<Level, Map<string, string>>

/** Ids in groups that merge while ids are still being added. */
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

  /** At once, and not by following ids at the end: an id that merged may open again. */
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

/** The stories and threads so far, after everything that the clusterer decided and later changed. */
class PartitionRecord {
  /** Articles in stories. */
  readonly #stories = new Groups()
  /** Stories in threads. */
  readonly #threads = new Groups()

  place(articleId: string, { storyId, threadId }: { storyId: string; threadId: string }): void {
    this.#stories.put(articleId, storyId)
    this.#threads.put(storyId, threadId)
  }

  revise({ moved, merged, rethreaded, mergedThreads }: Revision): void {
    for (const { membership, storyId } of moved) this.#stories.put(membership.articleId, storyId)
    for (const merge of merged) this.#stories.merge(merge)
    for (const { storyId, threadId } of rethreaded) this.#threads.put(storyId, threadId)
    for (const merge of mergedThreads) this.#threads.merge(merge)
  }

  /** A story without a known thread is in one of its own. */
  partitions(): Partitions {
    const story = new Map(this.#stories.entries())
    const threadOf = (storyId: string) => this.#threads.groupOf(storyId) ?? `of ${storyId}`
    return { story, thread: new Map([...story].map(([id, storyId]) => [id, threadOf(storyId)])) }
  }
}

/** The meaning of an article by its id, where there is an embedder. */
export type MeaningOf = (articleId: string) => Float32Array | undefined

/** Puts a stream through the clusterer as the `cluster` command does, and returns both partitions at its end. */
export function streamPartitions(
  articles: readonly StreamArticle[],
  data: ClustererOptions['data'],
  meaningOf?: MeaningOf,
): Partitions {
  const clusterer = createClusterer({ data })
  const record = new PartitionRecord()
  for (const [index, { at, ...line }] of articles.entries()) {
    const article = lineArticle({ ...line, published_at: at.toISOString() })
    record.place(line.id, clusterer.add(article, meaningOf?.(line.id)))
    const count = index + 1
    if (count % REVISE_EVERY === 0) record.revise(clusterer.revise())
    if (count % EXPIRE_EVERY === 0) clusterer.expire(at)
  }
  record.revise(clusterer.revise())
  return record.partitions()
}
