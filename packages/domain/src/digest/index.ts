export { type DigestInput, selectDigestStories } from './digest-stories.ts'
export {
  DIGEST_HOUR,
  type DigestKind,
  type DigestReader,
  digestKind,
  findDueDigest,
  findLatestPossibleDigestDay,
  isDigestTime,
  nextDigest,
} from './due.ts'
export { type FollowedSection, makeFollowedSections } from './followed-sections.ts'
export { DEFAULT_TIME_ZONE, isTimeZone, type LocalMoment, localMoment } from './local-moment.ts'
