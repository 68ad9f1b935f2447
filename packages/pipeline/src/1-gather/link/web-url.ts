import { isNonPublicHost, normaliseHostName } from '../http/url-rules.ts'

/**
 * Maximum length in characters: longer URLs are traps or mistakes, and browsers and proxies fail near this
 * length.
 */
const MAX_CHARACTERS = 2_000

/** An ampersand that was escaped twice, as in 3.5 % of real feeds' links. */
const ESCAPED_AMPERSAND = /&(?:amp|#38|#x26);/gi

/** An encoded line break, which could be injected into a header or a log. */
const ENCODED_LINE_BREAK = /%0[ad]/i

/** The base for resolving relative links, and the publisher's home, whose own origin is always allowed. */
export interface LinkContext {
  base: string
  home: string
}

/**
 * Converts a link from outside to an absolute http or https URL. Undefined if readers must not be sent there:
 * another scheme, a user name (`https://bbc.co.uk@evil.example`), a private address, an encoded line break, or
 * too long.
 */
export function toWebUrl(text: string, { base, home }: LinkContext): string | undefined {
  const trimmed = text.trim()
  const link = trimmed.includes('&') ? trimmed.replace(ESCAPED_AMPERSAND, '&') : trimmed
  if (link === '' || link.length > MAX_CHARACTERS || ENCODED_LINE_BREAK.test(link)) return undefined
  const url = URL.parse(/^www\./i.test(link) ? `https://${link}` : link) ?? relativeUrl(link, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (isNonPublicHost(normaliseHostName(url)) && url.origin !== originOf(home)) return undefined
  return url.href.length > MAX_CHARACTERS ? undefined : url.href
}

function relativeUrl(link: string, base: string): URL | null {
  return URL.canParse(base) ? URL.parse(link, base) : null
}

function originOf(url: string): string | undefined {
  return URL.parse(url)?.origin
}
