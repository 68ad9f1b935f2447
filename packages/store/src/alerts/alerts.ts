import { DAY_MS, HOUR_MS } from '@plainwire/domain/units'
import { type Selectable, sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import type { FollowMessageTable } from '../database/schema-accounts.ts'
import { hasTimePassed } from '../database/stored-times.ts'
import type { FollowedThingWithAlerts } from './follow-alerts.ts'

const RETRY_MS = 60_000
const MAX_RETRY_MS = HOUR_MS
const MAX_TRIES = 6
/** The channel of messages to a webhook or ntfy address; all others are keys of devices. */
export const WEBHOOK_CHANNEL = 'hook'

/** A message to send now, claimed by one process. */
export interface ClaimedMessage {
  thingId: string
  storyId: string
  channel: string
}

/**
 * Stores new stories of a followed thing and their messages in one transaction. Each story is stored once;
 * concurrent calls for the same story write nothing.
 *
 * @param perDay the maximum number of alerts of a thing within any 24 hours; further ones are dropped
 * @returns the number of stories stored
 */
export function recordAlerts(
  db: Db,
  {
    thing: { thingId, readerId, hasBell, hook },
    storyIds,
    perDay,
    now,
  }: { thing: FollowedThingWithAlerts; storyIds: readonly string[]; perDay: number; now: Date },
): Promise<number> {
  if (storyIds.length === 0) return Promise.resolve(0)
  return inTransaction(db, async (transaction) => {
    // The followed thing is locked, so that two processes count its alerts one after the other; undefined if
    // it was unfollowed meanwhile.
    const thing = await transaction
      .selectFrom('followed_things')
      .select('id')
      .where('id', '=', thingId)
      .forUpdate()
      .executeTakeFirst()
    if (!thing) return 0
    const { count } = await transaction
      .selectFrom('follow_alerts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('thing_id', '=', thingId)
      .where('noted_at', '>', new Date(now.getTime() - DAY_MS))
      .executeTakeFirstOrThrow()
    const known = await transaction
      .selectFrom('follow_alerts')
      .select('story_id')
      .where('thing_id', '=', thingId)
      .where('story_id', '=', sql<string>`any(${[...storyIds]}::text[])`)
      .execute()
    const isKnown = new Set(known.map((row) => row.story_id))
    const noted = storyIds.filter((id) => !isKnown.has(id)).slice(0, Math.max(0, perDay - Number(count)))
    if (noted.length === 0) return 0
    await transaction
      .insertInto('follow_alerts')
      .values(noted.map((story_id) => ({ thing_id: thingId, story_id, noted_at: now })))
      .execute()
    const devices = hasBell
      ? await transaction
          .selectFrom('follow_devices')
          .select('endpoint_key')
          .where('reader_id', '=', readerId)
          .execute()
      : []
    const channels = [...(hook ? [WEBHOOK_CHANNEL] : []), ...devices.map((device) => device.endpoint_key)]
    const messages = noted.flatMap((story_id) =>
      channels.map((channel) => ({ thing_id: thingId, story_id, channel, try_at: now })),
    )
    if (messages.length > 0) await transaction.insertInto('follow_messages').values(messages).execute()
    return noted.length
  })
}

const takenOf = (row: Pick<Selectable<FollowMessageTable>, 'thing_id' | 'story_id' | 'channel'>) => ({
  thingId: row.thing_id,
  storyId: row.story_id,
  channel: row.channel,
})

/**
 * Claims due messages immediately before they are sent; each is returned to one caller only. A message whose
 * process is killed stays claimed, so that it is never sent twice.
 */
export async function claimDueMessages(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<ClaimedMessage[]> {
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('follow_messages')
        .select(['thing_id', 'story_id', 'channel'])
        .where('state', '=', 'waiting')
        .where(hasTimePassed('try_at', now, MAX_RETRY_MS))
        .orderBy('try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('follow_messages')
    .from('due')
    .set({ state: 'handed', tries: sql<number>`tries + 1` })
    .whereRef('follow_messages.thing_id', '=', 'due.thing_id')
    .whereRef('follow_messages.story_id', '=', 'due.story_id')
    .whereRef('follow_messages.channel', '=', 'due.channel')
    .returning(['follow_messages.thing_id', 'follow_messages.story_id', 'follow_messages.channel'])
    .execute()
  return rows.map(takenOf)
}

const taken = (db: Db, { thingId, storyId, channel }: ClaimedMessage) =>
  db
    .updateTable('follow_messages')
    .where('thing_id', '=', thingId)
    .where('story_id', '=', storyId)
    .where('channel', '=', channel)
    .where('state', '=', 'handed')

/** Ends a message that was delivered or can't be delivered. */
export async function recordMessageOutcome(
  db: Db,
  message: ClaimedMessage,
  state: 'sent' | 'failed',
): Promise<void> {
  await taken(db, message).set({ state }).execute()
}

/**
 * Records a failed delivery. The message is retried after a minute, then two, four and so on, at most an hour;
 * after the sixth failure it is given up.
 */
export async function scheduleMessageRetry(db: Db, message: ClaimedMessage, now: Date): Promise<void> {
  const waits = sql<Date>`${now}::timestamptz + least(${MAX_RETRY_MS}, ${RETRY_MS} * power(2, tries - 1)) * interval '1 millisecond'`
  await taken(db, message)
    .set({
      state: sql<'waiting' | 'failed'>`CASE WHEN tries >= ${MAX_TRIES} THEN 'failed' ELSE 'waiting' END`,
      try_at: waits,
    })
    .execute()
}

/** Postpones a message during the device's quiet hours; this doesn't count as an attempt. */
export async function postponeMessage(db: Db, message: ClaimedMessage, until: Date): Promise<void> {
  await taken(db, message).set({ state: 'waiting', try_at: until, tries: sql<number>`tries - 1` }).execute()
}

/**
 * Deletes alerts that are 30 days old, with their messages: by then the window has no story that could cause
 * them again.
 */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('follow_alerts')
    .where('noted_at', '<', new Date(now.getTime() - 30 * DAY_MS))
    .execute()
}
