import type { IncomingMessage } from 'node:http'

/**
 * The maximum length of a URL or Accept-Encoding header in the cache of ready responses, in characters; longer
 * requests are answered by their route.
 */
const MAX_URL_CHARACTERS = 200
const MAX_CODING_CHARACTERS = 100

/** Whether a request is for the whole response and has no header that a hook must examine. */
export function isCacheableRequest({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

/** The key of a request in the cache: its accepted encodings and URL; undefined if these are too long. */
export function buildRecentResponseCacheKey({ url = '', headers }: IncomingMessage): string | undefined {
  const coding = headers['accept-encoding'] ?? ''
  if (url.length > MAX_URL_CHARACTERS || coding.length > MAX_CODING_CHARACTERS) return undefined
  return `${coding}\n${url}`
}
