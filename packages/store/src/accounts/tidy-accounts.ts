import { ABSOLUTE_MS, IDLE_MS } from '@plainwire/domain/reader'
import type { Db } from '../connect.ts'

const DAY_MS = 24 * 3_600_000
/** Longer than any limit on an address looks back. */
const SIGN_IN_DAYS = 31

/** Drops what no longer counts: sessions that have ended, and addresses that nobody signs in with. */
export async function tidyAccounts(
  db: Db,
  now: Date,
): Promise<{ endedSessions: number; restedSignIns: number }> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const ended = await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([eb('begun_at', '<', before(ABSOLUTE_MS)), eb('rotated_at', '<', before(IDLE_MS))]),
    )
    .executeTakeFirstOrThrow()
  const rested = await db
    .deleteFrom('sign_ins')
    .where(({ and, eb, or }) =>
      or([
        eb('changed_at', '<', before(SIGN_IN_DAYS * DAY_MS)),
        and([eb('changed_at', '<', before(DAY_MS)), eb('failures_in_a_row', '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  await db.deleteFrom('mail_counts').where('hour', '<', before(DAY_MS)).execute()
  return { endedSessions: Number(ended.numDeletedRows), restedSignIns: Number(rested.numDeletedRows) }
}
