import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../errors.ts'

/**
 * Returns a function that counts a request against its network's limit per minute, for work that only some
 * requests of a route cause. It throws TOO_MANY_REQUESTS with the time to wait.
 */
export function createRateLimitCheck(app: FastifyInstance, perMinute: number) {
  const check = app.createRateLimit({ max: perMinute, timeWindow: '1 minute' })
  return async (request: FastifyRequest): Promise<void> => {
    const rate = await check(request)
    if (!rate.isAllowed && rate.isExceeded) {
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: rate.ttlInSeconds })
    }
  }
}
