/** How long an answer may be cached, and by whom. Seconds. */
export const CACHE = {
  /**
   * Follows the edition: fresh for a minute; a CDN may serve a stale one while it revalidates, and for a day
   * while we are down.
   */
  edition: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  /** The state of things: fresh for ten seconds. */
  state: 'public, max-age=10',
  /** Changes with a release. */
  daily: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** Named by its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A resized picture: identified by the publisher's address, whose content may change now and then. */
  picture: 'public, max-age=604800, stale-while-revalidate=2592000, stale-if-error=2592000',
  /** A picture with a story's headline: what was withdrawn is gone from caches within minutes. */
  preview: 'public, max-age=300, stale-while-revalidate=600, stale-if-error=3600',
  /** Cached, and revalidated each time: the service worker and its like. */
  revalidate: 'no-cache',
  /** A reader's own, for their program alone: fresh for five minutes. */
  own: 'private, max-age=300',
  /** Errors, states, and later everything about a reader. */
  never: 'no-store',
} as const
