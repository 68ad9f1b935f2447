import { isPublicAddress } from './public-address.ts'

/** Ports a publisher may answer on; the empty string is the scheme's own port. */
const PORTS = new Set(['', '80', '443', '8080', '8443'])

/** Names that never lead to a publisher: local names (RFC 6761, 6762, 8375), Tor, and what home routers use. */
const LOCAL_NAME =
  /^(?:[^.]+|.*\.(?:localhost|local|localdomain|internal|home\.arpa|lan|home|corp|svc|onion|invalid))$/

export interface UrlRules {
  /** Names or addresses of this server: never fetched, nor any name below them. */
  ownHosts: readonly string[]
  /** Origins (scheme, host and port) that may be reached although they are special. */
  exceptions: ReadonlySet<string>
}

/** Why a URL is not fetched. `forbidden-address` where it names a special address, else `forbidden-url`. */
export interface UrlRefusal {
  failure: 'forbidden-url' | 'forbidden-address'
  message: string
}

/** The host without brackets and without the dot that may end it, in lower case. */
export function plainHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether a plain host is a special address or a name that never leads to the public internet. */
export function isSpecialHost(host: string): boolean {
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host)
  return isAddress ? !isPublicAddress(host) : LOCAL_NAME.test(host)
}

function isOwnHost(host: string, ownHosts: readonly string[]): boolean {
  return ownHosts.some((own) => host === own.toLowerCase() || host.endsWith(`.${own.toLowerCase()}`))
}

/**
 * Checks a parsed URL before anything is sent.
 * Only what `new URL()` made of the text is judged: the same address has hundreds of spellings.
 *
 * @returns undefined when it may be fetched; a name's addresses are checked later, when it is dialled
 */
export function urlRefusal(url: URL, rules: UrlRules): UrlRefusal | undefined {
  const forbidden = (message: string): UrlRefusal => ({ failure: 'forbidden-url', message })
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return forbidden('Only http and https are fetched.')
  if (url.username !== '' || url.password !== '')
    return forbidden('An address with a user name is not fetched.')
  if (rules.exceptions.has(url.origin)) return undefined
  if (!PORTS.has(url.port)) return forbidden(`Port ${url.port} is not fetched.`)
  const host = plainHost(url)
  if (isOwnHost(host, rules.ownHosts)) return forbidden('This server does not fetch from itself.')
  if (!isSpecialHost(host)) return undefined
  return { failure: 'forbidden-address', message: `${host} is no host of the public internet.` }
}
