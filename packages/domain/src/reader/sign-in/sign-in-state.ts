/** A code that was mailed and hasn't been used. */
export interface IssuedCode {
  /**
   * The hash of the secret of the sign-in that requested the code. Only the browser of that sign-in knows the
   * secret, so that nobody else can guess the code. Empty if the client sent none.
   */
  attempt: string
  /** 'digits': a six-digit code, for at most five guesses. 'link': a secret too long to be guessed. */
  kind: 'digits' | 'link'
  issuedAt: Date
  tries: number
  /** The digest of the code, stored instead of the code itself. No rule in this folder uses the digest. */
  digest: string
}

/** The state of sign-ins with an e-mail address, whether or not it has an account. */
export interface SignInState {
  /** The newest code of each unfinished sign-in. */
  codes: readonly IssuedCode[]
  /** When codes were mailed and guessed within the last day, oldest first, for all codes together. */
  mailedAt: readonly Date[]
  triedAt: readonly Date[]
  failuresInARow: number
}

/** The state of an address before its first sign-in. */
export const EMPTY_SIGN_IN_STATE: SignInState = { codes: [], mailedAt: [], triedAt: [], failuresInARow: 0 }

/**
 * Returns the code that was issued for a sign-in, with which guesses are compared; undefined if there is none.
 */
export function findIssuedCode({ codes }: SignInState, attempt: string): IssuedCode | undefined {
  return codes.find((code) => code.attempt === attempt)
}
