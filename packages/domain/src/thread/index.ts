export { bestOfThreads, byThread, type Threaded } from './by-thread.ts'
export { createThread, findSharedThreads, type Thread } from './thread.ts'
export type { ThreadName } from './thread-name.ts'
export { toPublishedThreadStory } from './thread-story.ts'
