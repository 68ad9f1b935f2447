import type { SubscriptionStanding } from '@plainwire/domain/contract'
import { type SubscriptionRecord, subscriptionOnWire, tierOf } from '@plainwire/domain/reader'
import { billedRecord, hasHadPremium, isRunning, type PlanId } from '@plainwire/domain/subscription'
import {
  type Db,
  endCheckoutTurn,
  isEventKnown,
  keepAnswer,
  linkCustomer,
  noteEvent,
  numberQuestion,
  type Payer,
  payerOfCustomer,
  payerOfReader,
  readerById,
  takeCheckoutTurn,
  unlinkCustomer,
} from '@plainwire/store'
import { ApiError } from '../errors.ts'
import type { Log } from '../options.ts'
import { isUnknownThere, type PaymentProvider, type ProviderSubscription } from './payment-provider.ts'
import { providerFailure } from './provider-failure.ts'
import type { WireEvent } from './stripe-wire.ts'

interface Parts {
  provider: PaymentProvider
  /** Works on the database; 503 where it can't be reached. */
  ask<T>(work: (db: Db) => Promise<T>): Promise<T>
  publicUrl: string
  log: Log
  now: () => Date
}

/** Longer than the provider takes at its slowest. */
const TURN_MS = 120_000
const HOUR_MS = 3_600_000
/** A provider that couldn't be asked, or had nothing new, is left alone for so long. */
const ASK_AGAIN_MS = 5_000
/** What the provider tells of that says something about a subscription. */
const TOLD = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/

/** Whether the provider may know better than what is kept: a period ended that should go on, or a checkout was begun. */
function isInDoubt(record: SubscriptionRecord, { customerId, begunAt, askedAt }: Payer, now: Date): boolean {
  const ago = (moment: Date | null) => (moment ? now.getTime() - moment.getTime() : Number.POSITIVE_INFINITY)
  if (customerId === null || ago(askedAt) < ASK_AGAIN_MS || tierOf(record, now) === 'premium') return false
  return record.status !== 'none' || ago(begunAt) < HOUR_MS
}

/** Readers' payments, between the provider, who knows what is paid, and the database, which keeps what it said last. */
export function openPayments({ provider, ask, publicUrl, log, now }: Parts) {
  const returnUrl = `${publicUrl}/`

  const asking = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      log.warn(providerFailure(error), 'The payment provider could not be asked.')
      throw new ApiError('PROVIDER_FAILED', { cause: error })
    }
  }

  /** Asks the provider what a reader has, and keeps it. */
  const refresh = async (readerId: string, customerId: string): Promise<ProviderSubscription[]> => {
    const number = await ask((db) => numberQuestion(db, readerId, now()))
    if (number === undefined) return []
    const billed = await asking(() => subscriptionsOrNone(customerId))
    const running = billed.filter(isRunning)
    if (running.length > 1)
      log.error(
        { customerId, subscriptions: running.length },
        'A reader pays for more than one subscription.',
      )
    const answer = { subscription: billedRecord(billed), isTrialUsed: hasHadPremium(billed) }
    await ask((db) => keepAnswer(db, { readerId, number, ...answer, now: now() }))
    return billed
  }

  const subscriptionsOrNone = async (customerId: string) => {
    try {
      return await provider.subscriptionsOf(customerId)
    } catch (error) {
      if (!isUnknownThere(error)) throw error
      await ask((db) => unlinkCustomer(db, customerId))
      return []
    }
  }

  /** Brings what is kept of a reader in line with the provider, where that may know better. */
  const settle = async (readerId: string): Promise<void> => {
    const payer = await ask((db) => payerOfReader(db, readerId))
    const reader = payer && (await ask((db) => readerById(db, readerId)))
    if (!payer?.customerId || !reader || !isInDoubt(reader.subscription, payer, now())) return
    try {
      await refresh(readerId, payer.customerId)
    } catch (error) {
      // It is logged; what was known last holds.
      if (!(error instanceof ApiError) || error.code !== 'PROVIDER_FAILED') throw error
    }
  }

  const standing = async (readerId: string): Promise<SubscriptionStanding> => {
    const payer = await ask((db) => payerOfReader(db, readerId))
    const reader = await ask((db) => readerById(db, readerId))
    if (!reader) throw new ApiError('NOT_AUTHENTICATED')
    const subscription = subscriptionOnWire(reader.subscription, now(), reader.customerId)
    return { ...subscription, isTrialUsed: payer?.isTrialUsed ?? false }
  }

  const customerOf = async (readerId: string): Promise<string | undefined> =>
    (await ask((db) => payerOfReader(db, readerId)))?.customerId ?? undefined

  /** What the provider knows a reader by; from now on, where it didn't. */
  const introduce = async (readerId: string): Promise<string> => {
    const reader = await ask((db) => readerById(db, readerId))
    if (!reader) throw new ApiError('NOT_AUTHENTICATED')
    const customerId = await asking(() => provider.createCustomer(reader))
    const linked = await ask((db) => linkCustomer(db, { readerId, customerId, now: now() }))
    if (linked === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
    return customerId
  }

  interface Order {
    readerId: string
    plan: PlanId
    isTrial: boolean
  }

  const beginInTurn = async (
    { readerId, plan, isTrial }: Order,
    turn: Payer & { attempt: number },
  ): Promise<string> => {
    const customerId = turn.customerId ?? (await introduce(readerId))
    // In this order: what was completed before it could be expired shows in the subscriptions.
    await asking(() => provider.expireCheckouts(customerId))
    const billed = await refresh(readerId, customerId)
    if (billed.some(isRunning)) return asking(() => provider.openPortal(customerId, 'home', returnUrl))
    if (isTrial && (turn.isTrialUsed || hasHadPremium(billed))) throw new ApiError('TRIAL_USED')
    const key = `checkout-${readerId}-${turn.attempt}`
    return asking(() => provider.beginCheckout({ customerId, plan, isTrial, returnUrl, key }))
  }

  /** Where to send a reader who wants Premium: the checkout, or the portal where they have a subscription. One at a time. */
  const checkout = async (order: Order): Promise<string> => {
    const { readerId } = order
    const times = { now: now(), until: new Date(now().getTime() + TURN_MS) }
    const turn = await ask((db) => takeCheckoutTurn(db, { readerId, ...times }))
    if (turn === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
    if (turn === 'busy') throw new ApiError('CHECKOUT_UNDER_WAY')
    try {
      return await beginInTurn(order, turn)
    } finally {
      await ask((db) => endCheckoutTurn(db, readerId, turn.attempt))
    }
  }

  const portal = async (readerId: string, to: 'home' | 'payment-method'): Promise<string> => {
    const customerId = await customerOf(readerId)
    if (!customerId) throw new ApiError('NO_SUBSCRIPTION')
    return asking(() => provider.openPortal(customerId, to, returnUrl))
  }

  /** Changes every subscription that can be; at least one must be there. */
  const change = async (
    readerId: string,
    refusal: 'NO_SUBSCRIPTION' | 'NOTHING_TO_REACTIVATE',
    isMeant: (subscription: ProviderSubscription) => boolean,
    act: (subscription: ProviderSubscription) => Promise<void>,
  ): Promise<SubscriptionStanding> => {
    const customerId = await customerOf(readerId)
    const billed = customerId ? await refresh(readerId, customerId) : []
    const meant = billed.filter((subscription) => isRunning(subscription) && isMeant(subscription))
    if (!customerId || meant.length === 0) throw new ApiError(refusal)
    await asking(async () => {
      for (const subscription of meant) await act(subscription)
    })
    await refresh(readerId, customerId)
    return standing(readerId)
  }

  /**
   * Hears what the provider tells of a customer. Only that something happened is believed of it: what a reader has is asked, so
   * that events may come late, twice and in any order. Rejects where that fails: the provider then tells it again.
   */
  const hear = async ({ id, type, data: { object } }: WireEvent): Promise<void> => {
    const customerId = object.object === 'customer' ? object.id : object.customer
    if (!TOLD.test(type) || !customerId) return
    if (await ask((db) => isEventKnown(db, id))) return
    const payer = await ask((db) => payerOfCustomer(db, customerId))
    if (payer) await refresh(payer.readerId, customerId)
    else log.info({ event: id, type }, 'The payment provider told of a customer who is nobody here.')
    if (payer && type === 'customer.deleted') await ask((db) => unlinkCustomer(db, customerId))
    await ask((db) => noteEvent(db, id, now()))
  }

  const listOf = async <T>(readerId: string, list: (customerId: string) => Promise<T[]>): Promise<T[]> => {
    const customerId = await customerOf(readerId)
    return customerId ? asking(() => list(customerId)) : []
  }

  return {
    settle,
    standing,
    checkout,
    portal,
    cancel: (readerId: string) =>
      change(readerId, 'NO_SUBSCRIPTION', ({ endsAt }) => endsAt === null, provider.cancel),
    reactivate: (readerId: string) =>
      change(readerId, 'NOTHING_TO_REACTIVATE', ({ endsAt }) => endsAt !== null, provider.reactivate),
    invoices: (readerId: string) => listOf(readerId, provider.invoicesOf),
    methods: (readerId: string) => listOf(readerId, provider.methodsOf),
    readEvent: (body: Buffer, signature: string) => provider.readEvent(body, signature, now()),
    hear,
  }
}

export type Payments = ReturnType<typeof openPayments>
