import { isPublicAddress } from './public-address.ts'

/** The ports a publisher may use; the empty string is the scheme's default port. */
const PORTS = new Set(['', '80', '443', '8080', '8443'])

/**
 * Names that never belong to a publisher: local names (RFC 6761, 6762, 8375), Tor, and names used by home
 * routers.
 */
const LOCAL_NAME =
  /^(?:[^.]+|.*\.(?:localhost|local|localdomain|internal|home\.arpa|lan|home|corp|svc|onion|invalid))$/

export interface UrlRules {
  /** Names or addresses of this server: neither they nor their subdomains are fetched. */
  ownHosts: readonly string[]
  /** Origins (scheme, host and port) that may be fetched even if their host isn't on the public internet. */
  exceptions: ReadonlySet<string>
}

/**
 * Why a URL isn't fetched: `forbidden-address` if its host isn't on the public internet, `forbidden-url` for
 * any other reason.
 */
export interface UrlRefusal {
  failure: 'forbidden-url' | 'forbidden-address'
  message: string
}

/** The host in lower case, without brackets and without a final dot. */
export function normaliseHostName(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Whether a host (as returned by `normaliseHostName`) is an address outside the public internet, or a name
 * that never leads to the public internet.
 */
export function isNonPublicHost(host: string): boolean {
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host)
  return isAddress ? !isPublicAddress(host) : LOCAL_NAME.test(host)
}

function isOwnHost(host: string, ownHosts: readonly string[]): boolean {
  return ownHosts.some((own) => host === own.toLowerCase() || host.endsWith(`.${own.toLowerCase()}`))
}

/**
 * Checks a URL before anything is sent. Only the parsed URL is judged, because one address has hundreds of
 * spellings.
 *
 * @returns undefined if it may be fetched; the addresses of a name are checked later, when connecting
 */
export function findUrlRefusal(url: URL, rules: UrlRules): UrlRefusal | undefined {
  const forbidden = (message: string): UrlRefusal => ({ failure: 'forbidden-url', message })
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return forbidden('Only http and https are fetched.')
  if (url.username !== '' || url.password !== '')
    return forbidden('An address with a user name is not fetched.')
  if (rules.exceptions.has(url.origin)) return undefined
  if (!PORTS.has(url.port)) return forbidden(`Port ${url.port} is not fetched.`)
  const host = normaliseHostName(url)
  if (isOwnHost(host, rules.ownHosts)) return forbidden('This server does not fetch from itself.')
  if (!isNonPublicHost(host)) return undefined
  return { failure: 'forbidden-address', message: `${host} is no host of the public internet.` }
}
