export { type ArticleMoves, findArticleMoves } from './changes/article-moves.ts'
export { extendStoryLog } from './changes/next-log.ts'
export type { StoryLog, StorySnapshot } from './changes/story-log.ts'
export type {
  Correction,
  Fact,
  FactAgreement,
  FactChange,
  FactKind,
  FactPassage,
  FactValue,
  NumberQualifier,
} from './fact.ts'
export {
  HUMAN_IMPACT_KINDS,
  type HumanImpactKind,
  MEASUREMENT_UNITS,
  type MeasuredQuantity,
  type MeasurementUnit,
  PUBLIC_OFFICES,
  type PublicOffice,
  UNITS_BY_QUANTITY,
} from './fact-subjects.ts'
export { MAX_SUB_HEADLINE_CHARACTERS } from './limits.ts'
export { DEFAULT_WORD_COUNT, estimateReadingMinutes, WORDS_PER_MINUTE } from './read-time.ts'
export type { ScorePart, ScorePartName, ScoreParts } from './score-part.ts'
export { compareSourcesForDisplay, type SourceOrderFields } from './source-order.ts'
export type {
  Cluster,
  Coordinates,
  Story,
  StoryMembership,
  StoryPlace,
  StoryReportCounts,
  StoryScope,
  StoryScores,
} from './story.ts'
export type {
  ConflictingNumber,
  Evidence,
  RemovedSentence,
  Sentence,
  StoryText,
  StoryTextContent,
  StoryTextOrigin,
  StoryTexts,
} from './story-text.ts'
export type {
  FlaggedHeadlinePhrase,
  FlaggedHeadlinePhraseKind,
  HeadlineEdit,
  RewrittenHeadlines,
} from './workshop.ts'
