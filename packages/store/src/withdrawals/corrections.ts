import type { Correction } from '@plainwire/domain/contract'
import { isWithdrawn } from '@plainwire/domain/withdrawal'
import type { Db } from '../database/connect.ts'
import { queryCurrentWithdrawals } from '../database/current-withdrawals.ts'
import { findStoryDetails } from '../stories/stories.ts'
import { getHeadlinesByLanguage } from './subject-name.ts'

/** The maximum number of entries in the public list. */
const MAX_ENTRIES = 200

/**
 * Returns the public list of corrections and withdrawals, latest first. A story that readers can open is named
 * by its current headline; a withdrawn story is only named if the operator chose to publish its headline.
 */
export async function listPublicCorrections(db: Db): Promise<Correction[]> {
  const rows = await db
    .selectFrom('withdrawal_log')
    .select(['number', 'act', 'kind', 'subject_id', 'at', 'name', 'correction'])
    .orderBy('number', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  const withdrawn = await queryCurrentWithdrawals(db)
  const readable = new Map<string, Correction['name']>()
  const storyIds = new Set(rows.flatMap(({ kind, subject_id }) => (kind === 'story' ? [subject_id] : [])))
  for (const id of storyIds) {
    const details = withdrawn.stories.has(id) ? undefined : await findStoryDetails(db, id)
    if (details && !isWithdrawn(details.story, withdrawn))
      readable.set(id, getHeadlinesByLanguage(details.story))
  }
  return rows.map(({ number, act, kind, subject_id: id, at, name, correction }) => {
    const isReadable = kind === 'story' && readable.has(id)
    return {
      number,
      at: at.toISOString(),
      act,
      kind,
      name: isReadable ? (readable.get(id) ?? null) : name,
      story_id: isReadable ? id : null,
      text: correction,
    }
  })
}
