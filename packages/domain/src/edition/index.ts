export { getFeedState } from './feed-state.ts'
export { MAX_RETAINED_EDITIONS, MIN_STORY_SHARE_OF_LAST_EDITION, mayReplaceEdition } from './guard.ts'
export {
  EDITION_CHECK_INTERVAL_MS,
  EDITION_STALE_AFTER_MS,
  getMainCategory,
  getUsableCoordinates,
  isEditionStale,
  isInCategory,
  parseNewsStories,
  toSpecificPlaceName,
} from './news-story.ts'
export { createSavedStorySnapshot } from './saved-snapshot.ts'
export {
  buildSourceListItemId,
  findDisputedFactIds,
  getTextsInLanguage,
  isDisplayablePicture,
  type StoryCard,
  sortSources,
  toStoryCard,
} from './story-card.ts'
