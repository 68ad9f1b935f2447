import type { Article } from '@plainwire/domain/article'
import { HOUR_MS } from '@plainwire/domain/units'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { ArticleTermExtractor } from '../reading/article-terms.ts'
import { createCompoundSplitter } from '../reading/compounds.ts'
import { createCrossLanguageKeyLookup } from '../reading/cross-words.ts'
import { estimateDocumentFrequencies } from '../reading/ordinary-words.ts'
import { buildPlaceKeys } from '../reading/place-keys.ts'
import { GroupsPerWordCounter } from './groups/group-counts.ts'
import { GroupVectorSumCache, selectStoryReportsInLanguage } from './groups/group-sums.ts'
import { deriveThreadId, getFirstStoryId } from './groups/story-id.ts'
import { ThreadsByStory } from './groups/threads.ts'
import { ArticleEmbeddings } from './meanings.ts'
import { InvertedIndex } from './postings/postings.ts'
import { RepeatedCoverageTracker } from './stream-density.ts'
import { ArticleVectorStore } from './terms/article-vector-store.ts'
import { TermRarityWeighting } from './terms/damping.ts'
import { NameSpellingStore } from './terms/spellings.ts'
import { Vocabulary } from './terms/vocabulary.ts'
import { toVectorisedArticle, type VectorisedArticle } from './vectorized-article.ts'
import { ClusteringWindow } from './window.ts'
import type { WindowArticle, WindowStory } from './window-article.ts'

export interface ClusterMemoryOptions {
  data: Pick<NewsroomData, 'dutchEnglish' | 'englishSynonyms' | 'ordinaryWords' | 'exonyms' | 'demonyms'>
  /** The number of terms stored before unused ones are removed. */
  maxTerms?: number | undefined
}

/**
 * The maximum time, in ms, by which a publisher's date may be later than the arrival of the article. After an
 * article dated 2050, the search for candidates would otherwise begin after all earlier articles (see
 * `ClusteringWindow.oldestSince`).
 */
const MAX_AHEAD_MS = 6 * HOUR_MS
/**
 * The postings (lists of articles by term) are cleaned up when more than this many articles have left the
 * window, and more than half as many as are in it.
 */
const MIN_SWEEP = 2000

/**
 * The articles, stories and threads of the window (those of the last days, which new articles are compared
 * with), and their counts. This class makes no decisions. Its invariants are in memory/README.md.
 */
export class ClusterMemory {
  readonly vocabulary: Vocabulary
  /** How distinctive words are among the stories and among the threads of the window. */
  readonly damping: { readonly story: TermRarityWeighting; readonly thread: TermRarityWeighting }
  readonly postings: InvertedIndex
  readonly window = new ClusteringWindow()
  readonly threads = new ThreadsByStory()
  readonly sums: GroupVectorSumCache
  readonly meanings = new ArticleEmbeddings()
  readonly spellings = new NameSpellingStore()
  readonly density = new RepeatedCoverageTracker()
  readonly reader: ArticleTermExtractor
  readonly #storyCounts: GroupsPerWordCounter
  readonly #threadCounts: GroupsPerWordCounter
  #shelf = new ArticleVectorStore()
  /** The first sequence number in the window when the postings were last cleaned up. */
  #sweptAt = 0

  constructor({ data, maxTerms }: ClusterMemoryOptions) {
    this.vocabulary = new Vocabulary(maxTerms, estimateDocumentFrequencies(data))
    this.damping = {
      story: new TermRarityWeighting(this.vocabulary),
      thread: new TermRarityWeighting(this.vocabulary),
    }
    this.postings = new InvertedIndex(this)
    this.sums = new GroupVectorSumCache(this.window, this.threads, this.vocabulary)
    this.#storyCounts = new GroupsPerWordCounter({
      damping: this.damping.story,
      votersOf: selectStoryReportsInLanguage,
      sumOf: (story, language) => this.sums.ofStory(story, language),
    })
    this.#threadCounts = new GroupsPerWordCounter({
      damping: this.damping.thread,
      votersOf: (story) => this.mates(story).flatMap((mate) => selectStoryReportsInLanguage(mate)),
      sumOf: (story, language) => this.sums.ofThread(story, language),
    })
    const words = { cross: createCrossLanguageKeyLookup(data), compounds: createCompoundSplitter(data) }
    this.reader = new ArticleTermExtractor(buildPlaceKeys(data), words, this.vocabulary)
  }

  /** Converts an article to its terms and counts these, without adding the article to the window. */
  hold(article: Article): VectorisedArticle {
    const about = {
      sequence: this.window.next(),
      latest: article.firstSeenAt.getTime() + MAX_AHEAD_MS,
    }
    const { held, spellings } = toVectorisedArticle(article, about, this)
    this.damping.story.tick()
    this.damping.thread.tick()
    for (const [id, spelling] of spellings) this.spellings.note(id, spelling)
    return held
  }

  /** Adds an article to a story, which is created if it doesn't exist. */
  insert(held: VectorisedArticle, storyId: string): WindowArticle {
    const known = this.window.story(storyId)
    const hadReport = known?.members.some(({ kind }) => kind === 'report') ?? false
    if (known && hadReport && held.kind === 'report') {
      this.#storyCounts.grow(held, known)
      this.#threadCounts.grow(held, known)
    } else if (known && !hadReport) this.#leave(known)
    const article = this.window.add(held, storyId, this.#shelf)
    if (!known) this.#reopen(storyId)
    if (!hadReport) this.#enter(article.story)
    this.sums.join(article)
    if (held.kind !== 'round-up') this.postings.add(article)
    return article
  }

  /** Puts a story that is created again into the thread that it opened, if that thread still exists. */
  #reopen(storyId: string): void {
    const own = deriveThreadId(storyId)
    const mate = this.#storyIn(own)
    if (!mate) return
    this.#threadCounts.leave(mate)
    this.sums.forgetThread(own)
    this.threads.put(storyId, own)
  }

  /** The stories of a story's thread, including the story itself. */
  mates(story: WindowStory): WindowStory[] {
    return Array.from(this.threads.storiesWith(story.id), (id) => this.window.story(id)).filter(
      (mate) => mate !== undefined,
    )
  }

  /** Counts a changed story and its thread again. */
  #enter(story: WindowStory): void {
    this.#storyCounts.enter(story)
    this.#threadCounts.enter(story)
  }

  #leave(story: WindowStory): void {
    this.#storyCounts.leave(story)
    this.#threadCounts.leave(story)
  }

  /** Replaces an article by its new version. */
  replace(known: WindowArticle, held: VectorisedArticle): WindowStory {
    const { story } = known
    this.#leave(story)
    this.meanings.forget(known.sequence)
    const article = this.window.replace(known, held, this.#shelf)
    this.sums.forget(story.id)
    this.#enter(story)
    if (held.kind !== 'round-up') this.postings.add(article)
    return story
  }

  /** Moves articles from one story to another; a story without articles is removed. */
  move(articles: readonly WindowArticle[], from: WindowStory, into: string): void {
    const target = this.window.story(into)
    const isOneThread = this.threads.idOf(from.id) === this.threads.idOf(into)
    this.#threadCounts.leave(from)
    if (target && !isOneThread) this.#threadCounts.leave(target)
    this.#storyCounts.leave(from)
    if (target) this.#storyCounts.leave(target)
    for (const id of [from.id, into]) this.sums.forget(id)
    const mate = this.mates(from).find((each) => each !== from)
    this.window.move(articles, into)
    const moved = this.window.story(into)
    const isGone = from.members.length === 0
    if (isGone) this.threads.remove(from.id)
    else this.#storyCounts.enter(from)
    if (moved) this.#storyCounts.enter(moved)
    const stays = isGone ? mate : from
    if (moved) this.#threadCounts.enter(moved)
    if (stays && moved && this.threads.idOf(stays.id) !== this.threads.idOf(moved.id))
      this.#threadCounts.enter(stays)
    this.sums.forget(into)
  }

  /** Adds a story to a thread, and stores the thread if it wasn't stored yet. */
  joinThread(storyId: string, threadId: string): void {
    const story = this.window.story(storyId)
    const before = this.threads.idOf(storyId)
    if (!story || before === threadId) return
    const opener = this.window.story(getFirstStoryId(threadId))
    const isOpenedThere = opener !== undefined && this.threads.idOf(opener.id) === threadId
    const target = isOpenedThere ? opener : this.#storyIn(threadId)
    const mate = this.mates(story).find((each) => each !== story)
    this.#threadCounts.leave(story)
    const [only, ...others] = selectStoryReportsInLanguage(story)
    const isLone = target && only && others.length === 0
    if (isLone) this.#threadCounts.grow(only, target)
    else if (target) this.#threadCounts.leave(target)
    this.sums.forgetThread(before)
    if (isLone) this.sums.joinThread(threadId, only)
    else this.sums.forgetThread(threadId)
    this.threads.put(storyId, threadId)
    if (isOpenedThere) this.threads.put(opener.id, threadId)
    if (mate) this.#threadCounts.enter(mate)
    if (!isLone) this.#threadCounts.enter(story)
  }

  #storyIn(threadId: string): WindowStory | undefined {
    const [first] = this.threads.storiesOf(threadId)
    return first === undefined ? undefined : this.window.story(first)
  }

  /** The sequence number of the first article of a story's thread. */
  threadAge(story: WindowStory): number {
    return Math.min(...this.mates(story).map(({ members }) => members[0]?.sequence ?? 0))
  }

  /** Removes the stories whose last article is older than an instant (ms) and returns their ids. */
  expire(before: number): string[] {
    const left = new Set(this.window.old(before))
    for (const story of left) {
      const mate = this.mates(story).find((each) => each !== story)
      this.#leave(story)
      this.sums.forget(story.id)
      this.threads.remove(story.id)
      this.window.drop(story)
      if (mate) this.#threadCounts.enter(mate)
    }
    const first = this.window.closeGap()
    if (first - this.#sweptAt > Math.max(MIN_SWEEP, this.window.size / 2)) {
      this.postings.expire(first)
      this.#sweptAt = first
    }
    if (left.size > 0) this.meanings.retain((sequence) => this.window.at(sequence) !== undefined)
    if (this.#shelf.isWasteful) this.#packShelf()
    if (this.vocabulary.isFull) this.#compact()
    return Array.from(left, ({ id }) => id)
  }

  #packShelf(): void {
    const shelf = new ArticleVectorStore()
    for (const article of this.window.articles()) article.moveTo(shelf)
    this.#shelf = shelf
  }

  /** Removes terms that no article in the window uses. */
  #compact(): void {
    const used = new Uint8Array(this.vocabulary.size)
    for (const article of this.window.articles()) for (const id of article.terms()) used[id] = 1
    const renamed = this.vocabulary.compact((id) => used[id] === 1)
    for (const article of this.window.articles()) article.renameTerms(renamed)
    this.postings.rename(renamed)
    this.damping.story.rename(renamed)
    this.damping.thread.rename(renamed)
    this.sums.clear()
    this.reader.forget()
    this.spellings.rename(renamed)
  }
}
