export { feedState } from './feed-state.ts'
export { MAX_RETAINED_EDITIONS, MIN_STORY_SHARE_OF_LAST_EDITION, mayReplaceEdition } from './guard.ts'
export {
  EDITION_CHECK_INTERVAL_MS,
  EDITION_STALE_AFTER_MS,
  isEditionStale,
  isInCategory,
  mainCategory,
  parseNewsStories,
  usableCoordinates,
  usablePlaceName,
} from './news-story.ts'
export { createSavedSnapshot } from './saved-snapshot.ts'
export {
  findDisputedFactIds,
  isShownPicture,
  type StoryCard,
  sortSources,
  sourceListItemId,
  textsInLanguage,
  toStoryCard,
} from './story-card.ts'
