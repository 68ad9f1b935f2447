import type { Mute } from '@plainwire/domain/reader'

/** The caches of this application, by what they keep. Every name starts with 'plainwire-'. */
export const CACHES = {
  editions: 'plainwire-editions',
  stories: 'plainwire-stories',
  pictures: 'plainwire-pictures',
  places: 'plainwire-places',
  saved: 'plainwire-saved',
  push: 'plainwire-push',
} as const
export type CacheName = (typeof CACHES)[keyof typeof CACHES]

/** A release's own files stand in a cache of their own: 'plainwire-release-' and the release. */
export const RELEASE_PREFIX = 'plainwire-release-'

/** What a kept answer says of itself, so that it needn't be read to be listed. */
export const KEPT_HEADERS = {
  bytes: 'plainwire-bytes',
  edition: 'plainwire-edition',
  madeAt: 'plainwire-made-at',
} as const

/** The address under which a worker finds what it needs for a notification: no server has it. */
export const PUSH_CHOICES = '/push-choices?kept'

/** What a page leaves there. */
export interface PushChoices {
  /** What a notification says of what the reader has muted. */
  neutral: string
  mutes: Mute[]
  /** What the server knows of this device. */
  told?: string | undefined
}

/** The address under which the reader's saved stories are kept: no server has it. */
export const SAVED_LIST = '/saved-stories?kept'

const KEPT = 'kept'

/** The address under which a file of an earlier edition is kept: no server has it. */
export function keptPath(path: string, edition: number): string {
  return `${path}?${KEPT}=${edition}`
}

/** Whether an address is one of those. */
export function isKeptPath(url: URL): boolean {
  return url.searchParams.has(KEPT)
}

/** What a page says to its service worker. */
export type WorkerMessage =
  /** Keep what is on screen. */
  | { kind: 'keep'; edition: number; locale: string; pictures: string[]; storyId: string | undefined }
  /** Keep the pages and pictures of the saved stories, by their ids, and no others. */
  | { kind: 'keep-saved'; pictures: Record<string, string | null> }
  /** Keep nothing more of them. */
  | { kind: 'forget-saved' }
  /** Does this script belong to your release? Answered with a boolean on the port. */
  | { kind: 'is-yours'; script: string }
  /** Take over from the worker before you. */
  | { kind: 'take-over' }
