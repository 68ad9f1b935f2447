import { CLOCK_TOLERANCE_MS } from '@plainwire/domain/units'
import type { EditionFiles, EditionInput, PublishDependencies } from '@plainwire/pipeline'
import {
  countArticlePagesToFetch,
  findCurrentEdition,
  listActiveFeeds,
  type Edition as PublishedEdition,
  queryCurrentWithdrawals,
} from '@plainwire/store'
import { incrementRootSpanCount } from '../spans/spans.ts'
import { haveWithdrawalsChangedSince, planEdition } from './plan-edition.ts'
import type { PublishingContext, PublishJobInput } from './publishing-context.ts'

export interface PublishingService {
  /** Returns the functions with which one run of the edit job plans and publishes an edition. */
  portsFor(order: PublishJobInput): PublishDependencies
}

/**
 * Creates the service that publishes editions: it decides when one is due, plans it, checks whether it may be
 * published, and writes and records it.
 */
export function createPublishingService(context: PublishingContext): PublishingService {
  /**
   * For each kind of content, whether there are articles placed in stories, or answers of a model, that no
   * edition contains yet. A kind of content is missing while this isn't known, as after a restart; then it is
   * assumed that there are some.
   */
  const unseen = new Map<string, boolean>()
  return {
    portsFor(order) {
      const { content } = order.world
      let last: PublishedEdition | undefined
      let begunAt = 0
      return {
        async isDue(placed) {
          if (placed > 0 || (await hasAnswered(context, order))) unseen.set(content, true)
          last = await findCurrentEdition(context.db, content)
          begunAt = performance.now()
          // After a withdrawal an edition is due immediately, because the rewritten story is missing until
          // the next edition.
          if (haveWithdrawalsChangedSince(await queryCurrentWithdrawals(context.db), last, context.now()))
            return true
          return (unseen.get(content) ?? true) && (await isDue(context, order, last))
        },
        async plan(composed, moment) {
          incrementRootSpanCount('stories.composed', composed.stories.length)
          incrementRootSpanCount('stories.held_back', composed.heldBack.length)
          const plan = await planEdition(context, order, { composed, moment, last })
          if (!plan) {
            // The edition would be refused again until something new arrives, so none is due before that.
            unseen.set(content, false)
            return undefined
          }
          const publish = async (made: EditionFiles, input: EditionInput) => {
            await plan.publish(made, input)
            incrementRootSpanCount('editions.published')
            incrementRootSpanCount('stories.published', input.stories.length)
            context.metrics?.editionPublished(content, (performance.now() - begunAt) / 1000)
            unseen.set(content, false)
          }
          return { ...plan, publish }
        },
      }
    },
  }
}

/** Whether there is now a model's answer for a story that was written without one. */
async function hasAnswered({ newsroom }: PublishingContext, { state }: PublishJobInput): Promise<boolean> {
  return (await newsroom.writer?.hasAnswered?.((storyId) => state.clusters.has(storyId))) ?? false
}

/**
 * Whether an edition is due. The first sample edition waits until every feed was visited and every page read,
 * the first live edition is due at once, and later editions are due at intervals.
 */
async function isDue(context: PublishingContext, order: PublishJobInput, last: PublishedEdition | undefined) {
  const now = context.now().getTime()
  const { since } = order.world
  const isOfThisWorld = last && (!since || last.publishedAt >= since)
  // An edition dated in the future was published while the clock was wrong; the next one is due and corrects
  // the time.
  if (isOfThisWorld) {
    const age = now - last.publishedAt.getTime()
    return age >= context.intervalMs || age < -CLOCK_TOLERANCE_MS
  }
  if (order.world.content === 'live') return true
  const feeds = await listActiveFeeds(context.db, 'sample')
  const areVisited = feeds.every(({ health }) => health.lastCheckedAt !== undefined)
  return areVisited && (await countArticlePagesToFetch(context.db, 'sample', context.now())) === 0
}
