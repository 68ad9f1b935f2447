import type { HeldArticle } from './held-article.ts'

/** The articles in sight, by position, by id and by story. */
export class Window {
  #articles: (HeldArticle | undefined)[] = []
  /** Sequence number of the first slot. */
  #offset = 0
  #next = 0
  #oldest = 0
  readonly #byId = new Map<string, HeldArticle>()
  readonly #stories = new Map<string, HeldArticle[]>()

  get size(): number {
    return this.#byId.size
  }

  /** The next sequence number. */
  next(): number {
    return this.#next++
  }

  at(sequence: number): HeldArticle | undefined {
    return this.#articles[sequence - this.#offset]
  }

  byId(articleId: string): HeldArticle | undefined {
    return this.#byId.get(articleId)
  }

  /** The first sequence number whose article isn't older than an instant (ms), in order of arrival. */
  oldestSince(instant: number): number {
    const end = this.#offset + this.#articles.length
    while (this.#oldest < end) {
      const article = this.at(this.#oldest)
      if (article && article.at >= instant) break
      this.#oldest++
    }
    return this.#oldest
  }

  /** The articles of a story, in order of arrival. */
  story(storyId: string): readonly HeldArticle[] {
    return this.#stories.get(storyId) ?? []
  }

  add(article: HeldArticle): void {
    this.#articles[article.sequence - this.#offset] = article
    this.#byId.set(article.articleId, article)
    const members = this.#stories.get(article.storyId)
    if (members) members.push(article)
    else this.#stories.set(article.storyId, [article])
  }

  /** Every article in sight. */
  articles(): Iterable<HeldArticle> {
    return this.#byId.values()
  }

  /** Puts the new form of an article in place of the old one. */
  replace(old: HeldArticle, article: HeldArticle): void {
    this.#articles[old.sequence - this.#offset] = undefined
    this.#articles[article.sequence - this.#offset] = article
    this.#byId.set(article.articleId, article)
    const members = this.story(old.storyId).map((member) => (member === old ? article : member))
    this.#stories.set(article.storyId, members)
  }

  /** Drops stories whose last article is older than an instant (ms). Gives their ids and the first sequence number still held. */
  expire(before: number): { storyIds: string[]; before: number } {
    const storyIds: string[] = []
    for (const [storyId, members] of this.#stories) {
      if (members.some(({ at }) => at >= before)) continue
      storyIds.push(storyId)
      this.#stories.delete(storyId)
      for (const member of members) this.#drop(member)
    }
    const held = this.#articles.findIndex((article) => article !== undefined)
    const dropped = held < 0 ? this.#articles.length : held
    this.#articles = this.#articles.slice(dropped)
    this.#offset += dropped
    if (this.#articles.length === 0) this.#offset = this.#next
    return { storyIds, before: this.#offset }
  }

  #drop(article: HeldArticle): void {
    this.#articles[article.sequence - this.#offset] = undefined
    this.#byId.delete(article.articleId)
  }
}
