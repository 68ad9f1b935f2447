import type { ClusterModel, JoinWeights } from '../newsroom-data.ts'
import { type Asked, ask } from './evidence.ts'
import { GroupComparison, type GroupEvidence, PAIR_EVIDENCE } from './group-evidence.ts'
import { joinModel } from './join-model.ts'
import type { ClusterMemory } from './memory/cluster-memory.ts'
import { type GroupSum, unitArticle } from './memory/group-sum.ts'
import { votersOf } from './memory/group-sums.ts'
import type { HeldArticle, HeldStory, ShelvedArticle } from './memory/held-article.ts'
import { NEUTRAL } from './memory/meaning-scale.ts'
import { meanAlike } from './memory/meanings.ts'
import { PairComparison, type PairFindings } from './pair-evidence.ts'

/** Stories compared per article: of its own language, and of other ones. */
export const MAX_OWN = 6
/** Stories whose threads may be compared, and threads compared. */
const MAX_FOUND = 24
const MAX_THREADS = 6
const MAX_CROSS = 5
/** What isn't a report must match this much better than a report to join. Log-odds. */
const LOOSE_MARGIN = 0.7
/** A group most of whose compared members contradict the article is another one. */
const MOSTLY = 0.5
/** What a likeness of meanings is worth, in log-odds, above and below the neutral one. Set by hand: the model is the operator's. */
const MEANING_WEIGHT = 16
/** The newest members whose meanings are compared. */
const MAX_MEANINGS = 9
/** Log-odds of a group that means the same in other words. */
const FEW_WORDS = -2
/** What a contradiction counts below the threshold: so much that one member who matches both sides doesn't outweigh it. */
export const CONTRADICTED = -12

/** Which of the two levels is decided on: one event, or one running topic. */
export type Level = 'story' | 'thread'

/** A story or thread that an article may belong to. */
export interface Match {
  /** The story; for a thread one of its stories. */
  story: HeldStory
  /** Log-odds above the threshold: at 0 and more it joins. */
  excess: number
  /** The probability, 0–1. */
  score: number
  nearest: HeldArticle
}

/** A group that an article is compared with. */
interface Candidate {
  story: HeldStory
  sum: GroupSum
  /** How alike an article's meaning is to that of its nearest member, as MeaningScale gives it. */
  meaning: number | undefined
}

/** Evidence of an article for one group. */
export interface Found {
  candidate: Candidate
  evidence: GroupEvidence
  findings: PairFindings
}

interface LevelRule extends Omit<JoinWeights, 'bias' | 'weights'> {
  odds: (evidence: GroupEvidence) => number
}

const levelRule = ({ bias, weights, ...rule }: JoinWeights): LevelRule => ({
  ...rule,
  odds: joinModel({ bias, weights }),
})

const worthOf = (meaning: number | undefined) =>
  meaning === undefined ? 0 : MEANING_WEIGHT * (Math.max(0, meaning) - NEUTRAL)

const probability = (odds: number) => 1 / (1 + Math.exp(-odds))

/** Finds the stories and threads that articles belong to. */
export class StoryMatcher {
  readonly #sight: ClusterMemory
  readonly #windowMs: number
  readonly #groups = new GroupComparison()
  readonly #pairs: PairComparison
  readonly #levels: Record<Level, LevelRule>
  readonly #crossThreshold: number

  constructor(sight: ClusterMemory, model: ClusterModel, windowMs: number) {
    this.#sight = sight
    this.#windowMs = windowMs
    this.#pairs = new PairComparison(model, sight.vocabulary)
    this.#levels = { story: levelRule(model.story), thread: levelRule(model.thread) }
    this.#crossThreshold = Math.log(model.pair.threshold / (1 - model.pair.threshold))
  }

  /** How far above the threshold two groups must be to merge, in log-odds; below 0 where less is enough than to join. */
  mergeMargin(level: Level): number {
    const { threshold, mergeThreshold } = this.#levels[level]
    return mergeThreshold - threshold
  }

  /** Stories of an article's language that may be its own, best first by the words they share. */
  candidates(held: HeldArticle): HeldStory[] {
    const since = this.#since(held)
    const byWords = this.#sight.postings.candidates(held, since, MAX_FOUND)
    const byMeaning = this.#sight.meanings
      .nearest(held.sequence, since)
      .flatMap((sequence) => this.#sight.window.at(sequence)?.story ?? [])
      .slice(0, MAX_OWN)
    return byMeaning.length === 0 ? byWords : [...new Set([...byMeaning, ...byWords])]
  }

  #since({ at }: HeldArticle): number {
    return this.#sight.window.oldestSince(at - this.#windowMs)
  }

  /** Stories that an article may be of: in its own language, and in others. */
  neighbours(held: HeldArticle, found: readonly HeldStory[] = this.candidates(held)): HeldStory[] {
    const across = this.#sight.postings.candidates(held, this.#since(held), MAX_CROSS, true)
    return [...new Set([...found.slice(0, MAX_OWN), ...across])]
  }

  /** The stories that an article may belong to, most likely first. @param not a story that doesn't count */
  stories(held: HeldArticle, not?: HeldStory, found?: readonly HeldStory[]): Match[] {
    const stories = this.neighbours(held, found).filter((story) => story !== not)
    return this.excesses(held, stories, 'story').sort((a, b) => b.excess - a.excess)
  }

  /** How well an article matches some stories, also across languages, or their threads. */
  excesses(held: HeldArticle, stories: readonly HeldStory[], level: Level): Match[] {
    const asked = ask(held, this.#sight.vocabulary)
    const own = this.#judged(held, this.evidence(held, stories, level, asked), level)
    if (level === 'thread') return own
    const best = new Map(own.map((match) => [match.story, match]))
    for (const match of this.#across(asked, stories)) {
      const known = best.get(match.story)
      if (!known || match.excess > known.excess) best.set(match.story, match)
    }
    return [...best.values()]
  }

  /** The threads that an article may belong to, most likely first. @param not a story whose thread doesn't count */
  threads(held: HeldArticle, candidates: readonly HeldStory[], not?: HeldStory): Match[] {
    return this.matches(held, this.threadsOf(candidates, not), 'thread')
  }

  /** One story for each of the threads that some stories are in. */
  threadsOf(candidates: readonly HeldStory[], not?: HeldStory): HeldStory[] {
    const { threads } = this.#sight
    const own = not && threads.idOf(not.id)
    const byThread = new Map<string, HeldStory>()
    for (const story of candidates) {
      const id = threads.idOf(story.id)
      if (id !== own && !byThread.has(id)) byThread.set(id, story)
      if (byThread.size === MAX_THREADS) break
    }
    return [...byThread.values()]
  }

  /** How well an article matches some stories or their threads, most likely first. */
  matches(held: HeldArticle, stories: readonly HeldStory[], level: Level, asked?: Asked): Match[] {
    return this.#judged(held, this.evidence(held, stories, level, asked), level).sort(
      (a, b) => b.excess - a.excess,
    )
  }

  #judged(held: HeldArticle, found: readonly Found[], level: Level): Match[] {
    const { odds, threshold, pairFloor } = this.#levels[level]
    const loose = held.kind === 'report' ? 0 : LOOSE_MARGIN
    return found.flatMap(({ candidate, evidence, findings }): Match[] => {
      const { nearest } = findings
      const against = level === 'story' ? findings.against : findings.suddenApart
      const { story } = candidate
      if (against >= MOSTLY) return [{ story, excess: CONTRADICTED, score: 0, nearest }]
      const { meaning } = candidate
      const isMeant = meanAlike(meaning)
      if (evidence.pairBest < pairFloor && !isMeant) return []
      const margin = nearest.kind === 'report' ? loose : LOOSE_MARGIN
      const words = isMeant ? Math.max(odds(evidence), FEW_WORDS) : odds(evidence)
      const total = words - margin + worthOf(meaning)
      return [{ story, excess: total - threshold, score: probability(total), nearest }]
    })
  }

  /** What speaks for and against an article being of some stories or their threads: of those with members in its language and in time. */
  evidence(
    held: HeldArticle,
    stories: readonly HeldStory[],
    level: Level,
    asked = ask(held, this.#sight.vocabulary),
  ): Found[] {
    const { sums } = this.#sight
    const candidates = stories.flatMap((story): Candidate[] => {
      const sum = level === 'story' ? sums.ofStory(story, held.language) : sums.ofThread(story, held.language)
      if (!sum || Math.abs(held.at - sum.last) > this.#windowMs) return []
      return [{ story, sum, meaning: this.#meaning(held, sum.members) }]
    })
    return this.#compared(asked, candidates, level)
  }

  #compared(asked: Asked, candidates: readonly Candidate[], level: Level): Found[] {
    const { vocabulary } = this.#sight
    if (candidates.length === 0) return []
    const unit = unitArticle(asked.article, vocabulary.weights)
    this.#groups.begin(unit, this.#sight.damping[level], vocabulary)
    const groups = candidates.map(({ sum, meaning }) => ({ sum, isMeant: meanAlike(meaning) }))
    return this.#groups.of(groups).flatMap((evidence, at): Found[] => {
      const candidate = candidates[at]
      const findings = candidate && evidence && this.#pairs.findings(asked, candidate.sum.members)
      if (!findings) return []
      for (const name of PAIR_EVIDENCE) evidence[name] = findings[name]
      return [{ candidate, evidence, findings }]
    })
  }

  /** How far an article would be above the threshold of a story of some reports in its language; undefined without any. */
  excessAmong(held: HeldArticle, story: HeldStory, reports: readonly ShelvedArticle[]): number | undefined {
    const { sums, vocabulary } = this.#sight
    const sum = sums.of(reports)
    if (!sum) return undefined
    const found = this.#compared(
      ask(held, vocabulary),
      [{ story, sum, meaning: this.#meaning(held, sum.members) }],
      'story',
    )
    return this.#judged(held, found, 'story')[0]?.excess
  }

  #across(asked: Asked, stories: readonly HeldStory[]): Match[] {
    const { article } = asked
    return stories.flatMap((story): Match[] => {
      const others = votersOf(story).filter((report) => report.language !== article.language)
      const [first] = others
      const found = this.#pairs.acrossLanguages(asked, others)
      const meaning = this.#meaning(article, others)
      const isMeant = meanAlike(meaning)
      if (!first || (!found && !isMeant)) return []
      const nearest = found?.nearest ?? first
      const margin = article.kind === 'report' && nearest.kind === 'report' ? 0 : LOOSE_MARGIN
      const words = Math.max(found?.odds ?? FEW_WORDS, isMeant ? FEW_WORDS : Number.NEGATIVE_INFINITY)
      const odds = words - margin + worthOf(meaning)
      return [{ story, excess: odds - this.#crossThreshold, score: probability(odds), nearest }]
    })
  }

  /** How alike an article's meaning is to the most like of a group's; undefined without an embedder. */
  #meaning(held: HeldArticle, others: readonly HeldArticle[]): number | undefined {
    if (this.#sight.meanings.size === 0) return undefined
    let best: number | undefined
    for (const { sequence } of others.slice(-MAX_MEANINGS)) {
      const likeness = this.#sight.meanings.cosine(held.sequence, sequence)
      if (likeness !== undefined && (best === undefined || likeness > best)) best = likeness
    }
    return best
  }
}
