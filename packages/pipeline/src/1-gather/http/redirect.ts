import { ResponseLimitExceededError } from './failure.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Request headers that may be sent to another origin after a redirect; all others are dropped. */
const HARMLESS = new Set(['accept', 'accept-language', 'if-none-match', 'if-modified-since', 'a-im'])

/** Decodes a header value as UTF-8: values arrive as Latin-1, and raw UTF-8 locations are common. */
function asUtf8(value: string): string {
  const bytes = Buffer.from(value, 'latin1')
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? value : text
}

/**
 * The target of a redirect.
 *
 * @returns undefined if the answer isn't a redirect
 * @throws ResponseLimitExceededError if the answer is a redirect without a valid address
 */
export function resolveRedirectTarget(
  status: number,
  headers: Record<string, string>,
  from: URL,
): URL | undefined {
  if (!REDIRECTS.has(status)) return undefined
  const location = asUtf8(headers.location ?? '')
  if (location === '' || !URL.canParse(location, from.href))
    throw new ResponseLimitExceededError(
      'forbidden-url',
      `${from.hostname} redirects without saying where to.`,
    )
  return new URL(location, from)
}

/** Returns the headers (lower-case names) that may be sent to another origin after a redirect. */
export function removeCredentialHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS.has(name)))
}
