import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

// Preloaded into processes that gather a farm. The sites that its entries link to don't exist. Without this
// stub, the measurements would contain the resolver's delay (5 s for some of 32 names at once).
dns.lookup = async (host) => {
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND', hostname: host })
}
syncBuiltinESMExports()
