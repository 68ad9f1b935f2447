import { SIGN_IN_PROVIDERS, type SignInProvider } from '../../contract/index.ts'

const PROVIDER_ERRORS = ['cancelled', 'unverified', 'failed'] as const
export type ProviderError = (typeof PROVIDER_ERRORS)[number]

/**
 * The result with which an identity provider sends a reader back. 'unverified': the provider hasn't verified
 * the reader's e-mail address.
 */
export type ProviderSignInResult =
  | { provider: SignInProvider; code: string }
  | { provider: SignInProvider; error: ProviderError }

/** Matches a fragment such as `#sign-in=google.code.…` or `#sign-in=apple.error.failed`. */
const HASH = /^#sign-in=(\w+)\.(code|error)\.([\w-]+)$/

/**
 * Returns the fragment (#…) of the address to which a reader returns from an identity provider. Browsers don't
 * send fragments to servers.
 */
export function buildSignInResultUrlFragment(returned: ProviderSignInResult): string {
  const result = 'code' in returned ? `code.${returned.code}` : `error.${returned.error}`
  return `#sign-in=${returned.provider}.${result}`
}

/** The text that mailed sign-in links contain in place of a provider's name. */
const MAIL = 'email'

/**
 * Parses a fragment made by `buildSignInResultUrlFragment`. 'unsupported' if the provider isn't known here;
 * undefined for any other fragment.
 */
export function parseSignInResultUrlFragment(hash: string): ProviderSignInResult | 'unsupported' | undefined {
  const [, name = MAIL, kind, text = ''] = HASH.exec(hash) ?? []
  const provider = SIGN_IN_PROVIDERS.find((one) => one === name)
  if (!provider) return name === MAIL ? undefined : 'unsupported'
  if (kind === 'code') return { provider, code: text }
  return { provider, error: PROVIDER_ERRORS.find((one) => one === text) ?? 'failed' }
}
