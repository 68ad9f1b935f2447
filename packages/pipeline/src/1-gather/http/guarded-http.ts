import { networkInterfaces } from 'node:os'
import type { Log } from '@plainwire/domain/log'
import { Agent, type Dispatcher, request as send } from 'undici'
import type {
  BytesHttp,
  FormHttp,
  HttpAnswer,
  HttpRequest,
  JsonHttp,
  ObjectStoreHttp,
  OutgoingHttp,
} from '../../ports.ts'
import { readBody } from './body.ts'
import { createCheckedConnector, type ResolveHost } from './checked-connector.ts'
import { type FailedRequest, toRequestFailure } from './failure.ts'
import { redirectTarget, withoutCredentials } from './redirect.ts'
import { type UrlRules, urlRefusal } from './url-rules.ts'

/** Limits of every request. Sources: miniflux request_builder.go, undici CVE-2026-22036. Times in ms, sizes in bytes. */
export const HTTP_LIMITS = {
  connectMs: 5_000,
  headersMs: 10_000,
  totalMs: 20_000,
  wireBytes: 5_000_000,
  decodedBytes: 10_000_000,
  headerBytes: 16_384,
  redirects: 5,
}
export type HttpLimits = typeof HTTP_LIMITS

export interface GuardedHttpOptions {
  /** Names and addresses of this server, which are never requested. */
  ownHosts: readonly string[]
  /**
   * Origins of our own servers that may be requested although they are not public, and no others; for example
   * { origin: 'http://127.0.0.1:8081' }.
   */
  exceptions: readonly { origin: string }[]
  /**
   * Private origins that an operator has allowed, read at each request. Like exceptions, each can only be
   * reached by requests that start there.
   */
  privateOrigins?: (() => ReadonlySet<string>) | undefined
  /** The User-Agent: 'Name/1.0 (+https://site/bot)'. */
  userAgent: string
  log: Log
  /** Stricter limits, for tests. */
  limits?: Partial<HttpLimits>
  /** Another resolver, for tests. */
  resolve?: ResolveHost
}

/** The guarded client, with the function that closes its connections. */
export interface GuardedHttp extends OutgoingHttp, JsonHttp, FormHttp, BytesHttp, ObjectStoreHttp {
  /**
   * Whether a URL may be requested. The address that its name resolves to is only checked when connecting.
   */
  mayReach(url: string): boolean
  close(): Promise<void>
}

interface Client {
  agent: Agent
  /** Connects without checking the address. Only used for exceptions. */
  exceptionAgent: Agent
  limits: HttpLimits
  /**
   * The rules for a request, by the URL that it starts at. An exception can only be reached by requests that
   * start there, never by a redirect from another origin.
   */
  rulesFor: (start: URL) => UrlRules
  userAgent: string
  log: Log
}

/**
 * The one client for all outgoing requests: feeds, pages, images. Every hop is checked: scheme, port, host, and
 * the address at the moment of connecting. Time, size, redirects and compression are limited. No cookies,
 * referrer or credentials are sent. Failures are returned as values; nothing throws.
 */
export function createGuardedHttp(options: GuardedHttpOptions): GuardedHttp {
  const limits = { ...HTTP_LIMITS, ...options.limits }
  const exceptions = new Set(options.exceptions.map(({ origin }) => new URL(origin).origin))
  const { connectMs } = limits
  const connect = createCheckedConnector({
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
  const client: Client = { agent, exceptionAgent, limits, rulesFor, userAgent, log }
  return {
    get: (url, request = {}) => get(client, url, request),
    postJson: (url, { json, ...request }) =>
      post(client, url, { ...request, type: 'application/json', body: JSON.stringify(json) }),
    postBytes: (url, { bytes, ...request }) =>
      post(client, url, { ...request, type: 'application/octet-stream', body: bytes }),
    postForm: (url, { form, ...request }) =>
      post(client, url, { ...request, type: 'application/x-www-form-urlencoded', body: form }),
    putBytes: (url, { bytes, ...request }) =>
      sendBody(client, url, { ...request, body: bytes, method: 'PUT' }),
    remove: (url, request) => sendChange(client, url, { ...request, method: 'DELETE' }),
    mayReach: (url) => {
      const parsed = URL.parse(url)
      return parsed !== null && urlRefusal(parsed, rulesFor(parsed)) === undefined
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

/** The addresses of this machine, so that a public one isn't used to reach our own services. */
function ownAddresses(ownHosts: readonly string[]): Set<string> {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return new Set([...interfaces.map(({ address }) => address), ...ownHosts])
}

async function get(client: Client, url: string, request: HttpRequest): Promise<HttpAnswer | FailedRequest> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed) return { failure: 'forbidden-url', message: 'This is not an address that can be fetched.' }
  const timeoutMs = Math.min(request.timeoutMs ?? client.limits.totalMs, client.limits.totalMs)
  const visit = { signal: AbortSignal.timeout(timeoutMs), ...request }
  const answer = await follow(client, parsed, visit)
  if ('failure' in answer && answer.failure.startsWith('forbidden'))
    client.log.warn({ url: url.slice(0, 500), failure: answer.failure }, answer.message)
  return answer
}

function post(
  client: Client,
  url: string,
  request: HttpRequest & { type: string; body: string | Uint8Array },
): Promise<HttpAnswer | FailedRequest> {
  return sendBody(client, url, { ...request, method: 'POST' })
}

function sendBody(
  client: Client,
  url: string,
  { type, ...request }: HttpRequest & { type: string; body: string | Uint8Array; method: 'POST' | 'PUT' },
): Promise<HttpAnswer | FailedRequest> {
  const headers = { ...lowerCased(request.headers ?? {}), 'content-type': type }
  return sendChange(client, url, { ...request, headers })
}

/**
 * Sends a request that changes something on the server, under the same rules as other requests. A redirect
 * counts as a failure, so that keys in its headers are never sent elsewhere.
 */
async function sendChange(
  client: Client,
  url: string,
  request: HttpRequest & { method: 'POST' | 'PUT' | 'DELETE'; body?: string | Uint8Array },
): Promise<HttpAnswer | FailedRequest> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed) return { failure: 'forbidden-url', message: 'This is not an address that can be asked.' }
  const rules = client.rulesFor(parsed)
  const refusal = urlRefusal(parsed, rules)
  if (refusal) return refusal
  const timeoutMs = Math.min(request.timeoutMs ?? client.limits.totalMs, client.limits.totalMs)
  const agent = rules.exceptions.has(parsed.origin) ? client.exceptionAgent : client.agent
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = lowerCased(request.headers ?? {})
    const answer = await visitOnce(client, agent, parsed, { ...request, headers, signal })
    if (!('location' in answer)) return { ...answer, url: parsed.href, redirects: [] }
    return { failure: 'too-many-redirects', message: `${parsed.hostname} redirects what was sent to it.` }
  } catch (error) {
    return toRequestFailure(error, parsed.hostname)
  }
}

interface Visit extends HttpRequest {
  signal: AbortSignal
  /** GET if undefined. */
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: string | Uint8Array
}

/**
 * Follows redirects, each under the same rules; an exception is never reached by a redirect from another
 * origin.
 */
async function follow(client: Client, start: URL, visit: Visit): Promise<HttpAnswer | FailedRequest> {
  const rules = client.rulesFor(start)
  const redirects: HttpAnswer['redirects'] = []
  let url = start
  let headers = lowerCased(visit.headers ?? {})
  for (;;) {
    const refusal = urlRefusal(url, rules)
    if (refusal) return refusal
    try {
      const agent = rules.exceptions.has(url.origin) ? client.exceptionAgent : client.agent
      const answer = await visitOnce(client, agent, url, { ...visit, headers })
      if (!('location' in answer)) return { ...answer, url: url.href, redirects }
      if (redirects.length >= client.limits.redirects)
        return { failure: 'too-many-redirects', message: `${start.hostname} redirects too often.` }
      redirects.push({ status: answer.status, to: answer.location.href })
      if (answer.location.origin !== url.origin) headers = withoutCredentials(headers)
      url = answer.location
    } catch (error) {
      return toRequestFailure(error, url.hostname)
    }
  }
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

type Hop = Pick<HttpAnswer, 'status' | 'headers' | 'body'> | { status: number; location: URL }

async function visitOnce(client: Client, agent: Agent, url: URL, visit: Visit): Promise<Hop> {
  const response = await send(url, {
    dispatcher: agent,
    method: visit.method ?? 'GET',
    ...(visit.body !== undefined && { body: visit.body }),
    signal: visit.signal,
    headers: {
      accept: '*/*',
      ...visit.headers,
      'accept-encoding': 'br, gzip, deflate',
      'user-agent': client.userAgent,
    },
  })
  const headers = joined(response.headers)
  const status = response.statusCode
  try {
    const location = redirectTarget(status, headers, url)
    if (location) return { status, location }
    const { wireBytes, decodedBytes } = client.limits
    const limits = { wireBytes, decodedBytes: Math.min(visit.maxBytes ?? decodedBytes, decodedBytes) }
    return { status, headers, body: await readBody(response.body, headers, limits) }
  } finally {
    discardBody(response)
  }
}

/** Discards the rest of a body; undici's resulting error is expected. */
function discardBody({ body }: Dispatcher.ResponseData): void {
  if (body.readableEnded) return
  body.on('error', () => undefined)
  body.destroy()
}

/**
 * Headers whose repeated values must not be joined with commas: a robot's name at the beginning of one value
 * would then seem to apply to the next one too.
 */
const LINES: ReadonlySet<string> = new Set(['x-robots-tag'])

function joined(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined)
      result[name] = Array.isArray(value) ? value.join(LINES.has(name) ? '\n' : ', ') : value
  return result
}
