import {
  getEditionManifestEndpoint,
  getEditionPublicKeysEndpoint,
  getEditionSignatureEndpoint,
} from './edition/edition-signature.ts'
import { getPublisherEndpoint, getPublishersEndpoint } from './edition/publishers.ts'
import {
  addFollowAlertDeviceEndpoint,
  followThingEndpoint,
  getFollowedThingsEndpoint,
  removeFollowAlertDeviceEndpoint,
  setFollowAlertsEndpoint,
  unfollowThingEndpoint,
} from './reader/followed.ts'
import { findPlacesNearEndpoint, getPlaceOfIpAddressEndpoint } from './reader/geo.ts'
import { getMailSettingsEndpoint, previewDigestEndpoint, putMailSettingsEndpoint } from './reader/mail.ts'
import {
  getPreferencesEndpoint,
  patchCategoriesEndpoint,
  patchEmailSettingsEndpoint,
  patchMutesEndpoint,
  patchPreferencesEndpoint,
  putPreferencesEndpoint,
} from './reader/preferences.ts'
import { deleteAccountEndpoint, exportAccountEndpoint, getProfileEndpoint } from './reader/profile.ts'
import { subscribePushEndpoint, unsubscribePushEndpoint } from './reader/push.ts'
import {
  clearSavedStoriesEndpoint,
  getSavedStoriesEndpoint,
  getSavedStoryEndpoint,
  saveStoryEndpoint,
  unsaveStoryEndpoint,
} from './reader/saved-stories.ts'
import {
  beginCheckoutEndpoint,
  cancelSubscriptionEndpoint,
  getInvoicesEndpoint,
  getPaymentMethodsEndpoint,
  getSubscriptionEndpoint,
  openBillingPortalEndpoint,
  putSubscriptionEndpoint,
  reactivateSubscriptionEndpoint,
} from './reader/subscription.ts'
import {
  refreshTokensEndpoint,
  resendCodeEndpoint,
  signOutEndpoint,
  startSignInEndpoint,
  verifyCodeEndpoint,
} from './sign-in/auth.ts'
import {
  redeemSignInEndpoint,
  signInWithAppleEndpoint,
  signInWithGoogleEndpoint,
  signInWithOidcEndpoint,
} from './sign-in/provider-sign-in.ts'
import { endSessionEndpoint, listSessionsEndpoint } from './sign-in/sessions.ts'
import { enterAdminEndpoint } from './site/admin.ts'
import { getCorrectionsEndpoint } from './site/corrections.ts'
import { getQualityEndpoint } from './site/quality.ts'
import {
  getCitiesEndpoint,
  getConfigEndpoint,
  getHealthEndpoint,
  getLocalesEndpoint,
  getNewsEndpoint,
  getReadinessEndpoint,
  getTranslationsEndpoint,
} from './site/site.ts'
import { getStatusEndpoint } from './site/status.ts'
import { shareStoryEndpoint } from './story/sharing.ts'
import { getStoryEndpoint, reportUnrelatedArticleEndpoint } from './story/stories.ts'
import { getRelatedStoriesEndpoint, searchStoriesEndpoint } from './story/story-lists.ts'
import { getThreadEndpoint } from './story/threads.ts'

/** Every call of the API by name, including the documents at the root of the site. */
export const API = {
  getNews: getNewsEndpoint,
  getTranslations: getTranslationsEndpoint,
  getCities: getCitiesEndpoint,
  getConfig: getConfigEndpoint,
  getStory: getStoryEndpoint,
  getRelated: getRelatedStoriesEndpoint,
  getThread: getThreadEndpoint,
  searchStories: searchStoriesEndpoint,
  shareStory: shareStoryEndpoint,
  reportUnrelatedArticle: reportUnrelatedArticleEndpoint,
  getLocales: getLocalesEndpoint,
  findPlacesNear: findPlacesNearEndpoint,
  getPlaceOfAddress: getPlaceOfIpAddressEndpoint,
  getPublishers: getPublishersEndpoint,
  getPublisher: getPublisherEndpoint,
  getQuality: getQualityEndpoint,
  getCorrections: getCorrectionsEndpoint,
  getEditionKeys: getEditionPublicKeysEndpoint,
  getEditionManifest: getEditionManifestEndpoint,
  getEditionSignature: getEditionSignatureEndpoint,
  getStatus: getStatusEndpoint,
  startSignIn: startSignInEndpoint,
  resendCode: resendCodeEndpoint,
  verifyCode: verifyCodeEndpoint,
  signInWithGoogle: signInWithGoogleEndpoint,
  signInWithApple: signInWithAppleEndpoint,
  signInWithOidc: signInWithOidcEndpoint,
  redeemSignIn: redeemSignInEndpoint,
  refreshTokens: refreshTokensEndpoint,
  signOut: signOutEndpoint,
  listSessions: listSessionsEndpoint,
  endSession: endSessionEndpoint,
  enterAdmin: enterAdminEndpoint,
  getProfile: getProfileEndpoint,
  exportAccount: exportAccountEndpoint,
  deleteAccount: deleteAccountEndpoint,
  putSubscription: putSubscriptionEndpoint,
  getSubscription: getSubscriptionEndpoint,
  beginCheckout: beginCheckoutEndpoint,
  openBillingPortal: openBillingPortalEndpoint,
  cancelSubscription: cancelSubscriptionEndpoint,
  reactivateSubscription: reactivateSubscriptionEndpoint,
  getInvoices: getInvoicesEndpoint,
  getPaymentMethods: getPaymentMethodsEndpoint,
  getPreferences: getPreferencesEndpoint,
  putPreferences: putPreferencesEndpoint,
  patchPreferences: patchPreferencesEndpoint,
  patchCategories: patchCategoriesEndpoint,
  patchEmailSettings: patchEmailSettingsEndpoint,
  patchMutes: patchMutesEndpoint,
  getMailSettings: getMailSettingsEndpoint,
  putMailSettings: putMailSettingsEndpoint,
  previewDigest: previewDigestEndpoint,
  getSavedStories: getSavedStoriesEndpoint,
  saveStory: saveStoryEndpoint,
  getSavedStory: getSavedStoryEndpoint,
  unsaveStory: unsaveStoryEndpoint,
  clearSavedStories: clearSavedStoriesEndpoint,
  getFollowed: getFollowedThingsEndpoint,
  followThing: followThingEndpoint,
  unfollowThing: unfollowThingEndpoint,
  setFollowAlerts: setFollowAlertsEndpoint,
  addFollowDevice: addFollowAlertDeviceEndpoint,
  removeFollowAlertDevice: removeFollowAlertDeviceEndpoint,
  subscribePush: subscribePushEndpoint,
  unsubscribePush: unsubscribePushEndpoint,
  getHealth: getHealthEndpoint,
  getReadiness: getReadinessEndpoint,
} as const
