import {
  ALLOWED_HEADER_PREFIXES,
  ALLOWED_REQUEST_HEADERS,
  AUTHORIZATION_HEADER,
  DISCLOSED_REQUEST_NAMES,
  DISCLOSED_REQUESTS,
  type DisclosedRequestKind,
  type RequestKind,
} from '../../packages/web/src/lib/listed-requests.ts'
import type { RecordedRequest } from './recorder.ts'

/** A header that the browser only sends because of the recording proxy. */
const RECORDERS_OWN = 'proxy-connection'

/**
 * True if a method and path match a listed call, with any values in the place of its parameters in braces.
 */
function isCall(call: string, made: string): boolean {
  const parts = call.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[^/]+')}$`).test(made)
}

/** The kind of a request; undefined if it isn't listed. */
export function classifyRequest({
  method,
  url,
}: Pick<RecordedRequest, 'method' | 'url'>): RequestKind | undefined {
  const made = `${method} ${new URL(url).pathname}`
  const isListed = (holds: (call: string) => boolean) => (kind: RequestKind) =>
    DISCLOSED_REQUESTS[kind].calls.some(holds)
  // Exact matches first, because the path of the search also matches that of a story.
  return (
    DISCLOSED_REQUEST_NAMES.find(isListed((call) => call === made)) ??
    DISCLOSED_REQUEST_NAMES.find(isListed((call) => isCall(call, made)))
  )
}

function fieldsOf(body: string): string[] {
  if (body === '') return []
  try {
    return Object.keys(JSON.parse(body))
  } catch {
    return ['(no JSON)']
  }
}

/** The parts of a request that the list behind the privacy page doesn't contain. */
export function findUnlistedParts(request: RecordedRequest): string[] {
  const { method, url, headers, body } = request
  const { pathname, searchParams } = new URL(url)
  const call = `${method} ${pathname}`
  const kind = classifyRequest(request)
  if (!kind) return [call]
  const listed: DisclosedRequestKind = DISCLOSED_REQUESTS[kind]
  const known: readonly string[] = [...ALLOWED_REQUEST_HEADERS, RECORDERS_OWN]
  const isKnownHeader = (name: string) =>
    known.includes(name) ||
    ALLOWED_HEADER_PREFIXES.some((start) => name.startsWith(start)) ||
    (name === AUTHORIZATION_HEADER && kind === 'account') ||
    // Chromium sends a worker's own URL as the referrer when it updates the worker.
    (name === 'referer' && headers.referer === url)
  const names = {
    query: [...searchParams.keys()].filter((name) => !listed.query?.includes(name)),
    body: fieldsOf(body).filter((name) => listed.body !== 'any' && !listed.body?.includes(name)),
    header: Object.keys(headers).filter((name) => !isKnownHeader(name)),
  }
  return Object.entries(names).flatMap(([part, found]) => found.map((name) => `${call} ${part}: ${name}`))
}
