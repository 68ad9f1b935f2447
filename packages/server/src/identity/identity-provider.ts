import type { SignInProvider } from '@plainwire/domain/contract'
import { HOUR_MS } from '@plainwire/domain/units'
import { importPKCS8, SignJWT } from 'jose'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type CustomFetch,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  None,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod'
import { createOidcClient, discoverProvider } from './discover-provider.ts'
import { createProviderFetch } from './provider-fetch.ts'
import type { AppleOptions, GoogleOptions, OidcOptions, ProviderOptions } from './provider-options.ts'

/** How long a provider's discovery document is cached, in ms. */
const DESCRIBED_MS = HOUR_MS
/** The lifetime of a client secret for Apple, in seconds; Apple allows half a year. */
const SECRET_SECONDS = 300

/** The random values that bind a provider's answer to one sign-in. */
export interface OAuthVerificationValues {
  state: string
  nonce: string
  verifier: string
}

/** A provider's claims about a reader. Apple sends booleans as strings. */
const Identity = z.object({
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})
type Identity = z.infer<typeof Identity>

export interface IdentityProvider {
  /**
   * Returns the address of the provider's sign-in page for one sign-in. Rejects if the provider can't be
   * reached.
   */
  begin(proofs: OAuthVerificationValues, returnUrl: string): Promise<string>
  /**
   * Returns the provider's claims about a returning reader. Rejects if any of the sign-in's proofs is wrong.
   *
   * @param returned the full URL that the provider sent the reader back to, with all parameters
   */
  identify(proofs: OAuthVerificationValues, returned: URL): Promise<Identity>
}

interface Facts {
  issuer: string
  clientId: string
  /** This installation's credentials for the provider. */
  proof(metadata: ServerMetadata): Promise<ClientAuth> | ClientAuth
  /**
   * How the provider passes its answer when it sends the reader back: in the URL's query or as a posted form.
   * Apple only reveals e-mail addresses in a posted form.
   */
  responseMode: 'query' | 'form_post'
  /**
   * Whether the e-mail address may be missing in the ID token and be available from the userinfo endpoint
   * only, as the standard allows.
   */
  hasUserinfo: boolean
}

function provider(facts: Facts, fetch: CustomFetch, now: () => Date) {
  const { proof, responseMode, hasUserinfo } = facts
  let described: { metadata: ServerMetadata; until: number } | undefined
  const describe = async (): Promise<ServerMetadata> => {
    if (described && now().getTime() < described.until) return described.metadata
    const metadata = await discoverProvider(facts, fetch)
    described = { metadata, until: now().getTime() + DESCRIBED_MS }
    return metadata
  }
  return {
    async begin({ state, nonce, verifier }, returnUrl) {
      const challenge = await calculatePKCECodeChallenge(verifier)
      const client = createOidcClient(facts, await describe(), { proof: None(), fetch })
      const url = buildAuthorizationUrl(client, {
        redirect_uri: returnUrl,
        scope: 'openid email',
        response_mode: responseMode,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async identify({ state, nonce, verifier }, returned) {
      const proofs = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const metadata = await describe()
      const client = createOidcClient(facts, metadata, { proof: await proof(metadata), fetch })
      const tokens = await authorizationCodeGrant(client, returned, proofs)
      const claims = tokens.claims()
      const identity = Identity.parse(claims)
      const isWhole = identity.email !== undefined && identity.email_verified !== undefined
      if (isWhole || !hasUserinfo || !claims || !metadata.userinfo_endpoint) return identity
      // The address and the claim that it is verified are both read from the userinfo endpoint, because they
      // must come from one source.
      return Identity.parse(await fetchUserInfo(client, tokens.access_token, claims.sub))
    },
  } satisfies IdentityProvider
}

function google({ issuer, clientId, clientSecret }: GoogleOptions): Facts {
  const proof = () => ClientSecretPost(clientSecret)
  return { issuer, clientId, proof, responseMode: 'query', hasUserinfo: false }
}

function apple({ issuer, clientId, teamId, keyId, privateKey }: AppleOptions): Facts {
  const secret = async () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${SECRET_SECONDS}s`)
      .sign(await importPKCS8(privateKey, 'ES256'))
  const proof = async () => ClientSecretPost(await secret())
  return { issuer, clientId, proof, responseMode: 'form_post', hasUserinfo: false }
}

function oidc({ issuer, clientId, clientSecret, clientAuth }: OidcOptions): Facts {
  const proof = ({ token_endpoint_auth_methods_supported: methods }: ServerMetadata) => {
    // A provider that doesn't state how it accepts the client's secret uses the standard's default, Basic.
    const isPosted = clientAuth ? clientAuth === 'post' : methods?.includes('client_secret_post')
    return isPosted ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
  }
  return { issuer, clientId, proof, responseMode: 'query', hasUserinfo: true }
}

/** Creates the configured identity providers. */
export function createIdentityProviders(
  options: ProviderOptions,
  now: () => Date,
): Record<SignInProvider, IdentityProvider | undefined> {
  return {
    google: options.google && provider(google(options.google), createProviderFetch(options.google.http), now),
    apple: options.apple && provider(apple(options.apple), createProviderFetch(options.apple.http), now),
    oidc: options.oidc && provider(oidc(options.oidc), createProviderFetch(options.oidc.http), now),
  }
}
