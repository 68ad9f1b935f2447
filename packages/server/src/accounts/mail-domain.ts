import { domainToASCII } from 'node:url'

const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/
/**
 * Matches characters that end or escape a host name in a URL; `domainToASCII` would cut the name there or
 * decode it.
 */
const NO_NAME = /[\s/?#%:@\\]/

/** A domain as used by mail servers: lower case, other scripts as punycode; undefined if it is invalid. */
export function toAsciiDomain(name: string): string | undefined {
  const ascii = NO_NAME.test(name) ? '' : domainToASCII(name)
  return DOMAIN.test(ascii) ? ascii : undefined
}

/** The domain of an e-mail address, normalised by `toAsciiDomain`; empty if it is invalid. */
export function extractEmailDomain(email: string): string {
  return toAsciiDomain(email.slice(email.lastIndexOf('@') + 1)) ?? ''
}

/** An e-mail address with its domain normalised, as the API requires; unchanged if it has no valid domain. */
export function toAsciiEmail(email: string): string {
  const domain = extractEmailDomain(email)
  return domain === '' ? email : email.slice(0, email.lastIndexOf('@') + 1) + domain
}
