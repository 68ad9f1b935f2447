import type { Log } from '@plainwire/domain/log'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import {
  type CustomerToDelete,
  claimCustomersToDelete,
  completeCustomerDeletion,
  type Db,
  postponeCustomerDeletion,
} from '@plainwire/store'
import type { PaymentProvider } from './provider/payment-provider.ts'
import { describeProviderFailure } from './provider-failure.ts'

const SWEEP_MS = 5 * MINUTE_MS
const LONGEST_DELAY_MS = 6 * HOUR_MS
/**
 * How long a process reserves the customers that it is about to delete, so that no other process deletes
 * them, in ms; longer than a round of deletions takes.
 */
const ROUND_MS = 10 * MINUTE_MS

interface Parts {
  provider: PaymentProvider
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
  log: Log
  now: () => Date
}

/**
 * Starts the job that deletes, at the payment provider, the customers of readers who deleted their account.
 * Each deletion is retried in the background until it succeeds, and each failure is logged.
 */
export function createCustomerDeletionJob({ provider, withDb, log, now }: Parts) {
  const after = (ms: number) => new Date(now().getTime() + ms)

  const forget = async ({ customerId, leftAt, tries }: CustomerToDelete) => {
    try {
      await provider.expireCheckouts(customerId)
    } catch (error) {
      log.info(describeProviderFailure(error), 'The checkouts of a deleted reader could not be ended.')
    }
    try {
      await provider.forget(customerId)
      await withDb((db) => completeCustomerDeletion(db, customerId))
    } catch (error) {
      const about = { ...describeProviderFailure(error), customerId, leftAt, tries }
      log.error(
        about,
        'A deleted reader’s customer could not be deleted at the payment provider; trying again.',
      )
      const delayMs = Math.min(LONGEST_DELAY_MS, MINUTE_MS * 2 ** Math.min(tries, 10))
      await withDb((db) => postponeCustomerDeletion(db, customerId, after(delayMs)))
    }
  }

  const round = async () => {
    try {
      const leaving = await withDb((db) => claimCustomersToDelete(db, { now: now(), until: after(ROUND_MS) }))
      for (const one of leaving) await forget(one)
    } catch (error) {
      log.warn({ err: error }, 'Customers to delete at the payment provider could not be listed.')
    }
  }

  let rounds = Promise.resolve()
  /** Starts another round of deletions after the current one. */
  const soon = () => {
    rounds = rounds.then(round)
  }
  const timer = setInterval(soon, SWEEP_MS)
  timer.unref()
  return {
    soon,
    /** Stops the rounds of deletions; the remaining customers are deleted after the next start. */
    async stop() {
      clearInterval(timer)
      await rounds
    },
  }
}
