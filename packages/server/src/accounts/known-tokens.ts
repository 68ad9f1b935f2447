import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The maximum number of cached access tokens, of a few hundred bytes each; an active reader uses one. */
const MOST = 10_000

interface Known<Claims> {
  claims: Claims
  endsAtMs: number
}

/**
 * Caches access tokens with a verified signature until they expire, because verifying a signature takes as long
 * as the rest of a call. Only hashes of the tokens are cached.
 */
export function createTokenCache<Claims>(now: () => Date) {
  const known = new LRUCache<string, Known<Claims>>({ max: MOST })
  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    claimsOf(token: string): Claims | undefined {
      const found = known.get(keyOf(token))
      return found && now().getTime() < found.endsAtMs ? found.claims : undefined
    },
    add(token: string, one: Known<Claims>): void {
      known.set(keyOf(token), one)
    },
  }
}
