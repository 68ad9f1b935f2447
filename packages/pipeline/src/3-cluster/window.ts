import type { ShelvedArticle } from './held-article.ts'

const HOUR_MS = 3_600_000
/** Empty slots at the front of the list that are let be. */
const MAX_EMPTY = 4096

const hourOf = (instant: number) => Math.floor(instant / HOUR_MS)

/** The articles in sight, by position, by id, by story and by hour. */
export class Window {
  #articles: (ShelvedArticle | undefined)[] = []
  /** Sequence number of the first slot. */
  #offset = 0
  #next = 0
  #oldest = 0
  readonly #byId = new Map<string, ShelvedArticle>()
  readonly #stories = new Map<string, ShelvedArticle[]>()
  /** What may have to leave, by the hour it was published: nobody looks through the whole window. */
  readonly #hours = new Map<number, ShelvedArticle[]>()

  get size(): number {
    return this.#byId.size
  }

  /** The next sequence number. */
  next(): number {
    return this.#next++
  }

  at(sequence: number): ShelvedArticle | undefined {
    return this.#articles[sequence - this.#offset]
  }

  byId(articleId: string): ShelvedArticle | undefined {
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

  /** The articles of a story, in the order in which they joined. */
  story(storyId: string): readonly ShelvedArticle[] {
    return this.#stories.get(storyId) ?? []
  }

  add(article: ShelvedArticle): void {
    this.#keep(article)
    const members = this.#stories.get(article.storyId)
    if (members) members.push(article)
    else this.#stories.set(article.storyId, [article])
  }

  #keep(article: ShelvedArticle): void {
    this.#articles[article.sequence - this.#offset] = article
    this.#byId.set(article.articleId, article)
    const hour = hourOf(article.at)
    const sameHour = this.#hours.get(hour)
    if (sameHour) sameHour.push(article)
    else this.#hours.set(hour, [article])
  }

  /** Every article in sight. */
  articles(): Iterable<ShelvedArticle> {
    return this.#byId.values()
  }

  /** Puts the new form of an article in place of the old one. */
  replace(old: ShelvedArticle, article: ShelvedArticle): void {
    this.#forget(old)
    this.#keep(article)
    const members = this.story(old.storyId).map((member) => (member === old ? article : member))
    this.#stories.set(article.storyId, members)
  }

  /** Moves articles to another story; a story without any is gone. */
  move(articles: readonly ShelvedArticle[], storyId: string): void {
    for (const article of articles) {
      const left = this.story(article.storyId).filter((member) => member !== article)
      if (left.length > 0) this.#stories.set(article.storyId, left)
      else this.#stories.delete(article.storyId)
      article.storyId = storyId
      const members = this.story(storyId)
      this.#stories.set(
        storyId,
        [...members, article].sort((a, b) => a.sequence - b.sequence),
      )
    }
  }

  /** Drops stories whose last article is older than an instant (ms). Gives their ids and the first sequence number still held. */
  expire(before: number): { storyIds: string[]; before: number } {
    const storyIds: string[] = []
    for (const hour of [...this.#hours.keys()].sort((a, b) => a - b)) {
      if (hour > hourOf(before)) break
      for (const article of this.#hours.get(hour) ?? []) {
        if (this.#hasLeft(article, before)) storyIds.push(article.storyId)
      }
      const stay = this.#hours.get(hour)?.filter((article) => article.at >= before) ?? []
      if (stay.length > 0) this.#hours.set(hour, stay)
      else this.#hours.delete(hour)
    }
    this.#closeGap()
    return { storyIds, before: this.#offset }
  }

  /** Drops the story of an article if all of it is too old. A younger member of it is looked at in its own time. */
  #hasLeft(article: ShelvedArticle, before: number): boolean {
    if (article.at >= before || this.#byId.get(article.articleId) !== article) return false
    const members = this.story(article.storyId)
    if (members.findLast(({ at }) => at >= before)) return false
    this.#stories.delete(article.storyId)
    for (const member of members) {
      this.#forget(member)
      this.#byId.delete(member.articleId)
    }
    return true
  }

  #forget(article: ShelvedArticle): void {
    this.#articles[article.sequence - this.#offset] = undefined
    article.leave()
  }

  /** Takes away empty slots at the front, many at a time. */
  #closeGap(): void {
    let empty = 0
    while (empty < this.#articles.length && this.#articles[empty] === undefined) empty++
    if (empty < this.#articles.length && empty < MAX_EMPTY) return
    this.#articles = this.#articles.slice(empty)
    this.#offset += empty
    if (this.#articles.length === 0) this.#offset = this.#next
  }
}
