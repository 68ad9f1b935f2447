import { SECTIONS } from '@plainwire/domain/category'

/** A kind of request that the application makes, and all that its requests contain. */
export interface ListedRequests {
  /** Methods and paths; a name in braces is one segment of a path, or a part of one. */
  calls: readonly string[]
  /** Names in the query. */
  query?: readonly string[]
  /** Names of the fields of a body; 'any' for the reader's own calls and what browsers report by themselves, whose bodies the contract lists. */
  body?: readonly string[] | 'any'
}

const PAGES = [
  ...SECTIONS.filter((section) => section !== 'all'),
  'about',
  'privacy',
  'terms',
  'portal',
  'quality',
  'gaps',
  'corrections',
  'following',
]

/**
 * Every request to our server that a reader's browser makes. The privacy page explains what each kind reveals
 * about the reader (`legal.privacy.sees`), and a browser test compares the requests of a whole session with
 * this list.
 */
export const LISTED_REQUESTS = {
  page: {
    calls: [
      'GET /',
      ...PAGES.map((page) => `GET /${page}`),
      'GET /story/{id}',
      'GET /article/{id}',
      'GET /thread/{id}',
    ],
    query: ['lang', 'q', 'gap', 'billing'],
  },
  files: {
    calls: [
      'GET /build/{file}',
      'GET /assets/{file}',
      'GET /icons/{file}',
      'GET /favicon.svg',
      'GET /manifest.{language}.webmanifest',
      'GET /sw.js',
      'GET /shell.html',
      'GET /cities.json',
      'GET /config.json',
    ],
    query: ['lang'],
  },
  edition: { calls: ['GET /news.json', 'GET /translations/{locale}.json'] },
  story: { calls: ['GET /api/stories/{id}', 'GET /api/stories/{id}/related'] },
  pictures: { calls: ['GET /images/{signature}/{address}/{size}'] },
  details: {
    calls: ['GET /api/publishers/{id}', 'GET /api/threads/{id}', 'GET /api/quality', 'GET /api/corrections'],
  },
  search: { calls: ['GET /api/stories/search'], query: ['q', 'limit', 'cursor'] },
  place: { calls: ['POST /api/geo/reverse', 'GET /api/geo/ip'], body: ['latitude', 'longitude'] },
  share: {
    calls: ['POST /api/stories/share', 'POST /api/stories/{id}/not-the-same'],
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
    calls: ['POST /api/push-subscriptions', 'DELETE /api/push-subscriptions'],
    body: ['endpoint', 'keys', 'language', 'quietHours', 'timeZone'],
  },
  account: {
    calls: [
      ...['start', 'resend', 'verify'].map((step) => `POST /api/auth/email/${step}`),
      ...['refresh_token', 'logout', 'provider/redeem'].map((step) => `POST /api/auth/${step}`),
      ...['google', 'apple', 'oidc'].map((provider) => `POST /api/auth/signin_with_${provider}`),
      'GET /api/profile',
      'POST /api/profile/delete_account',
      'GET /api/profile/export',
      'POST /api/admin/session',
      ...['GET', 'PUT', 'PATCH'].map((method) => `${method} /api/preferences`),
      'PATCH /api/preferences/{part}',
      ...['GET', 'POST', 'DELETE'].map((method) => `${method} /api/saved-stories`),
      ...['GET', 'DELETE'].map((method) => `${method} /api/saved-stories/{id}`),
      ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) => `${method} /api/followed`),
      ...['POST', 'DELETE'].map((method) => `${method} /api/followed/devices`),
      'GET /api/sessions',
      'DELETE /api/sessions/{id}',
      ...['GET', 'PUT'].map((method) => `${method} /api/mail-settings`),
      'GET /api/digest/preview',
      ...['GET', 'PUT'].map((method) => `${method} /api/subscription`),
      'GET /api/subscription/{list}',
      'POST /api/subscription/{step}',
    ],
    body: 'any',
  },
  report: { calls: ['POST /api/reports'], body: 'any' },
} as const satisfies Record<string, ListedRequests>
export type RequestKind = keyof typeof LISTED_REQUESTS

/** The kinds in the order in which the privacy page lists them. */
export const REQUEST_KINDS = Object.keys(LISTED_REQUESTS) as RequestKind[]

/**
 * The headers of these requests: those that browsers send with any request, and nothing about the open page.
 */
export const LISTED_HEADERS = [
  ...['host', 'connection', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'origin', 'range'],
  ...['content-type', 'content-length', 'if-none-match', 'if-range', 'cache-control', 'pragma', 'priority'],
  ...['upgrade-insecure-requests', 'service-worker'],
] as const
/** Prefixes of further ones: about the browser (`sec-ch-ua`) and the fetch (`sec-fetch-mode`). */
export const LISTED_HEADER_STARTS = ['sec-'] as const
/** The header that identifies a reader: only requests of the kind 'account' have it. */
export const ACCOUNT_HEADER = 'authorization'
