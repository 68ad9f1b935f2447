import { mayReplaceEdition } from '@plainwire/domain/edition'
import type { Log } from '@plainwire/domain/log'
import type { Story } from '@plainwire/domain/story'
import { DAY_MS } from '@plainwire/domain/units'
import {
  type ComposedStories,
  type PlannedEdition,
  type RejectedStory,
  readEditionPointer,
} from '@plainwire/pipeline'
import {
  type CurrentWithdrawals,
  listActiveFeeds,
  listFeedEntryOutcomeRecords,
  type Edition as PublishedEdition,
  queryCurrentWithdrawals,
  queryNextEditionNumber,
} from '@plainwire/store'
import type { PublisherRegistry } from '../content-publishers.ts'
import { findBreakingStories } from './breaking-stories.ts'
import { buildEditionReport, buildFeedReportRows, determineFeedEntryOutcomes } from './edition-report.ts'
import { publishEdition } from './publish-edition.ts'
import type { PublishingContext, PublishJobInput } from './publishing-context.ts'
import { addChangeLogs } from './story-change-logs.ts'

/**
 * The maximum number of stories in an edition, limited by a phone's memory and by what readers need; the most
 * recently changed stories are published.
 */
const MAX_STORIES = 2_000
/** The maximum age of the feed entries that an edition's report lists, in ms. */
const REPORT_MS = DAY_MS

interface PlanParts {
  composed: ComposedStories
  moment: Date
  last: PublishedEdition | undefined
}

/** Plans an edition from the composed stories. Returns undefined if it may not replace the last edition. */
export async function planEdition(
  context: PublishingContext,
  order: PublishJobInput,
  { composed: { stories, heldBack }, moment, last }: PlanParts,
): Promise<PlannedEdition | undefined> {
  const { db, log, newsroom, signImage } = context
  const { world, state } = order
  const { content, publishers } = world
  logFailures(log, heldBack)
  const withdrawn = await queryCurrentWithdrawals(db)
  const offered = stories.filter(({ id }) => !withdrawn.stories.has(id))
  const living = await addChangeLogs(db, offered, { at: moment, withdrawn })
  const carried = living.stories
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_STORIES)
  if (!mayPublish(context, world, { stories: carried.length, last, withdrawn, moment })) return undefined
  const thresholds = newsroom.data.breaking
  const { marks, fresh } = await findBreakingStories({ db, thresholds, content, state }, carried, moment)
  const pointer = await readEditionPointer(context.editionsFolder)
  const number = Math.max(await queryNextEditionNumber(db), (pointer?.number ?? 0) + 1)
  const report = await reportOf(context, order, { number, moment, carried, heldBack })
  const about = { number, content, fetchedAt: moment, publishers, signImage, breaking: marks }
  return {
    input: { ...about, stories: carried, report },
    feeds: await listActiveFeeds(db, content),
    publish: (made, input) =>
      publishEdition(context, order, { made, input, fresh, logs: living.changed, moment }),
  }
}

/**
 * Logs the stories that could not be written and so are missing for readers: one line per reason, with the
 * first error.
 */
function logFailures(log: Log, heldBack: readonly RejectedStory[]): void {
  const failed = heldBack.filter(({ cause }) => cause !== undefined)
  for (const [reason, stories] of Map.groupBy(failed, (one) => one.reason)) {
    const ids = stories.map(({ storyId }) => storyId)
    log.error({ err: stories[0]?.cause, stories: ids.length, first: ids[0], reason }, 'stories not written')
  }
}

interface Replacement {
  stories: number
  last: PublishedEdition | undefined
  withdrawn: Pick<CurrentWithdrawals, 'changedAt'>
  moment: Date
}

/**
 * Whether an edition may be published. A first live edition needs `minLiveStories` stories. A later edition
 * with far fewer stories than the last one is refused and logged, unless something has been withdrawn since,
 * because then the operator intends it to have fewer stories.
 */
function mayPublish(
  { log, minLiveStories }: PublishingContext,
  { content }: PublisherRegistry,
  { stories, last, withdrawn, moment }: Replacement,
): boolean {
  if (!last && content === 'live' && stories < minLiveStories) return false
  if (
    mayReplaceEdition(
      stories,
      haveWithdrawalsChangedSince(withdrawn, last, moment) ? undefined : last?.storyCount,
    )
  )
    return true
  log.error(
    { content, stories, last: last?.storyCount },
    'edition refused: it has fewer than half of the last one’s stories',
  )
  return false
}

/** Whether something was withdrawn or reinstated since an edition was made. */
export function haveWithdrawalsChangedSince(
  { changedAt }: Pick<CurrentWithdrawals, 'changedAt'>,
  last: PublishedEdition | undefined,
  now: Date,
): boolean {
  // Withdrawals dated in the future, by an operator's wrong clock, don't count: they would make editions follow
  // one another without end.
  return changedAt !== undefined && last !== undefined && changedAt >= last.publishedAt && changedAt <= now
}

interface Made {
  number: number
  moment: Date
  carried: readonly Story[]
  heldBack: readonly RejectedStory[]
}

async function reportOf({ db }: PublishingContext, { world }: PublishJobInput, made: Made) {
  const { number, moment, carried, heldBack } = made
  const { content } = world
  const records = await listFeedEntryOutcomeRecords(db, {
    content,
    since: new Date(moment.getTime() - REPORT_MS),
  })
  const published = new Map(carried.map(({ id, threadId }) => [id, threadId]))
  return buildEditionReport({
    number,
    publishedAt: moment,
    feeds: buildFeedReportRows(await listActiveFeeds(db, content), records),
    entries: determineFeedEntryOutcomes(records, published, heldBack),
    stories: carried.length,
  })
}
