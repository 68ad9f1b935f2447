import { LRUCache } from 'lru-cache'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { ClusteringWindow } from '../window.ts'
import type { WindowArticle, WindowStory } from '../window-article.ts'
import { ReportGroupTotals, toUnitVectorArticle } from './group-sum.ts'
import type { ThreadsByStory } from './threads.ts'

/** The maximum number of groups whose sums are cached: those that articles are compared with repeatedly. */
const MAX_SUMS = 2048
/** How many of a group's first and of its newest reports are included when its sum is recomputed. */
const MAX_FIRST = 8
const MAX_NEWEST = 392

/**
 * Returns the reports of a story in a language, or in all languages if `language` is undefined. If the story
 * has no reports, its articles of other kinds are returned instead.
 */
export function selectStoryReportsInLanguage({ members }: WindowStory, language?: string): WindowArticle[] {
  const hasReport = members.some(({ kind }) => kind === 'report')
  return members.filter(
    (member) =>
      (member.kind === 'report' || !hasReport) && (language === undefined || member.language === language),
  )
}

/** The sums of stories and threads, computed from their articles when needed and cached. */
export class GroupVectorSumCache {
  readonly #window: ClusteringWindow
  readonly #threads: ThreadsByStory
  readonly #vocabulary: Vocabulary
  /** Sums by group id and language. */
  readonly #sums = new LRUCache<string, Map<string, ReportGroupTotals>>({ max: MAX_SUMS })
  #dense = new Float32Array(0)

  constructor(window: ClusteringWindow, threads: ThreadsByStory, vocabulary: Vocabulary) {
    this.#window = window
    this.#threads = threads
    this.#vocabulary = vocabulary
  }

  /** The sum of a story's reports in a language; undefined if there are none. */
  ofStory(story: WindowStory, language: string): ReportGroupTotals | undefined {
    return this.#remembered(story.id, language, () => selectStoryReportsInLanguage(story, language))
  }

  /** The sum of all reports in a story's thread, in a language. */
  ofThread(story: WindowStory, language: string): ReportGroupTotals | undefined {
    if (this.#threads.countWith(story.id) === 1) return this.ofStory(story, language)
    return this.#remembered(this.#threads.idOf(story.id), language, () =>
      Array.from(this.#threads.storiesWith(story.id), (id) => this.#window.story(id))
        .flatMap((each) => (each ? selectStoryReportsInLanguage(each, language) : []))
        .sort((a, b) => a.sequence - b.sequence),
    )
  }

  /** Computes the sum of some articles, without caching it. */
  of(articles: readonly WindowArticle[]): ReportGroupTotals | undefined {
    if (articles.length === 0) return undefined
    const { weights, size } = this.#vocabulary
    if (size > this.#dense.length) this.#dense = new Float32Array(Math.ceil(size * 1.25))
    const sum = new ReportGroupTotals()
    const isMany = articles.length > MAX_FIRST + MAX_NEWEST
    const used = isMany ? [...articles.slice(0, MAX_FIRST), ...articles.slice(-MAX_NEWEST)] : articles
    for (const article of used) sum.add(toUnitVectorArticle(article, weights), this.#dense)
    return sum
  }

  /** Must be called after an article has joined a story, to update cached sums. */
  join(article: WindowArticle): void {
    const { story, language, kind } = article
    const hadReport = story.members.some((member) => member !== article && member.kind === 'report')
    if (!hadReport) this.forget(story.id)
    else if (kind === 'report') {
      const groups = new Set([story.id, this.#threads.idOf(story.id)])
      for (const group of groups) {
        const sum = this.#sums.peek(group)?.get(language)
        if (sum) this.#add(sum, article)
      }
    }
  }

  #add(sum: ReportGroupTotals, article: WindowArticle): void {
    const { weights, size } = this.#vocabulary
    if (size > this.#dense.length) this.#dense = new Float32Array(Math.ceil(size * 1.25))
    sum.add(toUnitVectorArticle(article, weights), this.#dense)
  }

  /** Drops the cached sums of a story and its thread, because articles left them or came from another story. */
  forget(storyId: string): void {
    for (const group of [storyId, this.#threads.idOf(storyId)]) this.#sums.delete(group)
  }

  /** Must be called when a story with one report joins a stored thread, to update the thread's cached sum. */
  joinThread(threadId: string, article: WindowArticle): void {
    const sum = this.#sums.peek(threadId)?.get(article.language)
    if (sum) this.#add(sum, article)
  }

  /** Drops the cached sums of a thread. */
  forgetThread(threadId: string): void {
    this.#sums.delete(threadId)
  }

  clear(): void {
    this.#sums.clear()
  }

  #remembered(
    group: string,
    language: string,
    articlesOf: () => WindowArticle[],
  ): ReportGroupTotals | undefined {
    const languages = this.#sums.get(group) ?? new Map<string, ReportGroupTotals>()
    const known = languages.get(language)
    const sum = known ?? this.of(articlesOf())
    if (!sum) return undefined
    languages.set(language, sum)
    this.#sums.set(group, languages)
    return sum
  }
}
