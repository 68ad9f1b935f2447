import { API } from '@plainwire/domain/contract'
import { toApiSubscription } from '@plainwire/domain/reader'
import { saveSubscription } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'

/**
 * PUT /api/subscription: accepted only while billing is simulated in the browser; 403 BILLED_ELSEWHERE
 * otherwise.
 */
export function registerPutSubscriptionRoute(app: FastifyInstance, accounts: AccountService): void {
  const { withDb, isBillingSimulated, now } = accounts
  registerAuthenticatedCall(app, accounts, API.putSubscription, async ({ session: { readerId }, body }) => {
    if (!isBillingSimulated) throw new ApiError('BILLED_ELSEWHERE')
    const { currentPeriodEnd: end, ...rest } = body
    const subscription = { ...rest, currentPeriodEnd: end === null ? null : new Date(end) }
    const saved = await withDb((db) => saveSubscription(db, { readerId, subscription, now: now() }))
    if (saved === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
    return toApiSubscription(subscription, now())
  })
}
