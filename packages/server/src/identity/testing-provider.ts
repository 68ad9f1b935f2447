import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import type { ProviderHttpClient } from './provider-options.ts'

/** The reader who signs in next, and the provider's claims about them. */
interface Visitor {
  email?: string | undefined
  email_verified?: boolean | string | undefined
}

/** A real identity provider on a free port that signs in every reader; for tests. */
export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  visitor: Visitor
  /**
   * Follows the provider's redirects as a browser does, and returns where the provider sends the browser back
   * to.
   */
  visit(url: string): Promise<ProviderReturn>
  stop(): Promise<void>
}

/**
 * The address to which the provider sends a browser back, and the form that the browser posts there, if any.
 */
export interface ProviderReturn {
  url: URL
  form: URLSearchParams | undefined
}

const CLIENT = { clientId: 'plainwire', clientSecret: 'a secret that only the provider and we know' }
/** The lifetime of everything that the provider issues, in seconds. */
const TTL = 600
const INPUT = /name="(\w+)" value="([^"]*)"/g

/**
 * An HTTP client that allows internal addresses, which the product's client refuses, because the identity
 * provider of the tests runs on this machine.
 */
export const unguardedProviderHttp: ProviderHttpClient = {
  get: (url, { headers }) => fetchFromProvider(url, { headers }),
  postForm: (url, { headers, form }) =>
    fetchFromProvider(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    }),
}

async function fetchFromProvider(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual' })
    const body = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
  } catch {
    return { failure: 'unreachable', message: 'Nobody answers.' }
  }
}

/**
 * Starts a real identity provider on a free port; for tests.
 *
 * @param returnUrls the addresses that the provider may send readers back to
 */
export async function startTestIdentityProvider(returnUrls: string[]): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const visitor: Visitor = {}
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: returnUrls,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: TTL, Grant: TTL, Session: TTL, AccessToken: TTL, IdToken: TTL },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...visitor }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId
      const clientId = oidc.client?.clientId
      if (!accountId || !clientId) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/sign-in/')) return next()
    context.respond = false
    return provider.interactionFinished(context.req, context.res, { login: { accountId: 'reader' } })
  })
  server.on('request', provider.callback())
  return {
    issuer,
    ...CLIENT,
    visitor,
    visit: (url) => visit(url, issuer),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Follows redirects with cookies until the browser leaves the provider. */
async function visit(start: string, issuer: string): Promise<ProviderReturn> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  while (url.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) return postedForm(await answer.text())
    url = new URL(location, url)
  }
  return { url, form: undefined }
}

function postedForm(page: string): ProviderReturn {
  const action = /action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`The provider shows a page: ${page.slice(0, 300)}`)
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(INPUT)) form.set(name, value)
  return { url: new URL(action), form }
}
