import { DAY_MS } from '@plainwire/domain/units'
import { type Selectable, sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'
import type { PushSubscriptionTable } from '../database/tables/push.ts'
import type { PushDevice } from './push-subscriptions.ts'

/** A device to which a push message about a story is to be sent. */
export interface DeviceAwaitingPush extends PushDevice {
  id: string
}

interface Waiting {
  storyId: string
  now: Date
  /** Only devices with a greater id are returned, for the next page; undefined for the first page. */
  after?: string | undefined
  limit: number
}

function deviceOf(row: Selectable<PushSubscriptionTable>): DeviceAwaitingPush {
  return {
    id: row.id,
    endpoint: row.endpoint,
    keys: { p256dh: row.p256dh, auth: row.auth },
    language: row.language,
    quietHours: { from: row.quiet_from, to: row.quiet_to },
    timeZone: row.time_zone,
  }
}

/**
 * Returns the devices, sorted by id, to which a story hasn't been sent yet, or for which another attempt to
 * send it is due. This doesn't claim them: see `claimDevicesForPush`.
 */
export async function listDevicesAwaitingPush(
  db: Db,
  { storyId, now, after, limit }: Waiting,
): Promise<DeviceAwaitingPush[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_claims')
            .select(sql`1`.as('one'))
            .whereRef('subscription_id', '=', 'push_subscriptions.id')
            .where('story_id', '=', storyId)
            .where(({ eb, not, or }) =>
              or([eb('retry_at', 'is', null), not(buildTimePassedCondition('retry_at', now, DAY_MS))]),
            ),
        ),
      ),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(deviceOf)
}

interface Claim {
  storyId: string
  deviceIds: readonly string[]
  now: Date
  /** The maximum number of stories that are sent to a device within any 24 hours, including this story. */
  perDay: number
}

/**
 * Claims devices for a story before anything is sent to them. Each device is claimed by one caller, and by none
 * if its daily limit is reached.
 *
 * @returns the ids of the claimed devices
 */
export function claimDevicesForPush(db: Db, { storyId, deviceIds, now, perDay }: Claim): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    // Locks the devices, so that concurrent claims for different stories can't exceed a device's daily limit.
    const locked = await transaction
      .selectFrom('push_subscriptions')
      .select('id')
      .where('id', '=', sql<string>`any(${deviceIds}::uuid[])`)
      .orderBy('id')
      .forUpdate()
      .execute()
    const free = await withRoom(
      transaction,
      locked.map(({ id }) => id),
      { storyId, now, perDay },
    )
    if (free.length === 0) return []
    const claimed = await transaction
      .insertInto('push_claims')
      .values(free.map((id) => ({ subscription_id: id, story_id: storyId, claimed_at: now, retry_at: null })))
      .onConflict((conflict) =>
        conflict
          .columns(['subscription_id', 'story_id'])
          .doUpdateSet({ retry_at: null })
          .where(buildTimePassedCondition('push_claims.retry_at', now, DAY_MS)),
      )
      .returning('subscription_id')
      .execute()
    return claimed.map((row) => row.subscription_id)
  })
}

/** Returns those of `deviceIds` whose devices haven't reached their daily limit of stories yet. */
async function withRoom(
  db: Db,
  deviceIds: readonly string[],
  { storyId, now, perDay }: Pick<Claim, 'storyId' | 'now' | 'perDay'>,
): Promise<string[]> {
  const full = await db
    .selectFrom('push_claims')
    .select('subscription_id')
    .where('subscription_id', '=', sql<string>`any(${deviceIds}::uuid[])`)
    .where('story_id', '!=', storyId)
    .where('claimed_at', '>', new Date(now.getTime() - DAY_MS))
    .groupBy('subscription_id')
    .having(({ fn }) => fn.countAll(), '>=', perDay)
    .execute()
  const ids = new Set(full.map((row) => row.subscription_id))
  return deviceIds.filter((id) => !ids.has(id))
}

/** Schedules another attempt to send a story to a device, after an attempt failed. */
export async function schedulePushRetry(
  db: Db,
  { storyId, deviceId, retryAt }: { storyId: string; deviceId: string; retryAt: Date },
): Promise<void> {
  await db
    .updateTable('push_claims')
    .set({ retry_at: retryAt })
    .where('subscription_id', '=', deviceId)
    .where('story_id', '=', storyId)
    .execute()
}

/** Deletes claims that were made more than two days ago. */
export async function deleteExpiredPushClaims(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('push_claims')
    .where('claimed_at', '<', new Date(now.getTime() - 2 * DAY_MS))
    .execute()
}
