import { DAY_MS } from '../../packages/domain/src/units/index.ts'
import type { GroupingLevel } from '../../packages/pipeline/src/3-cluster/matching/group-match.ts'
import { buildJoinModelInputs } from '../../packages/pipeline/src/3-cluster/matching/join-model.ts'
import type { MatchEvidence } from '../../packages/pipeline/src/3-cluster/matching/match-rules.ts'
import {
  MAX_SAME_LANGUAGE_CANDIDATES,
  StoryMatcher,
} from '../../packages/pipeline/src/3-cluster/matching/story-match.ts'
import { applyReviewChange } from '../../packages/pipeline/src/3-cluster/memory/apply-change.ts'
import { ClusterMemory } from '../../packages/pipeline/src/3-cluster/memory/cluster-memory.ts'
import { selectStoryReportsInLanguage } from '../../packages/pipeline/src/3-cluster/memory/groups/group-sums.ts'
import { deriveStoryId } from '../../packages/pipeline/src/3-cluster/memory/groups/story-id.ts'
import type { VectorisedArticle } from '../../packages/pipeline/src/3-cluster/memory/vectorized-article.ts'
import type { WindowStory } from '../../packages/pipeline/src/3-cluster/memory/window-article.ts'
import { StoryReviewer } from '../../packages/pipeline/src/3-cluster/review/story-review.ts'
import type { ClusterModel } from '../../packages/pipeline/src/reviewed-data/trained-weights.ts'
import { type ClusterData, convertToArticle } from './cluster-data.ts'
import type { ClusterItem, LabelledSetName } from './labelled-items.ts'
import { createRandomNumbers } from './random-numbers.ts'
import type { ArticleStream } from './streams.ts'

/** A decision whether an article joins a group: the model's inputs, and the right answer by the labels. */
export interface SimulatedDecision {
  inputs: number[]
  isOn: boolean
  weight: number
  set: LabelledSetName
}
export type SimulatedDecisions = Record<GroupingLevel, SimulatedDecision[]>

const WINDOW_MS = 7 * DAY_MS
const REVIEW_EVERY = 200
/**
 * The probability that a decision made by the labels opens a new group although the right one exists, so that
 * the model learns from imperfect groups.
 */
const SLIPS = 0.15
/**
 * The minimum similarity (damped cosine) at which an article without a label joins a group, in the rounds in
 * which the labels decide.
 */
const RULE: Record<GroupingLevel, number> = { story: 0.45, thread: 0.3 }
/**
 * Joining a group counts as neither right nor wrong if the share of its reports with the article's label is
 * between these limits.
 */
const UNCLEAR = { from: 0.3, to: 0.6 }
const NOTHING = { story: Number.NEGATIVE_INFINITY, thread: Number.NEGATIVE_INFINITY }
/** The maximum number of a group's members whose labels are compared. */
const LABELS = 60

/**
 * Runs a stream of articles through the clusterer and records every decision. With `isTeacher`, the labels
 * decide instead of the model.
 */
class Simulation {
  readonly #memory: ClusterMemory
  readonly #matcher: StoryMatcher
  readonly #review: StoryReviewer
  readonly #labels = new Map<string, string>()
  readonly #random: () => number
  readonly #stream: ArticleStream
  readonly #isTeacher: boolean
  readonly decisions: SimulatedDecisions = { story: [], thread: [] }

  constructor(
    stream: ArticleStream,
    data: ClusterData,
    model: ClusterModel,
    how: { isTeacher: boolean; seed: number },
  ) {
    this.#memory = new ClusterMemory({ data })
    this.#matcher = new StoryMatcher(this.#memory, model, WINDOW_MS)
    this.#review = new StoryReviewer(this.#memory, this.#matcher)
    this.#random = createRandomNumbers(how.seed * 7919)
    this.#stream = stream
    this.#isTeacher = how.isTeacher
    for (const { id, group } of stream.items) if (group !== undefined) this.#labels.set(id, group)
  }

  run(): SimulatedDecisions {
    for (const [position, item] of this.#stream.items.entries()) {
      this.#add(item)
      if (position % REVIEW_EVERY === REVIEW_EVERY - 1) this.#reviewAll(item.at.getTime())
    }
    return this.decisions
  }

  #add(item: ClusterItem): void {
    const held = this.#memory.hold(convertToArticle(item))
    const isAlone = held.kind === 'round-up'
    const candidates = isAlone ? [] : this.#matcher.candidates(held)
    const found: Record<GroupingLevel, MatchEvidence[]> = {
      story: this.#matcher.evidence(held, candidates.slice(0, MAX_SAME_LANGUAGE_CANDIDATES), 'story'),
      thread: this.#matcher.evidence(held, this.#matcher.threadsOf(candidates), 'thread'),
    }
    if (held.kind === 'report') this.#note(item, found)
    const { story, topic, nearest } = this.#isTeacher
      ? this.#taught(item, found)
      : this.#judged(held, candidates)
    const added = this.#memory.insert(held, story?.id ?? deriveStoryId(item.id))
    if (topic) this.#memory.joinThread(added.storyId, this.#memory.threads.idOf(topic.id))
    if (held.kind === 'report') this.#review.note(added.story, nearest)
  }

  #note({ group, set }: ClusterItem, found: Record<GroupingLevel, MatchEvidence[]>): void {
    if (group === undefined) return
    if (this.#stream.gold !== 'thread') this.#noteLevel(found.story, 'story', group, set)
    this.#noteLevel(found.thread, 'thread', group, set)
  }

  /**
   * Records for each candidate group whether the article should join it. The most similar group weighs 1, all
   * others together at most 0.5.
   */
  #noteLevel(
    found: readonly MatchEvidence[],
    level: GroupingLevel,
    label: string,
    set: LabelledSetName,
  ): void {
    const known = found.flatMap(({ story, evidence }) => {
      const share = this.#share(story, level, label)
      return share === undefined ? [] : [{ evidence, share }]
    })
    const most = Math.max(...known.map(({ evidence }) => evidence.damped))
    const likeliest = known.find(({ evidence }) => evidence.damped === most)
    for (const each of known) {
      if (each.share > UNCLEAR.from && each.share < UNCLEAR.to) continue
      const weight = each === likeliest ? 1 : 0.5 / known.length
      this.decisions[level].push({
        inputs: buildJoinModelInputs(each.evidence),
        isOn: each.share >= 0.5,
        weight,
        set,
      })
    }
  }

  /** The share of a group's labelled reports that have the given label; undefined if none is labelled. */
  #share(story: WindowStory, level: GroupingLevel, label: string): number | undefined {
    const mates = level === 'story' ? [story] : this.#memory.mates(story)
    let [known, own] = [0, 0]
    for (const mate of mates) {
      for (const { articleId } of selectStoryReportsInLanguage(mate).slice(-LABELS)) {
        const other = this.#labels.get(articleId)
        if (other === undefined) continue
        known++
        if (other === label) own++
      }
    }
    return known === 0 ? undefined : own / known
  }

  #judged(held: VectorisedArticle, candidates: readonly WindowStory[]) {
    const best = held.kind === 'round-up' ? undefined : this.#matcher.stories(held, undefined, candidates)[0]
    if (best && best.excess >= 0) return { story: best.story, topic: undefined, nearest: NOTHING }
    const [topic] = this.#matcher.threads(held, candidates)
    const nearest = { story: best?.excess ?? NOTHING.story, thread: topic?.excess ?? NOTHING.thread }
    return { story: undefined, topic: topic && topic.excess >= 0 ? topic.story : undefined, nearest }
  }

  #taught({ group }: ClusterItem, found: Record<GroupingLevel, MatchEvidence[]>) {
    if (this.#random() < SLIPS) return { story: undefined, topic: undefined, nearest: NOTHING }
    const isStoryKnown = group !== undefined && this.#stream.gold !== 'thread'
    const story = isStoryKnown ? this.#right(found.story, 'story', group) : this.#likely(found.story, 'story')
    const isWrong = group !== undefined && story && (this.#share(story, 'story', group) ?? 1) < 0.5
    if (story && !isWrong) return { story, topic: undefined, nearest: NOTHING }
    const topic =
      group === undefined ? this.#likely(found.thread, 'thread') : this.#right(found.thread, 'thread', group)
    return { story: undefined, topic, nearest: NOTHING }
  }

  #right(found: readonly MatchEvidence[], level: GroupingLevel, label: string): WindowStory | undefined {
    return found
      .map(({ story, evidence: { damped } }) => {
        return { story, damped, share: this.#share(story, level, label) ?? 0 }
      })
      .filter(({ share }) => share > 0.5)
      .sort((a, b) => b.share - a.share || b.damped - a.damped)[0]?.story
  }

  #likely(found: readonly MatchEvidence[], level: GroupingLevel): WindowStory | undefined {
    const [best] = found.toSorted((a, b) => b.evidence.damped - a.evidence.damped)
    return best && best.evidence.damped >= RULE[level] ? best.story : undefined
  }

  #reviewAll(now: number): void {
    this.#memory.expire(now - WINDOW_MS)
    if (this.#isTeacher) return
    for (const change of this.#review.changes()) applyReviewChange(this.#memory, change)
  }
}

/**
 * Simulates how the clusterer decides on the articles of a stream, and returns its decisions with the right
 * answers. The labels or a model decide.
 */
export function simulateDecisions(
  stream: ArticleStream,
  data: ClusterData,
  model: ClusterModel,
  how: { isTeacher: boolean; seed: number },
): SimulatedDecisions {
  return new Simulation(stream, data, model, how).run()
}
