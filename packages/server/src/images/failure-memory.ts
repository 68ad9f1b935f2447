import type { ErrorCode } from '@plainwire/domain/contract'

/**
 * Remembers pictures that failed lately, so that a page with a dead picture doesn't cause repeated requests
 * to its publisher.
 */
export interface FailureMemory {
  find(url: string): ErrorCode | undefined
  remember(url: string, code: ErrorCode): void
}

const MAX_ENTRIES = 5000
/** A source that didn't answer may be back soon; what is no picture stays none for a while. */
const UPSTREAM_MS = 60_000
const LASTING_MS = 3_600_000

export function failureMemory(now: () => Date): FailureMemory {
  const failures = new Map<string, { code: ErrorCode; until: number }>()
  return {
    find(url) {
      const failure = failures.get(url)
      if (failure && failure.until > now().getTime()) return failure.code
      failures.delete(url)
      return undefined
    },
    remember(url, code) {
      const span = code === 'UPSTREAM_FAILED' ? UPSTREAM_MS : LASTING_MS
      failures.delete(url)
      failures.set(url, { code, until: now().getTime() + span })
      const [oldest] = failures.keys()
      if (failures.size > MAX_ENTRIES && oldest !== undefined) failures.delete(oldest)
    },
  }
}
