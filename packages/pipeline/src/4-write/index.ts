export { checkSentence } from './check/check-sentence.ts'
export { checkedWriteUp } from './check/checked-write-up.ts'
export {
  type ClaimCheck,
  type ClaimChecker,
  type ClaimOrder,
  type ClaimVerdict,
  createClaimChecker,
  firstStage,
  type SecondStageParts,
  type StagedChecker,
  secondStage,
} from './claim-check/index.ts'
export {
  correctionNotes,
  type FactDesk,
  type FactVocabulary,
  factTable,
  factVocabulary,
} from './facts/index.ts'
export { modelWriter, type WriterLimits } from './model/model-writer.ts'
export { workshopOf } from './workshop/index.ts'
export { type WritingDesk, writeStory } from './write-story.ts'
