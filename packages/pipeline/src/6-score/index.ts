export { createCategoriser } from './categories/categorise.ts'
export { createHeadlineAndTextJudge, type HeadlineAndTextJudge } from './judge.ts'
export { createScorer, type Scorer } from './scorer.ts'
