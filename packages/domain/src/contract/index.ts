import { enterAdmin } from './admin.ts'
import { refreshTokens, resendCode, signOut, startSignIn, verifyCode } from './auth.ts'
import { getCorrections } from './corrections.ts'
import { getEditionKeys, getEditionManifest, getEditionSignature } from './edition-signature.ts'
import {
  addFollowDevice,
  followThing,
  getFollowed,
  removeFollowDevice,
  setFollowAlerts,
  unfollowThing,
} from './followed.ts'
import { findPlacesNear, getPlaceOfAddress } from './geo.ts'
import { getMailSettings, previewDigest, putMailSettings } from './mail.ts'
import {
  getPreferences,
  patchCategories,
  patchEmailSettings,
  patchMuted,
  patchPreferences,
  putPreferences,
} from './preferences.ts'
import { deleteAccount, exportAccount, getProfile } from './profile.ts'
import { redeemSignIn, signInWithApple, signInWithGoogle, signInWithOidc } from './provider-sign-in.ts'
import { getPublisher, getPublishers } from './publishers.ts'
import { subscribePush, unsubscribePush } from './push.ts'
import { getQuality } from './quality.ts'
import { clearSavedStories, getSavedStories, getSavedStory, saveStory, unsaveStory } from './saved-stories.ts'
import { endSession, listSessions } from './sessions.ts'
import { shareStory } from './sharing.ts'
import {
  getCities,
  getConfig,
  getHealth,
  getLocales,
  getNews,
  getReadiness,
  getTranslations,
} from './site.ts'
import { getStatus } from './status.ts'
import { getStory, notTheSame } from './stories.ts'
import { getRelated, searchStories } from './story-lists.ts'
import {
  beginCheckout,
  cancelSubscription,
  getInvoices,
  getPaymentMethods,
  getSubscription,
  openPortal,
  putSubscription,
  reactivateSubscription,
} from './subscription.ts'
import { getThread } from './threads.ts'

export { Email, InvitationToken, Tokens } from './auth.ts'
export { type Call, ERRORS, ErrorAnswer, type ErrorCode } from './call.ts'
export { Cities, CityRecord, Flags, PublicConfig, SignUpMode } from './config.ts'
export { Correction, CorrectionAct, CorrectionTexts, WithdrawnKind } from './corrections.ts'
export { EDITION_FILES, EditionManifest, EditionPointer, StoryIndex } from './edition-folder.ts'
export { EditionKey, EditionSignature, EditionStatement } from './edition-signature.ts'
export { FollowAlerts, FollowedName } from './followed.ts'
export { FoundPlace } from './geo.ts'
export { MailSettings } from './mail.ts'
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
} from './news.ts'
export type { PageRequest, RenderedPage, RenderPage, WebBuild } from './page.ts'
export {
  AGE_RANGES,
  EmailSettings,
  GENDERS,
  INTERESTS,
  type Interest,
  Preferences,
} from './preferences.ts'
export { Profile } from './profile.ts'
export {
  FactGiver,
  HeadlineNote,
  HeadlineWorkshop,
  StoryChange,
  StoryCorrection,
  StoryFact,
} from './proof.ts'
export { PROVIDERS, type Provider } from './provider-sign-in.ts'
export { FeedState, PublisherId, PublisherList, PublisherPassport } from './publishers.ts'
export type { PushedNews } from './push.ts'
export { QualityFigure, QualityHistory, QualityRun } from './quality.ts'
export { EditionReport, EntryOutcome } from './report.ts'
export { SavedSnapshot, SavedStory } from './saved-stories.ts'
export { BROWSERS, ReaderSession, SYSTEMS } from './sessions.ts'
export { SharedStory } from './sharing.ts'
export { Sponsored, SponsoredItem, type SponsoredList } from './sponsored.ts'
export { FEED_PROBLEMS, FeedStatus, REJECTIONS, REMOVALS, SiteStatus } from './status.ts'
export {
  CheckedSentence,
  EvidencePassage,
  StoryDetails,
  StoryId,
  StoryScorePart,
  StorySource,
  WhyHere,
} from './stories.ts'

export { SearchCursor } from './story-lists.ts'
export {
  PaymentMethod,
  SUBSCRIPTION_STATUSES,
  Subscription,
  SubscriptionChange,
  SubscriptionStanding,
} from './subscription.ts'
export { ThreadId } from './threads.ts'

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
  notTheSame,
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
  openPortal,
  cancelSubscription,
  reactivateSubscription,
  getInvoices,
  getPaymentMethods,
  getPreferences,
  putPreferences,
  patchPreferences,
  patchCategories,
  patchEmailSettings,
  patchMuted,
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
