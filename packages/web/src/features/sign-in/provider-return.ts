/** How an identity provider's answer and a mailed link begin, in the part of the address that is sent to nobody. */
const MARK = '#sign-in='

const held = { hash: '' }

/**
 * The answer of an identity provider, or the code of a mailed link, that the page was opened with; stored
 * here, so that it doesn't stay in the address.
 */
export const providerReturn = {
  /** Whether there is one. */
  store: (found: string): boolean => {
    if (!found.startsWith(MARK)) return false
    held.hash = found
    return true
  },
  /** Whether there is one that hasn't been used yet. */
  isCached: (): boolean => held.hash !== '',
  take: (): string => {
    const taken = held.hash
    held.hash = ''
    return taken
  },
}
