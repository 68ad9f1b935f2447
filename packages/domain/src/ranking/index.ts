export { type Assist, assisted, isGoodEnough } from './assist.ts'
export { falloff, type RankingContext, type ReaderPlace } from './factors.ts'
export { homeList, homeRanking, homeRules, type Placed } from './home.ts'
export { topicsMet } from './interest.ts'
export {
  corrected,
  type Learned,
  learnedFrom,
  learnedReasons,
  liking,
  MAX_LEARNED,
  type Signal,
  type Teacher,
} from './learned.ts'
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
export { ageHours, HALF_LIFE_HOURS, MIN_FACTOR, recency, UNDATED_AGE_HOURS } from './recency.ts'
export { relatedList } from './related.ts'
export { weightsOf } from './relevance-weights.ts'
export { type Ranked, rank, type ScoreSheet, scoreSheet, topOf } from './score.ts'
export { NEUTRAL, NEUTRAL_TASTE, sliderWeight, Taste, type TasteWeights, tasteWeights } from './taste.ts'
export { type LocalReason, localReason } from './why-local.ts'
