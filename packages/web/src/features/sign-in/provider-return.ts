/** The start of the URL's hash after a return from an identity provider or a mailed link. */
const PREFIX = '#sign-in='

const held = { hash: '' }

/**
 * The hash with which an identity provider or a mailed link opened the page. It is held in memory, so that it
 * can be removed from the URL.
 */
export const signInReturnHash = {
  /** Stores the hash, and returns true, if it comes from a provider or a mailed link. */
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
