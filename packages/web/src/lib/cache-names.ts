import type { Mute } from '@plainwire/domain/reader'

/** The caches of this application, by their content. Every name starts with 'plainwire-'. */
export const CACHES = {
  editions: 'plainwire-editions',
  stories: 'plainwire-stories',
  pictures: 'plainwire-pictures',
  places: 'plainwire-places',
  saved: 'plainwire-saved',
  push: 'plainwire-push',
} as const
export type CacheName = (typeof CACHES)[keyof typeof CACHES]

/** Each release's own files are in a cache of their own: 'plainwire-release-' and the release. */
export const RELEASE_PREFIX = 'plainwire-release-'

/** Headers of a cached answer with its metadata, so that listing doesn't read bodies. */
export const CACHE_HEADERS = {
  bytes: 'plainwire-bytes',
  edition: 'plainwire-edition',
  madeAt: 'plainwire-made-at',
} as const

/** The address under which a worker finds what it needs for a notification: no server has it. */
export const PUSH_CHOICES = '/push-choices?kept'

/** The data that a page stores for push messages. */
export interface PushChoices {
  /** The neutral text of a notification about a muted story. */
  neutral: string
  mutes: Mute[]
  /** The server's record of this device. */
  told?: string | undefined
}

/** The cache key of the reader's saved stories: no server has this address. */
export const SAVED_LIST = '/saved-stories?kept'

const KEPT = 'kept'

/** The cache key of a file of an earlier edition: no server has this address. */
export function cachedPath(path: string, edition: number): string {
  return `${path}?${KEPT}=${edition}`
}

/** Whether an address is one of those. */
export function isCachedPath(url: URL): boolean {
  return url.searchParams.has(KEPT)
}

/** A message from a page to its service worker. */
export type WorkerMessage =
  /** Cache the edition and story on screen. */
  | { kind: 'keep'; edition: number; locale: string; pictures: string[]; storyId: string | undefined }
  /** Cache the pages and pictures of the saved stories, by their ids, and remove others. */
  | { kind: 'keep-saved'; pictures: Record<string, string | null> }
  /** Remove the saved stories, and cache no more. */
  | { kind: 'forget-saved' }
  /** Does this script belong to your release? Answered with a boolean on the port. */
  | { kind: 'is-yours'; script: string }
  /** Replace the active worker. */
  | { kind: 'take-over' }
