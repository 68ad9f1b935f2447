import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Special-purpose blocks inside the global unicast space. Source: IANA IPv6 special-purpose address registry.
 * Among them is 6to4 (RFC 3056), whose addresses can contain any IPv4 address.
 */
const SPECIAL_V6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID, AMT, DET
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map((block) => ipaddr.IPv6.parseCIDR(block))

/**
 * The only block allocated to the public internet (RFC 4291); mapped, compatible, NAT64 and local addresses are
 * outside it.
 */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet.
 *
 * @param address as reported by a socket or a resolver; anything that isn't a plain address is not public
 * @returns false for loopback, private, link-local, shared, documentation, benchmarking, multicast and
 * reserved addresses, and for every IPv6 form that contains an IPv4 address (mapped, compatible, NAT64, 6to4,
 * Teredo)
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast'
  return parsed.match(GLOBAL_UNICAST_V6) && !SPECIAL_V6.some((block) => parsed.match(block))
}
