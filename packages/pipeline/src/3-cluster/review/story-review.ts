import type { GroupingLevel, GroupMatch } from '../matching/group-match.ts'
import type { StoryMatcher } from '../matching/story-match.ts'
import type { ClusterMemory } from '../memory/cluster-memory.ts'
import { selectStoryReportsInLanguage } from '../memory/groups/group-sums.ts'
import { deriveStoryId } from '../memory/groups/story-id.ts'
import type { WindowArticle, WindowStory } from '../memory/window-article.ts'
import { GroupMergeVote, MAX_MERGE_VOTE_SHORTFALL } from './group-votes.ts'
import { findMisplacedReports } from './misplaced-reports.ts'
import { ReviewSchedule } from './review-schedule.ts'

/** A change that a review decides. Each change must be applied before the next one is read. */
export type StoryReviewChange =
  | { kind: 'move'; article: WindowArticle; into: string; match: GroupMatch | undefined }
  | { kind: 'merge'; from: WindowStory; into: WindowStory }
  | { kind: 'merge-threads'; from: WindowStory; into: WindowStory }

/**
 * By how much an article's matches with the most likely story and thread exceed the thresholds, in log-odds.
 */
export type BestMatchMargins = Readonly<Record<GroupingLevel, number>>

/** Reviews stories that have changed, because later articles may show that an earlier decision was wrong. */
export class StoryReviewer {
  readonly #memory: ClusterMemory
  readonly #matcher: StoryMatcher
  readonly #schedule: ReviewSchedule
  readonly #votes: GroupMergeVote

  constructor(memory: ClusterMemory, matcher: StoryMatcher) {
    this.#memory = memory
    this.#matcher = matcher
    this.#schedule = new ReviewSchedule(memory)
    this.#votes = new GroupMergeVote(memory, matcher)
  }

  /**
   * Records that a report joined a story. If the report opened the story, the story is only reviewed if
   * another group nearly matched it: the report was already compared with the other groups when it arrived,
   * and they are compared with the story when they grow.
   */
  note(story: WindowStory, nearest: BestMatchMargins): void {
    const isNear = (level: GroupingLevel) =>
      nearest[level] > this.#matcher.mergeMargin(level) - MAX_MERGE_VOTE_SHORTFALL
    if (story.members.length > 1 || isNear('story') || isNear('thread')) this.#schedule.add(story)
  }

  /** Records that a report was restored into its stored story. */
  noteRestored(): void {
    this.#schedule.skip()
  }

  /**
   * Yields the changes to make: first moves of misplaced reports, then merges of stories, then merges of
   * threads.
   */
  *changes(): Generator<StoryReviewChange> {
    const stories = this.#schedule.next()
    for (const story of stories) yield* this.#moves(story)
    for (const story of this.#schedule.grown(stories)) yield* this.#merge(story)
    for (const story of this.#threadsOf(stories)) yield* this.#mergeThread(story)
  }

  *#moves(story: WindowStory): Generator<StoryReviewChange> {
    const newest = selectStoryReportsInLanguage(story).at(-1)
    let fresh: string | undefined
    for (const article of findMisplacedReports(story, this.#memory, this.#matcher)) {
      const [match] = this.#matcher.stories(article, story)
      const joins = match && match.excess >= 0 && match.story.id !== story.id ? match : undefined
      fresh ??= deriveStoryId(`${article.articleId} left ${story.id} after ${newest?.articleId}`)
      const into = joins?.story.id ?? fresh
      yield { kind: 'move', article, into, match: joins }
    }
  }

  *#merge(story: WindowStory): Generator<StoryReviewChange> {
    if (!this.#schedule.isInSight(story)) return
    const other = this.#votes.best(story, 'story')
    if (!other || !this.#schedule.isInSight(other)) return
    const [into, from] = ageOf(story) <= ageOf(other) ? [story, other] : [other, story]
    yield { kind: 'merge', from, into }
  }

  /**
   * Returns one of the given stories for each of their threads, in order of the size of the thread, smallest
   * first.
   */
  #threadsOf(stories: readonly WindowStory[]): WindowStory[] {
    const { threads } = this.#memory
    const first = new Map<string, WindowStory>()
    for (const story of stories.filter((each) => this.#schedule.isInSight(each))) {
      const thread = threads.idOf(story.id)
      if (!first.has(thread)) first.set(thread, story)
    }
    return [...first.values()].sort((a, b) => threads.countWith(a.id) - threads.countWith(b.id))
  }

  *#mergeThread(story: WindowStory): Generator<StoryReviewChange> {
    if (!this.#schedule.isInSight(story)) return
    const { threads } = this.#memory
    const thread = threads.idOf(story.id)
    if (!this.#schedule.hasGrown(thread, this.#votes.reportsWith(story, 'thread').length)) return
    const other = this.#votes.best(story, 'thread')
    if (!other || threads.idOf(other.id) === thread) return
    yield { kind: 'merge-threads', from: story, into: other }
  }
}

/** The sequence number of a story's first article. */
const ageOf = ({ members }: WindowStory) => members[0]?.sequence ?? 0
