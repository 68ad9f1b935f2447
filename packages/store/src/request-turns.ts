import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** The database's clock is set by less than this without being wrong, in ms. */
const CLOCK_TOLERANCE_MS = 3_600_000
/** The gap that a publisher asks for counts for a day: then its robots.txt has been read again. */
const GAP_COUNTS = sql`interval '1 day'`
/** Returned where another process has inserted the row at this moment, in ms. */
const LOOK_AGAIN_MS = 50

/** A process's claim to request something of a publisher. */
export interface TurnClaim {
  /** The publisher's registered domain. */
  domain: string
  /** A UUID, unique to this process. */
  holder: string
}

const ms = (value: number) => sql`${value}::double precision * interval '1 millisecond'`

/**
 * Takes the turn to request something of a publisher: one process at a time has it, and only after the gap since the last request.
 * The database's clock counts. A turn that isn't ended is free again after `turnMs`.
 *
 * @returns 0 where it is taken, else how long until it may be free, in ms
 */
export async function takeRequestTurn(
  db: Db,
  { domain, holder, turnMs }: TurnClaim & { turnMs: number },
): Promise<number> {
  // A time that a wrong clock has stored counts as come.
  const longest = ms(turnMs + CLOCK_TOLERANCE_MS)
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
 * Ends a turn: the next one may begin after the gap. Does nothing where another process has taken it meanwhile.
 *
 * @param gapMs between the end of this request and the next one
 * @param askedGapMs the gap that the publisher asks for, where this process knows one: it counts in every process
 */
export async function endRequestTurn(
  db: Db,
  { domain, holder, gapMs, askedGapMs = 0 }: TurnClaim & { gapMs: number; askedGapMs?: number | undefined },
): Promise<void> {
  const asked = sql`CASE WHEN ${askedGapMs}::integer > 0 THEN ${askedGapMs}::integer
    WHEN gap_until > clock_timestamp() THEN gap_ms ELSE 0 END`
  await sql`
    UPDATE request_turns SET
      held_until = clock_timestamp(),
      free_at = clock_timestamp() + greatest(${gapMs}::integer, ${asked}) * interval '1 millisecond',
      gap_ms = ${asked},
      gap_until = CASE WHEN ${askedGapMs}::integer > 0 THEN clock_timestamp() + ${GAP_COUNTS} ELSE gap_until END
    WHERE domain = ${domain} AND holder = ${holder}
  `.execute(db)
}

/** Deletes what is stored of publishers that nothing was requested of since. */
export async function tidyRequestTurns(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('request_turns')
    .where('free_at', '<', before)
    .where('held_until', '<', before)
    .execute()
}
