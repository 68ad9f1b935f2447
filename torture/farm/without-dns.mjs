import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

// Preloaded into processes that gather a farm: the sites that its entries name don't exist, and what this machine's resolver
// takes to say so (5 s for some of 32 names at once) is not what is measured.
dns.lookup = async (host) => {
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND', hostname: host })
}
syncBuiltinESMExports()
