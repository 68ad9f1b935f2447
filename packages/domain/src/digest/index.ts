export { type DigestParts, digestStories } from './digest-stories.ts'
export {
  DIGEST_HOUR,
  type DigestKind,
  type DigestReader,
  digestKind,
  dueDigest,
  isDigestTime,
  lastBelievedDay,
  nextDigest,
} from './due.ts'
export { type FollowedSection, followedSections } from './followed-sections.ts'
export { DEFAULT_TIME_ZONE, isTimeZone, type LocalMoment, localMoment } from './local-moment.ts'
