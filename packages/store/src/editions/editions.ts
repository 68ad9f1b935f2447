import { MAX_RETAINED_EDITIONS } from '@plainwire/domain/edition'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'
import { type EditionFile, saveEditionFiles } from './edition-files.ts'
import {
  deleteUnusedEditionInputParts,
  type NewEditionInputRecord,
  saveEditionInputRecord,
} from './edition-records.ts'

/** The PostgreSQL notification channel for new editions. */
export const EDITION_NOTIFICATION_CHANNEL = 'plainwire_edition'

/** A published edition. */
export interface Edition {
  number: number
  content: ContentKind
  publishedAt: Date
  storyCount: number
  /**
   * The SHA-256 of the edition's manifest: the same for editions with the same content, regardless of their
   * number.
   */
  digest: string
  /** The text of the edition's signature.json; undefined if the edition isn't signed. */
  signature?: string | undefined
}

/**
 * The number of the next edition; sample and live editions share one sequence. The caller must hold the lease
 * for making editions until the edition is stored, so that no other process uses the same number.
 */
export async function queryNextEditionNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('editions')
    .select((query) => query.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/**
 * Publishes an edition to every process: stores its files, announces it, and deletes all but the last 24
 * editions of the same content (sample or live). The caller decides whether it may replace the last one, with
 * `mayReplaceEdition` of the package `domain`.
 *
 * @throws StoreError LEASE_LOST if another process has taken the lease; nothing is changed then
 */
export function storeAndAnnounceEdition(
  db: Db,
  lease: Lease,
  edition: Edition,
  files: readonly EditionFile[],
  record?: NewEditionInputRecord,
): Promise<void> {
  return runTransactionUnderLease(db, lease, async (transaction) => {
    const { number, content, publishedAt, storyCount, digest, signature } = edition
    await transaction
      .insertInto('editions')
      .values({
        number,
        content,
        published_at: publishedAt,
        story_count: storyCount,
        digest,
        fencing_token: lease.token,
        signature,
      })
      .execute()
    await saveEditionFiles(transaction, number, files)
    if (record) await saveEditionInputRecord(transaction, edition, record)
    await forgetOld(transaction, content)
    await sql`SELECT pg_notify(${EDITION_NOTIFICATION_CHANNEL}, ${String(number)})`.execute(transaction)
  })
}

async function forgetOld(db: Db, content: ContentKind): Promise<void> {
  const old = await db
    .deleteFrom('editions')
    .where('content', '=', content)
    .where('number', 'not in', (query) =>
      query
        .selectFrom('editions')
        .select('number')
        .where('content', '=', content)
        .orderBy('number', 'desc')
        .limit(MAX_RETAINED_EDITIONS),
    )
    .executeTakeFirst()
  if (old.numDeletedRows === 0n) return
  await deleteUnusedEditionInputParts(db, content)
  await sql`
    DELETE FROM edition_blobs
    WHERE NOT EXISTS (SELECT FROM edition_files WHERE edition_files.sha256 = edition_blobs.sha256)
  `.execute(db)
}

/** The newest edition of the given content (sample or live), or of either if undefined. */
export async function findCurrentEdition(db: Db, content?: ContentKind): Promise<Edition | undefined> {
  const row = await db
    .selectFrom('editions')
    .select(['number', 'content', 'published_at', 'story_count', 'digest', 'signature'])
    .$if(content !== undefined, (query) => query.where('content', '=', content ?? 'live'))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { published_at: publishedAt, story_count: storyCount, signature, ...rest } = row
  return { ...rest, publishedAt, storyCount, ...(signature !== null && { signature }) }
}

/** The text of an edition's signature.json; undefined if it isn't signed or was deleted. */
export async function findEditionSignature(db: Db, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('editions')
    .select('signature')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.signature ?? undefined
}
