import { createHash } from 'node:crypto'
import { lockReaderRow } from '../accounts/lock-reader.ts'
import { type Db, inTransaction } from '../database/connect.ts'
import type { PushDevice } from '../push/push-subscriptions.ts'

/** The maximum number of devices per reader. At the limit, a further device is refused. */
export const MAX_ALERT_DEVICES = 10

const keyOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

/**
 * Stores or updates a device of a reader. The device is deleted together with its session. A push address
 * belongs to the last reader who signed in on its device. The reader's row is locked first, so that two devices
 * can't exceed the limit together.
 */
export function saveAlertDevice(
  db: Db,
  { readerId, sessionId, device }: { readerId: string; sessionId: string; device: PushDevice },
): Promise<'saved' | 'limit-reached' | 'no-reader'> {
  const { endpoint, keys, language, quietHours, timeZone } = device
  const endpoint_key = keyOf(endpoint)
  return inTransaction(db, async (transaction) => {
    if (!(await lockReaderRow(transaction, readerId))) return 'no-reader'
    await transaction
      .deleteFrom('follow_devices')
      .where('endpoint_key', '=', endpoint_key)
      .where('reader_id', '!=', readerId)
      .execute()
    const known = await transaction
      .selectFrom('follow_devices')
      .select('endpoint_key')
      .where('reader_id', '=', readerId)
      .execute()
    const isKnown = known.some((row) => row.endpoint_key === endpoint_key)
    if (!isKnown && known.length >= MAX_ALERT_DEVICES) return 'limit-reached'
    const columns = {
      session_id: sessionId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      language,
      quiet_from: quietHours.from,
      quiet_to: quietHours.to,
      time_zone: timeZone,
    }
    await transaction
      .insertInto('follow_devices')
      .values({ reader_id: readerId, endpoint_key, ...columns })
      .onConflict((conflict) => conflict.columns(['reader_id', 'endpoint_key']).doUpdateSet(columns))
      .execute()
    return 'saved'
  })
}

/** The number of a reader's devices that receive notifications. */
export async function countAlertDevices(db: Db, readerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('follow_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reader_id', '=', readerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Returns a reader's device by its key, which is also the channel of messages to the device; undefined if the
 * device was deleted.
 */
export async function findAlertDevice(
  db: Db,
  { readerId, key }: { readerId: string; key: string },
): Promise<PushDevice | undefined> {
  const row = await db
    .selectFrom('follow_devices')
    .selectAll()
    .where('reader_id', '=', readerId)
    .where('endpoint_key', '=', key)
    .executeTakeFirst()
  return (
    row && {
      endpoint: row.endpoint,
      keys: { p256dh: row.p256dh, auth: row.auth },
      language: row.language,
      quietHours: { from: row.quiet_from, to: row.quiet_to },
      timeZone: row.time_zone,
    }
  )
}

/** Deletes a device of a reader. */
export async function deleteAlertDevice(
  db: Db,
  { readerId, endpoint }: { readerId: string; endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('follow_devices')
    .where('reader_id', '=', readerId)
    .where('endpoint_key', '=', keyOf(endpoint))
    .execute()
}
