import { API } from '@plainwire/domain/contract'
import { toApiSubscription } from '@plainwire/domain/reader'
import { findReaderById } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'
import type { ReaderPaymentService } from '../../payments/reader-payments.ts'

/**
 * The maximum number of requests per minute and network; each causes several requests to the payment
 * provider.
 */
const PER_MINUTE = 30

/**
 * GET /api/subscription, and the calls about payments below this path, which answer 404 if there is no
 * payment provider.
 */
export function registerSubscriptionRoutes(
  app: FastifyInstance,
  accounts: AccountService,
  payments: ReaderPaymentService | undefined,
): void {
  const { withDb, now } = accounts
  const here = (): ReaderPaymentService => {
    if (!payments) throw new ApiError('NOT_FOUND')
    return payments
  }
  const rarely = { perMinute: PER_MINUTE }

  registerAuthenticatedCall(app, accounts, API.getSubscription, async ({ session: { readerId } }) => {
    if (payments) {
      await payments.settle(readerId)
      return payments.standing(readerId)
    }
    const reader = await withDb((db) => findReaderById(db, readerId))
    if (!reader) throw new ApiError('NOT_AUTHENTICATED')
    const subscription = toApiSubscription(reader.subscription, now())
    return { ...subscription, isTrialUsed: subscription.status !== 'none' }
  })

  registerAuthenticatedCall(
    app,
    accounts,
    API.beginCheckout,
    async ({ session: { readerId }, body }) => ({ url: await here().checkout({ readerId, ...body }) }),
    rarely,
  )
  registerAuthenticatedCall(
    app,
    accounts,
    API.openBillingPortal,
    async ({ session, body }) => ({ url: await here().portal(session.readerId, body.page) }),
    rarely,
  )
  registerAuthenticatedCall(
    app,
    accounts,
    API.cancelSubscription,
    ({ session }) => here().cancel(session.readerId),
    rarely,
  )
  registerAuthenticatedCall(
    app,
    accounts,
    API.reactivateSubscription,
    ({ session }) => here().reactivate(session.readerId),
    rarely,
  )
  registerAuthenticatedCall(
    app,
    accounts,
    API.getInvoices,
    async ({ session }) => ({ invoices: await here().invoices(session.readerId) }),
    rarely,
  )
  registerAuthenticatedCall(
    app,
    accounts,
    API.getPaymentMethods,
    async ({ session }) => ({ paymentMethods: await here().methods(session.readerId) }),
    rarely,
  )
}
