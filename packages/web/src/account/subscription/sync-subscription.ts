import { API, type SubscriptionChange, type Subscription as Told } from '@plainwire/domain/contract'
import {
  billedOnDevice,
  mirrored,
  NO_SUBSCRIPTION,
  settled,
  subscriptionFromServer,
} from '@plainwire/domain/subscription'
import { readText } from '../../lib/storage.ts'
import { forgetMethods } from '../billing/payment-methods.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import {
  GUEST,
  type KeptSubscription,
  type KeptSubscriptions,
  periodEndMs,
  providerOrigins,
  subscription,
} from './subscription.ts'
import { changeKept, recordOf, withRecord } from './subscription-record.ts'

/** How long after the server couldn't be told it is told again. */
export const RETRY_MS = 60_000

/**
 * The server's answer: its record, 'never' if it accepts none from a browser, 'later' if it wasn't reached.
 */
export type Tell = (change: SubscriptionChange) => Promise<Told | 'never' | 'later'>

const tellServer: Tell = async (body) => {
  const answered = await callAsReader(API.putSubscription, { body })
  if (answered.ok) return answered.data
  return answered.code === 'BILLED_ELSEWHERE' ? 'never' : 'later'
}

/** The owner of the current subscription. It doesn't change while a session is being restored. */
function whoReads(whose: string): string {
  const { status, reader } = account.get()
  if (status === 'signed-in' && reader) return reader.id
  return status === 'none' && !readText('auth_token') ? GUEST : whose
}

/** Moves a guest's subscription to the reader who signs in, unless they have one of their own. */
function withGuests(known: KeptSubscriptions, reader: string): KeptSubscriptions {
  const guests = recordOf(GUEST, known)
  const own = recordOf(reader, known)
  if (reader === GUEST || guests.status === 'none' || own.status !== 'none') return known
  return withRecord(withRecord(known, GUEST, NO_SUBSCRIPTION), reader, { ...guests, isUntold: true })
}

/** The stored records if a payment provider bills: the server's last answer. Simulated ones are ignored. */
function billedNow(before: KeptSubscriptions, now: Date): KeptSubscriptions {
  const whose = whoReads(before.whose)
  const own = recordOf(whose, before)
  const told = whose === GUEST ? undefined : account.get().reader?.subscription
  const known = own.isBilled ? own : NO_SUBSCRIPTION
  const current = told && billedOnDevice(told, known.isTrialUsed, now)
  const next: KeptSubscription = current ? { ...current, isBilled: true } : known
  if (whose === before.whose && JSON.stringify(next) === JSON.stringify(own)) return before
  return withRecord({ ...before, whose }, whose, next)
}

/** The stored records after changes of reader, time and server. */
function keptNow(before: KeptSubscriptions, now: Date): KeptSubscriptions {
  if (providerOrigins.get()) return billedNow(before, now)
  const whose = whoReads(before.whose)
  const told = account.get().reader?.subscription
  const own = recordOf(whose, before)
  const taken = whose !== GUEST && told && subscriptionFromServer(told, settled(own, now), now)
  const known = taken ? withRecord(before, whose, taken) : withGuests(before, whose)
  const record = recordOf(whose, known)
  const current = settled(record, now)
  const next: KeptSubscription = current === record ? record : { ...current, isUntold: true }
  if (known === before && next === record && whose === before.whose) return before
  return withRecord({ ...known, whose }, whose, next)
}

/** Notes what the server holds, so that the page knows it as it would after a reload. */
export function noteTold(told: Told): void {
  const { reader, ...rest } = account.get()
  if (reader) account.set({ ...rest, reader: { ...reader, subscription: told } })
}

const sync: {
  timer?: ReturnType<typeof setTimeout>
  /** The end that the server was asked about: once is enough, the next visit asks again. */
  checkedEnd: number
} = { checkedEnd: 0 }

/** Tells the server what it doesn't know yet, now and until it is reached. */
async function tellUntold(tell: Tell): Promise<void> {
  clearTimeout(sync.timer)
  const { status, reader } = account.get()
  const record = recordOf(reader?.id ?? GUEST)
  if (status !== 'signed-in' || !reader || !record.isUntold) return
  const told = await tell(mirrored(record, new Date()))
  if (told === 'later') {
    sync.timer = setTimeout(() => void tellUntold(tell), RETRY_MS)
    return
  }
  await changeKept((known) => {
    const now = recordOf(reader.id, known)
    // A change made meanwhile is sent by the code that made it.
    if (JSON.stringify(now) !== JSON.stringify(record)) return known
    const { isUntold: _, ...rest } = now
    return withRecord(known, reader.id, rest)
  })
  if (told !== 'never') noteTold(told)
}

/** A billed period that is over may have been renewed: only the server knows. */
async function askAboutEnd(): Promise<void> {
  const end = periodEndMs()
  const isOver = subscription()?.isBilled && end > 0 && end <= Date.now()
  if (!isOver || end === sync.checkedEnd || account.get().status !== 'signed-in') return
  sync.checkedEnd = end
  const answered = await callAsReader(API.getSubscription)
  if (answered.ok) noteTold(answered.data)
}

/** Brings the subscription in line with who reads, what time it is, and the server. */
export async function keepSubscription(tell: Tell = tellServer): Promise<void> {
  if (providerOrigins.get()) await askAboutEnd()
  await changeKept((known) => keptNow(known, new Date()))
  if (!providerOrigins.get()) await tellUntold(tell)
}

/** Forgets what a reader had subscribed to, and how they paid, with their account. */
export async function forgetSubscription(reader: string): Promise<void> {
  forgetMethods(reader)
  await changeKept((known) => withRecord(known, reader, NO_SUBSCRIPTION))
}
