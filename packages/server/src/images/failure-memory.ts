import type { ErrorCode } from '@plainwire/domain/contract'
import { HOUR_MS } from '@plainwire/domain/units'
import { LRUCache } from 'lru-cache'

/**
 * Remembers which pictures recently couldn't be fetched or decoded, so that a page with a broken picture
 * doesn't cause repeated requests to the picture's publisher.
 */
export interface ImageFailureCache {
  find(url: string): ErrorCode | undefined
  remember(url: string, code: ErrorCode): void
}

const MAX_ENTRIES = 5000
/**
 * How long a picture isn't requested again after its publisher's server failed, in ms; shorter than
 * `LASTING_MS`, which applies to all other failures.
 */
const UPSTREAM_MS = 60_000
const LASTING_MS = HOUR_MS

export function createImageFailureCache(now: () => Date): ImageFailureCache {
  const failures = new LRUCache<string, { code: ErrorCode; until: number }>({ max: MAX_ENTRIES })
  return {
    find(url) {
      const failure = failures.get(url)
      if (failure && failure.until > now().getTime()) return failure.code
      failures.delete(url)
      return undefined
    },
    remember(url, code) {
      const span = code === 'UPSTREAM_FAILED' ? UPSTREAM_MS : LASTING_MS
      failures.set(url, { code, until: now().getTime() + span })
    },
  }
}
