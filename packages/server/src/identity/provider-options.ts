/** The guarded client, as identity providers are asked with it. Failures are values. */
export interface ProviderHttp {
  get(url: string, request: ProviderRequest): Promise<ProviderAnswer>
  postForm(url: string, request: ProviderRequest & { form: string }): Promise<ProviderAnswer>
}

/** What a provider is asked with. */
export interface ProviderRequest {
  headers: Record<string, string>
  timeoutMs: number
  maxBytes: number
}
type ProviderAnswer =
  | { status: number; headers: Record<string, string>; body: Uint8Array }
  | { failure: string; message: string }

/** What Google knows this installation by. */
export interface GoogleOptions {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What Apple knows this installation by; its secret is signed anew each time. */
export interface AppleOptions {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** PKCS #8, as PEM. */
  privateKey: string
}

/** What an OpenID Connect provider of the operator's own knows this installation by. */
export interface OidcOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** How the secret is sent; undefined for what the provider says it takes. */
  clientAuth?: 'basic' | 'post' | undefined
}

/** The identity providers that readers may sign in with; one that is missing says that it isn't there. */
export interface ProviderOptions {
  google?: (GoogleOptions & { http: ProviderHttp }) | undefined
  apple?: (AppleOptions & { http: ProviderHttp }) | undefined
  oidc?: (OidcOptions & { http: ProviderHttp }) | undefined
}
