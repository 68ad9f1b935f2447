export { checkSentence } from './check/check-sentence.ts'
export { checkedWriteUp } from './check/checked-write-up.ts'
export { withConflicts } from './conflict-marks.ts'
export {
  type FactDesk,
  type FactVocabulary,
  factTable,
  factVocabulary,
} from './facts/index.ts'
export { modelWriter, type WriterLimits } from './model/model-writer.ts'
export type { TextJudge } from './text-judge.ts'
export { workshopOf } from './workshop/index.ts'
export { type WritingDesk, writeStory } from './write-story.ts'
