import type { SignUpMode } from '../../contract/index.ts'

/** Who may create an account with a first sign-in. Readers with an account can always sign in. */
export interface SignUpRule {
  mode: SignUpMode
  /**
   * For the mode 'domain': the allowed domains after the @, as mail servers write them (lower case, punycode).
   */
  domains: readonly string[]
}

/** The rule by which anybody may sign up. */
export const OPEN_SIGN_UP_RULE: SignUpRule = { mode: 'open', domains: [] }

/**
 * Returns whether a reader with a new e-mail address gets an account; 'if-invited': only with an invitation.
 *
 * @param domain the domain of the address, as mail servers write it; compared as a whole, so subdomains of an
 * allowed domain aren't allowed
 */
export function checkSignUpEligibility(
  { mode, domains }: SignUpRule,
  domain: string,
): 'admitted' | 'if-invited' | 'refused' {
  if (mode === 'open') return 'admitted'
  if (mode === 'invitation') return 'if-invited'
  return mode === 'domain' && domains.includes(domain) ? 'admitted' : 'refused'
}
