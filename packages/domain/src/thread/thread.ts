import type { Story } from '../story/index.ts'
import { orderThreadStories } from './front-story.ts'
import { deriveThreadName, type ThreadName } from './thread-name.ts'
import { type ThreadStory, toThreadStory } from './thread-story.ts'

/** A running topic. A story is one event; every story is in exactly one thread. */
export interface Thread {
  /** Doesn't change during the life of the thread. */
  id: string
  /** The ids of the thread's stories, in the order of `orderThreadStories`. */
  storyIds: string[]
  name: ThreadName
}

/** Creates a thread from its stories, of which there must be at least one. */
export function createThread(id: string, stories: readonly ThreadStory[]): Thread {
  const ordered = orderThreadStories(stories)
  return { id, storyIds: ordered.map((story) => story.id), name: deriveThreadName(ordered) }
}

/** Returns the threads that contain at least two of the given stories, in the order of their first story. */
export function findMultiStoryThreads(stories: readonly Story[]): Thread[] {
  const threads = Map.groupBy(stories, ({ threadId }) => threadId)
  return Array.from(threads)
    .filter(([, members]) => members.length > 1)
    .map(([id, members]) => createThread(id, members.map(toThreadStory)))
}
