import { API } from '@plainwire/domain/contract'
import { getFollowLimit } from '@plainwire/domain/follow'
import { determineReaderTier } from '@plainwire/domain/reader'
import {
  changeFollowAlertSettings,
  deleteAlertDevice,
  followThing,
  saveAlertDevice,
  unfollowThing,
} from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'
import { fetchFollowedThings, toApiAlertSettings } from './followed-on-wire.ts'

/**
 * The maximum number of requests per minute and network to each call that can store the address of a device
 * or of a webhook.
 */
const PER_MINUTE = 60

function thingRoutes(app: FastifyInstance, accounts: AccountService): void {
  const { withDb, now } = accounts

  registerAuthenticatedCall(app, accounts, API.getFollowed, async ({ session }) => {
    const { things, alerts } = await fetchFollowedThings(accounts, session.readerId)
    return { things, alerts }
  })

  registerAuthenticatedCall(
    app,
    accounts,
    API.followThing,
    async ({ session: { readerId, subscription }, body }) => {
      const moment = now()
      const followedAt = new Date(Math.min(Date.parse(body.followedAt), moment.getTime())).toISOString()
      const limit = getFollowLimit(determineReaderTier(subscription, moment))
      const followed = await withDb((db) =>
        followThing(db, { readerId, thing: { ...body, followedAt }, limit }),
      )
      if (followed === 'limit-reached') throw new ApiError('FOLLOW_LIMIT_REACHED')
      if (followed === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
      return followed
    },
  )

  registerAuthenticatedCall(app, accounts, API.unfollowThing, async ({ session: { readerId }, body }) => {
    await withDb((db) => unfollowThing(db, { readerId, thing: body }))
    return { status: 'unfollowed' as const }
  })
}

/**
 * Registers the calls that set how a reader is notified. A forbidden webhook address is refused immediately;
 * the client that posts to the webhook checks the address again.
 */
function alertRoutes(app: FastifyInstance, accounts: AccountService): void {
  const { withDb, now, mayReach } = accounts

  registerAuthenticatedCall(
    app,
    accounts,
    API.setFollowAlerts,
    async ({ session: { readerId }, body: { kind, key, ...change } }) => {
      if (change.hook && !mayReach(change.hook.address)) throw new ApiError('HOOK_REFUSED')
      const alerts = await withDb((db) =>
        changeFollowAlertSettings(db, { readerId, thing: { kind, key }, change, now: now() }),
      )
      if (!alerts) throw new ApiError('THING_NOT_FOLLOWED')
      return toApiAlertSettings(alerts, accounts)
    },
    { perMinute: PER_MINUTE },
  )

  registerAuthenticatedCall(
    app,
    accounts,
    API.addFollowDevice,
    async ({ session: { id: sessionId, readerId }, body }) => {
      if (!mayReach(body.endpoint)) throw new ApiError('BAD_REQUEST')
      const saved = await withDb((db) => saveAlertDevice(db, { readerId, sessionId, device: body }))
      if (saved === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
      if (saved === 'limit-reached') throw new ApiError('BAD_REQUEST')
      return { status: 'subscribed' as const }
    },
    { perMinute: PER_MINUTE },
  )

  registerAuthenticatedCall(
    app,
    accounts,
    API.removeFollowAlertDevice,
    async ({ session: { readerId }, body }) => {
      await withDb((db) => deleteAlertDevice(db, { readerId, endpoint: body.endpoint }))
      return { status: 'forgotten' as const }
    },
  )
}

/**
 * GET, POST, PATCH, DELETE /api/followed, and POST, DELETE /api/followed/devices. If a device's clock is
 * wrong and it sends a time in the future as the time of following, the current time is stored instead.
 */
export function registerFollowedRoutes(app: FastifyInstance, accounts: AccountService): void {
  thingRoutes(app, accounts)
  alertRoutes(app, accounts)
}
