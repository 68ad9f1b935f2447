import type { ClusterMemory } from './memory/cluster-memory.ts'
import { votersOf } from './memory/group-sums.ts'
import type { HeldStory, ShelvedArticle } from './memory/held-article.ts'
import { openerOf, storyIdOf } from './memory/story-id.ts'
import { dotTerms, unitTerms } from './memory/unit-terms.ts'
import { CONTRADICTED, type Level, type Match, type StoryMatcher } from './story-match.ts'

/** A story or thread is looked at again when it has grown by so much. */
const GROWTH = 1.5
/** Reports of each that have a say when two stories or threads may be one: a quarter of them, and so many at least and at most. */
const MIN_VOTERS = 4
const MAX_VOTERS = 12
/** A vote counts at least and at most so much, in log-odds over the threshold. */
const LEAST_VOTE = -4
const MOST_VOTE = 6
/** Below the threshold by more than this in one direction, the other direction isn't asked for. */
const NEAR = 1
/** Groups that the voters of one vote on. */
const MAX_COMPARED = 8
/** Stories of more reports aren't searched for one that belongs elsewhere. */
const MAX_SEARCHED = 12
/** A report less like the rest of its story than this may belong elsewhere. Cosine. */
const ODD_ONE = 0.15
/** It leaves where it would not have joined by far. Log-odds under the threshold. */
const CLEARLY = -2

/** What a review changes, one after the other: each is to be carried out before the next is asked for. */
export type Change =
  | { kind: 'move'; article: ShelvedArticle; into: string; match: Match | undefined }
  | { kind: 'merge'; from: HeldStory; into: HeldStory }
  | { kind: 'merge-threads'; from: HeldStory; into: HeldStory }

/** How far the likeliest groups of both levels are above the threshold, in log-odds. */
export type Nearest = Readonly<Record<Level, number>>

const clipped = (vote: number) =>
  vote <= CONTRADICTED ? vote : Math.max(LEAST_VOTE, Math.min(MOST_VOTE, vote))

/** Looks again at stories that changed: later articles show what the first ones could not. */
export class StoryReview {
  readonly #memory: ClusterMemory
  readonly #matcher: StoryMatcher
  readonly #changed = new Set<HeldStory>()
  /** Reports of each thread when it was last reviewed. */
  readonly #threadSizes = new Map<string, number>()

  constructor(memory: ClusterMemory, matcher: StoryMatcher) {
    this.#memory = memory
    this.#matcher = matcher
  }

  /**
   * Notes that a report joined a story. One that opened a story is compared again only where it was nearly like another group:
   * what it shares with the others hasn't changed, and theirs are compared with it when they grow.
   */
  note(story: HeldStory, nearest: Nearest): void {
    const isNear = (level: Level) => nearest[level] > this.#matcher.mergeMargin(level) - NEAR
    if (story.members.length > 1 || isNear('story') || isNear('thread')) this.#changed.add(story)
  }

  /** First the reports that belong elsewhere, then stories that are one, then threads that are one. */
  *changes(): Generator<Change> {
    const changed = [...this.#changed].filter((story) => this.#isInSight(story))
    this.#changed.clear()
    for (const story of changed) yield* this.#moves(story)
    for (const story of this.#grown(changed)) yield* this.#merge(story)
    for (const story of this.#threadsOf(changed)) yield* this.#mergeThread(story)
    this.#forgetThreads()
  }

  #isInSight(story: HeldStory): boolean {
    return this.#memory.window.story(story.id) === story
  }

  /** Those that have grown since they were looked at, the smallest first. */
  #grown(stories: readonly HeldStory[]): HeldStory[] {
    const sized = stories
      .filter((story) => this.#isInSight(story))
      .map((story) => ({ story, size: votersOf(story).length }))
      .filter(({ story, size }) => size >= GROWTH * story.reviewedSize)
    for (const { story, size } of sized) story.reviewedSize = size
    return sized.sort((a, b) => a.size - b.size).map(({ story }) => story)
  }

  *#merge(story: HeldStory): Generator<Change> {
    if (!this.#isInSight(story)) return
    const other = this.#best(story, votersOf(story), 'story')
    if (!other || !this.#isInSight(other)) return
    const [into, from] = ageOf(story) <= ageOf(other) ? [story, other] : [other, story]
    yield { kind: 'merge', from, into }
  }

  /** The group for which both sides speak most, where that is enough. */
  #best(story: HeldStory, reports: readonly ShelvedArticle[], level: Level): HeldStory | undefined {
    const voters = votersIn(reports)
    const others = this.#candidates(story, voters, level)
    if (others.length === 0) return undefined
    let best: { excess: number; other: HeldStory } | undefined
    for (const [other, forward] of this.#votes(voters, others, level)) {
      if (forward <= this.#matcher.mergeMargin(level) - NEAR) continue
      const back = this.#votes(votersIn(this.#reportsWith(other, level)), [story], level)
      const excess = (forward + (back.get(story) ?? LEAST_VOTE)) / 2
      if (excess > this.#matcher.mergeMargin(level) && (!best || excess > best.excess))
        best = { excess, other }
    }
    return best?.other
  }

  /** The groups that voters may belong to, those that most of them may first. */
  #candidates(story: HeldStory, voters: readonly ShelvedArticle[], level: Level): HeldStory[] {
    const counts = new Map<HeldStory, number>()
    for (const voter of voters) {
      const found =
        level === 'thread'
          ? this.#matcher.threadsOf(this.#matcher.candidates(voter), story)
          : this.#matcher.neighbours(voter).filter((other) => other !== story)
      for (const [position, other] of found.entries()) {
        counts.set(other, (counts.get(other) ?? 0) + 1 / (1 + position))
      }
    }
    const likeliest = [...counts].sort(([, a], [, b]) => b - a).map(([other]) => other)
    return likeliest.slice(0, MAX_COMPARED)
  }

  /** The mean vote of some reports for each group. */
  #votes(
    voters: readonly ShelvedArticle[],
    groups: readonly HeldStory[],
    level: Level,
  ): Map<HeldStory, number> {
    const votes = new Map(groups.map((group) => [group, LEAST_VOTE]))
    for (const voter of voters) {
      for (const { story, excess } of this.#matcher.excesses(voter, groups, level)) {
        votes.set(story, (votes.get(story) ?? LEAST_VOTE) + (clipped(excess) - LEAST_VOTE) / voters.length)
      }
    }
    return votes
  }

  /** One story of each thread, of the smallest first. */
  #threadsOf(stories: readonly HeldStory[]): HeldStory[] {
    const { threads } = this.#memory
    const first = new Map<string, HeldStory>()
    for (const story of stories) {
      if (this.#isInSight(story))
        first.set(threads.idOf(story.id), first.get(threads.idOf(story.id)) ?? story)
    }
    return [...first.values()].sort((a, b) => threads.countWith(a.id) - threads.countWith(b.id))
  }

  *#mergeThread(story: HeldStory): Generator<Change> {
    if (!this.#isInSight(story)) return
    const { threads } = this.#memory
    const reports = this.#reportsWith(story, 'thread')
    const thread = threads.idOf(story.id)
    if (reports.length < GROWTH * (this.#threadSizes.get(thread) ?? 0)) return
    this.#threadSizes.set(thread, reports.length)
    const other = this.#best(story, reports, 'thread')
    if (!other || threads.idOf(other.id) === thread) return
    yield { kind: 'merge-threads', from: story, into: other }
  }

  /** The reports of a story, or of the thread that it is in. */
  #reportsWith(story: HeldStory, level: Level): ShelvedArticle[] {
    if (level === 'story') return votersOf(story)
    return this.#memory
      .mates(story)
      .flatMap((mate) => votersOf(mate))
      .sort((a, b) => a.sequence - b.sequence)
  }

  #forgetThreads(): void {
    for (const id of this.#threadSizes.keys()) {
      const isInSight = this.#memory.threads.has(id) || this.#memory.window.story(openerOf(id)) !== undefined
      if (!isInSight) this.#threadSizes.delete(id)
    }
  }

  /** Reports that would not have joined had the rest of the story been there first. */
  *#moves(story: HeldStory): Generator<Change> {
    const reports = votersOf(story)
    if (reports.length < 2 || reports.length > MAX_SEARCHED) return
    const [opener, ...others] = reports
    if (!opener || !this.#mayHoldOdd(reports)) return
    const isOdd = (report: ShelvedArticle) => this.#isOdd(report, story, without(reports, report))
    const leaving = isOdd(opener) ? others : others.filter(isOdd)
    const newest = reports.at(-1)
    let fresh: string | undefined
    for (const article of leaving) {
      const [match] = this.#matcher.stories(article, story)
      const joins = match && match.excess >= 0 && match.story.id !== story.id ? match : undefined
      fresh ??= storyIdOf(`${article.articleId} left ${story.id} after ${newest?.articleId}`)
      const into = joins?.story.id ?? fresh
      yield { kind: 'move', article, into, match: joins }
    }
  }

  /** A quick look: whether any report is unlike the story's sum without it. */
  #mayHoldOdd(reports: readonly ShelvedArticle[]): boolean {
    const language = reports[0]?.language
    if (reports.some((report) => report.language !== language)) return false
    const { sums, vocabulary } = this.#memory
    const sum = sums.of(reports)
    if (!sum) return false
    return reports.some(({ lead }) => {
      const product = dotTerms(unitTerms(lead, vocabulary.weights), sum.text)
      const rest = Math.sqrt(Math.max(1e-9, sum.textSquared - 2 * product + 1))
      return (product - 1) / rest < ODD_ONE
    })
  }

  #isOdd(report: ShelvedArticle, story: HeldStory, others: readonly ShelvedArticle[]): boolean {
    const excess = this.#matcher.excessAmong(report, story, others)
    return excess === undefined || excess < CLEARLY
  }
}

const without = <T>(list: readonly T[], one: T) => list.filter((each) => each !== one)

/** The position in the stream of what opened a story. */
const ageOf = ({ members }: HeldStory) => members[0]?.sequence ?? 0

/** Reports from all over a group's life: the newest alone could be those that it shouldn't have. */
function votersIn(reports: readonly ShelvedArticle[]): readonly ShelvedArticle[] {
  const count = Math.min(MAX_VOTERS, Math.max(MIN_VOTERS, Math.ceil(reports.length / 4)))
  if (reports.length <= count) return reports
  const step = (reports.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => reports[Math.round(at * step)]).filter(
    (report) => report !== undefined,
  )
}
