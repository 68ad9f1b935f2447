import type { ClusterModel } from '../newsroom-data.ts'
import {
  type Asked,
  ask,
  contradict,
  evidenceOf,
  isRuledOut,
  meanAlike,
  sharesTooLittle,
} from './evidence.ts'
import { FirstLook } from './first-look.ts'
import type { HeldArticle } from './held-article.ts'
import { pairModel } from './judgement.ts'
import type { Meanings } from './meanings.ts'
import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Window } from './window.ts'

/** Share of the decision that the best-matching article has; the rest is the story's mean. */
const BEST_SHARE = 0.7
/** Members of a story compared for the mean. */
const MAX_COMPARED = 6
/** What isn't a report must match this much better than a report to join. */
const LOOSE_MARGIN = 0.15
/** Below this probability a candidate isn't worth the comparison with its story. */
const MIN_PROBABILITY = 0.1
/** What a contradiction counts among the probabilities of a story's pairs: one article that matches both sides doesn't outweigh it, three do. */
const CONTRADICTION = -0.5
/** Stories compared per article. */
const MAX_STORIES = 4

/** A story an article may belong to, with its probability and the member that speaks most for it. */
export interface Match {
  storyId: string
  score: number
  nearest: HeldArticle
}

/** What is known of the articles in sight. */
interface Sight {
  vocabulary: Vocabulary
  postings: Postings
  window: Window
  meanings: Meanings
}

/** Finds the story an article belongs to. */
export class StoryMatcher {
  readonly #sight: Sight
  readonly #probability: ReturnType<typeof pairModel>
  /** The probability from which an article joins a story. */
  readonly threshold: number
  readonly #windowMs: number
  readonly #firstLook: FirstLook

  constructor(sight: Sight, model: ClusterModel, windowMs: number) {
    this.#sight = sight
    this.#probability = pairModel(model)
    this.threshold = model.threshold
    this.#windowMs = windowMs
    this.#firstLook = new FirstLook(sight.vocabulary)
  }

  /** The probability that two articles report one event; 0 where a fact rules it out. */
  likeness(asked: Asked, other: HeldArticle): number {
    const meaning = this.#sight.meanings.cosine(asked.article.sequence, other.sequence)
    const evidence = evidenceOf(asked, other, this.#sight.vocabulary, meaning)
    if (!evidence || isRuledOut(asked.article, other, evidence)) return 0
    const probability = this.#probability(evidence, asked.article.language === other.language)
    const isLoose = asked.article.kind !== 'report' || other.kind !== 'report'
    return isLoose ? Math.max(0, probability - LOOSE_MARGIN) : probability
  }

  /** The probability that two reports are of one event; 0 where they share too little, below where facts rule it out. */
  oneEvent(asked: Asked, other: HeldArticle): number {
    const { meanings, vocabulary } = this.#sight
    const meaning = meanings.cosine(asked.article.sequence, other.sequence)
    const evidence = evidenceOf(asked, other, vocabulary, meaning)
    if (!evidence) return 0
    if (contradict(asked.article, other, evidence)) return CONTRADICTION
    return sharesTooLittle(evidence)
      ? 0
      : this.#probability(evidence, asked.article.language === other.language)
  }

  /** The best-matching member of each candidate story, best first. */
  #nearest(asked: Asked): Match[] {
    const best = new Map<string, Match>()
    const { window, postings, meanings } = this.#sight
    const { at, sequence: own } = asked.article
    const since = window.oldestSince(at - this.#windowMs)
    const byWords = postings.candidates(asked.article, since)
    const byMeaning = meanings.nearest(own, since)
    this.#firstLook.begin(asked)
    for (const sequence of new Set([...byWords, ...byMeaning])) {
      const other = window.at(sequence)
      if (!other || Math.abs(other.at - at) > this.#windowMs) continue
      if (!this.#firstLook.sharesEnough(other) && !meanAlike(meanings.cosine(own, sequence))) continue
      const score = this.likeness(asked, other)
      const known = best.get(other.storyId)
      if (score >= MIN_PROBABILITY && (!known || score > known.score)) {
        best.set(other.storyId, { storyId: other.storyId, score, nearest: other })
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score || a.nearest.sequence - b.nearest.sequence)
  }

  /** The stories an article may belong to, most likely first. */
  matches(held: HeldArticle): Match[] {
    const asked = ask(held, this.#sight.vocabulary)
    return this.#nearest(asked)
      .slice(0, MAX_STORIES)
      .map((match) => ({ ...match, score: this.#storyScore(asked, match) }))
      .sort((a, b) => b.score - a.score)
  }

  /** Whether an article that matches so well joins. */
  isEnough({ score }: Match): boolean {
    return score >= this.threshold
  }

  /** The best match, tempered by the story's other reports; what isn't a report carries nothing, so nothing is glued through it. */
  #storyScore(asked: Asked, { storyId, score, nearest }: Match): number {
    const members = this.#sight.window.story(storyId)
    const reports = members.filter(({ kind }) => kind === 'report')
    if (reports.length > 0 && nearest.kind !== 'report') return this.#bestScore(asked, reports)
    const others = reports.filter((member) => member !== nearest)
    if (others.length === 0) return score
    const compared = [...others.slice(0, 2), ...others.slice(2).slice(-(MAX_COMPARED - 2))]
    const mean =
      compared.reduce((sum, member) => sum + this.likeness(asked, member), score) / (compared.length + 1)
    return BEST_SHARE * score + (1 - BEST_SHARE) * mean
  }

  #bestScore(asked: Asked, reports: readonly HeldArticle[]): number {
    return Math.max(...reports.slice(-MAX_COMPARED).map((report) => this.likeness(asked, report)))
  }
}
