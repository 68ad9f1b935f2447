import type { NewsStory } from '@plainwire/domain/contract'
import type { Log } from '@plainwire/domain/log'
import {
  applyMutesToStories,
  DEFAULT_PREFERENCES,
  mergeDeviceAndAccountMutes,
  toAccountMutes,
} from '@plainwire/domain/reader'
import {
  claimDueMessages,
  type FollowedThingWithAlerts,
  findFollowedThingsWithAlerts,
  findMailRecipient,
  recordAlerts,
} from '@plainwire/store'
import type { CurrentEditionSource } from '../current-edition-source.ts'
import { muteWordRules } from '../digest/mute-word-rules.ts'
import { createMatchableEditionGetter, type MatchableEdition } from './followed-edition.ts'
import { type DeliveryDependencies, MAX_ALERT_AGE_MS, sendAlertMessage } from './send-message.ts'

/** The number of followed things (searches, names and the like that readers follow) read per query. */
const PAGE = 500
/** The number of messages sent at the same time; as many may be lost if the process is killed. */
export const MAX_CONCURRENT_ALERTS = 8
/**
 * The maximum number of alerts per followed thing and day; further stories are only on the Following page.
 */
export const MAX_ALERTS_PER_DAY = 10

export interface AlertDependencies extends DeliveryDependencies {
  editions: CurrentEditionSource
  log: Log
}

/**
 * The stories of an edition about a followed thing that were published after its reader enabled alerts and
 * are recent enough for an alert, newest first.
 */
function newsOf(
  { thing, since }: FollowedThingWithAlerts,
  { stories, matching }: MatchableEdition,
  now: Date,
): readonly NewsStory[] {
  const fromMs = Math.max(since.getTime(), now.getTime() - MAX_ALERT_AGE_MS)
  return matching(thing)
    .flatMap((at) => stories[at] ?? [])
    .filter(({ published_at }) => Date.parse(published_at) >= fromMs)
    .sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at))
}

/** The ids of the elements of `stories` that the reader hasn't muted in their account. */
async function unmutedOf(
  { db, now }: AlertDependencies,
  { readerId }: FollowedThingWithAlerts,
  stories: readonly NewsStory[],
): Promise<string[]> {
  if (stories.length === 0) return []
  const { preferences } = (await findMailRecipient(db(), readerId)) ?? {}
  const mutes = mergeDeviceAndAccountMutes([], toAccountMutes(preferences ?? DEFAULT_PREFERENCES), now())
  return applyMutesToStories(stories, mutes, now(), muteWordRules).stories.map(({ id }) => id)
}

/**
 * Stores the alerts about an edition's new stories, for every followed thing with alerts. Returns false if
 * `signal` aborted it.
 */
async function noteEdition(
  parts: AlertDependencies,
  edition: MatchableEdition,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, now } = parts
  let after: string | undefined
  do {
    if (signal.aborted) return false
    const things: FollowedThingWithAlerts[] = await findFollowedThingsWithAlerts(db(), { after, limit: PAGE })
    after = things.length === PAGE ? things.at(-1)?.thingId : undefined
    for (const thing of things) {
      const storyIds = await unmutedOf(parts, thing, newsOf(thing, edition, now()))
      await recordAlerts(db(), { thing, storyIds, perDay: MAX_ALERTS_PER_DAY, now: now() })
    }
  } while (after !== undefined)
  return true
}

async function sendDue(
  parts: AlertDependencies,
  edition: MatchableEdition,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, now } = parts
  const counts = { sent: 0, gone: 0, refused: 0, again: 0, later: 0 }
  while (!signal.aborted) {
    const messages = await claimDueMessages(db(), { now: now(), limit: MAX_CONCURRENT_ALERTS })
    if (messages.length === 0) break
    for (const outcome of await Promise.all(
      messages.map((message) => sendAlertMessage(parts, edition, message)),
    ))
      counts[typeof outcome === 'string' ? outcome : 'later'] += 1
  }
  // Only counts are logged, never addresses or content.
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Followed things were sent.')
}

/**
 * Creates the job that notifies readers of new stories about the things for which they enabled alerts, once
 * for each story and thing. A story is marked as notified in the transaction that stores its messages, and a
 * message is claimed immediately before it is sent, so any number of processes may run the job.
 */
export function createAlertJob(parts: AlertDependencies): (signal: AbortSignal) => Promise<void> {
  const ready = createMatchableEditionGetter(parts.editions)
  let noted: number | undefined
  return async (signal) => {
    const edition = ready()
    if (!edition) return
    if (noted !== edition.number && (await noteEdition(parts, edition, signal))) noted = edition.number
    await sendDue(parts, edition, signal)
  }
}
