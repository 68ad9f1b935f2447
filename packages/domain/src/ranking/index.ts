export { applyPremiumListOptions, hasSufficientStoryQuality, type PremiumListOptions } from './assist.ts'
export { chooseHomeScoreAdjustments, type HomeStory, listHomeStories, rankHomeStories } from './home.ts'
export { listCategoryStories, listStoriesWithNumberConflicts, listTrendingStories } from './lists.ts'
export {
  computeLocalBoost,
  createLocalScoreAdjustments,
  LOCAL_RADIUS_KM,
  type LocalStory,
  listLocalStories,
  PROXIMITY_LEVELS,
  type ProximityLevel,
  REGION_RADIUS_KM,
} from './local.ts'
export { buildPersonalStoryList, type PersonalStoryList } from './personal.ts'
export { countMatchedTopics } from './preferences/interest.ts'
export {
  applyInterestCorrection,
  getLearnedPreference,
  type LearnedInterests,
  listLearnedRankingReasons,
  MAX_LEARNED_INTERESTS,
  type ReaderStoryAction,
  type StoryInterestFeatures,
  updateLearnedInterests,
} from './preferences/learned.ts'
export {
  computeRankingPreferenceWeights,
  computeSliderWeight,
  NEUTRAL_RANKING_PREFERENCES,
  NEUTRAL_SLIDER_POSITION,
  RankingPreferences,
  type RankingPreferenceWeights,
} from './preferences/ranking-preferences.ts'
export { listRelatedStories } from './related.ts'
export { computeDistanceWeight, type RankingContext, type ReaderPlace } from './score/factors.ts'
export { rankStories, rankTopStories } from './score/rank-stories.ts'
export {
  computeAgeHours,
  computeRecencyFactor,
  HALF_LIFE_HOURS,
  MIN_RANKING_FACTOR,
  UNDATED_STORY_AGE_HOURS,
} from './score/recency.ts'
export { chooseRelevanceWeights } from './score/relevance-weights.ts'
export { breakDownScore, type RankedStory, type ScoreBreakdown } from './score/score.ts'
export { findLocalStoryReason, type LocalStoryReason } from './why-local.ts'
