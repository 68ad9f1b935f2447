import type { FoundPlace } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'

/**
 * The number of consecutive failures after which a source is skipped for a while, so that readers don't wait
 * for it.
 */
const FAILURES = 3
const REST_MS = 60_000

/**
 * Wraps a source of places so that it is skipped for a while after repeated failures. A missing source finds
 * nothing. Queries are never logged.
 */
export function createPausingPlaceSource<Question>(
  ask: ((question: Question) => Promise<FoundPlace | undefined>) | undefined,
  name: string,
  { log, now }: { log: Log; now: () => Date },
): (question: Question) => Promise<FoundPlace | undefined> {
  let failures = 0
  let restsUntil = 0
  return async (question) => {
    if (!ask || now().getTime() < restsUntil) return undefined
    try {
      const place = await ask(question)
      failures = 0
      return place
    } catch {
      failures += 1
      log.warn({ failures }, `The ${name} did not answer.`)
      if (failures >= FAILURES) restsUntil = now().getTime() + REST_MS
      return undefined
    }
  }
}
