export {
  computeTotalReadingMinutes,
  DEFAULT_FINITE_EDITION_SIZE,
  FINITE_EDITION_SIZES,
} from './finite-edition.ts'
export {
  type AccountMutes,
  addAccountMute,
  mergeDeviceAndAccountMutes,
  removeAccountMute,
  selectDeviceOnlyMutes,
  selectMutesAfterSignOut,
  selectUploadableMutes,
  toAccountMutes,
} from './mutes/account-mutes.ts'
export {
  ALL_MUTE_KINDS,
  filterActiveMutes,
  MAX_MUTE_LENGTH,
  Mute,
  type MuteKind,
  SELECTABLE_MUTE_KINDS,
  type SelectableMuteKind,
} from './mutes/mute.ts'
export {
  type AddMuteOutcome,
  addMute,
  isMuteLimitReached,
  MAX_FREE_MUTED_TOPICS,
  MAX_FREE_MUTED_WORDS,
  normaliseMuteText,
  type ReaderTier,
  removeMute,
} from './mutes/mute-list.ts'
export {
  applyMutesToStories,
  buildFoldedStoryTextIndex,
  type FoldedStoryTextIndex,
  MUTE_PREVIEW_DAYS,
  type MuteFilterResult,
  previewMute,
} from './mutes/muted-stories.ts'
export type { MuteLanguageRules } from './mutes/muted-word.ts'
export {
  applyPreferencesChange,
  DEFAULT_PREFERENCES,
  type PreferencesChange,
} from './preferences.ts'
export { convertProfileToUser, convertUserToProfile, type User } from './profile-mapping.ts'
export {
  getStoryReadState,
  MAX_READ_STORIES,
  markStoryRead,
  type ReadState,
  ReadStories,
} from './read-stories.ts'
export {
  filterSavedItems,
  type SavedItem,
  selectSavedStoryPicture,
  toSavedItem,
  truncateTitle,
} from './saved/saved-item.ts'
export {
  applySavedStoryChanges,
  findSavesBeyondLimit,
  queueSavedStoryChange,
  type SavedStoryChange,
} from './saved/saved-queue.ts'
export { getSavedStoryLimit, isNearSaveLimit, MAX_FREE_SAVED_STORIES } from './saved/saved-stories.ts'
export { type Device, parseUserAgent } from './sign-in/device.ts'
export {
  buildInvitationFragment,
  type InvitationContent,
  parseInvitationFragment,
} from './sign-in/invitation-link.ts'
export {
  buildSignInResultUrlFragment,
  type ProviderError,
  type ProviderSignInResult,
  parseSignInResultUrlFragment,
} from './sign-in/provider-return.ts'
export {
  ACCESS_TOKEN_LIFETIME_SECONDS,
  decideRefreshOutcome,
  getSessionExpiry,
  type RefreshOutcome,
  SESSION_IDLE_TIMEOUT_MS,
  SESSION_LIFETIME_MS,
  type SessionState,
} from './sign-in/session-rules.ts'
export {
  addIssuedCode,
  type CodeGuessOutcome,
  checkCodeGuess,
  chooseSignInCodeKind,
  getCodeResendTime,
  MAX_CODE_GUESSES,
  MIN_CODE_RESEND_INTERVAL_MS,
  normaliseEmail,
  SIGN_IN_CODE_LIFETIME_MS,
} from './sign-in/sign-in-code.ts'
export { buildSignInLinkFragment, parseSignInLinkFragment } from './sign-in/sign-in-link.ts'
export {
  EMPTY_SIGN_IN_STATE,
  findIssuedCode,
  type IssuedCode,
  type SignInState,
} from './sign-in/sign-in-state.ts'
export { checkSignUpEligibility, OPEN_SIGN_UP_RULE, type SignUpRule } from './sign-in/sign-up.ts'
export {
  determineReaderTier,
  NO_SUBSCRIPTION_RECORD,
  type SubscriptionRecord,
  toApiSubscription,
} from './tier.ts'
