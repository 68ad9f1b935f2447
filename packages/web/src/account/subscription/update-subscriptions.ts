import {
  adoptServerSubscription,
  NO_SUBSCRIPTION,
  renewOrExpireSubscription,
  toDeviceSubscription,
} from '@plainwire/domain/subscription'
import { readSignInSessionText } from '../../lib/storage/storage.ts'
import { account } from '../session/account.ts'
import {
  GUEST_READER_ID,
  type PersistedSubscription,
  type PersistedSubscriptions,
  paymentProviderOrigins,
} from './subscription.ts'
import { readSubscriptionRecord, replaceSubscriptionRecord } from './subscription-record.ts'

/**
 * Returns the signed-in reader's id, or GUEST_READER_ID for a guest. While a session is being restored,
 * returns `whose`, the persisted id.
 */
function whoReads(whose: string): string {
  const { status, reader } = account.get()
  if (status === 'signed-in' && reader) return reader.id
  return status === 'none' && !readSignInSessionText('auth_token') ? GUEST_READER_ID : whose
}

/** Moves a guest's subscription to the reader who signs in, unless that reader has one. */
function withGuests(known: PersistedSubscriptions, reader: string): PersistedSubscriptions {
  const guests = readSubscriptionRecord(GUEST_READER_ID, known)
  const own = readSubscriptionRecord(reader, known)
  if (reader === GUEST_READER_ID || guests.status === 'none' || own.status !== 'none') return known
  return replaceSubscriptionRecord(
    replaceSubscriptionRecord(known, GUEST_READER_ID, NO_SUBSCRIPTION),
    reader,
    {
      ...guests,
      isUntold: true,
    },
  )
}

/**
 * Returns the persisted subscriptions of an installation with a payment provider, with that of the current
 * reader updated to what the server has reported. Simulated subscriptions are ignored.
 */
function billedNow(before: PersistedSubscriptions, now: Date): PersistedSubscriptions {
  const whose = whoReads(before.whose)
  const own = readSubscriptionRecord(whose, before)
  const reported = whose === GUEST_READER_ID ? undefined : account.get().reader?.subscription
  const known = own.isBilled ? own : NO_SUBSCRIPTION
  const current = reported && toDeviceSubscription(reported, known.isTrialUsed, now)
  const next: PersistedSubscription = current ? { ...current, isBilled: true } : known
  if (whose === before.whose && JSON.stringify(next) === JSON.stringify(own)) return before
  return replaceSubscriptionRecord({ ...before, whose }, whose, next)
}

/**
 * Returns the persisted subscriptions, with that of the current reader updated to the time `now` and to what
 * the server has reported.
 */
export function computeUpdatedSubscriptions(
  before: PersistedSubscriptions,
  now: Date,
): PersistedSubscriptions {
  if (paymentProviderOrigins.get()) return billedNow(before, now)
  const whose = whoReads(before.whose)
  const reported = account.get().reader?.subscription
  const own = readSubscriptionRecord(whose, before)
  const taken =
    whose !== GUEST_READER_ID &&
    reported &&
    adoptServerSubscription(reported, renewOrExpireSubscription(own, now), now)
  const known = taken ? replaceSubscriptionRecord(before, whose, taken) : withGuests(before, whose)
  const record = readSubscriptionRecord(whose, known)
  const current = renewOrExpireSubscription(record, now)
  const next: PersistedSubscription = current === record ? record : { ...current, isUntold: true }
  if (known === before && next === record && whose === before.whose) return before
  return replaceSubscriptionRecord({ ...known, whose }, whose, next)
}
