export {
  type Categories,
  type Categoriser,
  createCategoriser,
  type Sortable,
} from './categories/categorise.ts'
export type { Mark } from './clickbait-judge.ts'
export { createJudge, type Judge, type Judgement } from './judge.ts'
export { createScorer, type Scored, type Scorer, type ScorerInput } from './scorer.ts'
