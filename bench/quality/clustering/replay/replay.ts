import type { Article } from '../../../../packages/domain/src/article/index.ts'
import type { Publisher } from '../../../../packages/domain/src/feed/index.ts'
import { HOUR_MS } from '../../../../packages/domain/src/units/index.ts'
import {
  type ClusterOutcome,
  clusterArticles,
} from '../../../../packages/pipeline/src/articles/cluster-articles.ts'
import {
  type EditionState,
  removeExpiredStories,
} from '../../../../packages/pipeline/src/edition/edition-state.ts'
import {
  createEditionState,
  createNewsroomFromReviewedData,
} from '../../../../packages/pipeline/src/newsroom/newsroom.ts'
import type { NewsroomData } from '../../../../packages/pipeline/src/reviewed-data/newsroom-data.ts'
import type { Level } from '../sets/labelled-set.ts'
import { MergeRedirects } from './redirects.ts'
import { ReplayedStoryLogs } from './replayed-logs.ts'

/** The story id and thread id of an article. */
type Place = Record<Level, string>

/** How many ids stay valid from one hour to the next. */
interface IdSurvival {
  /** The number of ids that existed before an hour with new articles, summed over these hours. */
  ids: number
  /**
   * The number of these ids that survived: after the hour, all articles of the id still have it, or have the
   * id that it redirects to.
   */
  survived: number
  /** The lowest share of surviving ids in any hour. */
  worstHour: number
  /** The number of articles in the window at the end of the replay. */
  articles: number
  /**
   * The number of these articles whose first id still leads to their story or thread at the end of the
   * replay.
   */
  stillFound: number
}

/** An article that changed its story or thread within an hour, and no log entry or redirect explains why. */
interface UnexplainedMove {
  articleId: string
  before: Place
  now: Place
}

export interface ReplayResult {
  hours: number
  survival: Record<Level, IdSurvival>
  /** Articles that changed their story or thread within an hour. */
  changes: number
  unexplained: UnexplainedMove[]
}

const noSurvival = (): IdSurvival => ({ ids: 0, survived: 0, worstHour: 1, articles: 0, stillFound: 0 })

/** A newsroom that works through a stream hour by hour, with the ids of its stories and threads. */
class ReplayedNewsroom {
  readonly #state: EditionState
  readonly #redirects = { story: new MergeRedirects(), thread: new MergeRedirects() }
  readonly #logs = new ReplayedStoryLogs(this.#redirects.story)
  readonly #first = new Map<string, Place>()
  #places = new Map<string, Place>()
  readonly result: ReplayResult = {
    hours: 0,
    survival: { story: noSurvival(), thread: noSurvival() },
    changes: 0,
    unexplained: [],
  }

  constructor(data: NewsroomData, publishers: ReadonlyMap<string, Publisher>) {
    this.#state = createEditionState(createNewsroomFromReviewedData(data), publishers)
  }

  /** Clusters the articles of an hour, updates the logs, and compares ids with those of the hour before. */
  async hour(articles: readonly Article[], end: Date): Promise<void> {
    const before = this.#places
    const threadOf = new Map(Array.from(this.#state.clusters.values(), (each) => [each.id, each.threadId]))
    this.#redirect(await clusterArticles(this.#state, articles), threadOf)
    removeExpiredStories(this.#state, end)
    this.#logs.continue(this.#state.clusters.values(), end)
    this.#places = this.#placed()
    for (const [id, place] of this.#places) if (!this.#first.has(id)) this.#first.set(id, place)
    this.result.hours++
    this.#compare('story', before)
    this.#compare('thread', before)
    for (const [articleId, now] of this.#places) {
      const known = before.get(articleId)
      if (known) this.#explain({ articleId, before: known, now }, end)
    }
  }

  /**
   * Applies merges in the order in which the store applies them. The thread of a merged story redirects to
   * the thread of its new story if no other story is in it.
   */
  #redirect(
    { merged, mergedThreads, placed }: ClusterOutcome,
    threadBefore: ReadonlyMap<string, string>,
  ): void {
    const { story, thread } = this.#redirects
    for (const { from, into } of merged) story.merge(from, into)
    for (const { from, into } of mergedThreads) thread.merge(from, into)
    const opened = new Map(placed.map(({ storyId, threadId }) => [storyId, threadId]))
    const inUse = new Set(Array.from(this.#state.clusters.values(), ({ threadId }) => thread.of(threadId)))
    for (const { from } of merged) {
      const left = opened.get(from) ?? threadBefore.get(from)
      const into = this.#state.clusters.get(story.of(from))?.threadId
      if (left !== undefined && into !== undefined && !inUse.has(thread.of(left))) thread.merge(left, into)
    }
  }

  #placed(): Map<string, Place> {
    const places = [...this.#state.clusters.values()].flatMap(({ id, threadId, articles }) =>
      articles.map(
        (article) => [article.id, { story: id, thread: this.#redirects.thread.of(threadId) }] as const,
      ),
    )
    return new Map(places)
  }

  #compare(level: Level, before: ReadonlyMap<string, Place>): void {
    const inSight = [...before].filter(([articleId]) => this.#places.has(articleId))
    const groups = Map.groupBy(inSight, ([, place]) => place[level])
    const survived = [...groups].filter(([id, members]) =>
      members.every(([articleId]) => this.#places.get(articleId)?.[level] === this.#redirects[level].of(id)),
    )
    const { [level]: survival } = this.result.survival
    survival.ids += groups.size
    survival.survived += survived.length
    if (groups.size > 0) survival.worstHour = Math.min(survival.worstHour, survived.length / groups.size)
  }

  #explain(change: UnexplainedMove, at: Date): void {
    const { articleId, before, now } = change
    if (before.story === now.story && before.thread === now.thread) return
    this.result.changes++
    const entries = this.#logs.entries(now.story, at)
    const others = this.#logs.entries(before.story, at)
    const isMerged = entries.some((entry) => entry.kind === 'merged')
    const isSplit =
      entries.some((entry) => entry.kind === 'split_from' && entry.storyId === before.story) ||
      others.some((entry) => entry.kind === 'split' && entry.sourceIds.includes(articleId))
    const isSameStory = this.#redirects.story.of(before.story) === now.story
    const isSameThread = this.#redirects.thread.of(before.thread) === now.thread
    const isStoryExplained = isSameStory ? before.story === now.story || isMerged : isSplit
    const isThreadLogged = entries.some((entry) => entry.kind === 'thread_changed')
    const isThreadExplained = isSameThread || isThreadLogged || isMerged || isSplit
    if (!isStoryExplained || !isThreadExplained) this.result.unexplained.push(change)
  }

  /**
   * Returns the result. It counts articles in the window whose first id leads to their current story or
   * thread.
   */
  finish(): ReplayResult {
    for (const level of ['story', 'thread'] as const) {
      const survival = this.result.survival[level]
      for (const [articleId, place] of this.#places) {
        const first = this.#first.get(articleId)?.[level] ?? ''
        survival.articles++
        if (this.#redirects[level].of(first) === place[level]) survival.stillFound++
      }
    }
    return this.result
  }
}

/**
 * Runs a stream through the newsroom hour by hour and measures how stable the ids of stories and threads are.
 * Hours without articles change nothing and don't count.
 */
export async function replayStream(
  articles: readonly Article[],
  publishers: ReadonlyMap<string, Publisher>,
  data: NewsroomData,
): Promise<ReplayResult> {
  const newsroom = new ReplayedNewsroom(data, publishers)
  const hourOf = ({ firstSeenAt }: Article) => Math.floor(firstSeenAt.getTime() / HOUR_MS)
  const hours = [...Map.groupBy(articles, hourOf)].sort(([a], [b]) => a - b)
  for (const [hour, arrived] of hours) await newsroom.hour(arrived, new Date((hour + 1) * HOUR_MS))
  return newsroom.finish()
}
