import { deriveThreadId } from './story-id.ts'

/** A running topic with several stories. */
interface Thread {
  readonly id: string
  readonly storyIds: Set<string>
}

/**
 * The thread of each story. A story that is alone in the thread that it opened isn't stored: its thread's id
 * follows from its own, so that most stories need no memory.
 */
export class ThreadsByStory {
  readonly #byStory = new Map<string, Thread>()
  readonly #byId = new Map<string, Thread>()

  idOf(storyId: string): string {
    return this.#byStory.get(storyId)?.id ?? deriveThreadId(storyId)
  }

  /** Whether a thread is stored. */
  has(threadId: string): boolean {
    return this.#byId.has(threadId)
  }

  /** The stories of a stored thread. */
  storiesOf(threadId: string): Iterable<string> {
    return this.#byId.get(threadId)?.storyIds ?? []
  }

  /** The stories of a story's thread, including the story itself. */
  storiesWith(storyId: string): Iterable<string> {
    return this.#byStory.get(storyId)?.storyIds ?? [storyId]
  }

  countWith(storyId: string): number {
    return this.#byStory.get(storyId)?.storyIds.size ?? 1
  }

  /** Moves a story to a thread. */
  put(storyId: string, threadId: string): void {
    if (this.#byStory.get(storyId)?.id === threadId) return
    this.remove(storyId)
    const known = this.#byId.get(threadId)
    if (!known && threadId === deriveThreadId(storyId)) return
    const thread = known ?? { id: threadId, storyIds: new Set<string>() }
    thread.storyIds.add(storyId)
    this.#byStory.set(storyId, thread)
    this.#byId.set(threadId, thread)
  }

  /** Removes a story from its thread; a thread without stories is removed. */
  remove(storyId: string): void {
    const thread = this.#byStory.get(storyId)
    if (!thread) return
    this.#byStory.delete(storyId)
    thread.storyIds.delete(storyId)
    if (thread.storyIds.size === 0) this.#byId.delete(thread.id)
  }
}
