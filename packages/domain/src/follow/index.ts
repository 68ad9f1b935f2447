export {
  FREE_FOLLOWED,
  followedAfterSignOut,
  followedOfBoth,
  followedThatFit,
  followLimit,
  isFollowed,
  MAX_FOLLOWED,
  type StoredFollow,
  withFollowed,
  withoutFollowed,
} from './follow-list.ts'
export { createFollowMatcher } from './follow-matcher.ts'
export {
  type FollowedNews,
  followedNews,
  type KnownStories,
  knownAfter,
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
