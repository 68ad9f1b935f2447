import { hash } from 'node:crypto'

/** Some hundred bytes each; a reader in the middle of reading uses one. */
const MOST = 10_000

interface Known<Claims> {
  claims: Claims
  endsAtMs: number
}

/**
 * Tokens whose signature was found right, until they end: checking it again costs as much as the rest of a call. They are known
 * by their hash. All live equally long, so that the first kept is the first to end.
 */
export function knownTokens<Claims>(now: () => Date) {
  const known = new Map<string, Known<Claims>>()
  const keyOf = (token: string) => hash('sha256', token, 'base64')
  return {
    claimsOf(token: string): Claims | undefined {
      const found = known.get(keyOf(token))
      return found && now().getTime() < found.endsAtMs ? found.claims : undefined
    },
    keep(token: string, one: Known<Claims>): void {
      known.set(keyOf(token), one)
      for (const first of known.keys()) {
        if (known.size <= MOST) break
        known.delete(first)
      }
    },
  }
}
