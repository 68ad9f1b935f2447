export { type ArticleMoves, articleMoves } from './changes/article-moves.ts'
export { extendStoryLog } from './changes/next-log.ts'
export type { StoryLog, StorySnapshot } from './changes/story-log.ts'
export type {
  Agreement,
  Correction,
  Fact,
  FactChange,
  FactGiver,
  FactKind,
  FactValue,
  Qualifier,
} from './fact.ts'
export {
  CASUALTIES,
  type Casualty,
  MEASURED,
  MEASURES,
  type Measure,
  type Measured,
  OFFICES,
  type Office,
} from './fact-subjects.ts'
export { MAX_SUB_HEADLINE_CHARACTERS } from './limits.ts'
export { DEFAULT_WORDS, readTime, WORDS_PER_MINUTE } from './read-time.ts'
export { SCORE_PART_NAMES, type ScorePart, type ScorePartName, type ScoreParts } from './score-part.ts'
export { bySourceOrder, type OrderedSource } from './source-order.ts'
export type {
  Analytics,
  Cluster,
  ConflictMark,
  Coordinates,
  Evidence,
  Membership,
  RemovedSentence,
  Reports,
  Scope,
  Sentence,
  Story,
  StoryPlace,
  StoryText,
  StoryTexts,
  TextState,
  WriteUp,
} from './story.ts'
export type { Workshop, WorkshopMark, WorkshopMarkKind, WorkshopNote } from './workshop.ts'
