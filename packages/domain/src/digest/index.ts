export { type DigestInput, selectDigestStories } from './digest-stories.ts'
export {
  chooseDigestKind,
  DIGEST_HOUR,
  type DigestKind,
  type DigestRecipient,
  findDueDigest,
  findLatestPossibleDigestDay,
  findNextDigest,
  isDigestTime,
} from './due.ts'
export { buildFollowedThingSections, type FollowedThingSection } from './followed-sections.ts'
export { DEFAULT_TIME_ZONE, isTimeZone, type LocalDateTime, toLocalDateTime } from './local-moment.ts'
