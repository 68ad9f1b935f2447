export { feedState } from './feed-state.ts'
export { MIN_SHARE_OF_LAST, mayReplace, RETAINED_EDITIONS } from './guard.ts'
export {
  CHECK_INTERVAL_MS,
  isInCategory,
  isStale,
  mainCategory,
  readStories,
  STALE_AFTER_MS,
  usableCoordinates,
  usablePlaceName,
} from './news-story.ts'
export { createSavedSnapshot } from './saved-snapshot.ts'
export {
  differingFacts,
  isShownPicture,
  type StoryCard,
  sortSources,
  sourceEntryId,
  textsIn,
  toStoryCard,
} from './story-card.ts'
