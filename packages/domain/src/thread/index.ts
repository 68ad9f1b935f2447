export { bestOfThreads, byThread, type Threaded } from './by-thread.ts'
export { sharedThreads, type Thread, threadOf } from './thread.ts'
export type { ThreadName } from './thread-name.ts'
export { publishedThreadStory } from './thread-story.ts'
