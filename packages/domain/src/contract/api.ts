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
  reportUnrelatedArticle,
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
  openBillingPortal,
  cancelSubscription,
  reactivateSubscription,
  getInvoices,
  getPaymentMethods,
  getPreferences,
  putPreferences,
  patchPreferences,
  patchCategories,
  patchEmailSettings,
  patchMutes,
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
