export { feedState } from './feed-state.ts'
export { MIN_SHARE_OF_LAST_EDITION, mayReplaceEdition, RETAINED_EDITIONS } from './guard.ts'
export {
  EDITION_CHECK_INTERVAL_MS,
  isInCategory,
  isStale,
  mainCategory,
  parseNewsStories,
  STALE_AFTER_MS,
  usableCoordinates,
  usablePlaceName,
} from './news-story.ts'
export { createSavedSnapshot } from './saved-snapshot.ts'
export {
  findDifferingFacts,
  isShownPicture,
  type StoryCard,
  sortSources,
  sourceEntryId,
  textsInLanguage,
  toStoryCard,
} from './story-card.ts'
