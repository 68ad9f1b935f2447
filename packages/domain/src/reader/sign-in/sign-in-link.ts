const HASH = /^#sign-in=email\.code\.([\w-]{43})$/

/** The fragment (#…) of a mailed link. Browsers don't send it to servers. */
export function buildSignInFragment(code: string): string {
  return `#sign-in=email.code.${code}`
}

/** The code in the fragment of a mailed link; undefined for any other fragment. */
export function parseSignInFragment(hash: string): string | undefined {
  return HASH.exec(hash)?.[1]
}
