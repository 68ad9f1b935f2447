export {
  type CategorisableText,
  type Categoriser,
  type CategoryScores,
  createCategoriser,
} from './categories/categorise.ts'
export type { JudgementTextRange } from './clickbait-judge.ts'
export { createHeadlineAndTextJudge, type HeadlineAndTextJudge, type TextJudgement } from './judge.ts'
export { createScorer, type ScoredStory, type Scorer, type ScorerInput } from './scorer.ts'
