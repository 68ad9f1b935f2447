import type { Mute } from '@plainwire/domain/reader'

/** The names of this application's caches, by content. Every name starts with 'plainwire-'. */
export const CACHE_NAMES = {
  editions: 'plainwire-editions',
  stories: 'plainwire-stories',
  pictures: 'plainwire-pictures',
  places: 'plainwire-places',
  saved: 'plainwire-saved',
  push: 'plainwire-push',
} as const
export type CacheName = (typeof CACHE_NAMES)[keyof typeof CACHE_NAMES]

/** The prefix of the cache with a release's files, followed by the id of the release. */
export const RELEASE_CACHE_PREFIX = 'plainwire-release-'

/** Headers with metadata of a cached response, so that listing a cache doesn't read the bodies. */
export const CACHE_METADATA_HEADERS = {
  bytes: 'plainwire-bytes',
  edition: 'plainwire-edition',
  madeAt: 'plainwire-made-at',
} as const

/**
 * The cache key of the data that the service worker needs for notifications. The application never requests
 * this URL from the server, so that no response of the server has the same key.
 */
export const PUSH_DATA_CACHE_KEY = '/push-choices?kept'

/** The data that the page caches for the service worker to handle push messages. */
export interface PushNotificationData {
  /** The text that replaces the headline in a notification about a muted story. */
  neutral: string
  mutes: Mute[]
  /** The JSON of this device's push subscription and settings, as they were last sent to the server. */
  sentRecord?: string | undefined
}

/**
 * The cache key of the list of saved stories. The application never requests this URL from the server, so
 * that no response of the server has the same key.
 */
export const SAVED_STORIES_CACHE_KEY = '/saved-stories?kept'

const EDITION_PARAMETER = 'kept'

/**
 * Returns the cache key of a file of an edition. A request for this URL is answered only from the cache,
 * never by the server.
 */
export function buildEditionCacheKey(path: string, edition: number): string {
  return `${path}?${EDITION_PARAMETER}=${edition}`
}

/** True if a URL is a key made by `buildEditionCacheKey`. */
export function isEditionCacheKey(url: URL): boolean {
  return url.searchParams.has(EDITION_PARAMETER)
}

/** A message from the page to the service worker. */
export type ServiceWorkerMessage =
  /** Cache the edition and story on screen. */
  | { kind: 'keep'; edition: number; locale: string; pictures: string[]; storyId: string | undefined }
  /** Cache the saved stories and their pictures, which are listed by story id, and remove other stories. */
  | { kind: 'keep-saved'; pictures: Record<string, string | null> }
  /** Remove the saved stories, and stop caching them. */
  | { kind: 'forget-saved' }
  /** Answer through the message's port, with a boolean, whether a script belongs to the worker's release. */
  | { kind: 'is-yours'; script: string }
  /** Activate this worker in the place of the active one. */
  | { kind: 'take-over' }
