import { createHash, randomUUID } from 'node:crypto'
import type { QuietHours } from '@plainwire/domain/breaking'
import type { Language } from '@plainwire/domain/language'
import type { Db } from '../connect.ts'

/** A device that asked for breaking news: where it is reached, and how. Nothing says whose it is. */
export interface PushDevice {
  /** The browser maker's address for this device, as the device named it. */
  endpoint: string
  /** What messages to it are encrypted with, base64url. */
  keys: { p256dh: string; auth: string }
  language: Language
  quietHours: QuietHours
  /** As IANA names it. */
  timeZone: string
}

const keyOf = (endpoint: string) => createHash('sha256').update(endpoint).digest()

/** Keeps a device, or what it changed. */
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

/** Whether a device is kept. */
export async function hasPushDevice(db: Db, endpoint: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint_key', '=', keyOf(endpoint))
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets a device and all that it was sent. */
export async function forgetPushDevice(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint_key', '=', keyOf(endpoint)).execute()
}
