import type { Story } from '../story/index.ts'
import { byFront } from './front-story.ts'
import { type ThreadName, threadName } from './thread-name.ts'
import { type ThreadStory, toThreadStory } from './thread-story.ts'

/** A running topic of these days. A story is one event; every story is in exactly one thread. */
export interface Thread {
  /** Stable for the life of the thread. */
  id: string
  /** The story in front first, the others newest first. */
  storyIds: string[]
  name: ThreadName
}

/** The thread of some stories; at least one. */
export function threadOf(id: string, stories: readonly ThreadStory[]): Thread {
  const ordered = byFront(stories)
  return { id, storyIds: ordered.map((story) => story.id), name: threadName(ordered) }
}

/** The threads that two or more of some stories are in. Each is listed where its first story is. */
export function sharedThreads(stories: readonly Story[]): Thread[] {
  const threads = Map.groupBy(stories, ({ threadId }) => threadId)
  return Array.from(threads)
    .filter(([, members]) => members.length > 1)
    .map(([id, members]) => threadOf(id, members.map(toThreadStory)))
}
