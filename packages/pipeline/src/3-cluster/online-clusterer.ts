import type { Article } from '@plainwire/domain/article'
import type { StoryMembership } from '@plainwire/domain/story'
import { DAY_MS } from '@plainwire/domain/units'
import type { ClusterAssignment, Clusterer, ClustererOptions, ClusterRevision } from './clusterer.ts'
import type { GroupMatch } from './matching/group-match.ts'
import { StoryMatcher } from './matching/story-match.ts'
import { explainStoryMembership, type SpellingLookup } from './membership.ts'
import { applyReviewChange } from './memory/apply-change.ts'
import { ClusterMemory } from './memory/cluster-memory.ts'
import { deriveStoryId } from './memory/groups/story-id.ts'
import type { VectorisedArticle } from './memory/vectorized-article.ts'
import type { WindowArticle, WindowStory } from './memory/window-article.ts'
import { OriginalSpellingFinder } from './reading/spelling-finder.ts'
import { type StoryReviewChange, StoryReviewer } from './review/story-review.ts'

/** The excess that is used if there is no story or thread that the article can be compared with. */
const NOTHING = Number.NEGATIVE_INFINITY
const nearestOf = (story: GroupMatch | undefined, topic: GroupMatch | undefined) => ({
  story: story?.excess ?? NOTHING,
  thread: topic?.excess ?? NOTHING,
})

type ArticleOf = (articleId: string, storyId: string) => Article | undefined

class OnlineClusterer implements Clusterer {
  readonly #memory: ClusterMemory
  readonly #written: OriginalSpellingFinder
  readonly #matcher: StoryMatcher
  readonly #review: StoryReviewer
  readonly #windowMs: number

  constructor({ windowDays = 7, ...options }: ClustererOptions) {
    this.#windowMs = windowDays * DAY_MS
    this.#memory = new ClusterMemory(options)
    this.#written = new OriginalSpellingFinder(this.#memory.reader.keys)
    this.#matcher = new StoryMatcher(this.#memory, options.data.clusterModel, this.#windowMs)
    this.#review = new StoryReviewer(this.#memory, this.#matcher)
  }

  get size(): number {
    return this.#memory.window.size
  }

  add(article: Article, meaning?: Float32Array): ClusterAssignment {
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
    const { story } = this.#memory.insert(held, match?.story.id ?? deriveStoryId(article.id))
    if (topic) this.#memory.joinThread(story.id, this.#memory.threads.idOf(topic.story.id))
    if (held.kind === 'report') this.#review.note(story, nearestOf(nearest, nearestTopic))
    // The reader still has the words of this article, because no other article was read since.
    const words = (terms: ReadonlySet<number>) =>
      this.#written.among(this.#memory.reader.last, article.language, terms)
    return this.#placement(story, held, match, words)
  }

  #placement(
    story: WindowStory,
    held: VectorisedArticle,
    match: GroupMatch | undefined,
    words?: SpellingLookup['words'],
  ): ClusterAssignment {
    const { threads, vocabulary, spellings } = this.#memory
    const membership = explainStoryMembership(held, match, vocabulary, { spellings, words })
    return { storyId: story.id, threadId: threads.idOf(story.id), membership, opened: match === undefined }
  }

  revise(articleOf?: ArticleOf): ClusterRevision {
    const revision: ClusterRevision = { moved: [], merged: [], rethreaded: [], mergedThreads: [] }
    for (const change of this.#review.changes()) this.#apply(change, revision, articleOf)
    return revision
  }

  #apply(change: StoryReviewChange, revision: ClusterRevision, articleOf?: ArticleOf): void {
    const from = change.kind === 'move' ? change.article.storyId : undefined
    const { merged, rethreaded, mergedThread } = applyReviewChange(this.#memory, change)
    if (change.kind === 'move' && from !== undefined) {
      const membership = this.#movedMembership(change, articleOf?.(change.article.articleId, from))
      revision.moved.push({ from, storyId: change.into, membership })
    }
    if (merged) revision.merged.push(merged)
    revision.rethreaded.push(...rethreaded)
    if (mergedThread) revision.mergedThreads.push(mergedThread)
  }

  #movedMembership(
    { article, match }: Extract<StoryReviewChange, { kind: 'move' }>,
    written: Article | undefined,
  ): StoryMembership {
    const { vocabulary, spellings } = this.#memory
    const words = written && ((terms: ReadonlySet<number>) => this.#written.of(written, terms))
    return explainStoryMembership(article, match, vocabulary, { spellings, words })
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

  /**
   * Stores an article's embedding, but not that of a round-up, because it isn't grouped with other articles.
   */
  #noteMeaning({ kind, sequence }: VectorisedArticle, meaning: Float32Array): void {
    if (kind !== 'round-up') this.#memory.meanings.put(sequence, meaning)
  }

  /** An edited article remains in its story; later articles are compared with its new text. */
  #replace(known: WindowArticle, held: VectorisedArticle): ClusterAssignment {
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
