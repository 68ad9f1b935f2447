import type { ClusterMemory } from '../memory/cluster-memory.ts'
import { selectStoryReportsInLanguage } from '../memory/groups/group-sums.ts'
import { getFirstStoryId } from '../memory/groups/story-id.ts'
import type { WindowStory } from '../memory/window-article.ts'

/**
 * A story or thread is reviewed again after the number of its reports, or of all articles in the window (the
 * recent articles in memory), has grown by this factor.
 */
const GROWTH = 1.5
/** The number of unchanged groups that are reviewed again at a time. */
const MAX_UNCHANGED = 200
/**
 * The recorded sizes of threads that no longer exist are removed when more than this many sizes are recorded,
 * and more than twice as many as after the last removal.
 */
const MIN_SIZES = 1000

/**
 * Decides which stories and threads to review: those that changed and, while the window fills, also the
 * unchanged ones with several articles, because the first few articles don't show which words are distinctive.
 */
export class ReviewSchedule {
  readonly #memory: ClusterMemory
  readonly #changed = new Set<WindowStory>()
  /** The number of reports of each thread at its last review. */
  readonly #threadSizes = new Map<string, number>()
  /** The number of entries of `#threadSizes` after those of vanished threads were last removed. */
  #sizesLeft = 0
  /** Ids of stories to review once more, newest last. */
  #unchanged: string[] = []
  /** The number of articles in the window when all groups were last scheduled. */
  #windowSize = 0

  constructor(memory: ClusterMemory) {
    this.#memory = memory
  }

  add(story: WindowStory): void {
    this.#changed.add(story)
  }

  /**
   * Marks the articles that were just restored from storage as reviewed, because they were reviewed before
   * they were stored.
   */
  skip(): void {
    this.#windowSize = this.#memory.window.size
  }

  /** The stories to review now; each is returned once. */
  next(): WindowStory[] {
    this.#noteGrowth()
    const stories = new Set([...this.#changed].filter((story) => this.isInSight(story)))
    this.#changed.clear()
    for (const id of this.#unchanged.splice(-MAX_UNCHANGED)) {
      const story = this.#memory.window.story(id)
      if (!story) continue
      story.reviewedSize = 0
      this.#threadSizes.delete(this.#memory.threads.idOf(id))
      stories.add(story)
    }
    this.#forgetThreads()
    return [...stories]
  }

  #noteGrowth(): void {
    const { window, threads } = this.#memory
    this.#windowSize = Math.min(this.#windowSize, window.size)
    if (window.size < GROWTH * this.#windowSize) return
    this.#windowSize = window.size
    this.#unchanged = []
    for (const { id, members } of window.stories()) {
      if (members.length > 1 || threads.countWith(id) > 1) this.#unchanged.push(id)
    }
  }

  isInSight(story: WindowStory): boolean {
    return this.#memory.window.story(story.id) === story
  }

  /** The stories that have grown since their review, smallest first; they are marked as reviewed. */
  grown(stories: readonly WindowStory[]): WindowStory[] {
    const sized = stories
      .filter((story) => this.isInSight(story))
      .map((story) => ({ story, size: selectStoryReportsInLanguage(story).length }))
      .filter(({ story, size }) => size >= GROWTH * story.reviewedSize)
    for (const { story, size } of sized) story.reviewedSize = size
    return sized.sort((a, b) => a.size - b.size).map(({ story }) => story)
  }

  /** Whether a thread with this many reports has grown since its review; if so, it is marked as reviewed. */
  hasGrown(threadId: string, reports: number): boolean {
    if (reports < GROWTH * (this.#threadSizes.get(threadId) ?? 0)) return false
    this.#threadSizes.set(threadId, reports)
    return true
  }

  #forgetThreads(): void {
    if (this.#threadSizes.size <= Math.max(MIN_SIZES, 2 * this.#sizesLeft)) return
    const { threads, window } = this.#memory
    for (const id of this.#threadSizes.keys()) {
      if (!threads.has(id) && !window.story(getFirstStoryId(id))) this.#threadSizes.delete(id)
    }
    this.#sizesLeft = this.#threadSizes.size
  }
}
