import type { ClusterModel } from '../../reviewed-data/trained-weights.ts'
import type { ClusterMemory } from '../memory/cluster-memory.ts'
import { type ReportGroupTotals, toUnitVectorArticle } from '../memory/groups/group-sum.ts'
import { selectStoryReportsInLanguage } from '../memory/groups/group-sums.ts'
import { isHighSemanticSimilarity } from '../memory/meanings.ts'
import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import type { WindowArticle, WindowStory } from '../memory/window-article.ts'
import { ArticleToGroupComparer } from './group-comparison.ts'
import { PAIR_EVIDENCE_NAMES } from './group-evidence.ts'
import type { GroupingLevel, GroupMatch } from './group-match.ts'
import { type MatchEvidence, MatchRules } from './match-rules.ts'
import { ArticlePairComparer } from './pair-evidence.ts'
import { type ArticleWithVectorNorms, prepareArticleForComparison } from './pair-likeness.ts'

/** The maximum number of stories in its own language that an article is compared with. */
export const MAX_SAME_LANGUAGE_CANDIDATES = 6
/**
 * The maximum number of candidate stories found by shared words, of threads compared, and of candidate stories
 * in other languages.
 */
const MAX_FOUND = 24
const MAX_THREADS = 6
const MAX_CROSS = 5
/** The number of a group's newest members whose embeddings are compared with the article's. */
const MAX_MEANINGS = 9
/** A group that an article is compared with. */
interface Candidate {
  story: WindowStory
  sum: ReportGroupTotals
  /**
   * The similarity of meaning between the article and the group's nearest member, on the
   * EmbeddingSimilarityScale.
   */
  meaning: number | undefined
}

/** Finds the stories and threads that articles belong to. */
export class StoryMatcher {
  readonly #sight: ClusterMemory
  readonly #windowMs: number
  readonly #groups = new ArticleToGroupComparer()
  readonly #pairs: ArticlePairComparer
  readonly #rules: MatchRules

  constructor(sight: ClusterMemory, model: ClusterModel, windowMs: number) {
    this.#sight = sight
    this.#windowMs = windowMs
    this.#pairs = new ArticlePairComparer(model, sight.vocabulary)
    this.#rules = new MatchRules(model, sight.density)
  }

  /**
   * The margin above the threshold at which two groups merge, in log-odds; negative if merging needs less
   * evidence than joining.
   */
  mergeMargin(level: GroupingLevel): number {
    return this.#rules.mergeMargin(level)
  }

  /**
   * Whether a new article reports something that articles in the window already report.
   *
   * @param story the story that it joined
   * @param topic the thread that it matched best
   */
  isKnown(story: GroupMatch | undefined, topic: GroupMatch | undefined): boolean {
    return this.#rules.isKnown(story, topic)
  }

  /**
   * Stories that an article may belong to, best first: those that are similar in meaning, then those in its
   * language that share words with it.
   */
  candidates(held: VectorisedArticle): WindowStory[] {
    const since = this.#since(held)
    const byWords = this.#sight.postings.candidates(held, since, MAX_FOUND)
    const byMeaning = this.#sight.meanings
      .nearest(held.sequence, since)
      .flatMap((sequence) => this.#sight.window.at(sequence)?.story ?? [])
      .slice(0, MAX_SAME_LANGUAGE_CANDIDATES)
    return byMeaning.length === 0 ? byWords : [...new Set([...byMeaning, ...byWords])]
  }

  #since({ at }: VectorisedArticle): number {
    return this.#sight.window.oldestSince(at - this.#windowMs)
  }

  /**
   * The best of the stories found by `candidates`, and stories in other languages that share words with the
   * article.
   */
  neighbours(held: VectorisedArticle, found: readonly WindowStory[] = this.candidates(held)): WindowStory[] {
    const across = this.#sight.postings.candidates(held, this.#since(held), MAX_CROSS, true)
    return [...new Set([...found.slice(0, MAX_SAME_LANGUAGE_CANDIDATES), ...across])]
  }

  /**
   * The stories that an article may belong to, most likely first.
   *
   * @param not a story to exclude
   */
  stories(held: VectorisedArticle, not?: WindowStory, found?: readonly WindowStory[]): GroupMatch[] {
    const stories = this.neighbours(held, found).filter((story) => story !== not)
    return this.excesses(held, stories, 'story').sort((a, b) => b.excess - a.excess)
  }

  /**
   * How well an article matches stories or, at the level 'thread', their threads. Stories are compared by
   * their reports in all languages, threads only by the reports in the article's language.
   */
  excesses(held: VectorisedArticle, stories: readonly WindowStory[], level: GroupingLevel): GroupMatch[] {
    const probe = prepareArticleForComparison(held, this.#sight.vocabulary)
    const own = this.#judged(held, this.evidence(held, stories, level, probe), level)
    if (level === 'thread') return own
    const best = new Map(own.map((match) => [match.story, match]))
    for (const match of this.#across(probe, stories)) {
      const known = best.get(match.story)
      if (!known || match.excess > known.excess) best.set(match.story, match)
    }
    return [...best.values()]
  }

  /**
   * The threads that an article may belong to, most likely first.
   *
   * @param not a story whose thread is excluded
   */
  threads(held: VectorisedArticle, candidates: readonly WindowStory[], not?: WindowStory): GroupMatch[] {
    return this.matches(held, this.threadsOf(candidates, not), 'thread')
  }

  /**
   * Returns one of the stories for each of their threads, for at most `MAX_THREADS` threads.
   *
   * @param not a story whose thread is left out
   */
  threadsOf(candidates: readonly WindowStory[], not?: WindowStory): WindowStory[] {
    const { threads } = this.#sight
    const own = not && threads.idOf(not.id)
    const byThread = new Map<string, WindowStory>()
    for (const story of candidates) {
      const id = threads.idOf(story.id)
      if (id !== own && !byThread.has(id)) byThread.set(id, story)
      if (byThread.size === MAX_THREADS) break
    }
    return [...byThread.values()]
  }

  /**
   * How well an article matches stories or their threads, by the reports in the article's language; best
   * match first.
   */
  matches(
    held: VectorisedArticle,
    stories: readonly WindowStory[],
    level: GroupingLevel,
    probe?: ArticleWithVectorNorms,
  ): GroupMatch[] {
    return this.#judged(held, this.evidence(held, stories, level, probe), level).sort(
      (a, b) => b.excess - a.excess,
    )
  }

  #judged(held: VectorisedArticle, found: readonly MatchEvidence[], level: GroupingLevel): GroupMatch[] {
    return found.flatMap((each) => this.#rules.match(held, each, level) ?? [])
  }

  /**
   * The evidence for and against an article belonging to each of the stories, or of their threads. Stories
   * and threads without members in the article's language, or whose newest member in it is further from the
   * article in time than the length of the window, are left out.
   */
  evidence(
    held: VectorisedArticle,
    stories: readonly WindowStory[],
    level: GroupingLevel,
    probe = prepareArticleForComparison(held, this.#sight.vocabulary),
  ): MatchEvidence[] {
    const { sums } = this.#sight
    const candidates = stories.flatMap((story): Candidate[] => {
      const sum = level === 'story' ? sums.ofStory(story, held.language) : sums.ofThread(story, held.language)
      if (!sum || Math.abs(held.at - sum.last) > this.#windowMs) return []
      return [{ story, sum, meaning: this.#meaning(held, sum.members) }]
    })
    return this.#compared(probe, candidates, level)
  }

  #compared(
    probe: ArticleWithVectorNorms,
    candidates: readonly Candidate[],
    level: GroupingLevel,
  ): MatchEvidence[] {
    const { vocabulary } = this.#sight
    if (candidates.length === 0) return []
    const unit = toUnitVectorArticle(probe.article, vocabulary.weights)
    this.#groups.begin(unit, this.#sight.damping[level], vocabulary)
    const groups = candidates.map(({ sum, meaning }) => ({ sum, isMeant: isHighSemanticSimilarity(meaning) }))
    return this.#groups.of(groups).flatMap((evidence, at): MatchEvidence[] => {
      const candidate = candidates[at]
      const findings = candidate && evidence && this.#pairs.findings(probe, candidate.sum.members)
      if (!findings) return []
      for (const name of PAIR_EVIDENCE_NAMES) evidence[name] = findings[name]
      return [{ story: candidate.story, meaning: candidate.meaning, evidence, findings }]
    })
  }

  /**
   * By how much an article's match with a story would exceed the threshold if the story had only the given
   * reports, in log-odds; undefined if there are none or they share too little with the article.
   */
  excessAmong(
    held: VectorisedArticle,
    story: WindowStory,
    reports: readonly WindowArticle[],
  ): number | undefined {
    const { sums, vocabulary } = this.#sight
    const sum = sums.of(reports)
    if (!sum) return undefined
    const found = this.#compared(
      prepareArticleForComparison(held, vocabulary),
      [{ story, sum, meaning: this.#meaning(held, sum.members) }],
      'story',
    )
    return this.#judged(held, found, 'story')[0]?.excess
  }

  #across(probe: ArticleWithVectorNorms, stories: readonly WindowStory[]): GroupMatch[] {
    const { article } = probe
    return stories.flatMap((story): GroupMatch[] => {
      const others = selectStoryReportsInLanguage(story).filter(
        (report) => report.language !== article.language,
      )
      const [first] = others
      if (!first) return []
      const words = this.#pairs.acrossLanguages(probe, others)
      const meaning = this.#meaning(article, others)
      const match = this.#rules.matchAcross(article, { story, meaning, words, first })
      return match ? [match] : []
    })
  }

  /**
   * The similarity of meaning between an article and the most similar of the last `MAX_MEANINGS` others;
   * undefined without an embedding model.
   */
  #meaning(held: VectorisedArticle, others: readonly VectorisedArticle[]): number | undefined {
    if (this.#sight.meanings.size === 0) return undefined
    let best: number | undefined
    for (const { sequence } of others.slice(-MAX_MEANINGS)) {
      const likeness = this.#sight.meanings.cosine(held.sequence, sequence)
      if (likeness !== undefined && (best === undefined || likeness > best)) best = likeness
    }
    return best
  }
}
