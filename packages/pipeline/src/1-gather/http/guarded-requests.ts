import type { Log } from '@plainwire/domain/log'
import type { Agent } from 'undici'
import type { HttpRequest, HttpResponse } from '../../ports.ts'
import { type FailedRequest, toFailedRequest } from './failure.ts'
import type { HttpLimits } from './http-limits.ts'
import { removeCredentialHeaders } from './redirect.ts'
import { findUrlRefusal, type UrlRules } from './url-rules.ts'
import { type SingleHttpRequest, sendSingleRequest } from './visit-once.ts'

/** What the requests of one guarded client share: its connections, limits and rules. */
export interface GuardedRequestContext {
  agent: Agent
  /** Connects without checking the address. Only used for the origins in `UrlRules.exceptions`. */
  exceptionAgent: Agent
  limits: HttpLimits
  /**
   * Returns the rules for a request, by the URL that it starts at. An excepted origin can only be reached by
   * requests that start there, never by a redirect from another origin.
   */
  rulesFor: (start: URL) => UrlRules
  userAgent: string
  log: Log
}

/** Fetches an address, following redirects. A request that the rules forbid is logged. */
export async function sendGetRequest(
  client: GuardedRequestContext,
  url: string,
  request: HttpRequest,
): Promise<HttpResponse | FailedRequest> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed) return { failure: 'forbidden-url', message: 'This is not an address that can be fetched.' }
  const timeoutMs = Math.min(request.timeoutMs ?? client.limits.totalMs, client.limits.totalMs)
  const visit = { signal: AbortSignal.timeout(timeoutMs), ...request }
  const answer = await follow(client, parsed, visit)
  if ('failure' in answer && answer.failure.startsWith('forbidden'))
    client.log.warn({ url: url.slice(0, 500), failure: answer.failure }, answer.message)
  return answer
}

/** Sends a body with the method POST. */
export function sendPostRequest(
  client: GuardedRequestContext,
  url: string,
  request: HttpRequest & { type: string; body: string | Uint8Array },
): Promise<HttpResponse | FailedRequest> {
  return sendRequestWithBody(client, url, { ...request, method: 'POST' })
}

/** Sends a body, with its media type in the Content-Type header. */
export function sendRequestWithBody(
  client: GuardedRequestContext,
  url: string,
  { type, ...request }: HttpRequest & { type: string; body: string | Uint8Array; method: 'POST' | 'PUT' },
): Promise<HttpResponse | FailedRequest> {
  const headers = { ...lowerCased(request.headers ?? {}), 'content-type': type }
  return sendMutatingRequest(client, url, { ...request, headers })
}

/**
 * Sends a request that changes something on the server, under the same rules as other requests. A redirect
 * counts as a failure, so that keys in its headers are never sent elsewhere.
 */
export async function sendMutatingRequest(
  client: GuardedRequestContext,
  url: string,
  request: HttpRequest & { method: 'POST' | 'PUT' | 'DELETE'; body?: string | Uint8Array },
): Promise<HttpResponse | FailedRequest> {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed) return { failure: 'forbidden-url', message: 'This is not an address that can be requested.' }
  const rules = client.rulesFor(parsed)
  const refusal = findUrlRefusal(parsed, rules)
  if (refusal) return refusal
  const timeoutMs = Math.min(request.timeoutMs ?? client.limits.totalMs, client.limits.totalMs)
  const agent = rules.exceptions.has(parsed.origin) ? client.exceptionAgent : client.agent
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = lowerCased(request.headers ?? {})
    const answer = await sendSingleRequest(client, agent, parsed, { ...request, headers, signal })
    if (!('location' in answer)) return { ...answer, url: parsed.href, redirects: [] }
    return { failure: 'too-many-redirects', message: `${parsed.hostname} redirects what was sent to it.` }
  } catch (error) {
    return toFailedRequest(error, parsed.hostname)
  }
}

/**
 * Fetches a URL and follows redirects, all under the rules for this first URL. An excepted origin is never
 * reached by a redirect from another origin.
 */
async function follow(
  client: GuardedRequestContext,
  start: URL,
  visit: SingleHttpRequest,
): Promise<HttpResponse | FailedRequest> {
  const rules = client.rulesFor(start)
  const redirects: HttpResponse['redirects'] = []
  let url = start
  let headers = lowerCased(visit.headers ?? {})
  for (;;) {
    const refusal = findUrlRefusal(url, rules)
    if (refusal) return refusal
    try {
      const agent = rules.exceptions.has(url.origin) ? client.exceptionAgent : client.agent
      const answer = await sendSingleRequest(client, agent, url, { ...visit, headers })
      if (!('location' in answer)) return { ...answer, url: url.href, redirects }
      if (redirects.length >= client.limits.redirects)
        return { failure: 'too-many-redirects', message: `${start.hostname} redirects too often.` }
      redirects.push({ status: answer.status, to: answer.location.href })
      if (answer.location.origin !== url.origin) headers = removeCredentialHeaders(headers)
      url = answer.location
    } catch (error) {
      return toFailedRequest(error, url.hostname)
    }
  }
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
