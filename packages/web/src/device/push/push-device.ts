import type { QuietHours } from '@plainwire/domain/breaking'
import { API } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { CACHE_NAMES, PUSH_DATA_CACHE_KEY, type PushNotificationData } from '../../lib/offline/cache-names.ts'
import { getCacheStorage } from '../../lib/offline/device-caches.ts'
import type { NetworkDependencies } from '../../lib/outside.ts'
import { mutes } from '../muting/mutes.ts'
import { devicePushSettings } from './push.ts'

/** The state of push messages in this browser: not supported, denied by the reader, or available. */
export type PushSupport = 'unsupported' | 'denied' | 'ready'
type PushOutcome = 'on' | 'denied' | 'failed'

/** The maximum wait for the service worker, in ms. */
const WORKER_MS = 10_000

/** Returns the state of push messages in this browser. */
export function detectPushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isThere) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

interface PushSettings {
  quietHours: QuietHours
  language: Language
  /**
   * The neutral text shown in notifications about muted stories; if it is missing, the cached text stays in
   * use.
   */
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
  return getCacheStorage()?.open(CACHE_NAMES.push)
}

async function cachedChoices(): Promise<Partial<PushNotificationData>> {
  const cached = await (await choicesCache())?.match(PUSH_DATA_CACHE_KEY)
  return cached ? cached.json() : {}
}

/** Returns the record of this device's push subscription that is sent to the server. */
export function buildPushSubscriptionRecord(
  device: PushSubscription,
  { quietHours, language }: PushSettings,
): PushRecord {
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
 * Returns the browser's push subscription. Creates one if there is none; the browser may then prompt the reader
 * for permission. Resolves to undefined if the service worker doesn't start in time.
 */
export async function obtainPushSubscription(publicKey: string): Promise<PushSubscription | undefined> {
  const known = await subscription()
  if (known) return known
  const worker = await registration()
  return worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * Registers this device and its settings with the server, and caches the data that the service worker needs. If
 * the server's record is up to date, the server isn't called, because it doesn't need to know about the visit.
 * Resolves to true if the server has the record.
 */
async function subscribe(
  publicKey: string,
  wanted: PushSettings,
  outside: NetworkDependencies,
): Promise<boolean> {
  const device = await obtainPushSubscription(publicKey)
  if (!device) return false
  const body = buildPushSubscriptionRecord(device, wanted)
  const record = JSON.stringify(body)
  const before = await cachedChoices()
  // The call is repeatable, because the server stores only one subscription for a device, however often it is
  // sent.
  const isReported =
    before.sentRecord === record ||
    (await callApi(API.subscribePush, { body }, { isRepeatable: true }, outside)).ok
  const choices: PushNotificationData = {
    neutral: wanted.neutral ?? before.neutral ?? '',
    mutes: [...mutes.get()],
    sentRecord: isReported ? record : before.sentRecord,
  }
  await (await choicesCache())?.put(PUSH_DATA_CACHE_KEY, Response.json(choices))
  return isReported
}

/**
 * Subscribes to breaking news, or changes the settings. Call it only on a click of the reader, because the
 * browser may prompt for permission.
 */
export async function enablePush(
  publicKey: string,
  wanted: PushSettings,
  outside: NetworkDependencies,
): Promise<PushOutcome> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    if (!(await subscribe(publicKey, wanted, outside))) return 'failed'
    devicePushSettings.set({ quietHours: wanted.quietHours })
    return 'on'
  } catch {
    // The browser's push service can't be reached or refuses the subscription.
    return 'failed'
  }
}

/**
 * Unsubscribes from breaking news. Always succeeds: if the server can't be reached, it removes the
 * subscription later, when sending a message to this device fails.
 */
export async function disablePush(outside: NetworkDependencies): Promise<void> {
  devicePushSettings.set(null)
  await getCacheStorage()?.delete(CACHE_NAMES.push)
  const device = await subscription().catch(() => null)
  if (!device) return
  const { endpoint } = device
  await device.unsubscribe().catch(() => false)
  await callApi(API.unsubscribePush, { body: { endpoint } }, {}, outside)
}

/**
 * Updates the subscription at a visit, because the browser's endpoint, the mutes or the language may have
 * changed.
 */
export async function renewPushSubscription(
  publicKey: string | undefined,
  language: Language,
  outside: NetworkDependencies,
) {
  const on = devicePushSettings.get()
  if (!on) return
  if (!publicKey || detectPushSupport() !== 'ready' || Notification.permission !== 'granted')
    return disablePush(outside)
  // Without a connection, the subscription isn't updated until the next visit.
  await subscribe(publicKey, { language, quietHours: on.quietHours }, outside).catch(() => false)
}
