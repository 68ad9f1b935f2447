import { DAY_MS } from '@plainwire/domain/units'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/schema.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'
import { type StoredArticle, toArticle } from './article-row.ts'

/**
 * How long a page is claimed by the worker that reads it, in ms: several times as long as the slowest page
 * takes.
 */
export const PAGE_CLAIM_DURATION_MS = 3 * 60_000

/** The longest delay before an unreachable page is tried again, in ms. */
const LONGEST_WAIT_MS = DAY_MS

/**
 * Claims articles whose pages should be read, newest first. Each is claimed for three minutes, so that workers
 * never read the same page. An empty result means that no article is left to read, never that the remaining
 * ones are locked.
 */
export async function claimArticlesForPageFetch(db: Db, wanted: PagesWanted): Promise<StoredArticle[]> {
  // Whether there is anything to claim is queried first, because most feeds have nothing new and that query
  // is cheaper than a claim.
  if (!(await isAnyToRead(db, wanted))) return []
  const free = await claim(db, wanted, 'skip')
  // If all these articles are locked, for example because they are being saved from another feed, waits for
  // one of them: otherwise they would only be read at the next visit to a feed of the publisher. Only one is
  // waited for, because waiting for a lock while holding others can deadlock.
  return free.length > 0 ? free : claim(db, { ...wanted, limit: 1 }, 'wait')
}

interface PagesWanted {
  now: Date
  limit: number
  /** The publisher whose articles are claimed; undefined for all publishers. */
  publisherId?: string | undefined
}

function isToRead({ now, publisherId }: Pick<PagesWanted, 'now' | 'publisherId'>) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'articles'>) =>
    and([
      eb('state', '=', 'listed'),
      buildTimePassedCondition('read_after', now, LONGEST_WAIT_MS),
      ...(publisherId === undefined ? [] : [eb('publisher_id', '=', publisherId)]),
    ])
}

async function isAnyToRead(db: Db, wanted: PagesWanted): Promise<boolean> {
  const row = await db.selectFrom('articles').select('id').where(isToRead(wanted)).limit(1).executeTakeFirst()
  return row !== undefined
}

/** @param locked whether to skip articles that another transaction is changing, or to wait for them */
async function claim(db: Db, { now, limit, publisherId }: PagesWanted, locked: 'skip' | 'wait') {
  const rows = await db
    .updateTable('articles')
    .set({
      read_after: new Date(now.getTime() + PAGE_CLAIM_DURATION_MS),
      read_attempts: sql`read_attempts + 1`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('articles')
        .select('id')
        .where(isToRead({ now, publisherId }))
        .orderBy('arrival', 'desc')
        .limit(limit)
        .forNoKeyUpdate()
        .$if(locked === 'skip', (some) => some.skipLocked()),
    )
    .returningAll()
    .execute()
  return rows.map(toArticle).toSorted((a, b) => b.arrival - a.arrival)
}

/**
 * Releases all claims on pages; for a process that is certainly the only one on its database. If the previous
 * process was killed, its claims would otherwise delay the reading of these pages until they expire.
 */
export async function releaseAllPageClaims(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('articles')
    .set({ read_after: now })
    .where('state', '=', 'listed')
    .where('read_after', '>', now)
    .where('read_after', '<=', new Date(now.getTime() + PAGE_CLAIM_DURATION_MS))
    .execute()
}
