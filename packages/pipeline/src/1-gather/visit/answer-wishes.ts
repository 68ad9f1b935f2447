/** A Retry-After beyond a day is a mistake. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

/** When a server that is busy wants to be asked again: Retry-After in seconds or as a date (RFC 9110, 10.2.3), at most a day ahead. */
export function retryAfter(header: string | undefined, now: Date): Date | undefined {
  if (header === undefined) return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : undefined
  const until = seconds === undefined ? Date.parse(header) : now.getTime() + seconds * 1000
  if (Number.isNaN(until) || until <= now.getTime()) return undefined
  return new Date(Math.min(until, now.getTime() + MAX_RETRY_AFTER_MS))
}

/** Minutes for which an answer stays fresh by its own words: Cache-Control max-age, else Expires. */
export function freshMinutes(headers: Record<string, string>, now: Date): number | undefined {
  const maxAge = /(?:^|[\s,])max-age="?(\d+)/i.exec(headers['cache-control'] ?? '')?.[1]
  if (maxAge !== undefined) return Number(maxAge) / 60
  const expires = Date.parse(headers.expires ?? '')
  return Number.isNaN(expires) ? undefined : Math.max(0, (expires - now.getTime()) / MINUTE_MS)
}

/** Whether the validators of an answer may be kept: one that is never fresh (`Expires: 0`) has none to trust. */
export function hasTrustedValidators(headers: Record<string, string>): boolean {
  return headers.expires?.trim() !== '0'
}
