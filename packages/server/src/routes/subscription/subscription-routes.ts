import { API } from '@plainwire/domain/contract'
import { subscriptionOnWire } from '@plainwire/domain/reader'
import { readerById } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { addReaderCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'
import type { ReaderPayments } from '../../payments/reader-payments.ts'

/**
 * The maximum number of requests per minute and network; each causes several requests to the payment
 * provider.
 */
const PER_MINUTE = 30

/** GET /api/subscription, and the calls to change it if there is a payment provider; 404 otherwise. */
export function subscriptionRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  payments: ReaderPayments | undefined,
): void {
  const { ask, now } = accounts
  const here = (): ReaderPayments => {
    if (!payments) throw new ApiError('NOT_FOUND')
    return payments
  }
  const rarely = { perMinute: PER_MINUTE }

  addReaderCall(app, accounts, API.getSubscription, async ({ session: { readerId } }) => {
    if (payments) {
      await payments.settle(readerId)
      return payments.standing(readerId)
    }
    const reader = await ask((db) => readerById(db, readerId))
    if (!reader) throw new ApiError('NOT_AUTHENTICATED')
    const subscription = subscriptionOnWire(reader.subscription, now())
    return { ...subscription, isTrialUsed: subscription.status !== 'none' }
  })

  addReaderCall(
    app,
    accounts,
    API.beginCheckout,
    async ({ session: { readerId }, body }) => ({ url: await here().checkout({ readerId, ...body }) }),
    rarely,
  )
  addReaderCall(
    app,
    accounts,
    API.openPortal,
    async ({ session, body }) => ({ url: await here().portal(session.readerId, body.page) }),
    rarely,
  )
  addReaderCall(
    app,
    accounts,
    API.cancelSubscription,
    ({ session }) => here().cancel(session.readerId),
    rarely,
  )
  addReaderCall(
    app,
    accounts,
    API.reactivateSubscription,
    ({ session }) => here().reactivate(session.readerId),
    rarely,
  )
  addReaderCall(
    app,
    accounts,
    API.getInvoices,
    async ({ session }) => ({ invoices: await here().invoices(session.readerId) }),
    rarely,
  )
  addReaderCall(
    app,
    accounts,
    API.getPaymentMethods,
    async ({ session }) => ({ paymentMethods: await here().methods(session.readerId) }),
    rarely,
  )
}
