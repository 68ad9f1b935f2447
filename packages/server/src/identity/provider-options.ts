/**
 * The HTTP client for requests to identity providers, which refuses internal addresses (the guarded client).
 * A failure is returned and not thrown.
 */
export interface ProviderHttpClient {
  get(url: string, request: ProviderRequest): Promise<ProviderAnswer>
  postForm(url: string, request: ProviderRequest & { form: string }): Promise<ProviderAnswer>
}

/** A request to a provider. */
export interface ProviderRequest {
  headers: Record<string, string>
  timeoutMs: number
  maxBytes: number
}
type ProviderAnswer =
  | { status: number; headers: Record<string, string>; body: Uint8Array }
  | { failure: string; message: string }

/** This installation's registration with Google. */
export interface GoogleOptions {
  issuer: string
  clientId: string
  clientSecret: string
}

/**
 * This installation's registration with Apple. The client secret is a token that is signed with `privateKey`
 * for each request.
 */
export interface AppleOptions {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** The private key as PEM, PKCS #8. */
  privateKey: string
}

/** This installation's registration with the operator's OpenID Connect provider. */
export interface OidcOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** How the client secret is sent; if undefined, as the provider's discovery document states. */
  clientAuth?: 'basic' | 'post' | undefined
}

/** The identity providers that readers may sign in with. A provider that is undefined isn't offered. */
export interface ProviderOptions {
  google?: (GoogleOptions & { http: ProviderHttpClient }) | undefined
  apple?: (AppleOptions & { http: ProviderHttpClient }) | undefined
  oidc?: (OidcOptions & { http: ProviderHttpClient }) | undefined
}
