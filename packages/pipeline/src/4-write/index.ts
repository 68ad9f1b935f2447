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
export { withConflicts } from './conflicts/conflict-marks.ts'
export {
  type FactTableInput,
  type FactVocabulary,
  factTable,
  factVocabulary,
} from './facts/index.ts'
export { isTeaser } from './headline/teaser.ts'
export { answersAtOnce } from './model/answers-at-once.ts'
export { claimProof } from './model/claim-proof.ts'
export { StoredAnswer } from './model/draft.ts'
export { type ModelWriterParts, modelWriter } from './model/model-writer.ts'
export { type DraftAnswer, mostTokens, type RequestDraftParts, requestDraft } from './model/request-draft.ts'
export { MAX_WORDS_PER_PUBLISHER, publisherOf, textWithinShare } from './publisher-share.ts'
export type { TextJudge } from './text-judge.ts'
export { workshopOf } from './workshop/index.ts'
export { type WriterInput, writeStory } from './write-story.ts'
