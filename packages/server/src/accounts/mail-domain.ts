import { domainToASCII } from 'node:url'

const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/
/** Characters that end or escape a host name in an address: domainToASCII would cut or decode it. */
const NO_NAME = /[\s/?#%:@\\]/

/** A domain in the form of mail servers: small letters, other scripts as punycode; undefined for what is none. */
export function asciiDomain(name: string): string | undefined {
  const ascii = NO_NAME.test(name) ? '' : domainToASCII(name)
  return DOMAIN.test(ascii) ? ascii : undefined
}

/** The domain of an e-mail address in that form; empty for what is none. */
export function mailDomain(email: string): string {
  return asciiDomain(email.slice(email.lastIndexOf('@') + 1)) ?? ''
}

/** An address with its domain in that form, as our own contract takes addresses; as it is where it has none. */
export function asciiAddress(email: string): string {
  const domain = mailDomain(email)
  return domain === '' ? email : email.slice(0, email.lastIndexOf('@') + 1) + domain
}
