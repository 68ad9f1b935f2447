import type { Article } from '../../../packages/domain/src/article/index.ts'
import type { Publisher } from '../../../packages/domain/src/feed/index.ts'
import { HOUR_MS } from '../../../packages/domain/src/units/index.ts'
import { type Clustered, cluster } from '../../../packages/pipeline/src/cluster-articles.ts'
import { type EditionState, expire } from '../../../packages/pipeline/src/edition-state.ts'
import { createEditionState, openNewsroom } from '../../../packages/pipeline/src/newsroom.ts'
import type { NewsroomData } from '../../../packages/pipeline/src/newsroom-data.ts'
import type { Level } from './labelled-set.ts'
import { Redirects } from './redirects.ts'
import { ReplayedLogs } from './replayed-logs.ts'

/** The ids that an article is found under. */
type Place = Record<Level, string>

/** Ids from one hour to the next. */
export interface Survival {
  /** Ids that were there before an hour with news, hour by hour. */
  ids: number
  /** Those whose articles are all under the same id after it, or under the one that it leads to. */
  survived: number
  /** The share of the hour in which fewest survived. */
  worstHour: number
  /** Articles in sight at the end. */
  articles: number
  /** Those whose first id leads to where they are. */
  stillFound: number
}

/** An article that is somewhere else than an hour before, and nothing that a reader can see says so. */
export interface Unexplained {
  articleId: string
  before: Place
  now: Place
}

export interface Replay {
  hours: number
  survival: Record<Level, Survival>
  /** Articles that were in another story or thread than the hour before. */
  changes: number
  unexplained: Unexplained[]
}

const noSurvival = (): Survival => ({ ids: 0, survived: 0, worstHour: 1, articles: 0, stillFound: 0 })

/** The addresses of a newsroom's stories and threads while it works through a stream, hour by hour. */
class ReplayedNewsroom {
  readonly #state: EditionState
  readonly #redirects = { story: new Redirects(), thread: new Redirects() }
  readonly #logs = new ReplayedLogs(this.#redirects.story)
  readonly #first = new Map<string, Place>()
  #places = new Map<string, Place>()
  readonly result: Replay = {
    hours: 0,
    survival: { story: noSurvival(), thread: noSurvival() },
    changes: 0,
    unexplained: [],
  }

  constructor(data: NewsroomData, publishers: ReadonlyMap<string, Publisher>) {
    this.#state = createEditionState(openNewsroom(data), publishers)
  }

  /** Clusters what came in, publishes, and compares with the hour before. */
  async hour(articles: readonly Article[], end: Date): Promise<void> {
    const before = this.#places
    const threadOf = new Map(Array.from(this.#state.clusters.values(), (each) => [each.id, each.threadId]))
    this.#redirect(await cluster(this.#state, articles), threadOf)
    expire(this.#state, end)
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

  /** Applies merges in the order of the store: a merged story's thread that no other story is in leads to that of the story it became. */
  #redirect({ merged, mergedThreads, placed }: Clustered, threadBefore: ReadonlyMap<string, string>): void {
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

  #explain(change: Unexplained, at: Date): void {
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

  /** Follows the first ids of all articles that are still in sight. */
  finish(): Replay {
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
 * Puts a stream through the newsroom hour by hour and follows the ids of its stories and threads.
 * Hours without an article change nothing and don't count.
 */
export async function replay(
  articles: readonly Article[],
  publishers: ReadonlyMap<string, Publisher>,
  data: NewsroomData,
): Promise<Replay> {
  const newsroom = new ReplayedNewsroom(data, publishers)
  const hourOf = ({ firstSeenAt }: Article) => Math.floor(firstSeenAt.getTime() / HOUR_MS)
  const hours = [...Map.groupBy(articles, hourOf)].sort(([a], [b]) => a - b)
  for (const [hour, arrived] of hours) await newsroom.hour(arrived, new Date((hour + 1) * HOUR_MS))
  return newsroom.finish()
}
