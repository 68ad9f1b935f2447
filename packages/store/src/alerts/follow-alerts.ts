import { buildFollowedThingId, type FollowedThing } from '@plainwire/domain/follow'
import { type Selectable, sql } from 'kysely'
import { toFollowedThing } from '../accounts/followed-things.ts'
import type { Db } from '../database/connect.ts'
import type { FollowedThingTable } from '../database/tables/follows.ts'

/** How a reader is notified of a followed thing. */
export interface StoredFollowAlertSettings {
  thingId: string
  readerId: string
  thing: FollowedThing
  inDigest: boolean
  hasBell: boolean
  /** The number from which the secret feed address is derived; 0 or less means that there is no feed. */
  feedNumber: number
  hook: { kind: 'webhook' | 'ntfy'; address: string } | null
}

/** A followed thing with alerts. */
export interface FollowedThingWithAlerts extends StoredFollowAlertSettings {
  /** When the reader enabled the alerts. Stories published before this time cause none. */
  since: Date
}

/** The fields to change; undefined ones aren't changed. */
export interface FollowAlertSettingsChange {
  digest?: boolean | undefined
  bell?: boolean | undefined
  feed?: 'on' | 'off' | 'renew' | undefined
  hook?: StoredFollowAlertSettings['hook'] | undefined
}

type Row = Selectable<FollowedThingTable>

function followAlertsOf(row: Row): StoredFollowAlertSettings {
  const { hook_kind: kind, hook_address: address } = row
  return {
    thingId: row.id,
    readerId: row.reader_id,
    thing: toFollowedThing(row),
    inDigest: row.in_digest,
    hasBell: row.has_bell,
    feedNumber: row.feed_number,
    hook: kind && address ? { kind, address } : null,
  }
}

/** How a reader is notified, for each thing that they follow. */
export async function findReaderFollowAlertSettings(
  db: Db,
  readerId: string,
): Promise<StoredFollowAlertSettings[]> {
  const rows = await db
    .selectFrom('followed_things')
    .selectAll()
    .where('reader_id', '=', readerId)
    .orderBy('name')
    .execute()
  return rows.map(followAlertsOf)
}

/** The followed thing with an id, of any reader; undefined if there is none. */
export async function findFollowAlertSettingsByThingId(
  db: Db,
  thingId: string,
): Promise<StoredFollowAlertSettings | undefined> {
  const row = await db.selectFrom('followed_things').selectAll().where('id', '=', thingId).executeTakeFirst()
  return row && followAlertsOf(row)
}

function feedColumn(feed: FollowAlertSettingsChange['feed']) {
  if (feed === undefined) return {}
  // The number of a feed that is switched off is stored with a negative sign, so that a later address never
  // equals an earlier one.
  if (feed === 'off') return { feed_number: sql<number>`-abs(feed_number)` }
  const next = sql<number>`abs(feed_number) + 1`
  return {
    feed_number:
      feed === 'renew' ? next : sql<number>`CASE WHEN feed_number > 0 THEN feed_number ELSE ${next} END`,
  }
}

/** Changes how a reader is notified of a thing; undefined if they don't follow it. */
export async function changeFollowAlertSettings(
  db: Db,
  {
    readerId,
    thing,
    change: { digest, bell, feed, hook },
    now,
  }: {
    readerId: string
    thing: Pick<FollowedThing, 'kind' | 'key'>
    change: FollowAlertSettingsChange
    now: Date
  },
): Promise<StoredFollowAlertSettings | undefined> {
  const row = await db
    .updateTable('followed_things')
    .set({
      // Sets the label to itself, because an UPDATE needs at least one column.
      label: sql<string>`label`,
      ...(digest !== undefined && { in_digest: digest }),
      ...(bell !== undefined && { has_bell: bell }),
      ...(hook !== undefined && { hook_kind: hook?.kind ?? null, hook_address: hook?.address ?? null }),
      // Alerts that are switched on now are only about stories that are published from now on.
      ...((bell || hook) && { alerts_since: now }),
      ...feedColumn(feed),
    })
    .where('reader_id', '=', readerId)
    .where('name', '=', buildFollowedThingId(thing))
    .returningAll()
    .executeTakeFirst()
  return row && followAlertsOf(row)
}

/** The followed things that readers want in their digests, by the reader's id. */
export async function findFollowedThingsForDigests(
  db: Db,
  readerIds: readonly string[],
): Promise<Map<string, FollowedThing[]>> {
  const rows = await db
    .selectFrom('followed_things')
    .selectAll()
    .where('reader_id', '=', sql<string>`any(${[...readerIds]}::uuid[])`)
    .where('in_digest', '=', true)
    .orderBy('followed_at', 'desc')
    .orderBy('name')
    .execute()
  return new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.reader_id),
      ([id, own]) => [id, own.map(toFollowedThing)],
    ),
  )
}

/**
 * Returns the followed things with alerts, of all readers, ordered by id.
 *
 * @param after returns only things with greater ids; undefined to start with the first one
 */
export async function findFollowedThingsWithAlerts(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<FollowedThingWithAlerts[]> {
  const rows = await db
    .selectFrom('followed_things')
    .selectAll()
    .where(({ eb, or }) => or([eb('has_bell', '=', true), eb('hook_address', 'is not', null)]))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) =>
    row.alerts_since ? [{ ...followAlertsOf(row), since: row.alerts_since }] : [],
  )
}
