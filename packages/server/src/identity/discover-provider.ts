import {
  allowInsecureRequests,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { createProviderFetch } from './provider-fetch.ts'
import type { OidcOptions, ProviderHttpClient } from './provider-options.ts'

/** This installation's registration with an identity provider. */
export interface ProviderRegistration {
  issuer: string
  clientId: string
}

/**
 * Whether a provider is reached without encryption. The settings allow that only for a provider on the same
 * machine.
 */
const isInsecure = ({ issuer }: ProviderRegistration) => new URL(issuer).protocol === 'http:'

/** Fetches the provider's discovery document. Rejects if it can't be fetched or names another issuer. */
export async function discoverProvider(
  registration: ProviderRegistration,
  fetch: CustomFetch,
): Promise<ServerMetadata> {
  const execute = isInsecure(registration) ? [allowInsecureRequests] : []
  const options = { [customFetch]: fetch, execute }
  const { issuer, clientId } = registration
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, options)
  return found.serverMetadata()
}

/** Creates a client of the provider that checks the signature of every ID token. */
export function createOidcClient(
  registration: ProviderRegistration,
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
 * Returns the names of the required entries that the provider's discovery document lacks. Rejects if the
 * document can't be fetched or names another issuer.
 */
export async function findMissingProviderFeatures(
  provider: OidcOptions & { http: ProviderHttpClient },
): Promise<string[]> {
  const metadata = await discoverProvider(provider, createProviderFetch(provider.http))
  const missing = NEEDED.filter((name) => metadata[name] === undefined)
  const { code_challenge_methods_supported: methods } = metadata
  // A provider that doesn't mention PKCE may still accept it.
  return methods === undefined || methods.includes('S256') ? missing : [...missing, 'PKCE with S256']
}
