/** The start of the URL's hash if an identity provider, a mailed link or an invitation opened the page. */
const PREFIX = '#sign-in='

const held = { hash: '' }

/**
 * The URL's hash with which an identity provider, a mailed link or an invitation opened the page. The hash is
 * held in memory, so that it can be removed from the URL.
 */
export const signInReturnHash = {
  /** If the hash has the prefix of a sign-in, stores it and returns true; otherwise returns false. */
  store: (hash: string): boolean => {
    if (!hash.startsWith(PREFIX)) return false
    held.hash = hash
    return true
  },
  /** True if a hash is stored that hasn't been used yet. */
  isPending: (): boolean => held.hash !== '',
  /** Returns the stored hash and removes it; returns '' if no hash is stored. */
  take: (): string => {
    const { hash } = held
    held.hash = ''
    return hash
  },
}
