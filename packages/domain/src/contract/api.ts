import {
  getEditionManifestCall,
  getEditionPublicKeysCall,
  getEditionSignatureCall,
} from './edition/edition-signature.ts'
import { getPublisherCall, getPublishersCall } from './edition/publishers.ts'
import {
  addFollowDeviceCall,
  followThingCall,
  getFollowedCall,
  removeFollowAlertDeviceCall,
  setFollowAlertsCall,
  unfollowThingCall,
} from './reader/followed.ts'
import { findPlacesNearCall, getPlaceOfIpAddressCall } from './reader/geo.ts'
import { getMailSettingsCall, previewDigestCall, putMailSettingsCall } from './reader/mail.ts'
import {
  getPreferencesCall,
  patchCategoriesCall,
  patchEmailSettingsCall,
  patchMutesCall,
  patchPreferencesCall,
  putPreferencesCall,
} from './reader/preferences.ts'
import { deleteAccountCall, exportAccountCall, getProfileCall } from './reader/profile.ts'
import { subscribePushCall, unsubscribePushCall } from './reader/push.ts'
import {
  clearSavedStoriesCall,
  getSavedStoriesCall,
  getSavedStoryCall,
  saveStoryCall,
  unsaveStoryCall,
} from './reader/saved-stories.ts'
import {
  beginCheckoutCall,
  cancelSubscriptionCall,
  getInvoicesCall,
  getPaymentMethodsCall,
  getSubscriptionCall,
  openBillingPortalCall,
  putSubscriptionCall,
  reactivateSubscriptionCall,
} from './reader/subscription.ts'
import {
  refreshTokensCall,
  resendCodeCall,
  signOutCall,
  startSignInCall,
  verifyCodeCall,
} from './sign-in/auth.ts'
import {
  redeemSignInCall,
  signInWithAppleCall,
  signInWithGoogleCall,
  signInWithOidcCall,
} from './sign-in/provider-sign-in.ts'
import { endSessionCall, listSessionsCall } from './sign-in/sessions.ts'
import { enterAdminCall } from './site/admin.ts'
import { getCorrectionsCall } from './site/corrections.ts'
import { getQualityCall } from './site/quality.ts'
import {
  getCitiesCall,
  getConfigCall,
  getHealthCall,
  getLocalesCall,
  getNewsCall,
  getReadinessCall,
  getTranslationsCall,
} from './site/site.ts'
import { getStatusCall } from './site/status.ts'
import { shareStoryCall } from './story/sharing.ts'
import { getStoryCall, reportUnrelatedArticleCall } from './story/stories.ts'
import { getRelatedCall, searchStoriesCall } from './story/story-lists.ts'
import { getThreadCall } from './story/threads.ts'

/** Every call, by name: those under the API base, and the documents at the root of the site. */
export const API = {
  getNews: getNewsCall,
  getTranslations: getTranslationsCall,
  getCities: getCitiesCall,
  getConfig: getConfigCall,
  getStory: getStoryCall,
  getRelated: getRelatedCall,
  getThread: getThreadCall,
  searchStories: searchStoriesCall,
  shareStory: shareStoryCall,
  reportUnrelatedArticle: reportUnrelatedArticleCall,
  getLocales: getLocalesCall,
  findPlacesNear: findPlacesNearCall,
  getPlaceOfAddress: getPlaceOfIpAddressCall,
  getPublishers: getPublishersCall,
  getPublisher: getPublisherCall,
  getQuality: getQualityCall,
  getCorrections: getCorrectionsCall,
  getEditionKeys: getEditionPublicKeysCall,
  getEditionManifest: getEditionManifestCall,
  getEditionSignature: getEditionSignatureCall,
  getStatus: getStatusCall,
  startSignIn: startSignInCall,
  resendCode: resendCodeCall,
  verifyCode: verifyCodeCall,
  signInWithGoogle: signInWithGoogleCall,
  signInWithApple: signInWithAppleCall,
  signInWithOidc: signInWithOidcCall,
  redeemSignIn: redeemSignInCall,
  refreshTokens: refreshTokensCall,
  signOut: signOutCall,
  listSessions: listSessionsCall,
  endSession: endSessionCall,
  enterAdmin: enterAdminCall,
  getProfile: getProfileCall,
  exportAccount: exportAccountCall,
  deleteAccount: deleteAccountCall,
  putSubscription: putSubscriptionCall,
  getSubscription: getSubscriptionCall,
  beginCheckout: beginCheckoutCall,
  openBillingPortal: openBillingPortalCall,
  cancelSubscription: cancelSubscriptionCall,
  reactivateSubscription: reactivateSubscriptionCall,
  getInvoices: getInvoicesCall,
  getPaymentMethods: getPaymentMethodsCall,
  getPreferences: getPreferencesCall,
  putPreferences: putPreferencesCall,
  patchPreferences: patchPreferencesCall,
  patchCategories: patchCategoriesCall,
  patchEmailSettings: patchEmailSettingsCall,
  patchMutes: patchMutesCall,
  getMailSettings: getMailSettingsCall,
  putMailSettings: putMailSettingsCall,
  previewDigest: previewDigestCall,
  getSavedStories: getSavedStoriesCall,
  saveStory: saveStoryCall,
  getSavedStory: getSavedStoryCall,
  unsaveStory: unsaveStoryCall,
  clearSavedStories: clearSavedStoriesCall,
  getFollowed: getFollowedCall,
  followThing: followThingCall,
  unfollowThing: unfollowThingCall,
  setFollowAlerts: setFollowAlertsCall,
  addFollowDevice: addFollowDeviceCall,
  removeFollowAlertDevice: removeFollowAlertDeviceCall,
  subscribePush: subscribePushCall,
  unsubscribePush: unsubscribePushCall,
  getHealth: getHealthCall,
  getReadiness: getReadinessCall,
} as const
