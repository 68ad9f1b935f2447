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
