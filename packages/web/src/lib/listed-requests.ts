import {
  APP_SHELL_PATH,
  BUILD_ASSETS_PATH,
  buildCallPath,
  IMAGES_PATH,
  PAGE_PATHS,
  PLACEHOLDER_IMAGES_PATH,
  ROUTES,
  type Route,
  SERVICE_WORKER_PATH,
} from '@plainwire/domain/addresses'

/** A kind of request that the application makes, and all data that such requests contain. */
export interface DisclosedRequestKind {
  /** Methods and paths. A name in braces is a placeholder for a path segment or a part of a segment. */
  calls: readonly string[]
  /** Names of query parameters. */
  query?: readonly string[]
  /**
   * Names of the fields of the body. 'any' if the fields aren't listed, as for calls of an account and for the
   * reports that browsers send by themselves.
   */
  body?: readonly string[] | 'any'
}

/** Formats each route as in 'GET /api/stories/{id}'. */
const calls = (...routes: Route[]) => routes.map((route) => `${route.method} ${buildCallPath(route)}`)

/**
 * Every request to our server that a reader's browser makes. The privacy page explains what each kind reveals
 * about the reader (`legal.privacy.sees`), and a browser test compares the requests of a whole session with
 * this list.
 */
export const DISCLOSED_REQUESTS = {
  page: {
    calls: PAGE_PATHS.map((path) => `GET ${path}`),
    query: ['lang', 'q', 'gap', 'billing'],
  },
  files: {
    calls: [
      `GET ${BUILD_ASSETS_PATH}/{file}`,
      `GET ${PLACEHOLDER_IMAGES_PATH}/{file}`,
      'GET /icons/{file}',
      'GET /favicon.svg',
      'GET /manifest.{language}.webmanifest',
      `GET ${SERVICE_WORKER_PATH}`,
      `GET ${APP_SHELL_PATH}`,
      ...calls(ROUTES.getCities, ROUTES.getConfig),
    ],
    query: ['lang'],
  },
  edition: { calls: calls(ROUTES.getNews, ROUTES.getTranslations) },
  story: { calls: calls(ROUTES.getStory, ROUTES.getRelated) },
  pictures: { calls: [`GET ${IMAGES_PATH}/{signature}/{address}/{size}`] },
  details: {
    calls: calls(ROUTES.getPublisher, ROUTES.getThread, ROUTES.getQuality, ROUTES.getCorrections),
  },
  search: { calls: calls(ROUTES.searchStories), query: ['q', 'limit', 'cursor'] },
  place: { calls: calls(ROUTES.findPlacesNear, ROUTES.getPlaceOfAddress), body: ['latitude', 'longitude'] },
  share: {
    calls: calls(ROUTES.shareStory, ROUTES.reportUnrelatedArticle),
    body: [
      'id',
      'title',
      'summary',
      'description',
      'category',
      'location',
      'imageUrl',
      'urls',
      'sources',
      'articleId',
    ],
  },
  push: {
    calls: calls(ROUTES.subscribePush, ROUTES.unsubscribePush),
    body: ['endpoint', 'keys', 'language', 'quietHours', 'timeZone'],
  },
  account: {
    calls: calls(
      ROUTES.startSignIn,
      ROUTES.resendCode,
      ROUTES.verifyCode,
      ROUTES.refreshTokens,
      ROUTES.signOut,
      ROUTES.redeemSignIn,
      ROUTES.signInWithGoogle,
      ROUTES.signInWithApple,
      ROUTES.signInWithOidc,
      ROUTES.getProfile,
      ROUTES.deleteAccount,
      ROUTES.exportAccount,
      ROUTES.enterAdmin,
      ROUTES.getPreferences,
      ROUTES.putPreferences,
      ROUTES.patchPreferences,
      ROUTES.patchCategories,
      ROUTES.patchEmailSettings,
      ROUTES.patchMutes,
      ROUTES.getSavedStories,
      ROUTES.saveStory,
      ROUTES.clearSavedStories,
      ROUTES.getSavedStory,
      ROUTES.unsaveStory,
      ROUTES.getFollowed,
      ROUTES.followThing,
      ROUTES.setFollowAlerts,
      ROUTES.unfollowThing,
      ROUTES.addFollowDevice,
      ROUTES.removeFollowAlertDevice,
      ROUTES.listSessions,
      ROUTES.endSession,
      ROUTES.getMailSettings,
      ROUTES.putMailSettings,
      ROUTES.previewDigest,
      ROUTES.getSubscription,
      ROUTES.putSubscription,
      ROUTES.getInvoices,
      ROUTES.getPaymentMethods,
      ROUTES.beginCheckout,
      ROUTES.openBillingPortal,
      ROUTES.cancelSubscription,
      ROUTES.reactivateSubscription,
    ),
    body: 'any',
  },
  report: { calls: ['POST /api/reports'], body: 'any' },
} as const satisfies Record<string, DisclosedRequestKind>
export type RequestKind = keyof typeof DISCLOSED_REQUESTS

/** The kinds of requests, in the order of the privacy page. */
export const DISCLOSED_REQUEST_NAMES = Object.keys(DISCLOSED_REQUESTS) as RequestKind[]

/**
 * The headers that the requests in `DISCLOSED_REQUESTS` may have: those that browsers send with any request,
 * but none about the open page, such as `referer`.
 */
export const ALLOWED_REQUEST_HEADERS = [
  ...['host', 'connection', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'origin', 'range'],
  ...['content-type', 'content-length', 'if-none-match', 'if-range', 'cache-control', 'pragma', 'priority'],
  ...['upgrade-insecure-requests', 'service-worker'],
] as const
/** Prefixes of other allowed headers, about the browser (`sec-ch-ua`) or fetch (`sec-fetch-mode`). */
export const ALLOWED_HEADER_PREFIXES = ['sec-'] as const
/** The header that identifies a reader: only requests of the kind 'account' have it. */
export const AUTHORIZATION_HEADER = 'authorization'
