import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Membership } from '@plainwire/domain/story'
import type { NewsroomData } from '../newsroom-data.ts'
import { TermReader } from './article-terms.ts'
import { compounds } from './compounds.ts'
import { crossWords } from './cross-words.ts'
import { type HeldArticle, holdArticle, ShelvedArticle } from './held-article.ts'
import { Meanings } from './meanings.ts'
import { membershipOf, type Written } from './membership.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { placeKeys } from './place-keys.ts'
import { Postings } from './postings.ts'
import { Spellings } from './spellings.ts'
import { storyIdOf, threadIdOf } from './story-id.ts'
import { StoryMatcher } from './story-match.ts'
import { StoryReview } from './story-review.ts'
import { TermShelf } from './term-shelf.ts'
import { Vocabulary } from './vocabulary.ts'
import { Window } from './window.ts'
import { WrittenWords } from './written-words.ts'

/** What the clusterer decided on an article. */
export interface Placement {
  storyId: string
  /** The thread of that story: the running topic it is part of. Every story is in exactly one thread. */
  threadId: string
  membership: Membership
  /** Whether the article opened the story. */
  opened: boolean
}

/** What turned out later: first articles move, then stories merge, in this order. */
export interface Revision {
  moved: { from: string; storyId: string; membership: Membership }[]
  /** The older story of two stays; the id of the other leads to it. */
  merged: { from: string; into: string }[]
  /** Stories whose thread is another one than before, also because it merged. Applied after `merged`. */
  rethreaded: { storyId: string; threadId: string }[]
  /** The older thread of two stays; the id of the other leads to it. */
  mergedThreads: { from: string; into: string }[]
}

/** Joins articles to stories in order of arrival, at bounded cost per article. */
export interface Clusterer {
  /** @param meaning the article's vector of unit length, where there is an embedder; without any, nothing changes */
  add(article: Article, publisher: Publisher, meaning?: Float32Array): Placement
  /**
   * Looks again at the stories that changed since the last call, and gives what is to be changed about them.
   * @param articleOf an article and its story now, so that the words it shares can be shown as it writes them
   */
  revise(articleOf?: (articleId: string, storyId: string) => Article | undefined): Revision
  /**
   * Restores an article to its stored story and thread; in order of arrival. Decides nothing.
   * @param threadId undefined for a story stored before there were threads: it gets a thread of its own
   */
  restore(article: Article, storyId: string, publisher: Publisher | undefined, threadId?: string): void
  expire(now: Date): string[]
  /** The newest articles in sight whose meaning isn't known, and their stories. */
  withoutMeaning(limit: number): { articleId: string; storyId: string }[]
  /** Takes in the meaning of an article that was put back without one. Decides nothing. */
  learnMeaning(articleId: string, meaning: Float32Array): void
  readonly size: number
}

export interface ClustererOptions {
  data: Pick<
    NewsroomData,
    'dutchEnglish' | 'englishSynonyms' | 'ordinaryWords' | 'exonyms' | 'demonyms' | 'clusterModel'
  >
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
  readonly #meanings = new Meanings()
  readonly #reader: TermReader
  readonly #written: WrittenWords
  readonly #matcher: StoryMatcher
  readonly #review: StoryReview
  readonly #windowMs: number
  readonly #spellings = new Spellings()
  #shelf = new TermShelf()
  /** First sequence number held when the postings were last swept. */
  #sweptAt = 0

  constructor({ data, windowDays = 7, maxTerms }: ClustererOptions) {
    this.#vocabulary = new Vocabulary(maxTerms, ordinaryWords(data))
    this.#postings = new Postings(this.#vocabulary)
    const words = { cross: crossWords(data), compounds: compounds(data) }
    this.#reader = new TermReader(placeKeys(data), words, this.#vocabulary)
    this.#written = new WrittenWords(this.#reader.keys)
    this.#windowMs = windowDays * DAY_MS
    this.#matcher = new StoryMatcher(
      {
        vocabulary: this.#vocabulary,
        postings: this.#postings,
        window: this.#window,
        meanings: this.#meanings,
      },
      data.clusterModel,
      this.#windowMs,
    )
    this.#review = new StoryReview({
      window: this.#window,
      vocabulary: this.#vocabulary,
      matcher: this.#matcher,
    })
  }

  get size(): number {
    return this.#window.size
  }

  add(article: Article, publisher: Publisher, meaning?: Float32Array): Placement {
    const known = this.#window.byId(article.id)
    const held = this.#hold(article, publisher)
    if (meaning) this.#noteMeaning(held, meaning)
    if (known) return this.#replace(known, held)
    const matches = held.kind === 'round-up' ? [] : this.#matcher.matches(held)
    const match = matches.find((each) => this.#matcher.isEnough(each))
    held.storyId = match?.storyId ?? storyIdOf(article.id)
    this.#keep(held)
    if (held.kind === 'report') this.#review.note(held.storyId, matches)
    const membership = membershipOf(held, match, this.#vocabulary, {
      spellings: this.#spellings,
      // Nothing was read since this article was held.
      words: (terms) => this.#written.among(this.#reader.last, article.language, terms),
    })
    return {
      storyId: held.storyId,
      threadId: threadIdOf(held.storyId),
      membership,
      opened: match === undefined,
    }
  }

  revise(articleOf?: (articleId: string, storyId: string) => Article | undefined): Revision {
    const revision: Revision = { moved: [], merged: [], rethreaded: [], mergedThreads: [] }
    for (const { moves, merges } of this.#review.plans()) {
      for (const { article, from, into, match } of moves) {
        this.#window.move([article], into)
        const written = this.#writtenBy(articleOf?.(article.articleId, from))
        const membership = membershipOf(article, match, this.#vocabulary, written)
        revision.moved.push({ from, storyId: into, membership })
      }
      for (const { from, into } of merges) this.#window.move([...this.#window.story(from)], into)
      revision.merged.push(...merges)
    }
    return revision
  }

  restore(article: Article, storyId: string, publisher: Publisher | undefined): void {
    if (this.#window.byId(article.id)) return
    const held = this.#hold(article, publisher)
    held.storyId = storyId
    this.#keep(held)
  }

  expire(now: Date): string[] {
    const { storyIds, before } = this.#window.expire(now.getTime() - this.#windowMs)
    if (before - this.#sweptAt > Math.max(MIN_SWEEP, this.#window.size / 2)) {
      this.#postings.expire(before)
      this.#sweptAt = before
    }
    if (storyIds.length > 0) this.#meanings.keepOnly((sequence) => this.#window.at(sequence) !== undefined)
    if (this.#shelf.isWasteful) this.#packShelf()
    if (this.#vocabulary.isFull) this.#compact()
    return storyIds
  }

  withoutMeaning(limit: number): { articleId: string; storyId: string }[] {
    if (this.#meanings.size >= this.#window.size) return []
    const unknown = [...this.#window.articles()].filter(
      ({ sequence, kind }) => kind !== 'round-up' && !this.#meanings.has(sequence),
    )
    return unknown
      .sort((a, b) => b.sequence - a.sequence)
      .slice(0, limit)
      .map(({ articleId, storyId }) => ({ articleId, storyId }))
  }

  learnMeaning(articleId: string, meaning: Float32Array): void {
    const held = this.#window.byId(articleId)
    if (held) this.#noteMeaning(held, meaning)
  }

  /** A round-up stands alone, whatever it means. */
  #noteMeaning({ kind, sequence }: HeldArticle, meaning: Float32Array): void {
    if (kind !== 'round-up') this.#meanings.put(sequence, meaning)
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
    this.#spellings.rename(renamed)
  }

  #hold(article: Article, publisher: Publisher | undefined): HeldArticle {
    const about = { sequence: this.#window.next(), owner: publisher?.owner ?? article.publisherId }
    const { held, spellings } = holdArticle(article, about, {
      reader: this.#reader,
      vocabulary: this.#vocabulary,
    })
    for (const [id, spelling] of spellings) this.#spellings.note(id, spelling)
    return held
  }

  #writtenBy(article: Article | undefined): Written {
    return {
      spellings: this.#spellings,
      words: article && ((terms) => this.#written.of(article, terms)),
    }
  }

  #keep(held: HeldArticle): void {
    this.#window.add(new ShelvedArticle(held, this.#shelf))
    if (held.kind !== 'round-up') this.#postings.add(held)
  }

  /** An edited article keeps its story; its new words are what later articles are compared with. */
  #replace(known: ShelvedArticle, held: HeldArticle): Placement {
    held.storyId = known.storyId
    this.#meanings.forget(known.sequence)
    this.#window.replace(known, new ShelvedArticle(held, this.#shelf))
    if (held.kind !== 'round-up') this.#postings.add(held)
    const membership = membershipOf(held, undefined, this.#vocabulary, this.#writtenBy(undefined))
    return { storyId: held.storyId, threadId: threadIdOf(held.storyId), membership, opened: false }
  }
}

/** A clusterer with an empty window. Deterministic: the same articles in the same order give the same stories. */
export function createClusterer(options: ClustererOptions): Clusterer {
  return new OnlineClusterer(options)
}
