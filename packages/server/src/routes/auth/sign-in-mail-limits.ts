import { normaliseEmail } from '@plainwire/domain/reader'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'
import { toNetworkPrefix } from '../../geo/network-prefix.ts'

/** The maximum number of sign-in codes requested per hour by one IPv4 address or IPv6 /64 network. */
const PER_HOUR = 20
/**
 * The maximum number of sign-in codes requested per hour by one /24 (IPv4) or /48 (IPv6) network, which may
 * belong to one customer.
 */
const PER_WIDE_NETWORK = 100
/**
 * The maximum number of sign-in codes requested per hour from one private address. Such an address belongs to
 * the operator's own network, or to a proxy that TRUST_PROXY doesn't name and that sends the requests of all
 * readers.
 */
const PER_PRIVATE_ADDRESS = 100
/**
 * The number of codes per hour that each /24 or /48 network can always request, however many codes other
 * networks request.
 */
const WHILE_BUSY = 2
/**
 * The maximum number of mails to one address that one network can cause: about half of the address's own
 * limit (MAX_SIGN_IN_MAILS), so that its owner can still sign in from elsewhere.
 */
const TO_ONE_ADDRESS = { perHour: 3, perDay: 6 }

const wideNetwork = ({ ip }: FastifyRequest) => toNetworkPrefix(ip) ?? ip
const isPrivate = ({ ip }: FastifyRequest) => toNetworkPrefix(ip) === undefined

function addressAndNetwork(request: FastifyRequest): string {
  const { email } = request.body as { email: string }
  return `${wideNetwork(request)} ${normaliseEmail(email)}`
}

/**
 * Limits the codes mailed per network. Each network has its own share, so that nobody can block sign-in for
 * others: if too many codes are requested in total, each network still gets two per hour.
 */
export function createSignInMailLimiter(app: FastifyInstance) {
  const limiter = (max: number, timeWindow: string, keyGenerator = wideNetwork) =>
    app.createRateLimit({ max, timeWindow, keyGenerator })
  const ofNetwork = app.createRateLimit({
    max: (request) => (isPrivate(request) ? PER_PRIVATE_ADDRESS : PER_HOUR),
    timeWindow: '1 hour',
  })
  const ofWideNetwork = limiter(PER_WIDE_NETWORK, '1 hour')
  const whileBusy = limiter(WHILE_BUSY, '1 hour')
  const hourly = limiter(TO_ONE_ADDRESS.perHour, '1 hour', addressAndNetwork)
  const daily = limiter(TO_ONE_ADDRESS.perDay, '1 day', addressAndNetwork)

  async function secondsToWait(
    limit: ReturnType<typeof limiter>,
    request: FastifyRequest,
  ): Promise<number | undefined> {
    const rate = await limit(request)
    return !rate.isAllowed && rate.isExceeded ? Math.max(1, rate.ttlInSeconds) : undefined
  }
  return {
    /**
     * Counts a request for a code; throws TOO_MANY_REQUESTS if its network has used its share.
     *
     * @param isBusy returns whether so many codes were mailed within the hour that each network gets only the
     * minimum share
     */
    async takeShare(request: FastifyRequest, isBusy: () => Promise<boolean>): Promise<void> {
      const full = (await secondsToWait(ofNetwork, request)) ?? (await secondsToWait(ofWideNetwork, request))
      const least = await secondsToWait(whileBusy, request)
      const retryAfterSeconds = full ?? (least !== undefined && (await isBusy()) ? least : undefined)
      if (retryAfterSeconds !== undefined) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds })
    },
    /**
     * Counts a mail to the address of a request. Returns the seconds to wait if this network has caused too
     * many mails to the address; undefined if not.
     */
    async takeMail(request: FastifyRequest): Promise<number | undefined> {
      if (isPrivate(request)) return undefined
      // The hourly limit is checked first, so that a request that it refuses doesn't count towards the daily
      // limit.
      return (await secondsToWait(hourly, request)) ?? (await secondsToWait(daily, request))
    },
  }
}
