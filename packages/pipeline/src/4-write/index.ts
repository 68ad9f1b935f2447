export { checkSentence } from './check/check-sentence.ts'
export { checkedWriteUp } from './check/checked-write-up.ts'
export { type WritingDesk, writeStory } from './write-story.ts'
