import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { MAX_CLOCK_SETBACK_MS } from '../database/stored-times.ts'

/**
 * How long the crawl delay in a publisher's robots.txt applies without being confirmed; robots.txt is read
 * again within a day.
 */
const GAP_COUNTS = sql`interval '1 day'`
/** The wait that is returned if another process is inserting the domain's row at this moment, in ms. */
const LOOK_AGAIN_MS = 50

/** A process's claim to be the only one that sends requests to a publisher for a while. */
export interface RequestTurnClaim {
  /** The publisher's registered domain. */
  domain: string
  /** A UUID, unique to this process. */
  holder: string
}

const ms = (value: number) => sql`${value}::double precision * interval '1 millisecond'`

/**
 * Takes the turn to send requests to a publisher. One process at a time has the turn, and it can be taken only
 * after a gap since the last request. Times are those of the database's clock. A turn that isn't released
 * expires after `turnMs`.
 *
 * @returns 0 if the turn was taken, otherwise the time to wait until it may be free, in ms
 */
export async function takeRequestTurn(
  db: Db,
  { domain, holder, turnMs }: RequestTurnClaim & { turnMs: number },
): Promise<number> {
  // A stored time further ahead than any turn can last was set by a wrong clock, and counts as past.
  const longest = ms(turnMs + MAX_CLOCK_SETBACK_MS)
  const { rows } = await sql<{ free_in: number }>`
    WITH taken AS (
      INSERT INTO request_turns AS turn (domain, holder, held_until, free_at)
      VALUES (${domain}, ${holder}, clock_timestamp() + ${ms(turnMs)}, clock_timestamp())
      ON CONFLICT (domain) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
      WHERE (turn.holder = excluded.holder OR turn.held_until NOT BETWEEN clock_timestamp() AND clock_timestamp() + ${longest})
        AND turn.free_at NOT BETWEEN clock_timestamp() AND clock_timestamp() + ${longest}
      RETURNING 0::double precision AS free_in
    )
    SELECT coalesce(
      (SELECT free_in FROM taken),
      (SELECT greatest(1, extract(epoch FROM greatest(free_at, held_until) - clock_timestamp()) * 1000)::double precision
        FROM request_turns WHERE domain = ${domain}),
      ${LOOK_AGAIN_MS}::double precision
    ) AS free_in
  `.execute(db)
  return rows[0]?.free_in ?? LOOK_AGAIN_MS
}

/**
 * Releases a turn; the next one may begin after the gap. Does nothing if another process has taken the turn
 * meanwhile.
 *
 * @param gapMs the gap between the end of this request and the next one
 * @param requestedGapMs the publisher's crawl delay, if this process knows it; it applies to every process
 */
export async function releaseRequestTurn(
  db: Db,
  {
    domain,
    holder,
    gapMs,
    requestedGapMs = 0,
  }: RequestTurnClaim & { gapMs: number; requestedGapMs?: number | undefined },
): Promise<void> {
  const requestedGap = sql`CASE WHEN ${requestedGapMs}::integer > 0 THEN ${requestedGapMs}::integer
    WHEN gap_until > clock_timestamp() THEN gap_ms ELSE 0 END`
  await sql`
    UPDATE request_turns SET
      held_until = clock_timestamp(),
      free_at = clock_timestamp() + greatest(${gapMs}::integer, ${requestedGap}) * interval '1 millisecond',
      gap_ms = ${requestedGap},
      gap_until = CASE WHEN ${requestedGapMs}::integer > 0 THEN clock_timestamp() + ${GAP_COUNTS} ELSE gap_until END
    WHERE domain = ${domain} AND holder = ${holder}
  `.execute(db)
}

/** Deletes the turns of publishers to which no requests were made since the time `before`. */
export async function deleteOldRequestTurns(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('request_turns')
    .where('free_at', '<', before)
    .where('held_until', '<', before)
    .execute()
}
