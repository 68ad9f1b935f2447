import {
  type BreakingThresholds,
  isInQuietHours,
  isStillBreaking,
  MAX_BREAKING_PUSHES_PER_DAY,
} from '@plainwire/domain/breaking'
import type { Log } from '@plainwire/domain/log'
import { HOUR_MS } from '@plainwire/domain/units'
import {
  type BreakingNewsStory,
  claimDevicesForPush,
  type Db,
  type DeviceAwaitingPush,
  deletePushDevice,
  listBreakingNews,
  listDevicesAwaitingPush,
  schedulePushRetry,
} from '@plainwire/store'
import { buildNewsPushMessage, type EncryptedPushMessage, encryptPushMessage } from './push-message.ts'
import type { PushHttpClient, VapidOptions } from './push-options.ts'

/** The number of devices that are read per query. */
const PAGE = 200
/** The number of messages sent at the same time; as many may be lost if the process is killed. */
export const MAX_CONCURRENT_PUSHES = 8
const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 10_000
/**
 * The delay before a message that wasn't accepted is retried, in ms, unless the push service requests another
 * time.
 */
const RETRY_MS = 60_000
const TOO_MANY = 429
const SERVER_ERROR = 500
/** The HTTP statuses for a device that no longer exists; its address is then deleted. */
const GONE = [404, 410]

interface Parts {
  db(): Db
  http: PushHttpClient
  vapid: VapidOptions
  thresholds: Pick<BreakingThresholds, 'lastsHours'>
  log: Log
  now: () => Date
}

/** The outcome of sending a message. */
type Outcome = 'sent' | 'gone' | 'refused' | { retryAt: Date }

/**
 * Creates the job that sends breaking news to devices: each story at most once per device, at most two
 * messages per device and day, none in a device's quiet hours. It runs repeatedly; each run continues where
 * the last one ended.
 */
export function createPushSender(parts: Parts) {
  return async (signal: AbortSignal): Promise<void> => {
    const { lastsHours } = parts.thresholds
    const since = new Date(parts.now().getTime() - lastsHours * HOUR_MS)
    for (const news of await listBreakingNews(parts.db(), since)) await notifyDevices(parts, news, signal)
  }
}

async function notifyDevices(parts: Parts, news: BreakingNewsStory, signal: AbortSignal): Promise<void> {
  const { db, now, log } = parts
  const counts = { sent: 0, gone: 0, refused: 0, again: 0 }
  let after: string | undefined
  do {
    const page: DeviceAwaitingPush[] = await listDevicesAwaitingPush(db(), {
      storyId: news.id,
      now: now(),
      after,
      limit: PAGE,
    })
    after = page.at(-1)?.id
    const awake = page.filter(({ quietHours, timeZone }) => !isInQuietHours(quietHours, timeZone, now()))
    for (let first = 0; first < awake.length; first += MAX_CONCURRENT_PUSHES) {
      if (signal.aborted || !isStillBreaking(news, now(), parts.thresholds)) return
      const outcomes = await notifyClaimed(parts, news, awake.slice(first, first + MAX_CONCURRENT_PUSHES))
      for (const outcome of outcomes) counts[typeof outcome === 'string' ? outcome : 'again'] += 1
    }
  } while (after !== undefined)
  if (Object.values(counts).some((count) => count > 0))
    log.info({ story: news.id, ...counts }, 'devices notified')
}

/**
 * Claims devices for the message about a story, then sends it to those that no other process has claimed. If
 * this process is killed in between, no device gets the message twice.
 */
async function notifyClaimed(
  parts: Parts,
  news: BreakingNewsStory,
  devices: readonly DeviceAwaitingPush[],
): Promise<Outcome[]> {
  const { db, now } = parts
  const claim = {
    storyId: news.id,
    deviceIds: devices.map(({ id }) => id),
    now: now(),
    perDay: MAX_BREAKING_PUSHES_PER_DAY,
  }
  const ours = new Set(await claimDevicesForPush(db(), claim))
  const outcomes = devices.filter(({ id }) => ours.has(id)).map((device) => notifyDevice(parts, news, device))
  return Promise.all(outcomes)
}

async function notifyDevice(
  parts: Parts,
  { id, brokeAt, story }: BreakingNewsStory,
  device: DeviceAwaitingPush,
): Promise<Outcome> {
  const { db, now, vapid, thresholds } = parts
  const endMs = brokeAt.getTime() + thresholds.lastsHours * HOUR_MS
  const letter = encryptPushMessage({
    news: buildNewsPushMessage({ ...story, id }, device.language),
    device,
    vapid,
    ttlSeconds: Math.max(0, Math.floor((endMs - now().getTime()) / 1000)),
  })
  const outcome = letter ? await post(parts, device.endpoint, letter) : 'gone'
  if (outcome === 'gone') await deletePushDevice(db(), device.endpoint)
  if (typeof outcome !== 'string')
    await schedulePushRetry(db(), { storyId: id, deviceId: device.id, ...outcome })
  return outcome
}

async function post(
  { http, log, now }: Parts,
  endpoint: string,
  letter: EncryptedPushMessage,
): Promise<Outcome> {
  const again = (ms: number): Outcome => ({ retryAt: new Date(now().getTime() + ms) })
  const answer = await http.postBytes(endpoint, {
    ...letter,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  })
  if ('failure' in answer) return answer.failure.startsWith('forbidden') ? 'gone' : again(RETRY_MS)
  const { status, headers } = answer
  if (GONE.includes(status)) return 'gone'
  if (status === TOO_MANY || status >= SERVER_ERROR) return again(Math.max(RETRY_MS, waitMs(headers, now())))
  if (status < 300) return 'sent'
  // The device's address and keys aren't logged: they don't identify a reader, but are private.
  log.warn({ status }, 'A push service refused a message.')
  return 'refused'
}

/** Returns the wait, in ms, that a push service requests in Retry-After, as seconds or as a date. */
function waitMs(headers: Record<string, string>, now: Date): number {
  const retryAfter = headers['retry-after'] ?? ''
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? ms : 0
}
