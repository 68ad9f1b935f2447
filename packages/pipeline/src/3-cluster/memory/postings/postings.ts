import type { TermRarityWeighting } from '../terms/damping.ts'
import type { SparseVector } from '../terms/sparse.ts'
import type { Vocabulary } from '../terms/vocabulary.ts'
import type { VectorisedArticle } from '../vectorized-article.ts'
import type { ClusteringWindow } from '../window.ts'
import type { WindowArticle, WindowStory } from '../window-article.ts'
import { PostingListStore } from './posting-blocks.ts'
import { EMPTY_STORY_ENTRY } from './story-numbers.ts'
import { IntegerSumTable } from './tally.ts'
import { TopScoredKeys } from './top-list.ts'

/** The number of newest articles stored per term. */
const MAX_POSTINGS = 128
/** The maximum number of stories found per term; a term in more stories is weak evidence. */
const MAX_STORIES = 48
/** The number of terms looked up per article, in its own language and in the keys that all languages share. */
const OWN_TERMS = 14
const CROSS_TERMS = 20
/** The maximum number of terms or stories that are ranked. */
const MAX_BEST = 32
/**
 * The number of newest articles in a term's list that are examined before another article is added: it isn't
 * added if one of them is from the same story and language.
 */
const NEWEST = 6

interface Term {
  key: number
  score: number
}

/**
 * The inverted index from terms to articles, which finds the few stories that a new article may belong to at
 * bounded cost.
 */
export class InvertedIndex {
  readonly #lists = new PostingListStore(MAX_POSTINGS)
  readonly #vocabulary: Vocabulary
  readonly #damping: TermRarityWeighting
  readonly #window: ClusteringWindow
  readonly #best = new TopScoredKeys(MAX_BEST)
  /**
   * Tables by story number, reused by each search: the stories found by the current term, and for each story
   * found by any term the sum of these terms' values.
   */
  readonly #met = IntegerSumTable.for(MAX_STORIES)
  readonly #found = IntegerSumTable.for(MAX_STORIES * Math.max(OWN_TERMS, CROSS_TERMS))
  /** The languages of the articles added so far. */
  readonly #languages = new Set<string>()

  constructor(sight: {
    vocabulary: Vocabulary
    damping: { thread: TermRarityWeighting }
    window: ClusteringWindow
  }) {
    this.#vocabulary = sight.vocabulary
    this.#damping = sight.damping.thread
    this.#window = sight.window
  }

  /**
   * The most distinctive terms of one part of an article: frequent in it, rare in the language, and in few of
   * the window's threads.
   */
  #rarest({ ids, values }: SparseVector, limit: number): Term[] {
    const { weights } = this.#vocabulary
    this.#best.clear()
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      this.#best.offer(id, (values[at] ?? 0) * (weights[id] ?? 0) * this.#damping.of(id))
    }
    return this.#best.entries(limit)
  }

  /**
   * Adds an article to the lists of its most distinctive terms, except to lists whose newest entries already
   * include its story.
   */
  add(article: WindowArticle): void {
    this.#languages.add(article.language)
    const own = this.#rarest(article.lead, OWN_TERMS)
    const cross = this.#rarest(article.cross, CROSS_TERMS)
    for (const { key } of [...own, ...cross])
      if (!this.#isNoted(key, article)) this.#lists.add(key, article.sequence)
  }

  #isNoted(id: number, { story, language }: WindowArticle): boolean {
    const { numbers } = this.#window
    const own = numbers.entryOf(story, language)
    let isNoted = false
    this.#lists.visit(id, 0, NEWEST, (sequence) => {
      isNoted = numbers.at(sequence) === own
      return !isNoted
    })
    return isNoted
  }

  /**
   * The stories that share most with an article, best first: those with reports in its language or, if
   * `isCross`, in other languages.
   *
   * @param since the first sequence number that counts
   */
  candidates(article: VectorisedArticle, since: number, limit: number, isCross = false): WindowStory[] {
    if (isCross && this.#languages.size < 2 && this.#languages.has(article.language)) return []
    const terms = isCross ? this.#rarest(article.cross, CROSS_TERMS) : this.#rarest(article.lead, OWN_TERMS)
    const language = this.#window.numbers.languageNumber(article.language)
    this.#found.clear()
    for (const { key, score } of terms) {
      const value = score * this.#vocabulary.weight(key) * this.#damping.of(key)
      this.#addStories({ id: key, value }, since, (other) => (other === language) !== isCross)
    }
    return this.#likeliest(limit)
  }

  /** Adds a term's value once to the sum of each story that contains the term in an included language. */
  #addStories(
    { id, value }: { id: number; value: number },
    since: number,
    isIncluded: (language: number) => boolean,
  ): void {
    const { numbers } = this.#window
    this.#met.clear()
    this.#lists.visit(id, since, MAX_POSTINGS, (sequence) => {
      const entry = numbers.at(sequence)
      if (entry === EMPTY_STORY_ENTRY || !isIncluded(numbers.languageIn(entry))) return true
      const story = numbers.storyIn(entry)
      if (this.#met.has(story)) return true
      this.#met.add(story, 1)
      this.#found.add(story, value)
      return this.#met.size < MAX_STORIES
    })
  }

  /** The stories with the greatest sums; of equal ones those found first. */
  #likeliest(limit: number): WindowStory[] {
    const found: number[] = []
    this.#best.clear()
    this.#found.forEach((story, sum) => {
      this.#best.offer(-found.length, sum)
      found.push(story)
    })
    return this.#best.entries(limit).flatMap(({ key }) => this.#window.numbers.story(found[-key] ?? -1) ?? [])
  }

  /** Applies new ids of terms. */
  rename(renamed: Int32Array): void {
    this.#lists.rename(renamed)
  }

  /** Removes articles before a sequence number. */
  expire(before: number): void {
    this.#lists.expire(before)
  }
}
