import { DAY_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import { WEBHOOK_CHANNEL } from './alert-messages.ts'
import type { FollowedThingWithAlerts } from './follow-alerts.ts'

/**
 * Stores alerts about new stories of a followed thing, and the messages to send for them, in one transaction. A
 * story that already has an alert is skipped, even if two processes store alerts at the same time.
 *
 * @param perDay the maximum number of alerts of a thing within any 24 hours; further ones are dropped
 * @returns the number of alerts stored
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
    // The followed thing is locked, so that two processes count its alerts one after the other. `thing` is
    // undefined if the reader has unfollowed it meanwhile.
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

/**
 * Deletes alerts that are 30 days old, with their messages. By then their stories are too old to cause
 * alerts, so no alert is sent a second time.
 */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('follow_alerts')
    .where('noted_at', '<', new Date(now.getTime() - 30 * DAY_MS))
    .execute()
}
