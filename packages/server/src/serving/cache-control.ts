/** Cache-Control headers: how long a response may be cached, and by whom, in seconds. */
export const CACHE_CONTROL = {
  /**
   * For responses from the edition: fresh for a minute; a CDN may serve a stale response while it revalidates,
   * and for a day while our servers are down.
   */
  edition: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  /** For status information: fresh for ten seconds. */
  state: 'public, max-age=10',
  /** For content that changes with a release. */
  daily: 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800',
  /** For files with a hash of their content in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * For resized pictures, which are identified by the publisher's URL, whose content may change occasionally.
   */
  picture: 'public, max-age=604800, stale-while-revalidate=2592000, stale-if-error=2592000',
  /**
   * For pictures with a story's headline, so that the headline of a withdrawn story disappears from caches
   * within minutes.
   */
  preview: 'public, max-age=300, stale-while-revalidate=600, stale-if-error=3600',
  /** For the service worker and similar files: cached, but revalidated each time. */
  revalidate: 'no-cache',
  /** For a reader's private feed: cached for five minutes, and only by the reader's own feed reader. */
  own: 'private, max-age=300',
  /** For errors, health checks, and everything about a reader or an operator. */
  never: 'no-store',
} as const
