import type { QuietHours } from '@plainwire/domain/breaking'
import { API } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { CACHES, PUSH_CHOICES, type PushChoices } from '../../lib/cache-names.ts'
import { browserCaches } from '../../lib/device-caches.ts'
import type { Outside } from '../../lib/outside.ts'
import { mutes } from '../muting/mutes.ts'
import { push } from './push.ts'

/** Whether this browser supports push messages, and whether its reader has denied them. */
export type PushSupport = 'unsupported' | 'denied' | 'ready'
type PushOutcome = 'on' | 'denied' | 'failed'

/** The longest wait for the worker, in ms. */
const WORKER_MS = 10_000

export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isThere) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

interface Wanted {
  quietHours: QuietHours
  language: Language
  /** The neutral text of a notification about a muted story; unchanged if missing. */
  neutral?: string
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function subscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker?.getRegistration()
  return (await found?.pushManager?.getSubscription()) ?? null
}

type PushRecord = z.input<typeof API.subscribePush.body>

async function choicesCache(): Promise<Cache | undefined> {
  return browserCaches()?.open(CACHES.push)
}

async function cachedChoices(): Promise<Partial<PushChoices>> {
  const cached = await (await choicesCache())?.match(PUSH_CHOICES)
  return cached ? cached.json() : {}
}

/** The server's record of this device. */
export function pushRecordOf(device: PushSubscription, { quietHours, language }: Wanted): PushRecord {
  const { endpoint, keys } = device.toJSON()
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    language,
    quietHours,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/**
 * The browser's push subscription of this device, created if there is none; the browser prompts the reader if
 * it hasn't yet.
 */
export async function deviceForPush(publicKey: string): Promise<PushSubscription | undefined> {
  const known = await subscription()
  if (known) return known
  const worker = await registration()
  return worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * Registers this device and its settings with the server, and stores what the worker needs; the browser
 * prompts the reader if it hasn't yet. A server with an up-to-date record isn't contacted: it needn't learn
 * of a visit.
 */
async function subscribe(publicKey: string, wanted: Wanted, outside: Outside): Promise<boolean> {
  const device = await deviceForPush(publicKey)
  if (!device) return false
  const body = pushRecordOf(device, wanted)
  const record = JSON.stringify(body)
  const before = await cachedChoices()
  // Idempotent: a repeated call leaves one subscription.
  const isReported =
    before.told === record || (await callApi(API.subscribePush, { body }, { isRepeatable: true }, outside)).ok
  const choices: PushChoices = {
    neutral: wanted.neutral ?? before.neutral ?? '',
    mutes: [...mutes.get()],
    told: isReported ? record : before.told,
  }
  await (await choicesCache())?.put(PUSH_CHOICES, Response.json(choices))
  return isReported
}

/**
 * Subscribes to breaking news, or changes the settings. Only on the reader's own click: the browser may
 * prompt them.
 */
export async function switchPushOn(
  publicKey: string,
  wanted: Wanted,
  outside: Outside,
): Promise<PushOutcome> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    if (!(await subscribe(publicKey, wanted, outside))) return 'failed'
    push.set({ quietHours: wanted.quietHours })
    return 'on'
  } catch {
    // The browser's own push service can't be reached, or doesn't want to.
    return 'failed'
  }
}

/**
 * Unsubscribes from breaking news. Always succeeds here: if the server can't be reached, it finds out when
 * the address is dead.
 */
export async function switchPushOff(outside: Outside): Promise<void> {
  push.set(null)
  await browserCaches()?.delete(CACHES.push)
  const device = await subscription().catch(() => null)
  if (!device) return
  const { endpoint } = device
  await device.unsubscribe().catch(() => false)
  await callApi(API.unsubscribePush, { body: { endpoint } }, {}, outside)
}

/** On a later visit: the browser may have changed the device's address, and the reader what they mute or read in. */
export async function renewPush(publicKey: string | undefined, language: Language, outside: Outside) {
  const on = push.get()
  if (!on) return
  if (!publicKey || pushSupport() !== 'ready' || Notification.permission !== 'granted')
    return switchPushOff(outside)
  // Without a connection the next visit is soon enough.
  await subscribe(publicKey, { language, quietHours: on.quietHours }, outside).catch(() => false)
}
