import type { GeocodedPlace } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'

/**
 * The number of consecutive failures after which a source is skipped for a while, so that readers don't wait
 * for it.
 */
const FAILURES = 3
const REST_MS = 60_000

/**
 * Wraps a source of places so that it is skipped for a while after repeated failures. If `findPlace` is
 * undefined, no place is ever found. Queries are never logged.
 */
export function createCircuitBreakingPlaceSource<Question>(
  findPlace: ((question: Question) => Promise<GeocodedPlace | undefined>) | undefined,
  name: string,
  { log, now }: { log: Log; now: () => Date },
): (question: Question) => Promise<GeocodedPlace | undefined> {
  let failures = 0
  let restsUntil = 0
  return async (question) => {
    if (!findPlace || now().getTime() < restsUntil) return undefined
    try {
      const place = await findPlace(question)
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
