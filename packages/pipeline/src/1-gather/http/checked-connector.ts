import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './public-address.ts'

/** An address that a host name resolves to. */
interface ResolvedAddress {
  address: string
  family: number
}

/** Resolves all addresses of a name. Injected in tests to act as a hostile resolver. */
export type HostResolver = (host: string) => Promise<ResolvedAddress[]>

/** A connection that was refused before it was opened, because of its target address. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError'
}

export interface ConnectorOptions {
  /** The time limit for the DNS look-up, and again for connecting including the TLS handshake, in ms. */
  connectMs: number
  /** The addresses of this machine. They are never connected to, even if they are public. */
  ownAddresses: ReadonlySet<string>
  resolve?: HostResolver | undefined
}

const systemResolve: HostResolver = (host) => systemLookup(host, { all: true })

/**
 * Connects only to public internet addresses. A host name is resolved once. If any of its addresses isn't
 * public or belongs to this machine, no socket is opened; otherwise one of the checked addresses is used, so
 * that a resolver that later changes its answer has no effect.
 */
export function createPublicAddressConnector(options: ConnectorOptions): buildConnector.connector {
  const resolve = options.resolve ?? systemResolve
  const mayDial = (address: string) => isPublicAddress(address) && !options.ownAddresses.has(address)
  return (target, callback) => {
    checkedAddresses(target.hostname, resolve, options.connectMs)
      .then((addresses) => {
        const refused = addresses.find(({ address }) => !mayDial(address))
        if (refused) throw new ForbiddenAddressError(`${target.hostname} leads to ${refused.address}`)
        const lookup = pinned(addresses)
        buildConnector({ timeout: options.connectMs, allowH2: false, lookup })(target, callback)
      })
      .catch((error) => callback(error, null))
  }
}

function coded(message: string, code: string): Error {
  return Object.assign(new Error(message), { code })
}

async function checkedAddresses(
  host: string,
  resolve: HostResolver,
  timeoutMs: number,
): Promise<ResolvedAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(coded(`${host} was not resolved in time`, 'ETIMEDOUT')),
    timeoutMs,
  )
  const addresses = await Promise.race([resolve(host), late.promise]).finally(() => clearTimeout(timer))
  if (addresses.length === 0) throw coded(`${host} has no address`, 'ENOTFOUND')
  return addresses
}

/** A look-up function that always returns the checked addresses. */
function pinned(addresses: ResolvedAddress[]): LookupFunction {
  const [first] = addresses
  return (_host, options, callback) => {
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}
