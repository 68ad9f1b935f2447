import { type ClusterAssignment, type ClusterRevision, deriveThreadId } from '../3-cluster/index.ts'

/** An article with its story and the thread that the story is in. */
export interface ClusterOutputLine {
  id: string
  story: string
  thread: string
}

/**
 * Returns the story or thread that has replaced the given one after all merges; the given id if it was never
 * merged.
 */
function resolved(id: string, mergedInto: ReadonlyMap<string, string>): string {
  const into = mergedInto.get(id)
  return into ? resolved(into, mergedInto) : id
}

/** The stories and threads to which articles were assigned so far, with all later corrections. */
export class ClusterDecisionLog {
  readonly #articleIds: string[] = []
  readonly #storyOf = new Map<string, string>()
  readonly #threadOf = new Map<string, string>()
  readonly #mergedStories = new Map<string, string>()
  readonly #mergedThreads = new Map<string, string>()

  place(articleId: string, { storyId, threadId }: ClusterAssignment): void {
    this.#articleIds.push(articleId)
    this.#storyOf.set(articleId, storyId)
    this.#threadOf.set(storyId, threadId)
  }

  revise({ moved, merged, rethreaded, mergedThreads }: ClusterRevision): void {
    for (const { membership, storyId } of moved) this.#storyOf.set(membership.articleId, storyId)
    for (const { from, into } of merged) this.#mergedStories.set(from, into)
    for (const { from, into } of mergedThreads) this.#mergedThreads.set(from, into)
    for (const { storyId, threadId } of rethreaded) this.#threadOf.set(storyId, threadId)
  }

  /** Yields the articles in the order of their first placement, each with its current story and thread. */
  *lines(): Generator<ClusterOutputLine> {
    for (const id of this.#articleIds) {
      const story = resolved(this.#storyOf.get(id) ?? '', this.#mergedStories)
      const thread = this.#threadOf.get(story) ?? deriveThreadId(story)
      yield { id, story, thread: resolved(thread, this.#mergedThreads) }
    }
  }
}
