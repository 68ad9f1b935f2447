const HASH = /^#sign-in=email\.code\.([\w-]{43})$/

/** Returns the fragment (#…) of a mailed sign-in link. Browsers don't send fragments to servers. */
export function buildSignInLinkFragment(code: string): string {
  return `#sign-in=email.code.${code}`
}

/** Returns the code in the fragment of a mailed sign-in link; undefined for any other fragment. */
export function parseSignInLinkFragment(hash: string): string | undefined {
  return HASH.exec(hash)?.[1]
}
