export { type Assist, applyAssist, isGoodEnough } from './assist.ts'
export { type HomeStory, homeList, homeRules, rankHome } from './home.ts'
export { categoryList, differingList, trendingList } from './lists.ts'
export {
  LOCAL_LEVELS,
  LOCAL_RADIUS_KM,
  type LocalLevel,
  type LocalStory,
  localBoost,
  localList,
  localRules,
  REGION_KM,
} from './local.ts'
export { type PersonalList, personalList } from './personal.ts'
export { relatedList } from './related.ts'
export { falloff, type RankingContext, type ReaderPlace } from './score/factors.ts'
export { ageHours, HALF_LIFE_HOURS, MIN_FACTOR, recency, UNDATED_AGE_HOURS } from './score/recency.ts'
export { weightsOf } from './score/relevance-weights.ts'
export { breakDownScore, type RankedStory, rankStories, type ScoreBreakdown, topOf } from './score/score.ts'
export { topicsMet } from './taste/interest.ts'
export {
  correctTaste,
  type LearnedTaste,
  learnedReasons,
  learnFromSignal,
  likingOf,
  MAX_LEARNED,
  type TasteSignal,
  type TasteSubject,
} from './taste/learned.ts'
export {
  NEUTRAL,
  NEUTRAL_TASTE,
  sliderWeight,
  Taste,
  type TasteWeights,
  tasteWeights,
} from './taste/taste.ts'
export { type LocalReason, localReason } from './why-local.ts'
