import type { StoryDetails } from '@plainwire/domain/contract'
import { mayReplace } from '@plainwire/domain/edition'
import type { Story, StoryLog } from '@plainwire/domain/story'
import {
  composeAll,
  type Desk,
  editionFiles,
  type HeldBack,
  type Newsroom,
  passports,
  readPointer,
  type SignImage,
  writeEdition,
} from '@plainwire/pipeline'
import {
  currentEdition,
  type Db,
  entryRecords,
  type Lease,
  type Log,
  listedFeeds,
  nextEditionNumber,
  type Edition as PublishedEdition,
  recordEdition,
  saveBroken,
  saveStories,
  storiesOfWindow,
  unreadArticles,
} from '@plainwire/store'
import { breakingNow, mailBroken } from './breaking-now.ts'
import { WINDOW_MS } from './desks.ts'
import { editionReport, feedRows, outcomesOf } from './edition-report.ts'
import { livingStories } from './living-stories.ts'
import type { World } from './world.ts'

export interface PublishOrder {
  world: World
  desk: Desk
  lease: Lease
  /** Whether articles were placed since the last look. */
  hasNews: boolean
}

export interface Publishing {
  publishIfDue(order: PublishOrder): Promise<PublishedEdition | undefined>
}

export interface PublishingContext {
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  editionsFolder: string
  signImage: SignImage
  /** Between two editions of one content. */
  intervalMs: number
  /** Stories a first live edition needs, where a sample edition stands in until then. */
  minLiveStories: number
  /** Called when an edition is on disk and in the store. */
  onPublished: (edition: PublishedEdition) => Promise<void>
}

/** Editions carry the newest stories, at most this many: what a phone can hold in memory and a reader can want. */
const MAX_STORIES = 2_000
/** Entries the report accounts for. */
const REPORT_MS = 24 * 3_600_000

/** Decides when an edition is due, and makes, guards, writes and records it. */
export function publishing(context: PublishingContext): Publishing {
  /** Contents with placed articles that no edition shows yet. After a restart unknown, so assumed. */
  const unseen = new Map<string, boolean>()
  return {
    async publishIfDue(order) {
      const { content } = order.world
      if (order.hasNews) unseen.set(content, true)
      const last = await currentEdition(context.db, content)
      if (!(unseen.get(content) ?? true) || !(await isDue(context, order, last))) return undefined
      const edition = await publish(context, order, last)
      // Also where it was refused: without further news it would be refused again.
      unseen.set(content, false)
      return edition
    },
  }
}

/** The first sample edition waits until every feed was visited and every page read; after that editions keep their distance. */
async function isDue(context: PublishingContext, order: PublishOrder, last: PublishedEdition | undefined) {
  const now = context.now().getTime()
  const { since } = order.world
  const isOfThisWorld = last && (!since || last.publishedAt >= since)
  if (isOfThisWorld) return now - last.publishedAt.getTime() >= context.intervalMs
  if (order.world.content === 'live') return true
  const feeds = await listedFeeds(context.db, 'sample')
  const areVisited = feeds.every(({ health }) => health.lastCheckedAt !== undefined)
  return areVisited && (await unreadArticles(context.db, 'sample', context.now())) === 0
}

async function publish(context: PublishingContext, order: PublishOrder, last: PublishedEdition | undefined) {
  const { db, log, now, newsroom } = context
  const { world, desk, lease } = order
  const moment = now()
  const { stories, heldBack } = await composeAll(newsroom, desk, moment)
  logFailures(log, heldBack)
  const living = await livingStories(db, stories, moment)
  const carried = living.stories
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_STORIES)
  if (!mayPublish(context, world, carried.length, last)) return undefined
  const { content } = world
  const breaking = await breakingNow(
    { db, thresholds: newsroom.data.breaking, content, desk },
    carried,
    moment,
  )
  const pointer = await readPointer(context.editionsFolder)
  const number = Math.max(await nextEditionNumber(db), (pointer?.number ?? 0) + 1)
  const made = await editionFiles({
    number,
    content: world.content,
    fetchedAt: moment,
    stories: carried,
    publishers: world.publishers,
    signImage: context.signImage,
    breaking: breaking.marks,
    passports: await passports(newsroom, desk, await listedFeeds(db, world.content), moment),
    report: await reportOf(context, order, { number, moment, carried, heldBack }),
  })
  await keepStories(context, order, { details: made.details, logs: living.changed, moment })
  if (content === 'live') await mailBroken(db, breaking.fresh, made.details, moment)
  await saveBroken(db, lease, breaking.fresh)
  const { digest } = await writeEdition(context.editionsFolder, made)
  const edition = {
    number,
    content: world.content,
    publishedAt: new Date(made.publishedAt),
    storyCount: made.stories,
    digest,
  }
  const files = Array.from(made.files, ([path, bytes]) => ({ path, bytes }))
  await recordEdition(db, lease, edition, files)
  log.info(
    { edition: number, content: world.content, stories: made.stories, leftOut: made.leftOut },
    'edition published',
  )
  await context.onPublished(edition)
  return edition
}

/** A story that could not be written is missed by readers and must not pass unseen: one line a reason, with the first that was thrown. */
function logFailures(log: Log, heldBack: readonly HeldBack[]): void {
  const failed = heldBack.filter(({ cause }) => cause !== undefined)
  for (const [reason, stories] of Map.groupBy(failed, (one) => one.reason)) {
    const ids = stories.map(({ storyId }) => storyId)
    log.error({ err: stories[0]?.cause, stories: ids.length, first: ids[0], reason }, 'stories not written')
  }
}

/** An edition that would replace a fuller one is refused and reported; so is a thin first live one. */
function mayPublish(
  { log, minLiveStories }: PublishingContext,
  { content }: World,
  stories: number,
  last: PublishedEdition | undefined,
): boolean {
  if (!last && content === 'live' && stories < minLiveStories) return false
  if (mayReplace(stories, last?.storyCount)) return true
  log.error(
    { content, stories, last: last?.storyCount },
    'edition refused: it has fewer than half of the last one’s stories',
  )
  return false
}

interface Kept {
  details: readonly StoryDetails[]
  /** Logs that changed, by story. */
  logs: ReadonlyMap<string, StoryLog>
  moment: Date
}

/** Keeps each story as it goes to press, so that its address answers after it has left the edition. */
async function keepStories({ db }: PublishingContext, order: PublishOrder, { details, logs, moment }: Kept) {
  const since = new Date(moment.getTime() - WINDOW_MS)
  const outlines = await storiesOfWindow(db, { content: order.world.content, since })
  const revisions = new Map(outlines.map(({ id, revision }) => [id, revision]))
  const written = details.flatMap((one) => {
    const revision = revisions.get(one.id)
    const log = logs.get(one.id)
    return revision === undefined ? [] : [{ details: one, revision, ...(log && { log }) }]
  })
  await saveStories(db, order.lease, written, moment)
}

interface Made {
  number: number
  moment: Date
  carried: readonly Story[]
  heldBack: readonly HeldBack[]
}

async function reportOf({ db }: PublishingContext, { world }: PublishOrder, made: Made) {
  const { number, moment, carried, heldBack } = made
  const { content } = world
  const records = await entryRecords(db, { content, since: new Date(moment.getTime() - REPORT_MS) })
  const published = new Map(carried.map(({ id, threadId }) => [id, threadId]))
  return editionReport({
    number,
    publishedAt: moment,
    feeds: feedRows(await listedFeeds(db, content), records),
    entries: outcomesOf(records, published, heldBack),
    stories: carried.length,
  })
}
