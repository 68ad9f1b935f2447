import { networkInterfaces } from 'node:os'
import type { Log } from '@plainwire/domain/log'
import { Agent } from 'undici'
import type {
  BytesHttpClient,
  FormHttpClient,
  JsonHttpClient,
  ObjectStoreHttpClient,
  OutgoingHttpClient,
} from '../../ports.ts'
import { createPublicAddressConnector, type HostResolver } from './checked-connector.ts'
import {
  type GuardedRequestContext,
  sendGetRequest,
  sendMutatingRequest,
  sendPostRequest,
  sendRequestWithBody,
} from './guarded-requests.ts'
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts'
import { findUrlRefusal, type UrlRules } from './url-rules.ts'

export interface GuardedHttpOptions {
  /** Names and addresses of this server, which are never requested. */
  ownHosts: readonly string[]
  /**
   * Origins of our own servers and of services that the operator configured. They may be requested even if
   * their addresses aren't public, for example { origin: 'http://127.0.0.1:8081' }.
   */
  exceptions: readonly { origin: string }[]
  /**
   * Returns the private origins that operators have allowed; called for each request. As with `exceptions`,
   * only a request that starts at such an origin reaches it, never a redirect from another origin.
   */
  privateOrigins?: (() => ReadonlySet<string>) | undefined
  /** The User-Agent: 'Name/1.0 (+https://site/bot)'. */
  userAgent: string
  log: Log
  /** Limits that replace those in `HTTP_LIMITS`. */
  limits?: Partial<HttpLimits>
  /** Another resolver, for tests. */
  resolve?: HostResolver
}

/** The client that checks every outgoing request; `close` closes its connections. */
export interface GuardedHttpClient
  extends OutgoingHttpClient,
    JsonHttpClient,
    FormHttpClient,
    BytesHttpClient,
    ObjectStoreHttpClient {
  /**
   * Whether a URL may be requested. The address that its name resolves to is only checked when connecting.
   */
  mayReach(url: string): boolean
  close(): Promise<void>
}

/**
 * The one client for all outgoing requests: feeds, pages, images. Every hop is checked: scheme, port, host, and
 * the address at the moment of connecting. Time, size, redirects and compression are limited. No cookies,
 * referrer or credentials are sent. Failures are returned as values; nothing throws.
 */
export function createGuardedHttp(options: GuardedHttpOptions): GuardedHttpClient {
  const limits = { ...HTTP_LIMITS, ...options.limits }
  const exceptions = new Set(options.exceptions.map(({ origin }) => new URL(origin).origin))
  const { connectMs } = limits
  const connect = createPublicAddressConnector({
    connectMs,
    ownAddresses: ownAddresses(options.ownHosts),
    resolve: options.resolve,
  })
  const agent = agentFor(limits, connect)
  const exceptionAgent = agentFor(limits, { timeout: connectMs })
  const { userAgent, log, ownHosts, privateOrigins } = options
  const rulesFor = ({ origin }: URL): UrlRules => {
    const isException = exceptions.has(origin) || privateOrigins?.().has(origin) === true
    return { ownHosts, exceptions: new Set(isException ? [origin] : []) }
  }
  const client: GuardedRequestContext = { agent, exceptionAgent, limits, rulesFor, userAgent, log }
  return {
    get: (url, request = {}) => sendGetRequest(client, url, request),
    postJson: (url, { json, ...request }) =>
      sendPostRequest(client, url, { ...request, type: 'application/json', body: JSON.stringify(json) }),
    postBytes: (url, { bytes, ...request }) =>
      sendPostRequest(client, url, { ...request, type: 'application/octet-stream', body: bytes }),
    postForm: (url, { form, ...request }) =>
      sendPostRequest(client, url, { ...request, type: 'application/x-www-form-urlencoded', body: form }),
    putBytes: (url, { bytes, ...request }) =>
      sendRequestWithBody(client, url, { ...request, body: bytes, method: 'PUT' }),
    remove: (url, request) => sendMutatingRequest(client, url, { ...request, method: 'DELETE' }),
    mayReach: (url) => {
      const parsed = URL.parse(url)
      return parsed !== null && findUrlRefusal(parsed, rulesFor(parsed)) === undefined
    },
    close: async () => {
      await Promise.all([agent.destroy(), exceptionAgent.destroy()])
    },
  }
}

function agentFor(limits: HttpLimits, connect: Agent.Options['connect']): Agent {
  return new Agent({
    connect,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.totalMs,
    maxHeaderSize: limits.headerBytes,
    allowH2: false,
    pipelining: 1,
    // A publisher is visited a few times an hour, so idle connections are of no use to either side.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
  })
}

/** Returns this machine's addresses. Even public ones are refused, because they lead to our own services. */
function ownAddresses(ownHosts: readonly string[]): Set<string> {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return new Set([...interfaces.map(({ address }) => address), ...ownHosts])
}
