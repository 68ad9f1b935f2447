import { setImmediate as breathe } from 'node:timers/promises'
import type { NewsStory, StoryDetails } from '@plainwire/domain/contract'
import type { StoryLog } from '@plainwire/domain/story'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { sha256, toStorableJson } from '../database/storable.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'
import { findSharedStory } from './shared-stories.ts'
import { saveStoryLog } from './story-logs.ts'

/** A story as it is published. */
export interface WrittenStory {
  details: StoryDetails
  /** The revision of the story's set of articles from which its text was written. */
  revision: number
  /** The story's change log; undefined if the log hasn't changed. */
  log?: StoryLog
}

/**
 * 'reworded': text, place or sources differ, which creates a new version. 'changed': only other data differ,
 * such as scores and times.
 */
export type StorySaveOutcome = 'new' | 'reworded' | 'changed' | 'same'

/** The number of stories that are hashed before yielding to the event loop. */
const AT_ONCE = 20

/**
 * Stores stories as published; unchanged ones aren't written. Each change that readers can see is stored as a
 * version.
 *
 * @returns the outcome for each story, in order; stories that have no row in the database yet are left out
 * @throws StoreError LEASE_LOST
 */
export function saveStories(
  db: Db,
  lease: Lease,
  written: readonly WrittenStory[],
  now: Date,
): Promise<{ id: string; outcome: StorySaveOutcome }[]> {
  return runTransactionUnderLease(db, lease, async (transaction) => {
    const before = await hashesOf(
      transaction,
      written.map(({ details }) => details.id),
    )
    const saved: { id: string; outcome: StorySaveOutcome }[] = []
    for (const story of written) {
      const { id } = story.details
      const hashes = before.get(id)
      // Yields to the event loop: if nothing has changed no query is awaited, and hashing a whole edition takes
      // half a second.
      if (saved.length % AT_ONCE === AT_ONCE - 1) await breathe()
      if (!hashes) continue
      saved.push({ id, outcome: await saveStory(transaction, story, hashes, now) })
      if (story.log) await saveStoryLog(transaction, id, story.log)
    }
    return saved
  })
}

interface Hashes {
  details_hash: string | null
  words_hash: string | null
  written_revision: number | null
}

async function hashesOf(db: Db, ids: readonly string[]): Promise<Map<string, Hashes>> {
  const rows = await db
    .selectFrom('stories')
    .select(['id', 'details_hash', 'words_hash', 'written_revision'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(rows.map(({ id, ...hashes }) => [id, hashes]))
}

async function saveStory(
  db: Db,
  written: WrittenStory,
  before: Hashes,
  now: Date,
): Promise<StorySaveOutcome> {
  const { details, revision } = written
  const json = toStorableJson(details)
  const details_hash = sha256(json)
  const words_hash = sha256(toStorableJson(visibleParts(details.story)))
  if (before.details_hash === details_hash && before.written_revision === revision) return 'same'
  const isReworded = before.words_hash !== words_hash
  const { version } = await db
    .updateTable('stories')
    .set({
      details: json,
      details_hash,
      words_hash,
      written_revision: revision,
      ...(isReworded && { version: sql`version + 1` }),
    })
    .where('id', '=', details.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (isReworded) {
    const snapshot = toStorableJson(details.story)
    await db
      .insertInto('story_versions')
      .values({ story_id: details.id, version, at: now, snapshot })
      .execute()
  }
  if (before.details_hash === null) return 'new'
  if (isReworded) return 'reworded'
  return before.details_hash === details_hash ? 'same' : 'changed'
}

/**
 * The parts of a story whose change creates a new version: texts in every language, place and sources, but no
 * scores or times.
 */
function visibleParts(story: NewsStory) {
  const { headline, sub_headline, description, language, translations, location, sources } = story
  const listed = sources.map(({ id, original_headline, url }) => ({ id, original_headline, url }))
  return { headline, sub_headline, description, language, translations, location, listed }
}

/**
 * Returns a story as last written, in the current or an earlier edition; undefined if there is none. For a
 * story that was merged, the story that it was merged into is returned; for a shared story that the archive
 * has deleted, the stored copy.
 */
export async function findStoryDetails(db: Db, id: string): Promise<StoryDetails | undefined> {
  const row = await db
    .selectFrom('stories as requested')
    .innerJoin('stories', (join) =>
      join.on((on) => on('stories.id', '=', on.fn.coalesce('requested.merged_into', 'requested.id'))),
    )
    .select((query) => query.fn.coalesce('stories.details', 'requested.details').as('details'))
    .where('requested.id', '=', id)
    .executeTakeFirst()
  return row?.details ?? (await findSharedStory(db, id))
}
