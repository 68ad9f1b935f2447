import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** The answer to a request for a path, before conditional requests and compression are applied. */
export type SampleRouteResponse = { status: 301 | 302; location: string } | SampleContentResponse

export interface SampleContentResponse {
  status: 200 | 404
  type: string
  body: Uint8Array
  /** The time of the content's last change, for the header Last-Modified. */
  changedAt?: Date
  /** How long the answer may be cached, in seconds. */
  maxAge?: number
}

const compress = promisify(gzip)
const MIN_COMPRESSED_BYTES = 1024

/**
 * Sends an answer as real publishers do: with ETag and Last-Modified, status 304, gzip, and without a body
 * for HEAD.
 */
export async function sendSampleResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: SampleRouteResponse,
): Promise<void> {
  if ('location' in answer) {
    response.writeHead(answer.status, { location: answer.location, 'content-length': 0 }).end()
    return
  }
  const headers = headersOf(answer)
  if (answer.status === 200 && isFresh(request, headers)) {
    const { 'content-type': _type, ...otherHeaders } = headers
    response.writeHead(304, otherHeaders).end()
    return
  }
  const isCompressed = isCompressible(answer) && acceptsGzip(request)
  const body = isCompressed ? await compress(answer.body) : answer.body
  if (isCompressed) headers['content-encoding'] = 'gzip'
  response.writeHead(answer.status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function headersOf(answer: SampleContentResponse): Record<string, string> {
  const isPage = answer.type.startsWith('text/html')
  return {
    'content-type': answer.type,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    ...(isPage && {
      'content-security-policy':
        "default-src 'none'; img-src 'self' data:; style-src 'self'; base-uri 'none'; form-action 'none'",
    }),
    ...(answer.status === 200 && {
      etag: `"${createHash('sha256').update(answer.body).digest('hex').slice(0, 24)}"`,
      'cache-control': answer.maxAge ? `public, max-age=${answer.maxAge}` : 'no-cache',
    }),
    ...(answer.changedAt && { 'last-modified': answer.changedAt.toUTCString() }),
  }
}

/**
 * Returns true if the client's copy is current. If-None-Match takes precedence over If-Modified-Since (RFC
 * 9110, 13.2.2).
 */
function isFresh(request: IncomingMessage, headers: Record<string, string>): boolean {
  const tags = request.headers['if-none-match']
  if (tags) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.etag)
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Date.parse(headers['last-modified'] ?? '') <= since
}

function isCompressible({ type, body }: SampleContentResponse): boolean {
  return body.length >= MIN_COMPRESSED_BYTES && !type.startsWith('image/')
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
}
