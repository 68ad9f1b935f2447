import { API_BASE, CITIES_PATH, CONFIG_PATH, NEWS_PATH, STORIES_PATH, TRANSLATIONS_PATH } from './files.ts'

/** The HTTP method and path of a call. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path from the API base or the root (see `base`), with parameters in braces: '/stories/{id}'. */
  path: string
  /** 'root' if the path begins at the root of the site, not at the API base; undefined otherwise. */
  base?: 'root'
}

/** The method and path of every API call, by the same names as in `API` (contract/api.ts). */
export const ROUTES = {
  getNews: { method: 'GET', path: NEWS_PATH, base: 'root' },
  getTranslations: { method: 'GET', path: `${TRANSLATIONS_PATH}/{locale}.json`, base: 'root' },
  getCities: { method: 'GET', path: CITIES_PATH, base: 'root' },
  getConfig: { method: 'GET', path: CONFIG_PATH, base: 'root' },
  getStory: { method: 'GET', path: `${STORIES_PATH}/{id}` },
  getRelated: { method: 'GET', path: `${STORIES_PATH}/{id}/related` },
  getThread: { method: 'GET', path: '/threads/{id}' },
  searchStories: { method: 'GET', path: `${STORIES_PATH}/search` },
  shareStory: { method: 'POST', path: `${STORIES_PATH}/share` },
  reportUnrelatedArticle: { method: 'POST', path: `${STORIES_PATH}/{id}/not-the-same` },
  getLocales: { method: 'GET', path: '/locales' },
  findPlacesNear: { method: 'POST', path: '/geo/reverse' },
  getPlaceOfAddress: { method: 'GET', path: '/geo/ip' },
  getPublishers: { method: 'GET', path: '/publishers' },
  getPublisher: { method: 'GET', path: '/publishers/{id}' },
  getQuality: { method: 'GET', path: '/quality' },
  getCorrections: { method: 'GET', path: '/corrections' },
  getEditionKeys: { method: 'GET', path: '/.well-known/plainwire-editions.json', base: 'root' },
  getEditionManifest: { method: 'GET', path: '/editions/{edition}/manifest.json', base: 'root' },
  getEditionSignature: { method: 'GET', path: '/editions/{edition}/signature.json', base: 'root' },
  getStatus: { method: 'GET', path: '/status.json', base: 'root' },
  startSignIn: { method: 'POST', path: '/auth/email/start' },
  resendCode: { method: 'POST', path: '/auth/email/resend' },
  verifyCode: { method: 'POST', path: '/auth/email/verify' },
  signInWithGoogle: { method: 'POST', path: '/auth/signin_with_google' },
  signInWithApple: { method: 'POST', path: '/auth/signin_with_apple' },
  signInWithOidc: { method: 'POST', path: '/auth/signin_with_oidc' },
  redeemSignIn: { method: 'POST', path: '/auth/provider/redeem' },
  refreshTokens: { method: 'POST', path: '/auth/refresh_token' },
  signOut: { method: 'POST', path: '/auth/logout' },
  listSessions: { method: 'GET', path: '/sessions' },
  endSession: { method: 'DELETE', path: '/sessions/{id}' },
  enterAdmin: { method: 'POST', path: '/admin/session' },
  getProfile: { method: 'GET', path: '/profile' },
  exportAccount: { method: 'GET', path: '/profile/export' },
  deleteAccount: { method: 'POST', path: '/profile/delete_account' },
  putSubscription: { method: 'PUT', path: '/subscription' },
  getSubscription: { method: 'GET', path: '/subscription' },
  beginCheckout: { method: 'POST', path: '/subscription/checkout' },
  openBillingPortal: { method: 'POST', path: '/subscription/portal' },
  cancelSubscription: { method: 'POST', path: '/subscription/cancel' },
  reactivateSubscription: { method: 'POST', path: '/subscription/reactivate' },
  getInvoices: { method: 'GET', path: '/subscription/invoices' },
  getPaymentMethods: { method: 'GET', path: '/subscription/payment-methods' },
  getPreferences: { method: 'GET', path: '/preferences' },
  putPreferences: { method: 'PUT', path: '/preferences' },
  patchPreferences: { method: 'PATCH', path: '/preferences' },
  patchCategories: { method: 'PATCH', path: '/preferences/categories' },
  patchEmailSettings: { method: 'PATCH', path: '/preferences/email' },
  patchMutes: { method: 'PATCH', path: '/preferences/muted' },
  getMailSettings: { method: 'GET', path: '/mail-settings' },
  putMailSettings: { method: 'PUT', path: '/mail-settings' },
  previewDigest: { method: 'GET', path: '/digest/preview' },
  getSavedStories: { method: 'GET', path: '/saved-stories' },
  saveStory: { method: 'POST', path: '/saved-stories' },
  getSavedStory: { method: 'GET', path: '/saved-stories/{id}' },
  unsaveStory: { method: 'DELETE', path: '/saved-stories/{id}' },
  clearSavedStories: { method: 'DELETE', path: '/saved-stories' },
  getFollowed: { method: 'GET', path: '/followed' },
  followThing: { method: 'POST', path: '/followed' },
  unfollowThing: { method: 'DELETE', path: '/followed' },
  setFollowAlerts: { method: 'PATCH', path: '/followed' },
  addFollowDevice: { method: 'POST', path: '/followed/devices' },
  removeFollowAlertDevice: { method: 'DELETE', path: '/followed/devices' },
  subscribePush: { method: 'POST', path: '/push-subscriptions' },
  unsubscribePush: { method: 'DELETE', path: '/push-subscriptions' },
  getHealth: { method: 'GET', path: '/healthz', base: 'root' },
  getReadiness: { method: 'GET', path: '/readyz', base: 'root' },
} as const satisfies Record<string, Route>

/** Returns a call's path from the root of the site, with parameters in braces. */
export function buildCallPath({ base, path }: Route): string {
  return base === 'root' ? path : `${API_BASE}${path}`
}
