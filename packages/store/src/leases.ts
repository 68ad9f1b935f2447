import { HOUR_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import { type Db, inTransaction } from './connect.ts'
import { StoreError } from './store-error.ts'

/** The database's clock is set by less than this without being wrong, in ms. */
const CLOCK_TOLERANCE_MS = HOUR_MS

/** The right to do what only one process may do, until it ends or is lost. */
export interface Lease {
  name: string
  holder: string
  /** The fencing token: each later holder of the lease gets a greater one. */
  token: number
}

/**
 * Takes a lease that nobody holds or whose time is over. The database's clock counts, so that the machines' needn't agree.
 *
 * @param lease.holder unique to this process
 * @returns undefined while another holds it
 */
export async function takeLease(
  db: Db,
  lease: { name: string; holder: string; ttlMs: number },
): Promise<Lease | undefined> {
  const { name, holder, ttlMs } = lease
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, token: 1, expires_at: expiry(ttlMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, token: sql`leases.token + 1`, expires_at: expiry(ttlMs) })
        .where(
          // Nor does one count that a wrong clock has given for longer than this lease is given for: its holder renews it.
          sql<boolean>`leases.expires_at <= clock_timestamp() OR leases.expires_at > ${expiry(2 * ttlMs + CLOCK_TOLERANCE_MS)}
            OR leases.holder = ${holder}`,
        ),
    )
    .returning('token')
    .executeTakeFirst()
  return taken && { name, holder, token: taken.token }
}

function expiry(ttlMs: number) {
  return sql<Date>`clock_timestamp() + ${ttlMs}::double precision * interval '1 millisecond'`
}

/** Prolongs a lease. Returns false if another process has taken it: stop immediately. */
export async function renewLease(db: Db, lease: Lease, ttlMs: number): Promise<boolean> {
  const renewed = await db
    .updateTable('leases')
    .set({ expires_at: expiry(ttlMs) })
    .where('name', '=', lease.name)
    .where('token', '=', lease.token)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Gives a lease back, so that another needn't wait for its end. One that is lost is left alone. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await renewLease(db, lease, 0)
}

/** Ends every lease: for a process that is certain to be the only one on its database, as on the embedded one. */
export async function endAllLeases(db: Db): Promise<void> {
  await db
    .updateTable('leases')
    .set({ expires_at: expiry(0) })
    .execute()
}

/**
 * Does work in a transaction that holds only if the lease does: a process that was paused and overtaken changes nothing.
 * Nobody can take the lease until the transaction ends.
 *
 * @throws StoreError LEASE_LOST
 */
export function withLease<T>(db: Db, lease: Lease, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    const held = await transaction
      .selectFrom('leases')
      .select('token')
      .where('name', '=', lease.name)
      .where('token', '=', lease.token)
      .forShare()
      .executeTakeFirst()
    if (!held) throw new StoreError('LEASE_LOST', `Another process has taken over '${lease.name}'.`)
    return work(transaction)
  })
}

/** Renewals a lease's time allows for: two may fail before it is lost. */
const RENEWALS_PER_TTL = 3

/**
 * Takes a lease, does work while renewing it, and gives it back.
 *
 * @param work its signal aborts when the lease is lost
 * @returns undefined where another holds the lease
 */
export async function holdLease<T>(
  db: Db,
  wanted: { name: string; holder: string; ttlMs: number },
  work: (lease: Lease, signal: AbortSignal) => Promise<T>,
): Promise<{ result: T } | undefined> {
  const lease = await takeLease(db, wanted)
  if (!lease) return undefined
  const lost = new AbortController()
  const renew = async () => {
    const isHeld = await renewLease(db, lease, wanted.ttlMs).catch(() => true)
    if (!isHeld) lost.abort(new StoreError('LEASE_LOST', `Another process has taken over '${lease.name}'.`))
  }
  const timer = setInterval(renew, wanted.ttlMs / RENEWALS_PER_TTL)
  try {
    return { result: await work(lease, lost.signal) }
  } finally {
    clearInterval(timer)
    // A database that is gone ends the lease by itself in time; the work's own outcome matters more.
    await releaseLease(db, lease).catch(() => undefined)
  }
}
