export {
  type Categories,
  type CategorisableText,
  type Categoriser,
  createCategoriser,
} from './categories/categorise.ts'
export type { JudgementMark } from './clickbait-judge.ts'
export { createJudge, type Judge, type Judgement } from './judge.ts'
export { createScorer, type ScoredStory, type Scorer, type ScorerInput } from './scorer.ts'
