import { HOUR_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readSetting, saveSetting } from '../settings.ts'
import { testDatabase } from '../testing/index.ts'
import {
  type Lease,
  releaseAllLeases,
  releaseLease,
  renewLease,
  runTransactionUnderLease,
  runWhileHoldingLease,
  takeLease,
} from './leases.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())

const take = (name: string, holder: string, ttlMs = HOUR_MS) => takeLease(db, { name, holder, ttlMs })

async function taken(name: string, holder: string, ttlMs = HOUR_MS): Promise<Lease> {
  const lease = await take(name, holder, ttlMs)
  if (!lease) throw new Error('not taken')
  return lease
}

test('a lease is one holder’s until it is given back', async () => {
  const lease = await taken('one', 'first')
  expect(await take('one', 'second')).toBeUndefined()
  await releaseLease(db, lease)
  expect(await take('one', 'second')).toMatchObject({ holder: 'second' })
})

test('an expired lease can be taken, and the token grows each time', async () => {
  const tokens = []
  for (const holder of ['a', 'b', 'a', 'c']) tokens.push((await taken('two', holder, 0)).token)
  expect(tokens).toEqual([1, 2, 3, 4])
})

test('M4, row 43: a lease stored by a clock 400 days ahead can be taken, one of this hour cannot', async () => {
  await taken('ahead', 'first')
  await sql`UPDATE leases SET expires_at = clock_timestamp() + interval '400 days' WHERE name = 'ahead'`.execute(
    db,
  )
  const second = await taken('ahead', 'second')
  expect(second.token).toBe(2)
  expect(await take('ahead', 'third')).toBeUndefined()
})

test('row 36: of fifty concurrent requests for a lease, one gets it', async () => {
  const leases = await Promise.all(Array.from({ length: 50 }, (_, index) => take('many', `holder-${index}`)))
  expect(leases.filter(Boolean)).toHaveLength(1)
})

test('renewing excludes others, and fails once another has the lease', async () => {
  const lease = await taken('renewed', 'first', 0)
  expect(await renewLease(db, lease, HOUR_MS)).toBe(true)
  expect(await take('renewed', 'second')).toBeUndefined()
  await renewLease(db, lease, 0)
  await taken('renewed', 'second')
  expect(await renewLease(db, lease, HOUR_MS)).toBe(false)
})

test('row 36: an overtaken holder changes nothing', async () => {
  const old = await taken('edit', 'paused', 0)
  const current = await taken('edit', 'quick')
  await runTransactionUnderLease(db, current, (transaction) => saveSetting(transaction, 'edited-by', 'quick'))
  const late = runTransactionUnderLease(db, old, (transaction) =>
    saveSetting(transaction, 'edited-by', 'paused'),
  )
  await expect(late).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(await readSetting(db, 'edited-by')).toBe('quick')
})

test('a lease can’t be taken while work under it is being committed', async () => {
  const lease = await taken('busy', 'first', 0)
  const order: string[] = []
  let overtaking: Promise<unknown> | undefined
  await runTransactionUnderLease(db, lease, async (transaction) => {
    overtaking = take('busy', 'second').then(() => order.push('second has it'))
    await saveSetting(transaction, 'busy', true)
    order.push('first is done')
  })
  await overtaking
  expect(order).toEqual(['first is done', 'second has it'])
})

test('held for a piece of work, it is free again afterwards, also when the work fails', async () => {
  const wanted = { name: 'held', holder: 'first', ttlMs: HOUR_MS }
  const held = await runWhileHoldingLease(db, wanted, async () => take('held', 'second'))
  expect(held).toEqual({ result: undefined })
  const failing = runWhileHoldingLease(db, wanted, () => Promise.reject(new Error('no paper')))
  await expect(failing).rejects.toThrow('no paper')
  expect(await take('held', 'second')).toBeDefined()
  expect(await runWhileHoldingLease(db, wanted, async () => 'never')).toBeUndefined()
})

test('the work is notified when its lease is lost', async () => {
  const wanted = { name: 'lost', holder: 'first', ttlMs: 60 }
  const held = await runWhileHoldingLease(db, wanted, async (lease, signal) => {
    const told = new Promise((resolve) => signal.addEventListener('abort', resolve))
    // One statement gives the lease to the second holder. If the lease expired first and was taken in a
    // second step, the first holder could renew it in between.
    const second = { holder: 'second', token: lease.token + 1 }
    await db.updateTable('leases').set(second).where('name', '=', lease.name).execute()
    await told
    return signal.aborted
  })
  expect(held).toEqual({ result: true })
})

test('the only process on a database ends what a killed one held', async () => {
  await taken('orphaned', 'killed')
  await releaseAllLeases(db)
  expect(await take('orphaned', 'new')).toBeDefined()
})
