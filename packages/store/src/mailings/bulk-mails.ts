import { NewsStory } from '@plainwire/domain/contract'
import { LANGUAGES } from '@plainwire/domain/language'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'

const Text = z.object({
  subject: z.string().trim().min(1).max(200),
  paragraphs: z.array(z.string().trim().min(1).max(5_000)).min(1).max(50),
})

/** Product news as written by the operator. English is required, and used for languages without a text. */
export const ProductAnnouncement = z.strictObject({
  /** The id of this announcement; one with the same id is sent only once. */
  id: z.string().regex(/^[\w.-]{1,100}$/),
  texts: z
    .partialRecord(z.enum(LANGUAGES), Text)
    .refine(({ en }) => en !== undefined, 'needs a text in English'),
})
export type ProductAnnouncement = z.infer<typeof ProductAnnouncement>

/** A mail to every reader who has subscribed to its kind. */
export type BulkMail =
  | { kind: 'breaking'; key: string; queuedAt: Date; story: NewsStory }
  | { kind: 'news'; key: string; queuedAt: Date; announcement: ProductAnnouncement }

async function queueIssue(
  db: Db,
  { kind, key, content, now }: { kind: BulkMail['kind']; key: string; content: unknown; now: Date },
): Promise<'queued' | 'queued-before'> {
  const row = await db
    .insertInto('mail_issues')
    .values({ kind, key, content: toStorableJson(content), queued_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row ? 'queued' : 'queued-before'
}

/**
 * Queues a mail about a breaking story for every reader who has subscribed to such mails, once per story and at
 * most two per reader and day. Mails queued for longer than two hours are dropped. The serving processes send
 * the mail within about a minute; `db` may be a transaction.
 */
export function queueBreakingNewsMails(
  db: Db,
  { story, now }: { story: NewsStory; now: Date },
): Promise<'queued' | 'queued-before'> {
  return queueIssue(db, { kind: 'breaking', key: story.id, content: story, now })
}

/** Queues product news for every reader who has subscribed to it, once. */
export function queueProductAnnouncement(
  db: Db,
  { announcement, now }: { announcement: ProductAnnouncement; now: Date },
): Promise<'queued' | 'queued-before'> {
  return queueIssue(db, { kind: 'news', key: announcement.id, content: announcement, now })
}

/**
 * Returns the mails that were queued after the given times, oldest first; there is a separate time for each
 * kind of mail.
 */
export async function findQueuedBulkMails(
  db: Db,
  since: { breaking: Date; news: Date },
): Promise<BulkMail[]> {
  const rows = await db
    .selectFrom('mail_issues')
    .selectAll()
    .where(({ and, eb, or }) =>
      or([
        and([eb('kind', '=', 'breaking'), eb('queued_at', '>', since.breaking)]),
        and([eb('kind', '=', 'news'), eb('queued_at', '>', since.news)]),
      ]),
    )
    .orderBy('queued_at')
    .orderBy('key')
    .execute()
  return rows.map(
    ({ kind, key, content, queued_at: queuedAt }): BulkMail =>
      kind === 'breaking'
        ? { kind, key, queuedAt, story: NewsStory.parse(content) }
        : { kind, key, queuedAt, announcement: ProductAnnouncement.parse(content) },
  )
}
