import type { SignUpMode } from '../contract/index.ts'

/** Who may create an account with a first sign-in. Readers with an account can always sign in. */
export interface SignUpRule {
  mode: SignUpMode
  /** For the mode 'domain': what is behind the @, in the form of mail servers (small letters, punycode). */
  domains: readonly string[]
}

/** Anybody. */
export const OPEN_SIGN_UP: SignUpRule = { mode: 'open', domains: [] }

/**
 * Whether an address that has no account gets one; 'if-invited': with an invitation.
 *
 * @param domain the address's, in the form of mail servers; compared as a whole, so that no subdomain is included
 */
export function signUpAnswer(
  { mode, domains }: SignUpRule,
  domain: string,
): 'admitted' | 'if-invited' | 'refused' {
  if (mode === 'open') return 'admitted'
  if (mode === 'invitation') return 'if-invited'
  return mode === 'domain' && domains.includes(domain) ? 'admitted' : 'refused'
}
