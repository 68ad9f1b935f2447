export { checkSentence } from './check/check-sentence.ts'
export { removeUnsupportedSentences } from './check/checked-write-up.ts'
export {
  type AsyncClaimChecker,
  type ClaimCheck,
  type ClaimChecker,
  type ClaimCheckRequest,
  type ClaimVerdict,
  createClaimChecker,
  createSingleStageChecker,
  createTwoStageChecker,
} from './claim-check/index.ts'
export { annotateConflictingValues } from './conflicts/conflict-marks.ts'
export {
  buildFactTable,
  type CrossLanguageVocabulary,
  createCrossLanguageVocabulary,
} from './facts/index.ts'
export { isTeaser } from './headline/teaser.ts'
export { createSentenceVerifier } from './model/claim-proof.ts'
export { StoredModelAnswer } from './model/draft.ts'
export { createDirectAnswerSource } from './model/immediate-answers.ts'
export { createModelWriter } from './model/model-writer.ts'
export {
  type DraftAnswer,
  estimateMaxTokenCost,
  requestDraft,
} from './model/request-draft.ts'
export { createPublisherLookup, cutToPublisherLimit, MAX_WORDS_PER_PUBLISHER } from './publisher-share.ts'
export type { TextJudge } from './text-judge.ts'
export { buildRewrittenHeadlines } from './workshop/index.ts'
export { writeStory } from './write-story.ts'
