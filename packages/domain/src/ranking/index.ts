export { applyPremiumListOptions, hasSufficientStoryQuality, type PremiumListOptions } from './assist.ts'
export { chooseHomeScoreRules, type HomeStory, listHomeStories, rankHomeStories } from './home.ts'
export { listCategoryStories, listStoriesWithConflicts, listTrendingStories } from './lists.ts'
export {
  LOCAL_RADIUS_KM,
  type LocalStory,
  listLocalStories,
  localBoost,
  localScoreRules,
  PROXIMITY_LEVELS,
  type ProximityLevel,
  REGION_RADIUS_KM,
} from './local.ts'
export { buildPersonalList, type PersonalList } from './personal.ts'
export { listRelatedStories } from './related.ts'
export { distanceFalloffWeight, type RankingContext, type ReaderPlace } from './score/factors.ts'
export { rankStories, rankTopStories } from './score/rank-stories.ts'
export { ageHours, HALF_LIFE_HOURS, MIN_RANKING_FACTOR, recency, UNDATED_AGE_HOURS } from './score/recency.ts'
export { chooseRelevanceWeights } from './score/relevance-weights.ts'
export { breakDownScore, type RankedStory, type ScoreBreakdown } from './score/score.ts'
export { countMatchedTopics } from './taste/interest.ts'
export {
  applyTasteCorrection,
  type LearnedTaste,
  learnedPreferenceFor,
  learnFromSignal,
  listLearnedRankingReasons,
  MAX_LEARNED_TASTE_ENTRIES,
  type TasteSignal,
  type TasteStoryFeatures,
} from './taste/learned.ts'
export {
  computeSliderWeight,
  computeTasteWeights,
  NEUTRAL_SLIDER_POSITION,
  NEUTRAL_TASTE,
  Taste,
  type TasteWeights,
} from './taste/taste.ts'
export { findLocalStoryReason, type LocalStoryReason } from './why-local.ts'
