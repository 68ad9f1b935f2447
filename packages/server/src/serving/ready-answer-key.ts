import type { IncomingMessage } from 'node:http'

/**
 * The maximum lengths of a URL and of an Accept-Encoding header in the cache of recent responses, in
 * characters; requests with longer ones are answered by their route.
 */
const MAX_URL_CHARACTERS = 200
const MAX_CODING_CHARACTERS = 100

/**
 * Whether a request can be answered from the cache: it is a GET request that isn't conditional, and that has
 * a Host header and no body. Other requests must be examined by hooks or by their route.
 */
export function isCacheableRequest({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

/**
 * Returns the key of a request in the cache of recent responses: its accepted encodings and URL; undefined if
 * these are too long.
 */
export function buildRecentResponseCacheKey({ url = '', headers }: IncomingMessage): string | undefined {
  const coding = headers['accept-encoding'] ?? ''
  if (url.length > MAX_URL_CHARACTERS || coding.length > MAX_CODING_CHARACTERS) return undefined
  return `${coding}\n${url}`
}
