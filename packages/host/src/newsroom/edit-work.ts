import { randomUUID } from 'node:crypto'
import { cluster, type Desk, type Newsroom } from '@plainwire/pipeline'
import { articlesToPlace, type Db, holdLease, type Lease, type Log, savePlacements } from '@plainwire/store'
import type { Desks } from './desks.ts'
import type { Publishing } from './publishing.ts'
import type { World } from './world.ts'

export interface EditContext {
  db: Db
  log: Log
  now: () => Date
  newsroom: Newsroom
  desks: Desks
  publishing: Publishing
  /** What is edited now: a world may come or go while the process runs. */
  worlds: () => readonly World[]
}

const LEASE_MS = 60_000
const BATCH = 500
/** An article whose page could not be read so far goes ahead with what its feed gave. */
const UNREAD_PATIENCE_MS = 3 * 60_000

/** The work of an edit job: new articles join stories, and a new edition is published where it is due. */
export function editWork(context: EditContext) {
  return async (signal: AbortSignal): Promise<void> => {
    // A holder for each job: two jobs of one process, where the queue gave up on the first too early, never work at once.
    const holder = randomUUID()
    await holdLease(context.db, { name: 'edit', holder, ttlMs: LEASE_MS }, async (lease, lost) => {
      const stop = AbortSignal.any([signal, lost])
      for (const world of context.worlds()) {
        if (!stop.aborted) await editWorld(context, world, lease, stop)
      }
    })
  }
}

async function editWorld(context: EditContext, world: World, lease: Lease, stop: AbortSignal): Promise<void> {
  const { desks, publishing, now } = context
  const desk = await desks.open(world, lease, now())
  const placed = await placeNew(context, world, desk, lease, stop)
  if (!stop.aborted) await publishing.publishIfDue({ world, desk, lease, hasNews: placed > 0 })
  desks.keep(world, lease, desk)
}

/** Clusters what came in, batch by batch; each batch is kept before the next begins. Gives how many articles were placed. */
async function placeNew(
  { db, log, now }: EditContext,
  world: World,
  desk: Desk,
  lease: Lease,
  stop: AbortSignal,
): Promise<number> {
  let placed = 0
  while (!stop.aborted) {
    const unreadBefore = new Date(now().getTime() - UNREAD_PATIENCE_MS)
    const articles = await articlesToPlace(db, { content: world.content, limit: BATCH, unreadBefore })
    if (articles.length === 0) break
    const inTime = articles.toSorted((a, b) => momentOf(a) - momentOf(b))
    const revisions = new Map(articles.map(({ id, revision }) => [id, revision]))
    const { placed: placements, embeddingFailure, ...revision } = await cluster(desk, inTime)
    if (embeddingFailure !== undefined) {
      log.warn({ err: embeddingFailure }, 'meanings not read, clustered by words')
    }
    const known = new Set(placements.map(({ article }) => article.id))
    await savePlacements(db, lease, {
      content: world.content,
      placed: placements.map(({ article, storyId, threadId, membership }) => {
        return { revision: revisions.get(article.id) ?? 0, storyId, threadId, membership }
      }),
      passedOver: articles
        .filter(({ id }) => !known.has(id))
        .map(({ id, revision }) => ({
          articleId: id,
          revision,
          reason: 'its publisher is no longer listed',
        })),
      ...revision,
      now: now(),
    })
    placed += articles.length
  }
  return placed
}

function momentOf(article: { publishedAt: Date | undefined; firstSeenAt: Date }): number {
  return (article.publishedAt ?? article.firstSeenAt).getTime()
}
