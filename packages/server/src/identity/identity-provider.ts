import type { Provider } from '@plainwire/domain/contract'
import { importPKCS8, SignJWT } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client'
import { z } from 'zod'
import { providerFetch } from './provider-fetch.ts'
import type { AppleOptions, GoogleOptions, ProviderOptions } from './provider-options.ts'

/** How long a provider's description is believed. */
const DESCRIBED_MS = 3_600_000
/** Of a secret for Apple; it takes up to half a year. */
const SECRET_SECONDS = 300

/** What binds a provider's answer to one sign-in. */
export interface SignInProofs {
  state: string
  nonce: string
  verifier: string
}

/** What a provider says of a reader. Apple writes its truth in quotes. */
const Identity = z.object({
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})
type Identity = z.infer<typeof Identity>

export interface IdentityProvider {
  /** Where a reader is sent. Rejects where the provider can't be reached. */
  begin(proofs: SignInProofs, returnUrl: string): Promise<string>
  /** What the provider says of the reader who came back. Rejects where any of its proofs is wrong. @param returned the address with all that was said */
  identify(proofs: SignInProofs, returned: URL): Promise<Identity>
}

interface Facts {
  issuer: string
  clientId: string
  /** What the provider knows this installation by. */
  secret(): Promise<string> | string
  /** How the reader comes back: Apple gives addresses only by a posted form. */
  responseMode: 'query' | 'form_post'
}

function provider({ issuer, clientId, secret, responseMode }: Facts, fetch: CustomFetch, now: () => Date) {
  let described: { metadata: ServerMetadata; until: number } | undefined
  const isInsecure = new URL(issuer).protocol === 'http:'
  const describe = async (): Promise<ServerMetadata> => {
    if (described && now().getTime() < described.until) return described.metadata
    const execute = isInsecure ? [allowInsecureRequests] : []
    const options = { [customFetch]: fetch, execute }
    const found = await discovery(new URL(issuer), clientId, undefined, undefined, options)
    const metadata = found.serverMetadata()
    described = { metadata, until: now().getTime() + DESCRIBED_MS }
    return metadata
  }
  const configure = async (proof: ClientAuth) => {
    const known = new Configuration(await describe(), clientId, undefined, proof)
    known[customFetch] = fetch
    if (isInsecure) allowInsecureRequests(known)
    enableNonRepudiationChecks(known)
    return known
  }
  return {
    async begin({ state, nonce, verifier }, returnUrl) {
      const challenge = await calculatePKCECodeChallenge(verifier)
      const url = buildAuthorizationUrl(await configure(None()), {
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
      const configured = await configure(ClientSecretPost(await secret()))
      const tokens = await authorizationCodeGrant(configured, returned, proofs)
      return Identity.parse(tokens.claims())
    },
  } satisfies IdentityProvider
}

function google({ issuer, clientId, clientSecret }: GoogleOptions): Facts {
  return { issuer, clientId, secret: () => clientSecret, responseMode: 'query' }
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
  return { issuer, clientId, secret, responseMode: 'form_post' }
}

/** The configured identity providers. */
export function identityProviders(
  options: ProviderOptions,
  now: () => Date,
): Record<Provider, IdentityProvider | undefined> {
  return {
    google: options.google && provider(google(options.google), providerFetch(options.google.http), now),
    apple: options.apple && provider(apple(options.apple), providerFetch(options.apple.http), now),
  }
}
