import { ArticlesByHourIndex } from './hour-index.ts'
import { StoryNumberTable } from './postings/story-numbers.ts'
import type { ArticleVectorStore } from './terms/article-vector-store.ts'
import type { VectorisedArticle } from './vectorized-article.ts'
import { WindowArticle, type WindowStory } from './window-article.ts'

/** The number of empty slots at which the front of the list of articles is cut off. */
const MAX_EMPTY = 4096

/** The articles in the window, by position, id, story and hour. */
export class ClusteringWindow {
  #articles: (WindowArticle | undefined)[] = []
  /** The sequence number of the first slot. */
  #offset = 0
  #next = 0
  #oldest = 0
  readonly #byId = new Map<string, WindowArticle>()
  readonly #stories = new Map<string, WindowStory>()
  /** The story and language at each position, for searches that read many. */
  readonly numbers = new StoryNumberTable<WindowStory>()
  /** Candidates for removal by hour of publication, so that the whole window need not be scanned. */
  readonly #hours = new ArticlesByHourIndex()

  get size(): number {
    return this.#byId.size
  }

  /** The next sequence number. */
  next(): number {
    return this.#next++
  }

  at(sequence: number): WindowArticle | undefined {
    return this.#articles[sequence - this.#offset]
  }

  byId(articleId: string): WindowArticle | undefined {
    return this.#byId.get(articleId)
  }

  /** The sequence number of the first article, in order of arrival, that isn't older than an instant (ms). */
  oldestSince(instant: number): number {
    const end = this.#offset + this.#articles.length
    while (this.#oldest < end) {
      const article = this.at(this.#oldest)
      if (article && article.at >= instant) break
      this.#oldest++
    }
    return this.#oldest
  }

  story(storyId: string): WindowStory | undefined {
    return this.#stories.get(storyId)
  }

  /** Every story in the window, in order of arrival. */
  stories(): Iterable<WindowStory> {
    return this.#stories.values()
  }

  /** Adds an article to a story, which is created if it doesn't exist. */
  add(held: VectorisedArticle, storyId: string, shelf: ArticleVectorStore): WindowArticle {
    const article = new WindowArticle(held, this.#storyOf(storyId), shelf)
    this.#insert(article)
    article.story.members.push(article)
    return article
  }

  #storyOf(storyId: string): WindowStory {
    const known = this.#stories.get(storyId)
    if (known) return known
    const story = this.numbers.open((number) => ({ id: storyId, number, members: [], reviewedSize: 0 }))
    this.#stories.set(storyId, story)
    return story
  }

  #insert(article: WindowArticle): void {
    this.#articles[article.sequence - this.#offset] = article
    this.numbers.put(article.sequence, article.story, article.language)
    this.#byId.set(article.articleId, article)
    this.#hours.note(article)
  }

  /** Every article in the window. */
  articles(): Iterable<WindowArticle> {
    return this.#byId.values()
  }

  /** Replaces an article by its new version. */
  replace(old: WindowArticle, held: VectorisedArticle, shelf: ArticleVectorStore): WindowArticle {
    this.#forget(old)
    const article = new WindowArticle(held, old.story, shelf)
    this.#insert(article)
    old.story.members = old.story.members.map((member) => (member === old ? article : member))
    return article
  }

  /** Moves articles to another story; a story without articles is removed. */
  move(articles: readonly WindowArticle[], storyId: string): void {
    const target = this.#storyOf(storyId)
    for (const article of articles) {
      const { story } = article
      if (story === target) continue
      story.members = story.members.filter((member) => member !== article)
      if (story.members.length === 0) this.#remove(story)
      // The others may be old and remain only because of this article, so `old` must examine them again.
      for (const member of story.members) this.#hours.note(member)
      article.story = target
      this.numbers.put(article.sequence, target, article.language)
      target.members.push(article)
    }
    target.members.sort((a, b) => a.sequence - b.sequence)
  }

  /** The stories whose last article is older than an instant (ms) and which should be removed. */
  *old(before: number): Generator<WindowStory> {
    for (const article of this.#hours.takeOlder(before)) {
      const isCurrent = this.#byId.get(article.articleId) === article
      // A story with younger articles is examined again when those are taken from the index.
      if (isCurrent && article.story.members.every(({ at }) => at < before)) yield article.story
    }
  }

  /** Removes a story and its articles. */
  drop(story: WindowStory): void {
    this.#remove(story)
    for (const member of story.members) {
      this.#forget(member)
      this.#byId.delete(member.articleId)
    }
  }

  #remove(story: WindowStory): void {
    this.#stories.delete(story.id)
    this.numbers.drop(story)
  }

  #forget(article: WindowArticle): void {
    this.#articles[article.sequence - this.#offset] = undefined
    this.numbers.clear(article.sequence)
    article.leave()
  }

  /** Removes empty slots at the front, many at a time. Returns the first sequence number in the window. */
  closeGap(): number {
    let empty = 0
    while (empty < this.#articles.length && this.#articles[empty] === undefined) empty++
    if (empty < this.#articles.length && empty < MAX_EMPTY) return this.#offset
    this.#articles = this.#articles.slice(empty)
    this.#offset += empty
    if (this.#articles.length === 0) this.#offset = this.#next
    this.numbers.forgetBefore(this.#offset)
    return this.#offset
  }
}
