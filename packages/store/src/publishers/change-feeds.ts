import { isDeepStrictEqual } from 'node:util'
import { isNonEmptyPlaceHint, type PlaceHint } from '@plainwire/domain/feed'
import type { FeedFacts } from '@plainwire/domain/newsroom'
import { type Db, inTransaction } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'
import { computeFeedId, INITIAL_VISIT_INTERVAL_MINUTES } from '../feeds/feed-id.ts'
import { type ActingOperator, logOperatorAction, type OperatorAction } from '../operators/operator-log.ts'
import { syncPublisherList } from './apply-list.ts'
import type { OperatorChangeOutcome } from './change-publishers.ts'
import { lockPublisherList } from './lock-list.ts'

/** A feed to add to the live content (not the sample content). */
export interface NewFeed extends FeedFacts {
  url: string
}

/**
 * The columns to set so that a feed is visited at once at an operator's request: due now, without failures.
 */
const anew = (now: Date) => ({ gone_at: null, consecutive_failures: 0, next_check_at: now })

/**
 * Adds a feed to the live content, or restores a removed one. Returns 'unknown' if the feed's publisher
 * doesn't exist or is removed, and 'no-change' if the content already has the feed.
 */
export function addFeed(
  db: Db,
  { feed, ...order }: ActingOperator & { feed: NewFeed },
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const outcome = await insertFeedInTransaction(transaction, feed, order)
    if (outcome === 'done') await syncPublisherList(transaction, 'live', order.now)
    return outcome
  })
}

/**
 * Adds a feed like `addFeed`, but in a transaction that holds the lock of the publisher list and calls
 * `syncPublisherList` afterwards.
 */
export async function insertFeedInTransaction(
  transaction: Db,
  { url, ...facts }: NewFeed,
  order: ActingOperator,
): Promise<OperatorChangeOutcome> {
  const id = computeFeedId('live', url)
  const row = await feedRow(transaction, id)
  if (row && row.retired_at === null) return 'no-change'
  const publisher = await listedPublisher(transaction, facts.publisherId)
  if (!publisher) return 'unknown'
  const own = {
    operator_facts: toStorableJson(facts),
    added_at: order.now,
    removed_at: null,
    paused_at: null,
  }
  await transaction
    .insertInto('feeds')
    .values({
      ...{ id, url, fetch_url: url, content: 'live', publisher_id: facts.publisherId, ...own },
      ...{ categories: facts.categories, language: facts.language ?? publisher.facts.language },
      ...{ next_check_at: order.now, interval_minutes: INITIAL_VISIT_INTERVAL_MINUTES },
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...own, ...anew(order.now) }))
    .execute()
  await logOperatorAction(transaction, order, { act: 'feed-added', subject: url, after: facts })
  return 'done'
}

/**
 * Changes the publisher, categories, language or place of a feed of the live content; undefined fields don't
 * change. Returns 'unknown' if the feed or its new publisher doesn't exist or is removed.
 */
export function changeFeed(
  db: Db,
  { id, change, ...order }: ActingOperator & { id: string; change: Partial<FeedFacts> },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, async (row, transaction) => {
    const { publisherId } = change
    if (publisherId !== undefined && !(await listedPublisher(transaction, publisherId))) return 'unknown'
    const before = factsOf(row)
    const after = { ...before, ...change }
    if (isDeepStrictEqual(withGivenPlace(after), before)) return 'no-change'
    const operatorFacts = toStorableJson({ ...row.operator_facts, ...change })
    return { set: { operator_facts: operatorFacts }, deed: { act: 'feed-changed', before, after } }
  })
}

/** Stops visits to a feed of the live content until the feed is resumed. Its articles remain. */
export function pauseFeed(
  db: Db,
  { id, ...order }: ActingOperator & { id: string },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, async ({ paused_at }) =>
    paused_at ? 'no-change' : { set: { paused_at: order.now }, deed: { act: 'feed-paused' } },
  )
}

/**
 * Resumes visits to a feed of the live content that was paused or that its publisher had removed. The next
 * visit is due now.
 */
export function resumeFeed(
  db: Db,
  { id, ...order }: ActingOperator & { id: string },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, async ({ paused_at, gone_at }) =>
    paused_at || gone_at
      ? { set: { paused_at: null, ...anew(order.now) }, deed: { act: 'feed-resumed' } }
      : 'no-change',
  )
}

/**
 * Permanently removes a feed of the live content: later releases that list it don't add it again. Its
 * articles remain with their publisher.
 */
export function removeFeed(
  db: Db,
  { id, ...order }: ActingOperator & { id: string },
): Promise<OperatorChangeOutcome> {
  return changing(db, id, order, async (row) => ({
    set: { removed_at: order.now },
    deed: { act: 'feed-removed', before: factsOf(row) },
  }))
}

type FeedRow = NonNullable<Awaited<ReturnType<typeof feedRow>>>

function factsOf({ publisher_id: publisherId, categories, language, place }: FeedRow) {
  return { publisherId, categories, ...(language !== null && { language }), ...(place && { place }) }
}

/** Removes an empty place hint from the facts of a feed. */
function withGivenPlace<F extends { place?: PlaceHint | undefined }>({ place, ...facts }: F) {
  return isNonEmptyPlaceHint(place) ? { ...facts, place } : facts
}

interface Change {
  set: Partial<
    Record<'removed_at' | 'paused_at' | 'gone_at', Date | null> & {
      operator_facts: string
      consecutive_failures: number
      next_check_at: Date
    }
  >
  deed: Omit<OperatorAction, 'subject'>
}

function changing(
  db: Db,
  id: string,
  order: ActingOperator,
  decide: (row: FeedRow, transaction: Db) => Promise<Change | 'no-change' | 'unknown'>,
): Promise<OperatorChangeOutcome> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const row = await feedRow(transaction, id)
    if (row?.content !== 'live' || row.retired_at) return 'unknown'
    const decided = await decide(row, transaction)
    if (typeof decided === 'string') return decided
    await transaction.updateTable('feeds').set(decided.set).where('id', '=', id).execute()
    await syncPublisherList(transaction, 'live', order.now)
    await logOperatorAction(transaction, order, { ...decided.deed, subject: row.url })
    return 'done'
  })
}

function feedRow(db: Db, id: string) {
  return db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst()
}

function listedPublisher(db: Db, id: string) {
  return db
    .selectFrom('publishers')
    .select('facts')
    .where('id', '=', id)
    .where('content', '=', 'live')
    .where('retired_at', 'is', null)
    .executeTakeFirst()
}
