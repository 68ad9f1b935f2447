import { isInQuietHours } from '@plainwire/domain/breaking'
import type { NewsStory } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import {
  accountMutes,
  applyMutesToStories,
  DEFAULT_PREFERENCES,
  mergeDeviceAndAccountMutes,
} from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import {
  type ClaimedMessage,
  claimDueMessages,
  type Db,
  deleteAlertDevice,
  type FollowedThingWithAlerts,
  findAlertDevice,
  findMailRecipient,
  findThingsWithAlerts,
  followAlertsById,
  postponeMessage,
  recordAlerts,
  recordMessageOutcome,
  type StoredFollowAlerts,
  scheduleMessageRetry,
  WEBHOOK_CHANNEL,
} from '@plainwire/store'
import type { AccountKeys } from '@plainwire/store/account-keys'
import type { CurrentEditionSource } from '../current-edition-source.ts'
import { muteWordRules } from '../digest/mute-word-rules.ts'
import { buildPushedNews, encryptPushMessage } from '../push/push-message.ts'
import type { PushHttp, VapidOptions } from '../push/push-options.ts'
import { deriveWebhookSecret } from './follow-secrets.ts'
import { createEditionTracker, type MatchableEdition } from './followed-edition.ts'
import { buildWebhookMessage } from './webhook-message.ts'

/** The number of followed things that are read per query. */
const PAGE = 500
/** The number of messages sent at the same time; as many may be lost if the process is killed. */
export const MAX_CONCURRENT_ALERTS = 8
/**
 * The maximum number of alerts per followed thing and day; further stories are only on the Following page.
 */
export const ALERTS_PER_DAY = 10
/** The maximum age of a story that alerts are sent for, in ms. */
const NEWS_MS = DAY_MS
const QUIET_MS = 15 * 60_000
const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 10_000
const GONE = [404, 410]
const TOO_MANY = 429
const SERVER_ERROR = 500

export interface AlertParts {
  db(): Db
  /** The guarded client that posts messages, because readers choose the addresses. */
  http: PushHttp
  /** The keys for messages to devices; without them none are sent to devices. */
  vapid?: VapidOptions | undefined
  keys: AccountKeys
  editions: CurrentEditionSource
  publicUrl: string
  log: Log
  now: () => Date
}

/** The outcome of sending a message. */
type Outcome = 'sent' | 'gone' | 'refused' | 'again' | { until: Date }

/**
 * The stories of an edition about a followed thing that were published after its reader enabled alerts and
 * are recent enough for an alert, newest first.
 */
function newsOf(
  { thing, since }: FollowedThingWithAlerts,
  { stories, matching }: MatchableEdition,
  now: Date,
): readonly NewsStory[] {
  const fromMs = Math.max(since.getTime(), now.getTime() - NEWS_MS)
  return matching(thing)
    .flatMap((at) => stories[at] ?? [])
    .filter(({ published_at }) => Date.parse(published_at) >= fromMs)
    .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))
}

/** The ids of those stories that the reader who follows the thing hasn't muted in their account. */
async function unmutedOf(
  { db, now }: AlertParts,
  { readerId }: FollowedThingWithAlerts,
  stories: readonly NewsStory[],
): Promise<string[]> {
  if (stories.length === 0) return []
  const { preferences } = (await findMailRecipient(db(), readerId)) ?? {}
  const mutes = mergeDeviceAndAccountMutes([], accountMutes(preferences ?? DEFAULT_PREFERENCES), now())
  return applyMutesToStories(stories, mutes, now(), muteWordRules).stories.map(({ id }) => id)
}

/** Stores the new stories of an edition for every followed thing with alerts. */
async function noteEdition(
  parts: AlertParts,
  edition: MatchableEdition,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, now } = parts
  let after: string | undefined
  do {
    if (signal.aborted) return false
    const things: FollowedThingWithAlerts[] = await findThingsWithAlerts(db(), { after, limit: PAGE })
    after = things.length === PAGE ? things.at(-1)?.thingId : undefined
    for (const thing of things) {
      const storyIds = await unmutedOf(parts, thing, newsOf(thing, edition, now()))
      await recordAlerts(db(), { thing, storyIds, perDay: ALERTS_PER_DAY, now: now() })
    }
  } while (after !== undefined)
  return true
}

async function post(
  { http }: AlertParts,
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
  parts: AlertParts,
  alerts: StoredFollowAlerts,
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
  parts: AlertParts,
  { readerId, hasBell, thing }: StoredFollowAlerts,
  { channel, story }: { channel: string; story: Parameters<typeof buildPushedNews>[0] },
): Promise<Outcome> {
  const { db, vapid, now } = parts
  const device = await findAlertDevice(db(), { readerId, key: channel })
  if (!device || !hasBell || !vapid) return 'gone'
  if (isInQuietHours(device.quietHours, device.timeZone, now()))
    return { until: new Date(now().getTime() + QUIET_MS) }
  const news = { ...buildPushedNews(story, device.language), label: thing.label }
  const letter = encryptPushMessage({ news, device, vapid, ttlSeconds: NEWS_MS / 1000 })
  const outcome = letter ? await post(parts, device.endpoint, letter) : 'gone'
  if (outcome === 'gone') await deleteAlertDevice(db(), { readerId, endpoint: device.endpoint })
  return outcome
}

/** Sends a message that this process has claimed, and stores the outcome. */
async function sendOne(
  parts: AlertParts,
  edition: MatchableEdition,
  message: ClaimedMessage,
): Promise<Outcome> {
  const { db, now } = parts
  const alerts = await followAlertsById(db(), message.thingId)
  const story = edition.byId.get(message.storyId)
  const isOld = story && Date.parse(story.published_at) < now().getTime() - NEWS_MS
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

async function sendDue(parts: AlertParts, edition: MatchableEdition, signal: AbortSignal): Promise<void> {
  const { db, log, now } = parts
  const counts = { sent: 0, gone: 0, refused: 0, again: 0, later: 0 }
  while (!signal.aborted) {
    const messages = await claimDueMessages(db(), { now: now(), limit: MAX_CONCURRENT_ALERTS })
    if (messages.length === 0) break
    for (const outcome of await Promise.all(messages.map((message) => sendOne(parts, edition, message))))
      counts[typeof outcome === 'string' ? outcome : 'later'] += 1
  }
  // Counts only: addresses and content are never logged.
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Followed things were sent.')
}

/**
 * Creates the job that notifies readers of new stories of the things for which they enabled alerts, of each
 * story once per thing. A story is marked as notified in the transaction that stores its messages, and a
 * message is claimed immediately before it is sent, so any number of processes may run the job.
 */
export function createAlertSender(parts: AlertParts): (signal: AbortSignal) => Promise<void> {
  const ready = createEditionTracker(parts.editions)
  let noted: number | undefined
  return async (signal) => {
    const edition = ready()
    if (!edition) return
    if (noted !== edition.number && (await noteEdition(parts, edition, signal))) noted = edition.number
    await sendDue(parts, edition, signal)
  }
}
