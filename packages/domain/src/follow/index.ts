export {
  FOLLOW_KINDS,
  FollowedThing,
  type FollowKind,
  MAX_FOLLOW_KEY_LENGTH,
  MAX_FOLLOW_LABEL_LENGTH,
} from '../contract/index.ts'
export {
  addFollowedThing,
  getFollowLimit,
  isFollowed,
  MAX_FOLLOWED_THINGS,
  MAX_FREE_FOLLOWED_THINGS,
  mergeFollowedThings,
  removeFollowedThing,
  type StoredFollow,
  selectFollowsAfterSignOut,
  selectUploadableFollows,
} from './follow-list.ts'
export { createFollowMatcher } from './follow-matcher.ts'
export {
  addToKnownStories,
  type FollowedNews,
  findFollowedNews,
  MAX_REMEMBERED_STORIES,
  type StoriesAtLastVisit,
} from './followed-news.ts'
export { buildFollowedPlaceKey, buildFollowedThingId } from './followed-thing.ts'
