import { API } from '@plainwire/domain/contract'
import { DAY_SECONDS } from '@plainwire/domain/units'
import { type Db, deletePushDevice, hasPushDevice, savePushDevice } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { toNetworkPrefix } from '../../geo/network-prefix.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'
import { createDailyCounter } from './daily-counter.ts'

const PER_MINUTE = 10
/** The number of devices per network that may subscribe in a day: enough for a school or an office. */
export const MAX_DAILY_DEVICES_PER_NETWORK = 50

/**
 * POST and DELETE /api/push-subscriptions. 404 if this installation sends no breaking news; 400 for a
 * forbidden address; 429 if too many devices of one network subscribe. The subscriber isn't stored, and
 * addresses are never logged.
 */
export function registerPushRoutes(
  app: FastifyInstance,
  { push, log, now }: Pick<ServerOptions, 'push' | 'log' | 'now'>,
): void {
  const answered = createDatabaseQueryGuard(log, now, 'A push device could not be read or stored.')
  const arrivals = createDailyCounter({ limit: MAX_DAILY_DEVICES_PER_NETWORK, now })
  const options = { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never }
  const withDb = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    if (!push) throw new ApiError('NOT_FOUND')
    return answered((async () => work(push.db()))())
  }

  registerApiCall(
    app,
    API.subscribePush,
    async ({ body, request }) => {
      const isKnown = await withDb((db) => hasPushDevice(db, body.endpoint))
      if (!push?.mayReach(body.endpoint)) throw new ApiError('BAD_REQUEST')
      if (!isKnown && arrivals.count(toNetworkPrefix(request.ip) ?? request.ip) === 'limit-reached')
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: DAY_SECONDS })
      await withDb((db) => savePushDevice(db, body))
      return { status: 'subscribed' as const }
    },
    options,
  )

  registerApiCall(
    app,
    API.unsubscribePush,
    async ({ body }) => {
      await withDb((db) => deletePushDevice(db, body.endpoint))
      return { status: 'forgotten' as const }
    },
    options,
  )
}
