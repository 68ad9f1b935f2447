import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Networks that don't belong to a town: private, shared, loopback, link-local, protocol assignments,
 * benchmarking, multicast and reserved.
 */
const NOWHERE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  NOWHERE.addSubnet(network, prefix, 'ipv4')
}
/** Global unicast addresses (2000::/3), the only IPv6 addresses that are used on the public internet. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

/** The number of 16-bit groups of an IPv6 address. */
const ADDRESS_GROUPS = 8
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** The number of 16-bit groups at the beginning of an IPv6 address that identify a network (a /48). */
const NETWORK_GROUPS = 3

/**
 * Returns the groups of an IPv6 address that identify its network, including the groups of zeros that '::'
 * abbreviates.
 */
function leadingGroups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  // An IPv4 address at the end is written instead of two groups.
  const written = head.length + tail.length + (address.includes('.') ? 1 : 0)
  const zeros = Array<string>(Math.max(0, ADDRESS_GROUPS - written)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS)
}

/**
 * Returns the network of an IP address: a /24 (256 addresses) for IPv4, a /48 for IPv6. This is enough to find
 * a town, and all that outside services learn about a reader. Undefined for an address that can't belong to a
 * town.
 */
export function toNetworkPrefix(address: string): string | undefined {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (isIPv4(plain)) {
    return NOWHERE.check(plain, 'ipv4') ? undefined : plain.replace(/\d+$/, '0')
  }
  if (!isIPv6(plain) || !GLOBAL.check(plain, 'ipv6')) return undefined
  return `${leadingGroups(plain).join(':')}::`
}
