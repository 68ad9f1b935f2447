/** The guarded client for identity providers. Failures are values. */
export interface ProviderHttp {
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

/** This installation's registration with Apple; its client secret is signed anew each time. */
export interface AppleOptions {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** PKCS #8, as PEM. */
  privateKey: string
}

/** This installation's registration with the operator's OpenID Connect provider. */
export interface OidcOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** How the secret is sent; undefined to follow the provider's own statement. */
  clientAuth?: 'basic' | 'post' | undefined
}

/** The identity providers that readers may sign in with; a missing one answers that it isn't available. */
export interface ProviderOptions {
  google?: (GoogleOptions & { http: ProviderHttp }) | undefined
  apple?: (AppleOptions & { http: ProviderHttp }) | undefined
  oidc?: (OidcOptions & { http: ProviderHttp }) | undefined
}
