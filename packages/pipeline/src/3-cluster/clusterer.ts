import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Cluster, Membership } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { TermReader } from './article-terms.ts'
import { crossWords } from './cross-words.ts'
import { type HeldArticle, holdArticle, ShelvedArticle } from './held-article.ts'
import { membershipOf } from './membership.ts'
import { placeKeys } from './place-keys.ts'
import { Postings } from './postings.ts'
import { storyIdOf } from './story-id.ts'
import { StoryMatcher } from './story-match.ts'
import { TermShelf } from './term-shelf.ts'
import { Vocabulary } from './vocabulary.ts'
import { Window } from './window.ts'

/** What the clusterer decided on an article. */
export interface Placement {
  storyId: string
  membership: Membership
  /** Whether the article opened the story. */
  opened: boolean
  /** Ids of stories that now belong to `storyId` and redirect to it. */
  merged: string[]
}

/** Joins articles to stories in order of arrival, at bounded cost per article. */
export interface Clusterer {
  add(article: Article, publisher: Publisher): Placement
  restore(cluster: Cluster, publishers: ReadonlyMap<string, Publisher>): void
  expire(now: Date): string[]
  readonly size: number
}

export interface ClustererOptions {
  data: Pick<NewsroomData, 'dutchEnglish' | 'exonyms' | 'demonyms' | 'clusterModel'>
  /** Days an article stays in sight. */
  windowDays?: number
  /** Terms remembered before unused ones are forgotten. */
  maxTerms?: number
}

const DAY_MS = 86_400_000
/** The postings are swept when so many articles have left, and half as many as are in sight. */
const MIN_SWEEP = 2000

class OnlineClusterer implements Clusterer {
  readonly #vocabulary: Vocabulary
  readonly #postings: Postings
  readonly #window = new Window()
  readonly #reader: TermReader
  readonly #matcher: StoryMatcher
  readonly #windowMs: number
  readonly #spellings = new Map<number, string>()
  #shelf = new TermShelf()
  /** First sequence number held when the postings were last swept. */
  #sweptAt = 0

  constructor({ data, windowDays = 7, maxTerms }: ClustererOptions) {
    this.#vocabulary = new Vocabulary(maxTerms)
    this.#postings = new Postings(this.#vocabulary)
    this.#reader = new TermReader(placeKeys(data), crossWords(data), this.#vocabulary)
    this.#windowMs = windowDays * DAY_MS
    this.#matcher = new StoryMatcher(
      { vocabulary: this.#vocabulary, postings: this.#postings, window: this.#window },
      data.clusterModel,
      this.#windowMs,
    )
  }

  get size(): number {
    return this.#window.size
  }

  add(article: Article, publisher: Publisher): Placement {
    const known = this.#window.byId(article.id)
    const held = this.#hold(article, publisher)
    if (known) return this.#replace(known, held)
    const match = held.kind === 'round-up' ? undefined : this.#matcher.bestMatch(held)
    held.storyId = match?.storyId ?? storyIdOf(article.id)
    this.#keep(held)
    const membership = membershipOf(held, match, this.#vocabulary, this.#spellings)
    return { storyId: held.storyId, membership, opened: match === undefined, merged: [] }
  }

  restore(cluster: Cluster, publishers: ReadonlyMap<string, Publisher>): void {
    for (const article of cluster.articles) {
      if (this.#window.byId(article.id)) continue
      const held = this.#hold(article, publishers.get(article.publisherId))
      held.storyId = cluster.id
      this.#keep(held)
    }
  }

  expire(now: Date): string[] {
    const { storyIds, before } = this.#window.expire(now.getTime() - this.#windowMs)
    if (before - this.#sweptAt > Math.max(MIN_SWEEP, this.#window.size / 2)) {
      this.#postings.expire(before)
      this.#sweptAt = before
    }
    if (this.#shelf.isWasteful) this.#packShelf()
    if (this.#vocabulary.isFull) this.#compact()
    return storyIds
  }

  #packShelf(): void {
    const shelf = new TermShelf()
    for (const article of this.#window.articles()) article.moveTo(shelf)
    this.#shelf = shelf
  }

  /** Forgets terms that no article in sight uses. */
  #compact(): void {
    const used = new Uint8Array(this.#vocabulary.size)
    for (const article of this.#window.articles()) for (const id of article.terms()) used[id] = 1
    const renamed = this.#vocabulary.compact((id) => used[id] === 1)
    for (const article of this.#window.articles()) article.renameTerms(renamed)
    this.#postings.rename(renamed)
    this.#reader.forget()
    const spellings = [...this.#spellings]
    this.#spellings.clear()
    for (const [id, spelling] of spellings) {
      const next = renamed[id] ?? -1
      if (next >= 0) this.#spellings.set(next, spelling)
    }
  }

  #hold(article: Article, publisher: Publisher | undefined): HeldArticle {
    const about = { sequence: this.#window.next(), owner: publisher?.owner ?? article.publisherId }
    const { held, spellings } = holdArticle(article, about, {
      reader: this.#reader,
      vocabulary: this.#vocabulary,
    })
    for (const [id, spelling] of spellings) if (!this.#spellings.has(id)) this.#spellings.set(id, spelling)
    return held
  }

  #keep(held: HeldArticle): void {
    this.#window.add(new ShelvedArticle(held, this.#shelf))
    if (held.kind !== 'round-up') this.#postings.add(held)
  }

  /** An edited article keeps its story; its new words are what later articles are compared with. */
  #replace(known: ShelvedArticle, held: HeldArticle): Placement {
    held.storyId = known.storyId
    this.#window.replace(known, new ShelvedArticle(held, this.#shelf))
    if (held.kind !== 'round-up') this.#postings.add(held)
    const membership = membershipOf(held, undefined, this.#vocabulary, this.#spellings)
    return { storyId: held.storyId, membership, opened: false, merged: [] }
  }
}

/** A clusterer with an empty window. Deterministic: the same articles in the same order give the same stories. */
export function createClusterer(options: ClustererOptions): Clusterer {
  return new OnlineClusterer(options)
}
