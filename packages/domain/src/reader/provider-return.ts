import { PROVIDERS, type Provider } from '../contract/index.ts'

const PROVIDER_ERRORS = ['cancelled', 'unverified', 'failed'] as const
export type ProviderError = (typeof PROVIDER_ERRORS)[number]

/** How a reader comes back from an identity provider. 'unverified': it doesn't vouch for their address. */
export type ProviderReturn =
  | { provider: Provider; code: string }
  | { provider: Provider; error: ProviderError }

/** `#sign-in=google.code.…` or `#sign-in=apple.error.failed`. */
const HASH = /^#sign-in=(\w+)\.(code|error)\.([\w-]+)$/

/** The part of the page's address after #, which browsers send to nobody. */
export function providerReturnHash(returned: ProviderReturn): string {
  const said = 'code' in returned ? `code.${returned.code}` : `error.${returned.error}`
  return `#sign-in=${returned.provider}.${said}`
}

/** Takes the place of the provider's name in a mailed link. */
const MAIL = 'email'

/** Reads what providerReturnHash made. 'unsupported' is a return from a provider that isn't known here; undefined any other hash. */
export function readProviderReturn(hash: string): ProviderReturn | 'unsupported' | undefined {
  const [, name = MAIL, kind, text = ''] = HASH.exec(hash) ?? []
  const provider = PROVIDERS.find((one) => one === name)
  if (!provider) return name === MAIL ? undefined : 'unsupported'
  if (kind === 'code') return { provider, code: text }
  return { provider, error: PROVIDER_ERRORS.find((one) => one === text) ?? 'failed' }
}
