export {
  DEFAULT_EDITION_SIZE,
  EDITION_SIZES,
  readingMinutes,
} from './finite-edition.ts'
export {
  type AccountMutes,
  accountMutes,
  guestMutes,
  mutesAfterSignOut,
  mutesOfBoth,
  mutesThatFit,
  withAccountMute,
  withoutAccountMute,
} from './mutes/account-mutes.ts'
export {
  ALL_MUTE_KINDS,
  activeMutes,
  type ChosenMuteKind,
  MAX_MUTE_LENGTH,
  MUTE_KINDS,
  Mute,
  type MuteKind,
} from './mutes/mute.ts'
export {
  type AddOutcome,
  addMute,
  FREE_MUTED_TOPICS,
  FREE_MUTED_WORDS,
  isMuteLimitReached,
  muteText,
  removeMute,
  type Tier,
} from './mutes/mute-list.ts'
export {
  buildMuteIndex,
  type MutedEdition,
  type MuteIndex,
  mutePreview,
  PREVIEW_DAYS,
  withoutMuted,
} from './mutes/muted-stories.ts'
export type { WordRules } from './mutes/muted-word.ts'
export {
  applyPreferencesChange,
  DEFAULT_PREFERENCES,
  type PreferencesChange,
} from './preferences.ts'
export { profileToUser, type User, userToProfile } from './profile-mapping.ts'
export {
  MAX_READ_STORIES,
  type ReadState,
  ReadStories,
  readState,
  withRead,
} from './read-stories.ts'
export {
  foundSaved,
  type SavedItem,
  savedPicture,
  titleStart,
  toSavedItem,
} from './saved/saved-item.ts'
export { beyondLimit, type SavedChange, withChange, withChanges } from './saved/saved-queue.ts'
export { FREE_SAVED_STORIES, isSavedNearlyFull, saveLimit } from './saved/saved-stories.ts'
export { type Device, parseDevice } from './sign-in/device.ts'
export { type InvitationContent, invitationHash, readInvitation } from './sign-in/invitation-link.ts'
export {
  type ProviderError,
  type ProviderReturn,
  providerReturnHash,
  readProviderReturn,
} from './sign-in/provider-return.ts'
export {
  ABSOLUTE_MS,
  ACCESS_SECONDS,
  IDLE_MS,
  type RefreshOutcome,
  refreshOutcome,
  type SessionState,
  sessionEndsAt,
} from './sign-in/session-rules.ts'
export {
  CODE_LIFETIME_MS,
  checkTry,
  codeKind,
  codeOfAttempt,
  emailKey,
  type IssuedCode,
  MAX_TRIES,
  mailAllowedAt,
  NO_SIGN_IN,
  RESEND_AFTER_MS,
  type SignInState,
  type TryOutcome,
  withNewCode,
} from './sign-in/sign-in-code.ts'
export { readSignInLink, signInLinkHash } from './sign-in/sign-in-link.ts'
export { OPEN_SIGN_UP, type SignUpRule, signUpAnswer } from './sign-in/sign-up.ts'
export { NO_SUBSCRIPTION, type SubscriptionRecord, subscriptionOnWire, tierOf } from './tier.ts'
