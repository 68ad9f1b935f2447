export { applyPremiumListOptions, hasSufficientStoryQuality, type PremiumListOptions } from './assist.ts'
export { type HomeStory, homeScoreRules, listHomeStories, rankHome } from './home.ts'
export { listCategoryStories, listStoriesWithConflicts, listTrendingStories } from './lists.ts'
export {
  LOCAL_LEVELS,
  LOCAL_RADIUS_KM,
  type LocalLevel,
  type LocalStory,
  listLocalStories,
  localBoost,
  localScoreRules,
  REGION_KM,
} from './local.ts'
export { buildPersonalList, type PersonalList } from './personal.ts'
export { listRelatedStories } from './related.ts'
export { distanceFalloffWeight, type RankingContext, type ReaderPlace } from './score/factors.ts'
export { rankStories, rankTopStories } from './score/rank-stories.ts'
export { ageHours, HALF_LIFE_HOURS, MIN_FACTOR, recency, UNDATED_AGE_HOURS } from './score/recency.ts'
export { chooseRelevanceWeights } from './score/relevance-weights.ts'
export { breakDownScore, type RankedStory, type ScoreBreakdown } from './score/score.ts'
export { countMatchedTopics } from './taste/interest.ts'
export {
  applyTasteCorrection,
  type LearnedTaste,
  learnedPreferenceFor,
  learnFromSignal,
  listLearnedRankingReasons,
  MAX_LEARNED_TASTE_NAMES,
  type TasteSignal,
  type TasteSubject,
} from './taste/learned.ts'
export {
  NEUTRAL_SLIDER_POSITION,
  NEUTRAL_TASTE,
  sliderWeight,
  Taste,
  type TasteWeights,
  tasteWeights,
} from './taste/taste.ts'
export { type LocalReason, localReason } from './why-local.ts'
