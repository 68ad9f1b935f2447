import { buildFollowedThingId, type FollowedThing } from '@plainwire/domain/follow'
import type { Selectable } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import type { FollowedThingTable } from '../database/tables/follows.ts'
import { lockReaderRow } from './lock-reader.ts'

/** Converts a row to a followed thing. */
export function toFollowedThing(
  row: Pick<Selectable<FollowedThingTable>, 'kind' | 'key' | 'label' | 'story_ids' | 'followed_at'>,
): FollowedThing {
  const { kind, key, label, story_ids: storyIds, followed_at: followedAt } = row
  return {
    kind,
    key,
    label,
    followedAt: followedAt.toISOString(),
    ...(storyIds.length > 0 && { storyIds }),
  }
}

const followedBy = (db: Db, readerId: string) =>
  db.selectFrom('followed_things').selectAll().where('reader_id', '=', readerId)

/** The things that a reader follows, latest first. */
export async function listFollowedThings(db: Db, readerId: string): Promise<FollowedThing[]> {
  const rows = await followedBy(db, readerId).orderBy('followed_at', 'desc').orderBy('name').execute()
  return rows.map(toFollowedThing)
}

/**
 * Follows a thing and returns it as stored. Following it again changes nothing. The reader's row is locked
 * first, so that two devices can't exceed the limit together.
 */
export function followThing(
  db: Db,
  { readerId, thing, limit }: { readerId: string; thing: FollowedThing; limit: number },
): Promise<FollowedThing | 'limit-reached' | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockReaderRow(transaction, readerId))) return 'no-reader'
    const name = buildFollowedThingId(thing)
    const known = await followedBy(transaction, readerId).where('name', '=', name).executeTakeFirst()
    if (known) return toFollowedThing(known)
    const { count } = await transaction
      .selectFrom('followed_things')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('reader_id', '=', readerId)
      .executeTakeFirstOrThrow()
    if (count >= limit) return 'limit-reached'
    const { kind, key, label, storyIds: story_ids = [], followedAt } = thing
    const row = await transaction
      .insertInto('followed_things')
      .values({ reader_id: readerId, name, kind, key, label, story_ids, followed_at: new Date(followedAt) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toFollowedThing(row)
  })
}

/** Unfollows a thing; does nothing if it isn't followed. */
export async function unfollowThing(
  db: Db,
  { readerId, thing }: { readerId: string; thing: Pick<FollowedThing, 'kind' | 'key'> },
): Promise<void> {
  await db
    .deleteFrom('followed_things')
    .where('reader_id', '=', readerId)
    .where('name', '=', buildFollowedThingId(thing))
    .execute()
}
