import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import {
  type ClusterOutcome,
  type EditionState,
  type MakeEditionFromArticlesDependencies,
  makeEditionFromArticles,
  type Newsroom,
  type UnclusteredArticles,
} from '@plainwire/pipeline'
import {
  type ContentKind,
  type Db,
  type Lease,
  listArticlesToPlaceInStories,
  runWhileHoldingLease,
  type StoredArticle,
  saveClusteringAssignments,
} from '@plainwire/store'
import type { PublisherRegistry } from '../content-publishers.ts'
import type { EditionStateCache } from '../edition-states/edition-states.ts'
import type { PublishingService } from '../publishing/publishing.ts'
import { incrementRootSpanCount, runInChildSpan } from '../spans/spans.ts'

export interface EditJobContext {
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  states: EditionStateCache
  publishing: PublishingService
  /** Queues an edition's missing requests to the model that writes stories; undefined if there is none. */
  requestWriting?: ((content: ContentKind, state: EditionState) => Promise<void>) | undefined
  /** Returns the contents (sample or live) to edit; they may change while the process runs. */
  worlds: () => readonly PublisherRegistry[] | Promise<readonly PublisherRegistry[]>
}

/**
 * The duration, in ms, of the lease that allows one process at a time to edit. The lease of a process that
 * was killed ends within this time; a process that is only paused loses its lease only if another process
 * waits for it.
 */
const LEASE_MS = 20_000
/**
 * The maximum time to wait for the lease, in ms. The queue runs one edit job at a time, so any other holder of
 * the lease is dead or has been replaced, and its lease ends within this time.
 */
const PATIENCE_MS = 1.25 * LEASE_MS
const LOOK_MS = 500
const BATCH = 500
/**
 * The maximum time that an article waits for its page to be fetched, in ms; after that, the text from its feed
 * is used.
 */
const UNREAD_PATIENCE_MS = 3 * 60_000

/**
 * Creates the function that does an edit job: it assigns new articles to stories, and publishes an edition if
 * one is due.
 */
export function createEditJobRunner(context: EditJobContext) {
  return async (signal: AbortSignal): Promise<void> => {
    // Each job is a separate holder of the lease, so that if the queue gives up a job too early and starts the
    // next one, the two jobs of one process never work at the same time.
    const holder = randomUUID()
    const wanted = { name: 'edit', holder, ttlMs: LEASE_MS }
    const edit = async (lease: Lease, lost: AbortSignal) => {
      const stop = AbortSignal.any([signal, lost])
      for (const world of await context.worlds()) {
        if (!stop.aborted) await editWorld(context, world, lease, stop)
      }
    }
    const end = performance.now() + PATIENCE_MS
    while (
      !signal.aborted &&
      !(await runWhileHoldingLease(context.db, wanted, edit)) &&
      performance.now() < end
    ) {
      await pause(LOOK_MS)
    }
  }
}

async function editWorld(
  context: EditJobContext,
  world: PublisherRegistry,
  lease: Lease,
  stop: AbortSignal,
): Promise<void> {
  const { states, newsroom, now } = context
  const state = await states.open(world, lease, now())
  const publish = context.publishing.portsFor({ world, state, lease })
  const ports: MakeEditionFromArticlesDependencies = {
    newsroom,
    state,
    unplaced: () => batches(context, world, lease, stop),
    isDue: async (placed) => !stop.aborted && publish.isDue(placed),
    plan: publish.plan,
    during: runInChildSpan,
  }
  const edition = await makeEditionFromArticles(ports, now)
  states.store(world, lease, state)
  if (edition) await context.requestWriting?.(world.content, state)
}

/**
 * Yields the articles that have to be assigned to stories, in batches, until there are none or the job should
 * stop.
 */
async function* batches(
  context: EditJobContext,
  { content }: PublisherRegistry,
  lease: Lease,
  stop: AbortSignal,
): AsyncGenerator<UnclusteredArticles> {
  const { db, now } = context
  while (!stop.aborted) {
    const unreadBefore = new Date(now().getTime() - UNREAD_PATIENCE_MS)
    const articles = await listArticlesToPlaceInStories(db, { content, limit: BATCH, unreadBefore })
    if (articles.length === 0) return
    yield { articles, save: (clustered) => saveBatch(context, lease, { content, articles, clustered }) }
  }
}

interface PlacedBatch {
  content: ContentKind
  articles: readonly StoredArticle[]
  clustered: ClusterOutcome
}

async function saveBatch(
  { db, log, now }: EditJobContext,
  lease: Lease,
  { content, articles, clustered }: PlacedBatch,
): Promise<void> {
  const { placed, embeddingFailure, ...revision } = clustered
  if (embeddingFailure !== undefined) {
    log.warn({ err: embeddingFailure }, 'meanings not read, clustered by words')
  }
  const revisions = new Map(articles.map(({ id, revision }) => [id, revision]))
  incrementRootSpanCount('articles.placed', placed.length)
  incrementRootSpanCount('articles.passed_over', articles.length - placed.length)
  const known = new Set(placed.map(({ article }) => article.id))
  await saveClusteringAssignments(db, lease, {
    content,
    placed: placed.map(({ article, storyId, threadId, membership }) => {
      const { reading } = article
      return { revision: revisions.get(article.id) ?? 0, storyId, threadId, membership, reading }
    }),
    passedOver: articles
      .filter(({ id }) => !known.has(id))
      .map(({ id, revision }) => ({ articleId: id, revision, reason: 'its publisher is no longer listed' })),
    ...revision,
    now: now(),
  })
}
