import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { ProviderReturn } from './testing-provider.ts'

/** How an ID token is signed: with the provider's published key, with an unpublished key, or not at all. */
type Signature = 'own' | 'other' | 'none'

/** A simulated identity provider whose valid or forged answers are set by the test. */
export interface ForgingProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /**
   * How the provider's answers differ from valid ones. Claims that are undefined here are left out of the ID
   * token.
   */
  forged: {
    claims?: Record<string, unknown>
    signature?: Signature
    /** The answer of the userinfo endpoint. */
    userinfo?: Record<string, unknown>
    /** Additions to the provider's discovery document. */
    described?: Record<string, unknown>
  }
  /** How the client's secret was sent in each token request. */
  proofs: ('basic' | 'post')[]
  /** Follows the redirect back from the provider, as a browser does. */
  visit(url: string): Promise<ProviderReturn>
  stop(): Promise<void>
}

const CLIENT = { clientId: 'plainwire', clientSecret: 'a secret that only the forger and we know' }
const SUBJECT = 'reader'

/** Starts a simulated identity provider on a free port; for tests. */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const own = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), use: 'sig', alg: 'RS256', kid: 'one' }
  const forged: ForgingProvider['forged'] = {}
  const proofs: ForgingProvider['proofs'] = []
  let nonce = ''
  const honest = () => ({
    iss: issuer,
    aud: CLIENT.clientId,
    sub: SUBJECT,
    iat: seconds(),
    exp: seconds() + 600,
    nonce,
    email: 'ada@example.org',
    email_verified: true,
  })
  const idToken = async (): Promise<string> => {
    const claims = JSON.parse(JSON.stringify({ ...honest(), ...forged.claims })) as JWTPayload
    if (forged.signature === 'none') return new UnsecuredJWT(claims).encode()
    const { privateKey } = forged.signature === 'other' ? other : own
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
  }
  const described = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    ...forged.described,
  })
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': described,
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'access', token_type: 'Bearer', id_token: await idToken() }),
    '/userinfo': () => ({ sub: SUBJECT, ...forged.userinfo }),
  }
  const server = createServer(async (request, response) => {
    if (request.url === '/token') proofs.push(request.headers.authorization ? 'basic' : 'post')
    sendJson(response, await answers[request.url ?? '']?.())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    ...CLIENT,
    forged,
    proofs,
    async visit(address) {
      const { searchParams } = new URL(address)
      nonce = searchParams.get('nonce') ?? ''
      const url = new URL(searchParams.get('redirect_uri') ?? '')
      const form = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' })
      if (searchParams.get('response_mode') === 'form_post') return { url, form }
      url.search = form.toString()
      return { url, form: undefined }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const seconds = () => Math.floor(Date.now() / 1000)

function sendJson(response: ServerResponse, answer: unknown): void {
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? {}))
}
