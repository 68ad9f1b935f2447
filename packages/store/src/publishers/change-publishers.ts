import { isDeepStrictEqual } from 'node:util'
import type { PublisherChange, PublisherFacts } from '@plainwire/domain/newsroom'
import { type Db, inTransaction } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'
import { type ActingOperator, logOperatorAction, type OperatorAction } from '../operators/operator-log.ts'
import { syncPublisherList } from './apply-list.ts'
import { lockPublisherList } from './lock-list.ts'

/**
 * The outcome of an operator's change. 'unknown': nothing has the given id. 'no-change': the feed or
 * publisher is already in the requested state.
 */
export type OperatorChangeOutcome = 'done' | 'unknown' | 'no-change'

/**
 * Adds a publisher to the live content (not the sample content), or restores a removed one. Returns 'taken'
 * if its id is already in use.
 */
export function addPublisher(
  db: Db,
  { publisher, ...order }: ActingOperator & { publisher: PublisherFacts },
): Promise<'done' | 'taken'> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const row = await publisherRow(transaction, publisher.id)
    if (row && (row.content !== 'live' || row.retired_at === null)) return 'taken'
    await insertPublisher(transaction, publisher, order)
    await syncPublisherList(transaction, 'live', order.now)
    return 'done'
  })
}

/**
 * Adds a publisher like `addPublisher`, but in a transaction that holds the lock of the publisher list and
 * calls `syncPublisherList` afterwards. The caller must have checked that the id isn't in use.
 */
export async function insertPublisher(
  transaction: Db,
  publisher: PublisherFacts,
  order: ActingOperator,
): Promise<void> {
  const { id } = publisher
  const own = { operator_facts: toStorableJson(publisher), added_at: order.now, removed_at: null }
  await transaction
    .insertInto('publishers')
    .values({ id, content: 'live', facts: toStorableJson({ ...publisher, feeds: [] }), ...own })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(own))
    .execute()
  await logOperatorAction(transaction, order, { act: 'publisher-added', subject: id, after: publisher })
}

/**
 * Changes facts of a publisher of the live content, such as its name or owner; undefined facts don't change.
 */
export function changePublisher(
  db: Db,
  { id, change, ...order }: ActingOperator & { id: string; change: PublisherChange },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, (row) => {
    const { feeds: _feeds, ...before } = row.facts
    if (isDeepStrictEqual({ ...before, ...change }, before)) return 'no-change'
    const operatorFacts = toStorableJson({ ...row.operator_facts, ...change })
    const deed = { act: 'publisher-changed', before, after: { ...before, ...change } } as const
    return { set: { operator_facts: operatorFacts }, deed }
  })
}

/**
 * Permanently removes a publisher of the live content, with its feeds: later releases that list it don't add
 * it again. The next edition has none of its articles.
 */
export function removePublisher(
  db: Db,
  { id, ...order }: ActingOperator & { id: string },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, (row) =>
    row.removed_at
      ? 'no-change'
      : { set: { removed_at: order.now }, deed: { act: 'publisher-removed', before: row.facts } },
  )
}

/** Restores a publisher that an operator removed, with its feeds. */
export function restorePublisher(
  db: Db,
  { id, ...order }: ActingOperator & { id: string },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, (row) =>
    row.removed_at === null
      ? 'no-change'
      : { set: { removed_at: null }, deed: { act: 'publisher-restored', after: row.facts } },
  )
}

type PublisherRow = NonNullable<Awaited<ReturnType<typeof publisherRow>>>

interface Change {
  set: { operator_facts: string } | { removed_at: Date | null }
  deed: Omit<OperatorAction, 'subject'>
}

function changing(
  db: Db,
  id: string,
  order: ActingOperator,
  decide: (row: PublisherRow) => Change | 'no-change',
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const row = await publisherRow(transaction, id)
    if (row?.content !== 'live' || (row.retired_at && !row.removed_at)) return 'unknown'
    const decided = decide(row)
    if (decided === 'no-change') return decided
    await transaction.updateTable('publishers').set(decided.set).where('id', '=', id).execute()
    await syncPublisherList(transaction, 'live', order.now)
    await logOperatorAction(transaction, order, { ...decided.deed, subject: id })
    return 'done'
  })
}

function publisherRow(db: Db, id: string) {
  return db
    .selectFrom('publishers')
    .select(['id', 'content', 'facts', 'operator_facts', 'removed_at', 'retired_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}
