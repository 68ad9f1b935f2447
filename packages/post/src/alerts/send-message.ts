import { isInQuietHours } from '@plainwire/domain/breaking'
import { DAY_MS } from '@plainwire/domain/units'
import {
  type ClaimedMessage,
  type Db,
  deleteAlertDevice,
  findAlertDevice,
  findFollowAlertSettingsByThingId,
  findMailRecipient,
  postponeMessage,
  recordMessageOutcome,
  type StoredFollowAlertSettings,
  scheduleMessageRetry,
  WEBHOOK_CHANNEL,
} from '@plainwire/store'
import type { AccountKeySets } from '@plainwire/store/account-keys'
import { buildNewsPushMessage, encryptPushMessage } from '../push/push-message.ts'
import type { PushHttpClient, VapidOptions } from '../push/push-options.ts'
import { deriveWebhookSecret } from './follow-secrets.ts'
import type { MatchableEdition } from './followed-edition.ts'
import { buildWebhookMessage } from './webhook-message.ts'

/** The maximum age of a story that alerts are sent for, in ms. */
export const MAX_ALERT_AGE_MS = DAY_MS
const QUIET_MS = 15 * 60_000
const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 10_000
const GONE = [404, 410]
const TOO_MANY = 429
const SERVER_ERROR = 500

/** The dependencies of sending a message. */
export interface DeliveryDependencies {
  db(): Db
  /** The client that posts messages. It refuses private addresses, because readers choose the addresses. */
  http: PushHttpClient
  /** The keys that sign push messages to devices; if undefined, no push messages are sent. */
  vapid?: VapidOptions | undefined
  keys: AccountKeySets
  publicUrl: string
  now: () => Date
}

/** The outcome of sending a message. */
type Outcome = 'sent' | 'gone' | 'refused' | 'again' | { until: Date }

async function post(
  { http }: DeliveryDependencies,
  url: string,
  message: { bytes: Uint8Array; headers: Record<string, string> },
): Promise<Outcome> {
  const answer = await http.postBytes(url, { ...message, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES })
  if ('failure' in answer) return answer.failure.startsWith('forbidden') ? 'gone' : 'again'
  const { status } = answer
  if (GONE.includes(status)) return 'gone'
  if (status === TOO_MANY || status >= SERVER_ERROR) return 'again'
  return status < 300 ? 'sent' : 'refused'
}

async function postToHook(
  parts: DeliveryDependencies,
  alerts: StoredFollowAlertSettings,
  story: Parameters<typeof buildWebhookMessage>[0]['story'],
): Promise<Outcome> {
  const { db, keys, publicUrl, now } = parts
  if (!alerts.hook) return 'gone'
  const reader = await findMailRecipient(db(), alerts.readerId)
  const language = reader?.mail.language ?? 'en'
  const secret = deriveWebhookSecret(alerts, keys)
  const message = buildWebhookMessage({ alerts, story, language, publicUrl, secret, now: now() })
  return post(parts, alerts.hook.address, message)
}

async function postToDevice(
  parts: DeliveryDependencies,
  { readerId, hasBell, thing }: StoredFollowAlertSettings,
  { channel, story }: { channel: string; story: Parameters<typeof buildNewsPushMessage>[0] },
): Promise<Outcome> {
  const { db, vapid, now } = parts
  const device = await findAlertDevice(db(), { readerId, key: channel })
  if (!device || !hasBell || !vapid) return 'gone'
  if (isInQuietHours(device.quietHours, device.timeZone, now()))
    return { until: new Date(now().getTime() + QUIET_MS) }
  const news = { ...buildNewsPushMessage(story, device.language), label: thing.label }
  const letter = encryptPushMessage({ news, device, vapid, ttlSeconds: MAX_ALERT_AGE_MS / 1000 })
  const outcome = letter ? await post(parts, device.endpoint, letter) : 'gone'
  if (outcome === 'gone') await deleteAlertDevice(db(), { readerId, endpoint: device.endpoint })
  return outcome
}

/** Sends a message that this process has claimed, and stores the outcome. */
export async function sendAlertMessage(
  parts: DeliveryDependencies,
  edition: MatchableEdition,
  message: ClaimedMessage,
): Promise<Outcome> {
  const { db, now } = parts
  const alerts = await findFollowAlertSettingsByThingId(db(), message.thingId)
  const story = edition.byId.get(message.storyId)
  const isOld = story && Date.parse(story.published_at) < now().getTime() - MAX_ALERT_AGE_MS
  const outcome: Outcome =
    !alerts || !story || isOld
      ? 'gone'
      : message.channel === WEBHOOK_CHANNEL
        ? await postToHook(parts, alerts, story)
        : await postToDevice(parts, alerts, { channel: message.channel, story })
  if (outcome === 'again') await scheduleMessageRetry(db(), message, now())
  else if (typeof outcome !== 'string') await postponeMessage(db(), message, outcome.until)
  else await recordMessageOutcome(db(), message, outcome === 'sent' ? 'sent' : 'failed')
  return outcome
}
