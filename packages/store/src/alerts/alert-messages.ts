import { HOUR_MS } from '@plainwire/domain/units'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'
import type { FollowMessageTable } from '../database/tables/follows.ts'

const RETRY_MS = 60_000
const MAX_RETRY_MS = HOUR_MS
const MAX_TRIES = 6
/** The channel of messages to a webhook or ntfy address. Every other channel is the key of a device. */
export const WEBHOOK_CHANNEL = 'hook'

/** A message to send now, claimed by one process. */
export interface ClaimedMessage {
  thingId: string
  storyId: string
  channel: string
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
        .where(buildTimePassedCondition('try_at', now, MAX_RETRY_MS))
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

/** Records that a message was delivered or can't be delivered. It isn't sent again. */
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
