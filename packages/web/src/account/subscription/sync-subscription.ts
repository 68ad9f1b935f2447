import {
  API,
  type Subscription as ReportedSubscription,
  type SubscriptionWithTrialEligibility,
} from '@plainwire/domain/contract'
import { NO_SUBSCRIPTION, toServerSubscription } from '@plainwire/domain/subscription'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import {
  accountQueryClient,
  runRegisteredMutation,
  ServerCallError,
  SINGLE_ATTEMPT_OPTIONS,
  unwrapCallData,
} from '../account-queries.ts'
import { deleteSimulatedPaymentMethods } from '../billing/payment-methods.ts'
import { account, type Reader, subscribeToSignIn, subscribeToSignOut } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import {
  getCurrentSubscription,
  getSubscriptionPeriodEndMs,
  type PersistedSubscription,
  paymentProviderOrigins,
} from './subscription.ts'
import {
  readSubscriptionRecord,
  replaceSubscriptionRecord,
  updateSubscriptionRecords,
} from './subscription-record.ts'
import { computeUpdatedSubscriptions } from './update-subscriptions.ts'

const SUBSCRIPTION = ['subscription'] as const

/** Updates the signed-in account with the subscription that the server has reported. */
export function setAccountSubscription(reported: ReportedSubscription): void {
  const { reader, ...rest } = account.get()
  if (reader && JSON.stringify(reader.subscription) !== JSON.stringify(reported))
    account.set({ ...rest, reader: { ...reader, subscription: reported } })
}

/** Returns the signed-in reader's subscription if it hasn't been sent to the server; otherwise undefined. */
function unsentRecord(readerId: string): PersistedSubscription | undefined {
  const { status, reader } = account.get()
  const record =
    status === 'signed-in' && reader?.id === readerId ? readSubscriptionRecord(readerId) : undefined
  return record?.isUntold ? record : undefined
}

/** Sends the current state of an unsent subscription. Resolves to undefined if there is none. */
async function sendRecord(readerId: string) {
  const record = unsentRecord(readerId)
  if (!record) return undefined
  const body = toServerSubscription(record, new Date())
  const answered = await callAsReader(API.putSubscription, { body }, SINGLE_ATTEMPT_OPTIONS)
  // A server with a payment provider refuses every subscription from a browser, so this one isn't sent again.
  if (!answered.ok && answered.code !== 'BILLED_ELSEWHERE') throw new ServerCallError(answered)
  return { record, reported: answered.ok ? answered.data : undefined }
}

accountQueryClient.setMutationDefaults<Awaited<ReturnType<typeof sendRecord>>, Error, string>(SUBSCRIPTION, {
  scope: { id: 'subscription' },
  mutationFn: sendRecord,
  onSuccess: async (sent, readerId) => {
    if (!sent) return
    await updateSubscriptionRecords((known) => {
      const now = readSubscriptionRecord(readerId, known)
      // If the subscription changed while it was being sent, it stays unsent; the next mutation sends it.
      if (JSON.stringify(now) !== JSON.stringify(sent.record)) return known
      const { isUntold: _, ...rest } = now
      return replaceSubscriptionRecord(known, readerId, rest)
    })
    if (sent.reported && account.get().reader?.id === readerId) setAccountSubscription(sent.reported)
  },
})

/** Sends an unsent subscription. At most two mutations are queued, because each sends the latest state. */
function sendUnsent(): void {
  const readerId = account.get().reader?.id
  const pending = accountQueryClient.isMutating({ mutationKey: SUBSCRIPTION })
  if (readerId !== undefined && unsentRecord(readerId) && pending < 2)
    runRegisteredMutation(accountQueryClient, SUBSCRIPTION, readerId)
}

/**
 * The query for a subscription that is billed by a payment provider. Its initial data comes from the reader's
 * profile.
 */
const billedQuery = ({ id, subscription: initialData }: Reader) =>
  queryOptions({
    queryKey: [...SUBSCRIPTION, id],
    queryFn: async (): Promise<ReportedSubscription> => {
      const answered: SubscriptionWithTrialEligibility = unwrapCallData(
        await callAsReader(API.getSubscription),
      )
      const { isTrialUsed: _, ...reported } = answered
      if (account.get().reader?.id === id) setAccountSubscription(reported)
      return reported
    },
    initialData,
    initialDataUpdatedAt: 0,
    refetchOnMount: false,
  })

/**
 * Fetches the subscription from the server if a payment provider bills it and its period has ended, because
 * only the server knows whether it was renewed.
 */
async function refetchAfterEnd(): Promise<void> {
  const { status, reader } = account.get()
  const end = getSubscriptionPeriodEndMs()
  const isOver = getCurrentSubscription()?.isBilled && end > 0 && end <= Date.now()
  if (!isOver || status !== 'signed-in' || !reader) return
  const query = billedQuery(reader)
  const updatedAt = accountQueryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  // `prefetchQuery` doesn't throw: if the server doesn't answer, the subscription counts as ended on this
  // device until the next request.
  if (updatedAt < end) await accountQueryClient.prefetchQuery({ ...query, staleTime: 0 })
}

/**
 * Updates the current reader's persisted subscription to the current time and to what the server has
 * reported, and sends unsent changes to the server.
 */
export async function reconcileSubscription(): Promise<void> {
  if (paymentProviderOrigins.get()) await refetchAfterEnd()
  await updateSubscriptionRecords((known) => computeUpdatedSubscriptions(known, new Date()))
  if (!paymentProviderOrigins.get()) sendUnsent()
}

/**
 * If a payment provider bills the subscription, fetches it from the server whenever the reader returns to the
 * page, because it may have changed on the provider's pages or another device. Returns a function that stops
 * this.
 */
export function syncBilledSubscription(): () => void {
  if (!paymentProviderOrigins.get()) return () => {}
  let unfollow = () => {}
  const end = () => {
    unfollow()
    unfollow = () => {}
    accountQueryClient.removeQueries({ queryKey: SUBSCRIPTION })
  }
  const stops = [
    subscribeToSignOut(end),
    subscribeToSignIn((reader) => {
      unfollow = new QueryObserver(accountQueryClient, billedQuery(reader)).subscribe(() => {})
    }),
    end,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Deletes a reader's subscription and payment methods from this device, after the account was deleted. */
export async function deleteSubscriptionFromDevice(reader: string): Promise<void> {
  deleteSimulatedPaymentMethods(reader)
  await updateSubscriptionRecords((known) => replaceSubscriptionRecord(known, reader, NO_SUBSCRIPTION))
}
