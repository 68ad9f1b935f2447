import type { ArticleKind } from '@plainwire/domain/article'
import type { DistinguishingEventFeatures } from '../reading/distinctions.ts'
import type { ArticleVectorStore } from './terms/article-vector-store.ts'
import type { SparseVector } from './terms/sparse.ts'
import { ARTICLE_PARTS, type ArticlePart, type VectorisedArticle } from './vectorized-article.ts'

/** A story in the window: its articles, in order of arrival. */
export interface WindowStory {
  readonly id: string
  /** Unique among the stories in the window; reused for a new story after the story has been removed. */
  readonly number: number
  members: WindowArticle[]
  /** The number of the story's reports at its last review; 0 before the first one. */
  reviewedSize: number
}

/** An article in the window, whose terms are in an ArticleVectorStore. */
export class WindowArticle implements VectorisedArticle {
  readonly sequence: number
  readonly articleId: string
  story: WindowStory
  readonly publisherId: string
  readonly language: string
  readonly kind: ArticleKind
  readonly at: number
  readonly distinctions: DistinguishingEventFeatures
  #shelf: ArticleVectorStore
  #address: number

  constructor(held: VectorisedArticle, story: WindowStory, shelf: ArticleVectorStore) {
    this.sequence = held.sequence
    this.articleId = held.articleId
    this.story = story
    this.publisherId = held.publisherId
    this.language = held.language
    this.kind = held.kind
    this.at = held.at
    this.distinctions = held.distinctions
    this.#shelf = shelf
    this.#address = shelf.put(ARTICLE_PARTS.map((part) => held[part]))
  }

  get storyId(): string {
    return this.story.id
  }

  #part(part: ArticlePart): SparseVector {
    return this.#shelf.vector(this.#address, ARTICLE_PARTS.indexOf(part))
  }
  get title(): SparseVector {
    return this.#part('title')
  }
  get lead(): SparseVector {
    return this.#part('lead')
  }
  get body(): SparseVector {
    return this.#part('body')
  }
  get names(): SparseVector {
    return this.#part('names')
  }
  get numbers(): SparseVector {
    return this.#part('numbers')
  }
  get cross(): SparseVector {
    return this.#part('cross')
  }

  get keys(): SparseVector {
    return this.#part('keys')
  }

  /**
   * The cosine of a part of the article with a vector, which is given as strengths by term id and its norm.
   */
  cosine(part: ArticlePart, strengths: Uint8Array, norm: number, weights: Float32Array): number {
    return this.#shelf.cosine(this.#address, ARTICLE_PARTS.indexOf(part), strengths, norm, weights)
  }

  /** The ids of the article's terms, possibly with duplicates. */
  *terms(): Generator<number> {
    for (const { ids } of this.#shelf.vectors(this.#address, ARTICLE_PARTS.length)) yield* ids
  }

  /** Applies new ids of the article's terms, which must not change their order. */
  renameTerms(renamed: Int32Array): void {
    this.#shelf.rename(this.#address, ARTICLE_PARTS.length, renamed)
  }

  /** Moves the article's terms to another store. */
  moveTo(shelf: ArticleVectorStore): void {
    this.#address = shelf.put(ARTICLE_PARTS.map((part) => this.#part(part)))
    this.#shelf = shelf
  }

  /** Must be called when the article leaves the window. */
  leave(): void {
    this.#shelf.drop(this.#address, ARTICLE_PARTS.length)
  }
}
