export {
  DEFAULT_EDITION_SIZE,
  EDITION_SIZES,
  readingMinutes,
} from './finite-edition.ts'
export {
  type AccountMutes,
  accountMutes,
  addAccountMute,
  deviceOnlyMutes,
  mergeDeviceAndAccountMutes,
  mutesAfterSignOut,
  mutesWithinAccountLimit,
  removeAccountMute,
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
  normaliseMuteText,
  removeMute,
  type Tier,
} from './mutes/mute-list.ts'
export {
  applyMutesToStories,
  buildMuteIndex,
  type MutedEdition,
  type MuteIndex,
  PREVIEW_DAYS,
  previewMute,
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
  markStoryRead,
  type ReadState,
  ReadStories,
  storyReadState,
} from './read-stories.ts'
export {
  filterSavedItems,
  type SavedItem,
  savedPicture,
  titleStart,
  toSavedItem,
} from './saved/saved-item.ts'
export {
  applySavedChanges,
  findSavesBeyondLimit,
  queueSavedChange,
  type SavedChange,
} from './saved/saved-queue.ts'
export { FREE_SAVED_STORIES, isNearSaveLimit, savedStoryLimit } from './saved/saved-stories.ts'
export { type Device, parseDevice } from './sign-in/device.ts'
export {
  buildInvitationFragment,
  type InvitationContent,
  parseInvitationFragment,
} from './sign-in/invitation-link.ts'
export {
  buildProviderReturnFragment,
  type ProviderError,
  type ProviderReturn,
  parseProviderReturnFragment,
} from './sign-in/provider-return.ts'
export {
  ACCESS_SECONDS,
  decideRefreshOutcome,
  type RefreshOutcome,
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  type SessionState,
  sessionEndsAt,
} from './sign-in/session-rules.ts'
export {
  addIssuedCode,
  CODE_LIFETIME_MS,
  checkCodeGuess,
  chooseCodeKind,
  emailKey,
  MAX_TRIES,
  mailAllowedAt,
  RESEND_AFTER_MS,
  type TryOutcome,
} from './sign-in/sign-in-code.ts'
export { buildSignInFragment, parseSignInFragment } from './sign-in/sign-in-link.ts'
export {
  codeOfAttempt,
  EMPTY_SIGN_IN_STATE,
  type IssuedCode,
  type SignInState,
} from './sign-in/sign-in-state.ts'
export { decideSignUp, OPEN_SIGN_UP, type SignUpRule } from './sign-in/sign-up.ts'
export { NO_SUBSCRIPTION_RECORD, type SubscriptionRecord, tierOf, toWireSubscription } from './tier.ts'
