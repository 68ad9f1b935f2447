export { groupByThread, selectBestItemPerThread, type ThreadedItem } from './group-by-thread.ts'
export { createThread, findMultiStoryThreads, type Thread } from './thread.ts'
export type { ThreadName } from './thread-name.ts'
export { toPublishedThreadStory } from './thread-story.ts'
