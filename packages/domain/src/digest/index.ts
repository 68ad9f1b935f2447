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
export { type FollowedThingSection, makeFollowedThingSections } from './followed-sections.ts'
export { DEFAULT_TIME_ZONE, isTimeZone, type LocalMoment, toLocalMoment } from './local-moment.ts'
