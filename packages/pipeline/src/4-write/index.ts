export { type WritingDesk, writeStory } from './write-story.ts'
