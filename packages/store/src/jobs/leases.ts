import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import { MAX_CLOCK_SETBACK_MS } from '../database/stored-times.ts'
import { StoreError } from '../store-error.ts'

/**
 * The exclusive right to do something, held by one process until the lease is released, expires or is taken by
 * another process.
 */
export interface Lease {
  name: string
  holder: string
  /** The fencing token: each later holder of the lease gets a greater one. */
  token: number
}

/**
 * Takes a lease that is free or has expired. The database's clock decides, so that the machines' clocks needn't
 * agree.
 *
 * @param lease.holder unique to this process
 * @returns undefined while another process holds it
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
          // A lease is also taken if its expiry is further ahead than a lease can have: a wrong clock has set
          // it, and no running holder has corrected it by renewing the lease.
          sql<boolean>`leases.expires_at <= clock_timestamp() OR leases.expires_at > ${expiry(2 * ttlMs + MAX_CLOCK_SETBACK_MS)}
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

/**
 * Extends a lease. Returns false if another process has taken the lease: the caller must then stop immediately.
 */
export async function renewLease(db: Db, lease: Lease, ttlMs: number): Promise<boolean> {
  const renewed = await db
    .updateTable('leases')
    .set({ expires_at: expiry(ttlMs) })
    .where('name', '=', lease.name)
    .where('token', '=', lease.token)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Releases a lease, so that another process needn't wait for its expiry. Does nothing if it was lost. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await renewLease(db, lease, 0)
}

/** Ends every lease; for a process that is certainly the only one on its database, as with the embedded one. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db
    .updateTable('leases')
    .set({ expires_at: expiry(0) })
    .execute()
}

/**
 * Does work in a transaction that is committed only if the lease is still held: a process changes nothing if
 * another process has taken the lease while it was paused. Nobody can take the lease until the transaction
 * ends.
 *
 * @throws StoreError LEASE_LOST
 */
export function runTransactionUnderLease<T>(db: Db, lease: Lease, work: (db: Db) => Promise<T>): Promise<T> {
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

/** The number of renewals within the duration of a lease; two may fail before the lease is lost. */
const RENEWALS_PER_TTL = 3

/**
 * Takes a lease, does work while renewing it, and releases it.
 *
 * @param work its signal aborts when the lease is lost
 * @returns undefined if another process holds the lease
 */
export async function runWhileHoldingLease<T>(
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
    // An error is ignored, so that it doesn't replace the outcome of the work: if the database is
    // unreachable, the lease expires by itself.
    await releaseLease(db, lease).catch(() => undefined)
  }
}
