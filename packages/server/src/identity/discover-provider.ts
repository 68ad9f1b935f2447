import {
  allowInsecureRequests,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { providerFetch } from './provider-fetch.ts'
import type { OidcOptions, ProviderHttp } from './provider-options.ts'

/** An identity provider as this installation is registered there. */
export interface Registration {
  issuer: string
  clientId: string
}

/** Whether a provider is reached without encryption: the settings allow it on this machine only. */
const isInsecure = ({ issuer }: Registration) => new URL(issuer).protocol === 'http:'

/** The provider's discovery document. Rejects where it can't be fetched, or names another issuer. */
export async function discoverProvider(
  registration: Registration,
  fetch: CustomFetch,
): Promise<ServerMetadata> {
  const execute = isInsecure(registration) ? [allowInsecureRequests] : []
  const options = { [customFetch]: fetch, execute }
  const { issuer, clientId } = registration
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, options)
  return found.serverMetadata()
}

/** A client of the provider that checks the signature of every ID token. */
export function clientOf(
  registration: Registration,
  metadata: ServerMetadata,
  { proof, fetch }: { proof: ConstructorParameters<typeof Configuration>[3]; fetch: CustomFetch },
): Configuration {
  const client = new Configuration(metadata, registration.clientId, undefined, proof)
  client[customFetch] = fetch
  if (isInsecure(registration)) allowInsecureRequests(client)
  enableNonRepudiationChecks(client)
  return client
}

const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/**
 * The names of what signing in needs and the provider's discovery document lacks; none where all is there. Rejects where the
 * document can't be fetched, or names another issuer.
 */
export async function missingOfProvider(provider: OidcOptions & { http: ProviderHttp }): Promise<string[]> {
  const metadata = await discoverProvider(provider, providerFetch(provider.http))
  const missing = NEEDED.filter((name) => metadata[name] === undefined)
  const { code_challenge_methods_supported: methods } = metadata
  // A provider that doesn't mention PKCE may still accept it.
  return methods === undefined || methods.includes('S256') ? missing : [...missing, 'PKCE with S256']
}
