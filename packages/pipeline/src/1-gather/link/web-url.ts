import { isSpecialHost, plainHost } from '../http/url-rules.ts'

/** Longer addresses are traps or mistakes; browsers and proxies begin to fail near this length. */
const MAX_CHARACTERS = 2_000

/** An ampersand that was escaped twice: common in links (3.5 % of real feeds). */
const ESCAPED_AMPERSAND = /&(?:amp|#38|#x26);/gi

/** A line break smuggled into a header or a log when the address is used there. */
const ENCODED_LINE_BREAK = /%0[ad]/i

/**
 * The location of a document: relative links are resolved against `base`; addresses on `home`'s own origin
 * are always its links.
 */
export interface LinkContext {
  base: string
  home: string
}

/**
 * A link of outside text as an absolute http or https address, or undefined where it is none that a reader may be sent to:
 * another scheme, a user name (`https://bbc.co.uk@evil.example`), a private address, an encoded line break, or too long.
 */
export function webUrl(text: string, { base, home }: LinkContext): string | undefined {
  const trimmed = text.trim()
  const link = trimmed.includes('&') ? trimmed.replace(ESCAPED_AMPERSAND, '&') : trimmed
  if (link === '' || link.length > MAX_CHARACTERS || ENCODED_LINE_BREAK.test(link)) return undefined
  const url = URL.parse(/^www\./i.test(link) ? `https://${link}` : link) ?? relativeUrl(link, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (isSpecialHost(plainHost(url)) && url.origin !== originOf(home)) return undefined
  return url.href.length > MAX_CHARACTERS ? undefined : url.href
}

function relativeUrl(link: string, base: string): URL | null {
  return URL.canParse(base) ? URL.parse(link, base) : null
}

function originOf(url: string): string | undefined {
  return URL.parse(url)?.origin
}
