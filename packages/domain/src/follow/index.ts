export {
  addFollowedThing,
  followLimit,
  isFollowed,
  MAX_FOLLOWED,
  MAX_FOLLOWED_FREE,
  mergeFollowedThings,
  removeFollowedThing,
  type StoredFollow,
  selectFollowedAfterSignOut,
  selectThingsForAccount,
} from './follow-list.ts'
export { createFollowMatcher } from './follow-matcher.ts'
export {
  addKnownStories,
  type FollowedNews,
  findFollowedNews,
  type KnownStories,
  MAX_KNOWN_STORIES,
} from './followed-news.ts'
export {
  FOLLOW_KINDS,
  FollowedThing,
  type FollowKind,
  followId,
  MAX_FOLLOW_KEY,
  MAX_FOLLOW_LABEL,
  MAX_FOLLOW_STORIES,
  placeKey,
} from './followed-thing.ts'
