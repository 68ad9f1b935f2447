import { createHash, randomUUID } from 'node:crypto'
import type { QuietHours } from '@plainwire/domain/breaking'
import type { Language } from '@plainwire/domain/language'
import type { Db } from '../database/connect.ts'

/** A device subscribed to breaking news: its address and settings. The device isn't linked to a reader. */
export interface PushDevice {
  /** The device's address at its browser's push service, as sent by the device. */
  endpoint: string
  /** The keys with which messages to the device are encrypted, in base64url. */
  keys: { p256dh: string; auth: string }
  language: Language
  quietHours: QuietHours
  /** The IANA name of the device's time zone. */
  timeZone: string
}

const keyOf = (endpoint: string) => createHash('sha256').update(endpoint).digest()

/** Stores or updates a device. */
export async function savePushDevice(
  db: Db,
  { endpoint, keys, language, quietHours, timeZone }: PushDevice,
): Promise<void> {
  const columns = {
    p256dh: keys.p256dh,
    auth: keys.auth,
    language,
    quiet_from: quietHours.from,
    quiet_to: quietHours.to,
    time_zone: timeZone,
  }
  await db
    .insertInto('push_subscriptions')
    .values({ id: randomUUID(), endpoint, endpoint_key: keyOf(endpoint), ...columns })
    .onConflict((conflict) => conflict.column('endpoint_key').doUpdateSet(columns))
    .execute()
}

/** Whether a device is stored. */
export async function hasPushDevice(db: Db, endpoint: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint_key', '=', keyOf(endpoint))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a device, and with it the record of the stories sent to it. */
export async function deletePushDevice(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint_key', '=', keyOf(endpoint)).execute()
}
