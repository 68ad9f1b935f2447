import { isQuiet } from '@plainwire/domain/breaking'
import type { NewsStory } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import { accountMutes, DEFAULT_PREFERENCES, mutesOfBoth, withoutMuted } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import {
  type AlertThing,
  alertThings,
  type Db,
  endMessage,
  followAlertsById,
  followDevice,
  forgetFollowDevice,
  HOOK_CHANNEL,
  mailReader,
  noteAlerts,
  postponeMessage,
  retryMessage,
  type StoredFollowAlerts,
  type TakenMessage,
  takeMessages,
} from '@plainwire/store'
import type { AccountKeys } from '@plainwire/store/account-keys'
import { muteWordRules } from '../digest/mute-word-rules.ts'
import { buildPushedNews, buildPushLetter } from '../push/push-letter.ts'
import type { PushHttp, Vapid } from '../push/push-options.ts'
import type { ReadableEditions } from '../readable-editions.ts'
import { deriveHookSecret } from './follow-secrets.ts'
import { createEditionTracker, type MatchableEdition } from './followed-edition.ts'
import { buildHookMessage } from './hook-message.ts'

/** The number of followed things that are read per query. */
const PAGE = 500
/** The number of messages sent at the same time; as many may be lost if the process is killed. */
export const AT_ONCE = 8
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
  vapid?: Vapid | undefined
  keys: AccountKeys
  editions: ReadableEditions
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
  { thing, since }: AlertThing,
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
  { readerId }: AlertThing,
  stories: readonly NewsStory[],
): Promise<string[]> {
  if (stories.length === 0) return []
  const { preferences } = (await mailReader(db(), readerId)) ?? {}
  const mutes = mutesOfBoth([], accountMutes(preferences ?? DEFAULT_PREFERENCES), now())
  return withoutMuted(stories, mutes, now(), muteWordRules).stories.map(({ id }) => id)
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
    const things: AlertThing[] = await alertThings(db(), { after, limit: PAGE })
    after = things.length === PAGE ? things.at(-1)?.thingId : undefined
    for (const thing of things) {
      const storyIds = await unmutedOf(parts, thing, newsOf(thing, edition, now()))
      await noteAlerts(db(), { thing, storyIds, perDay: ALERTS_PER_DAY, now: now() })
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
  story: Parameters<typeof buildHookMessage>[0]['story'],
): Promise<Outcome> {
  const { db, keys, publicUrl, now } = parts
  if (!alerts.hook) return 'gone'
  const reader = await mailReader(db(), alerts.readerId)
  const language = reader?.mail.language ?? 'en'
  const secret = deriveHookSecret(alerts, keys)
  const message = buildHookMessage({ alerts, story, language, publicUrl, secret, now: now() })
  return post(parts, alerts.hook.address, message)
}

async function postToDevice(
  parts: AlertParts,
  { readerId, hasBell, thing }: StoredFollowAlerts,
  { channel, story }: { channel: string; story: Parameters<typeof buildPushedNews>[0] },
): Promise<Outcome> {
  const { db, vapid, now } = parts
  const device = await followDevice(db(), { readerId, key: channel })
  if (!device || !hasBell || !vapid) return 'gone'
  if (isQuiet(device.quietHours, device.timeZone, now()))
    return { until: new Date(now().getTime() + QUIET_MS) }
  const news = { ...buildPushedNews(story, device.language), label: thing.label }
  const letter = buildPushLetter({ news, device, vapid, ttlSeconds: NEWS_MS / 1000 })
  const outcome = letter ? await post(parts, device.endpoint, letter) : 'gone'
  if (outcome === 'gone') await forgetFollowDevice(db(), { readerId, endpoint: device.endpoint })
  return outcome
}

/** Sends a message that this process has claimed, and stores the outcome. */
async function sendOne(
  parts: AlertParts,
  edition: MatchableEdition,
  message: TakenMessage,
): Promise<Outcome> {
  const { db, now } = parts
  const alerts = await followAlertsById(db(), message.thingId)
  const story = edition.byId.get(message.storyId)
  const isOld = story && Date.parse(story.published_at) < now().getTime() - NEWS_MS
  const outcome: Outcome =
    !alerts || !story || isOld
      ? 'gone'
      : message.channel === HOOK_CHANNEL
        ? await postToHook(parts, alerts, story)
        : await postToDevice(parts, alerts, { channel: message.channel, story })
  if (outcome === 'again') await retryMessage(db(), message, now())
  else if (typeof outcome !== 'string') await postponeMessage(db(), message, outcome.until)
  else await endMessage(db(), message, outcome === 'sent' ? 'sent' : 'failed')
  return outcome
}

async function sendDue(parts: AlertParts, edition: MatchableEdition, signal: AbortSignal): Promise<void> {
  const { db, log, now } = parts
  const counts = { sent: 0, gone: 0, refused: 0, again: 0, later: 0 }
  while (!signal.aborted) {
    const messages = await takeMessages(db(), { now: now(), limit: AT_ONCE })
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
export function createAlertWork(parts: AlertParts): (signal: AbortSignal) => Promise<void> {
  const ready = createEditionTracker(parts.editions)
  let noted: number | undefined
  return async (signal) => {
    const edition = ready()
    if (!edition) return
    if (noted !== edition.number && (await noteEdition(parts, edition, signal))) noted = edition.number
    await sendDue(parts, edition, signal)
  }
}
