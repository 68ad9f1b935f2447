import type { GroupingLevel } from '../matching/group-match.ts'
import { CONTRADICTION_LOG_ODDS } from '../matching/match-rules.ts'
import type { StoryMatcher } from '../matching/story-match.ts'
import type { ClusterMemory } from '../memory/cluster-memory.ts'
import { selectStoryReportsInLanguage } from '../memory/groups/group-sums.ts'
import type { WindowArticle, WindowStory } from '../memory/window-article.ts'

/**
 * How many reports of a story or thread vote on merging it with another: a quarter of its reports, but at
 * least and at most these numbers.
 */
const MIN_VOTERS = 4
const MAX_VOTERS = 12
/** The limits of the vote of a single report, in log-odds relative to the threshold for joining a group. */
const LEAST_VOTE = -4
const MOST_VOTE = 6
/**
 * If one group's vote on another is below the threshold by more than this, in log-odds, the other group's
 * vote isn't computed.
 */
export const MAX_MERGE_VOTE_SHORTFALL = 1
/** The maximum number of groups on which the reports of one group vote. */
const MAX_COMPARED = 8

const clipped = (vote: number) =>
  vote <= CONTRADICTION_LOG_ODDS ? vote : Math.max(LEAST_VOTE, Math.min(MOST_VOTE, vote))

/** Lets the reports of two groups vote on whether the groups are the same. */
export class GroupMergeVote {
  readonly #memory: ClusterMemory
  readonly #matcher: StoryMatcher

  constructor(memory: ClusterMemory, matcher: StoryMatcher) {
    this.#memory = memory
    this.#matcher = matcher
  }

  /**
   * The group that a story or its thread should be merged with: the one with the highest vote of both sides, if
   * that reaches the threshold.
   */
  best(story: WindowStory, level: GroupingLevel): WindowStory | undefined {
    const voters = votersIn(this.reportsWith(story, level))
    const others = this.#candidates(story, voters, level)
    const margin = this.#matcher.mergeMargin(level)
    let best: { excess: number; other: WindowStory } | undefined
    for (const [other, forward] of this.#votes(voters, others, level)) {
      if (forward <= margin - MAX_MERGE_VOTE_SHORTFALL) continue
      const back = this.#votes(votersIn(this.reportsWith(other, level)), [story], level)
      const excess = (forward + (back.get(story) ?? LEAST_VOTE)) / 2
      if (excess > margin && (!best || excess > best.excess)) best = { excess, other }
    }
    return best?.other
  }

  /** The reports of a story or of its thread. */
  reportsWith(story: WindowStory, level: GroupingLevel): WindowArticle[] {
    if (level === 'story') return selectStoryReportsInLanguage(story)
    return this.#memory
      .mates(story)
      .flatMap((mate) => selectStoryReportsInLanguage(mate))
      .sort((a, b) => a.sequence - b.sequence)
  }

  /** The groups that the voters may belong to; those that most voters rank near the top come first. */
  #candidates(story: WindowStory, voters: readonly WindowArticle[], level: GroupingLevel): WindowStory[] {
    const counts = new Map<WindowStory, number>()
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
    voters: readonly WindowArticle[],
    groups: readonly WindowStory[],
    level: GroupingLevel,
  ): Map<WindowStory, number> {
    const votes = new Map(groups.map((group) => [group, LEAST_VOTE]))
    if (groups.length === 0) return votes
    for (const voter of voters) {
      for (const { story, excess } of this.#matcher.excesses(voter, groups, level)) {
        votes.set(story, (votes.get(story) ?? LEAST_VOTE) + (clipped(excess) - LEAST_VOTE) / voters.length)
      }
    }
    return votes
  }
}

/**
 * Selects the reports of a group that vote, evenly spread over their order of arrival. The newest reports
 * alone might all be ones that don't belong to the group.
 */
function votersIn(reports: readonly WindowArticle[]): readonly WindowArticle[] {
  const count = Math.min(MAX_VOTERS, Math.max(MIN_VOTERS, Math.ceil(reports.length / 4)))
  if (reports.length <= count) return reports
  const step = (reports.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, at) => reports[Math.round(at * step)]).filter(
    (report) => report !== undefined,
  )
}
