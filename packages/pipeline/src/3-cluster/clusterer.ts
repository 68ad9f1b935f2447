import type { Article } from '@plainwire/domain/article'
import type { Membership } from '@plainwire/domain/story'
import { DAY_MS } from '@plainwire/domain/units'
import type { NewsroomData } from '../newsroom/newsroom-data.ts'
import type { GroupMatch } from './matching/match-rules.ts'
import { StoryMatcher } from './matching/story-match.ts'
import { explainMembership, type SpellingLookup } from './membership.ts'
import { applyChange } from './memory/apply-change.ts'
import { ClusterMemory, type MemoryOptions } from './memory/cluster-memory.ts'
import { storyIdFromFirstArticle } from './memory/groups/story-id.ts'
import type { VectorizedArticle, WindowArticle, WindowStory } from './memory/window-article.ts'
import { SpellingFinder } from './reading/spelling-finder.ts'
import { type ReviewChange, StoryReview } from './review/story-review.ts'

/** The clusterer's decision on an article. */
export interface Placement {
  storyId: string
  /** The thread of the story. Every story is in exactly one. */
  threadId: string
  membership: Membership
  /** Whether the article opened the story. */
  opened: boolean
}

/** Corrections of earlier decisions: first articles move, then stories merge, in this order. */
export interface Revision {
  moved: { from: string; storyId: string; membership: Membership }[]
  /** Merged stories. The older one remains, and the other's id is redirected to it. */
  merged: { from: string; into: string }[]
  /** Stories that changed their thread, also by a merge. Applied after `merged`. */
  rethreaded: { storyId: string; threadId: string }[]
  /** Merged threads. The older one remains, and the other's id is redirected to it. */
  mergedThreads: { from: string; into: string }[]
}

/** Assigns articles to stories in order of arrival, at bounded cost per article. */
export interface Clusterer {
  /**
   * Assigns an article to a story.
   *
   * @param meaning the article's embedding, of unit length; undefined without an embedding model
   */
  add(article: Article, meaning?: Float32Array): Placement
  /**
   * Reviews the stories that changed since the last call, and returns the corrections.
   *
   * @param articleOf looks up an article by its id, so that shared words can be shown in its spelling
   */
  revise(articleOf?: (articleId: string, storyId: string) => Article | undefined): Revision
  /**
   * Restores an article to its stored story and thread, without deciding anything; must be called in order of
   * arrival.
   *
   * @param threadId undefined for a story stored before threads existed, which gets its own thread
   */
  restore(article: Article, storyId: string, threadId?: string): void
  expire(now: Date): string[]
  /** The newest articles in the window without an embedding, and their stories. */
  withoutMeaning(limit: number): { articleId: string; storyId: string }[]
  /** Adds the embedding of an article that was restored without one, without deciding anything. */
  learnMeaning(articleId: string, meaning: Float32Array): void
  readonly size: number
}

export interface ClustererOptions extends MemoryOptions {
  data: MemoryOptions['data'] & Pick<NewsroomData, 'clusterModel'>
  /** The number of days that an article remains in the window. */
  windowDays?: number
}

/** The score if there is no group to compare with. */
const NOTHING = Number.NEGATIVE_INFINITY
const nearestOf = (story: GroupMatch | undefined, topic: GroupMatch | undefined) => ({
  story: story?.excess ?? NOTHING,
  thread: topic?.excess ?? NOTHING,
})

type ArticleOf = (articleId: string, storyId: string) => Article | undefined

class OnlineClusterer implements Clusterer {
  readonly #memory: ClusterMemory
  readonly #written: SpellingFinder
  readonly #matcher: StoryMatcher
  readonly #review: StoryReview
  readonly #windowMs: number

  constructor({ windowDays = 7, ...options }: ClustererOptions) {
    this.#windowMs = windowDays * DAY_MS
    this.#memory = new ClusterMemory(options)
    this.#written = new SpellingFinder(this.#memory.reader.keys)
    this.#matcher = new StoryMatcher(this.#memory, options.data.clusterModel, this.#windowMs)
    this.#review = new StoryReview(this.#memory, this.#matcher)
  }

  get size(): number {
    return this.#memory.window.size
  }

  add(article: Article, meaning?: Float32Array): Placement {
    const known = this.#memory.window.byId(article.id)
    const held = this.#memory.hold(article)
    if (meaning) this.#noteMeaning(held, meaning)
    if (known) return this.#replace(known, held)
    const isAlone = held.kind === 'round-up'
    const candidates = isAlone ? [] : this.#matcher.candidates(held)
    const [nearest] = isAlone ? [] : this.#matcher.stories(held, undefined, candidates)
    const match = nearest && nearest.excess >= 0 ? nearest : undefined
    const [nearestTopic] = match ? [] : this.#matcher.threads(held, candidates)
    this.#memory.density.note(this.#matcher.isKnown(match, nearestTopic))
    const topic = nearestTopic && nearestTopic.excess >= 0 ? nearestTopic : undefined
    const { story } = this.#memory.insert(held, match?.story.id ?? storyIdFromFirstArticle(article.id))
    if (topic) this.#memory.joinThread(story.id, this.#memory.threads.idOf(topic.story.id))
    if (held.kind === 'report') this.#review.note(story, nearestOf(nearest, nearestTopic))
    // The reader still has the words of this article, because no other article was read since.
    const words = (terms: ReadonlySet<number>) =>
      this.#written.among(this.#memory.reader.last, article.language, terms)
    return this.#placement(story, held, match, words)
  }

  #placement(
    story: WindowStory,
    held: VectorizedArticle,
    match: GroupMatch | undefined,
    words?: SpellingLookup['words'],
  ): Placement {
    const { threads, vocabulary, spellings } = this.#memory
    const membership = explainMembership(held, match, vocabulary, { spellings, words })
    return { storyId: story.id, threadId: threads.idOf(story.id), membership, opened: match === undefined }
  }

  revise(articleOf?: ArticleOf): Revision {
    const revision: Revision = { moved: [], merged: [], rethreaded: [], mergedThreads: [] }
    for (const change of this.#review.changes()) this.#apply(change, revision, articleOf)
    return revision
  }

  #apply(change: ReviewChange, revision: Revision, articleOf?: ArticleOf): void {
    const from = change.kind === 'move' ? change.article.storyId : undefined
    const { merged, rethreaded, mergedThread } = applyChange(this.#memory, change)
    if (change.kind === 'move' && from !== undefined) {
      const membership = this.#movedMembership(change, articleOf?.(change.article.articleId, from))
      revision.moved.push({ from, storyId: change.into, membership })
    }
    if (merged) revision.merged.push(merged)
    revision.rethreaded.push(...rethreaded)
    if (mergedThread) revision.mergedThreads.push(mergedThread)
  }

  #movedMembership(
    { article, match }: Extract<ReviewChange, { kind: 'move' }>,
    written: Article | undefined,
  ): Membership {
    const { vocabulary, spellings } = this.#memory
    const words = written && ((terms: ReadonlySet<number>) => this.#written.of(written, terms))
    return explainMembership(article, match, vocabulary, { spellings, words })
  }

  restore(article: Article, storyId: string, threadId?: string): void {
    if (this.#memory.window.byId(article.id)) return
    const { story } = this.#memory.insert(this.#memory.hold(article), storyId)
    if (threadId !== undefined) this.#memory.joinThread(storyId, threadId)
    this.#memory.density.note(story.members.length > 1 || this.#memory.threads.countWith(storyId) > 1)
    this.#review.noteRestored()
  }

  expire(now: Date): string[] {
    return this.#memory.expire(now.getTime() - this.#windowMs)
  }

  withoutMeaning(limit: number): { articleId: string; storyId: string }[] {
    const { meanings, window } = this.#memory
    if (meanings.size >= window.size) return []
    const unknown = [...window.articles()].filter(
      ({ sequence, kind }) => kind !== 'round-up' && !meanings.has(sequence),
    )
    return unknown
      .sort((a, b) => b.sequence - a.sequence)
      .slice(0, limit)
      .map(({ articleId, storyId }) => ({ articleId, storyId }))
  }

  learnMeaning(articleId: string, meaning: Float32Array): void {
    const held = this.#memory.window.byId(articleId)
    if (held) this.#noteMeaning(held, meaning)
  }

  /** A round-up isn't grouped with others, whatever its meaning. */
  #noteMeaning({ kind, sequence }: VectorizedArticle, meaning: Float32Array): void {
    if (kind !== 'round-up') this.#memory.meanings.put(sequence, meaning)
  }

  /** An edited article remains in its story; later articles are compared with its new text. */
  #replace(known: WindowArticle, held: VectorizedArticle): Placement {
    const story = this.#memory.replace(known, held)
    return { ...this.#placement(story, held, undefined), opened: false }
  }
}

/**
 * Creates a clusterer with an empty window. Deterministic: the same articles in the same order give the same
 * stories.
 */
export function createClusterer(options: ClustererOptions): Clusterer {
  return new OnlineClusterer(options)
}
