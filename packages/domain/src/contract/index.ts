import { getEditionKeys, getEditionManifest, getEditionSignature } from './edition/edition-signature.ts'
import { getPublisher, getPublishers } from './edition/publishers.ts'
import {
  addFollowDevice,
  followThing,
  getFollowed,
  removeFollowDevice,
  setFollowAlerts,
  unfollowThing,
} from './reader/followed.ts'
import { findPlacesNear, getPlaceOfAddress } from './reader/geo.ts'
import { getMailSettings, previewDigest, putMailSettings } from './reader/mail.ts'
import {
  getPreferences,
  patchCategories,
  patchEmailSettings,
  patchMutes,
  patchPreferences,
  putPreferences,
} from './reader/preferences.ts'
import { deleteAccount, exportAccount, getProfile } from './reader/profile.ts'
import { subscribePush, unsubscribePush } from './reader/push.ts'
import {
  clearSavedStories,
  getSavedStories,
  getSavedStory,
  saveStory,
  unsaveStory,
} from './reader/saved-stories.ts'
import {
  beginCheckout,
  cancelSubscription,
  getInvoices,
  getPaymentMethods,
  getSubscription,
  openBillingPortal,
  putSubscription,
  reactivateSubscription,
} from './reader/subscription.ts'
import { refreshTokens, resendCode, signOut, startSignIn, verifyCode } from './sign-in/auth.ts'
import {
  redeemSignIn,
  signInWithApple,
  signInWithGoogle,
  signInWithOidc,
} from './sign-in/provider-sign-in.ts'
import { endSession, listSessions } from './sign-in/sessions.ts'
import { enterAdmin } from './site/admin.ts'
import { getCorrections } from './site/corrections.ts'
import { getQuality } from './site/quality.ts'
import {
  getCities,
  getConfig,
  getHealth,
  getLocales,
  getNews,
  getReadiness,
  getTranslations,
} from './site/site.ts'
import { getStatus } from './site/status.ts'
import { shareStory } from './story/sharing.ts'
import { getStory, reportUnrelatedArticle } from './story/stories.ts'
import { getRelated, searchStories } from './story/story-lists.ts'
import { getThread } from './story/threads.ts'

export { API_ERRORS, type Call, ErrorAnswer, type ErrorCode } from './call.ts'
export { EDITION_FILES, EditionManifest, EditionPointer, StoryIndex } from './edition/edition-folder.ts'
export { EditionKey, EditionSignature, EditionStatement } from './edition/edition-signature.ts'
export {
  News,
  NewsConflict,
  NewsLocation,
  NewsMedia,
  NewsSource,
  NewsStory,
  NewsThread,
  NewsTranslation,
  SupportedLocale,
  TranslationFile,
} from './edition/news.ts'
export { FeedState, PublisherId, PublisherList, PublisherPassport } from './edition/publishers.ts'
export { EditionReport, EntryOutcome } from './edition/report.ts'
export { FollowAlerts, FollowedThingId } from './reader/followed.ts'
export { FoundPlace } from './reader/geo.ts'
export { MailSettings } from './reader/mail.ts'
export {
  AGE_RANGES,
  EmailSettings,
  GENDERS,
  INTERESTS,
  type Interest,
  Preferences,
} from './reader/preferences.ts'
export { Profile } from './reader/profile.ts'
export type { PushedNews } from './reader/push.ts'
export { SavedStory, SavedStorySnapshot } from './reader/saved-stories.ts'
export {
  PaymentMethod,
  SUBSCRIPTION_STATUSES,
  Subscription,
  SubscriptionChange,
  SubscriptionWithTrial,
} from './reader/subscription.ts'
export { Email, InvitationToken, SignInTokens } from './sign-in/auth.ts'
export { SIGN_IN_PROVIDERS, type SignInProvider } from './sign-in/provider-sign-in.ts'
export { BROWSERS, ReaderSession, SYSTEMS } from './sign-in/sessions.ts'
export { Cities, CityRecord, FeatureFlags, PublicConfig, SignUpMode } from './site/config.ts'
export { Correction, CorrectionKind, CorrectionTexts, WithdrawnKind } from './site/corrections.ts'
export type { PageRequest, RenderedPage, RenderPage, WebBuild } from './site/page.ts'
export { QualityFigure, QualityHistory, QualityRun } from './site/quality.ts'
export { SponsoredContent, SponsoredItem, type SponsoredList } from './site/sponsored.ts'
export {
  ENTRY_REJECTION_REASONS,
  FEED_PROBLEMS,
  FeedStatus,
  SENTENCE_REMOVAL_REASONS,
  SiteStatus,
} from './site/status.ts'
export {
  FactSource,
  HeadlineChange,
  HeadlineComparison,
  StoryChange,
  StoryCorrection,
  StoryFact,
} from './story/proof.ts'
export { SharedStory } from './story/sharing.ts'
export {
  CheckedSentence,
  EvidencePassage,
  PlacementReason,
  StoryDetails,
  StoryId,
  StoryScorePart,
  StorySource,
} from './story/stories.ts'
export { SearchCursor } from './story/story-lists.ts'
export { ThreadId } from './story/threads.ts'

/** Every call, by name: those under the API base, and the documents at the root of the site. */
export const API = {
  getNews,
  getTranslations,
  getCities,
  getConfig,
  getStory,
  getRelated,
  getThread,
  searchStories,
  shareStory,
  notTheSame: reportUnrelatedArticle,
  getLocales,
  findPlacesNear,
  getPlaceOfAddress,
  getPublishers,
  getPublisher,
  getQuality,
  getCorrections,
  getEditionKeys,
  getEditionManifest,
  getEditionSignature,
  getStatus,
  startSignIn,
  resendCode,
  verifyCode,
  signInWithGoogle,
  signInWithApple,
  signInWithOidc,
  redeemSignIn,
  refreshTokens,
  signOut,
  listSessions,
  endSession,
  enterAdmin,
  getProfile,
  exportAccount,
  deleteAccount,
  putSubscription,
  getSubscription,
  beginCheckout,
  openPortal: openBillingPortal,
  cancelSubscription,
  reactivateSubscription,
  getInvoices,
  getPaymentMethods,
  getPreferences,
  putPreferences,
  patchPreferences,
  patchCategories,
  patchEmailSettings,
  patchMuted: patchMutes,
  getMailSettings,
  putMailSettings,
  previewDigest,
  getSavedStories,
  saveStory,
  getSavedStory,
  unsaveStory,
  clearSavedStories,
  getFollowed,
  followThing,
  unfollowThing,
  setFollowAlerts,
  addFollowDevice,
  removeFollowDevice,
  subscribePush,
  unsubscribePush,
  getHealth,
  getReadiness,
} as const
