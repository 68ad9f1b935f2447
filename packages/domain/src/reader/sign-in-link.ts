const HASH = /^#sign-in=email\.code\.([\w-]{43})$/

/** The part after # of a mailed link's address, which browsers send to nobody. */
export function signInLinkHash(code: string): string {
  return `#sign-in=email.code.${code}`
}

/** The code in the hash of a mailed link; undefined for any other hash. */
export function readSignInLink(hash: string): string | undefined {
  return HASH.exec(hash)?.[1]
}
