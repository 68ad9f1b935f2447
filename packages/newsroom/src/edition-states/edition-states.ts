import { DAY_MS } from '@plainwire/domain/units'
import {
  createEditionState,
  type EditionState,
  type Newsroom,
  restoreArticle,
  restoreEmbeddings,
} from '@plainwire/pipeline'
import {
  type ContentKind,
  type Db,
  type Lease,
  queryCurrentWithdrawals,
  streamArticlesInStoriesSince,
} from '@plainwire/store'
import type { PublisherRegistry } from '../content-publishers.ts'

/**
 * How long a story accepts new articles, in ms: clustering compares a new article only with those of this
 * window.
 */
export const CLUSTERING_WINDOW_MS = 7 * DAY_MS

/**
 * The edition states (the stories with their articles) that this process holds in memory. A state is valid
 * only if no other process has edited since the state was stored.
 */
export interface EditionStateCache {
  /**
   * Returns the current state. It is restored from the database unless this process was the last to hold the
   * lease, and neither the publishers nor the withdrawals have changed since.
   */
  open(world: PublisherRegistry, lease: Lease, now: Date): Promise<EditionState>
  /**
   * Stores a state in memory for the next run. A state that isn't stored is discarded, because it may contain
   * decisions that the database refused.
   */
  store(world: PublisherRegistry, lease: Lease, state: EditionState): void
}

/** Creates a process's cache of edition states, which is empty at first. */
export function createEditionStateCache(db: Db, newsroom: Newsroom): EditionStateCache {
  const known = new Map<ContentKind, { state: EditionState; token: number; withdrawals: number }>()
  /**
   * The revision of the withdrawals, read before a state is restored: if something is withdrawn while the state
   * is restored, the next run restores it again.
   */
  let withdrawals = 0
  return {
    async open(world, lease, now) {
      const last = known.get(world.content)
      withdrawals = (await queryCurrentWithdrawals(db)).revision
      // The state is removed from the cache, so that no two edit jobs use it at once, even if an earlier job
      // hasn't noticed yet that it lost its lease.
      known.delete(world.content)
      // The lease's token grows by one each time the lease is taken. A larger step means that another process
      // has taken the lease since.
      const isOurs =
        last !== undefined &&
        lease.token - last.token <= 1 &&
        last.state.publishers === world.publishers &&
        last.withdrawals === withdrawals
      return isOurs ? last.state : restoredState(db, newsroom, world, now)
    },
    store: ({ content }, { token }, state) => void known.set(content, { state, token, withdrawals }),
  }
}

async function restoredState(
  db: Db,
  newsroom: Newsroom,
  world: PublisherRegistry,
  now: Date,
): Promise<EditionState> {
  const state = createEditionState(newsroom, world.publishers)
  const since = new Date(now.getTime() - CLUSTERING_WINDOW_MS)
  for await (const { article, story } of streamArticlesInStoriesSince(db, {
    content: world.content,
    since,
  })) {
    if (!story || !world.publishers.has(article.publisherId)) continue
    const { id: storyId, threadId, membership } = story
    restoreArticle(state, article, { storyId, threadId, membership })
  }
  await restoreEmbeddings(state)
  return state
}
