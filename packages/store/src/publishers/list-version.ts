import type { Db } from '../database/connect.ts'
import { readSetting, saveSetting } from '../settings.ts'

/**
 * The key of the setting that changes with the list of publishers and feeds, so that processes know when to
 * read the list again.
 */
const STAMP = 'publishers'

/**
 * Makes the processes that gather articles and build editions read the list of publishers and feeds again
 * before their next job.
 */
export async function incrementFeedListVersion(transaction: Db, now: Date): Promise<void> {
  const last = await readFeedListVersion(transaction)
  await saveSetting(transaction, STAMP, { revision: last + 1, at: now.toISOString() })
}

/**
 * Returns a number that increases with each change of the publishers and feeds of the live content, or of the
 * allowed private origins; 0 before the first change.
 */
export async function readFeedListVersion(db: Db): Promise<number> {
  const value = await readSetting(db, STAMP)
  const isStamp = typeof value === 'object' && value !== null && 'revision' in value
  return isStamp && typeof value.revision === 'number' ? value.revision : 0
}
