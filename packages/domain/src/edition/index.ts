export { feedState } from './feed-state.ts'
export { MIN_STORY_SHARE_OF_LAST_EDITION, mayReplaceEdition, RETAINED_EDITIONS } from './guard.ts'
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
  findDifferingFacts,
  isShownPicture,
  type StoryCard,
  sortSources,
  sourceListItemId,
  textsInLanguage,
  toStoryCard,
} from './story-card.ts'
