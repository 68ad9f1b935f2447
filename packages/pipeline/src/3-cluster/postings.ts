import type { HeldArticle } from './held-article.ts'
import { PostingBlocks } from './posting-blocks.ts'
import type { Sparse } from './sparse.ts'
import { Tally } from './tally.ts'
import { TopList } from './top-list.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Articles looked at per term: the newest. A term in more of them proves little. */
const MAX_POSTINGS = 80
/** Terms looked up per article. */
const MAX_TERMS = 28
/** A term in more than this share of all articles isn't looked up. */
const MAX_SHARE = 0.08
/** Articles compared in full at most. */
const MAX_CANDIDATES = 24
/** Room for MAX_TERMS times MAX_POSTINGS articles, twice. */
const TALLY_BITS = 13

/** Which articles hold a term: the way from a new article to the few it may belong with, at bounded cost. */
export class Postings {
  readonly #lists = new PostingBlocks(MAX_POSTINGS)
  readonly #tally = new Tally(TALLY_BITS)
  readonly #bestTerms = new TopList(MAX_TERMS)
  readonly #bestArticles = new TopList(MAX_CANDIDATES)
  readonly #vocabulary: Vocabulary
  /** An article is looked up and then added: its terms are the same. */
  #last: { article: HeldArticle; terms: number[] } | undefined

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** The most telling terms of an article, over its parts. */
  #tellingTerms(article: HeldArticle): number[] {
    if (this.#last?.article === article) return this.#last.terms
    const { lead, names, numbers, cross } = article
    const { weights } = this.#vocabulary
    this.#tally.clear()
    const collect = ({ ids, values }: Sparse) => {
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] ?? 0
        this.#tally.raise(id, (values[at] ?? 0) * (weights[id] ?? 0))
      }
    }
    for (const part of [lead, names, numbers, cross]) collect(part)
    this.#bestTerms.clear()
    this.#tally.forEach((id, strength) => {
      if (this.#vocabulary.share(id) <= MAX_SHARE) this.#bestTerms.offer(id, strength)
    })
    const terms = this.#bestTerms.keys()
    this.#last = { article, terms }
    return terms
  }

  add(article: HeldArticle): void {
    for (const id of this.#tellingTerms(article)) this.#lists.add(id, article.sequence)
    this.#last = undefined
  }

  /** The articles from sequence number `since` on that share most with a new one, best first. */
  candidates(article: HeldArticle, since = 0): number[] {
    const terms = this.#tellingTerms(article)
    const tally = this.#tally
    tally.clear()
    for (const id of terms) {
      const weight = this.#vocabulary.weight(id) ** 2
      this.#lists.visit(id, since, MAX_POSTINGS, (sequence) => tally.add(sequence, weight))
    }
    this.#bestArticles.clear()
    tally.forEach((sequence, score) => {
      this.#bestArticles.offer(sequence, score)
    })
    return this.#bestArticles.keys()
  }

  /** Takes over new ids of terms. */
  rename(renamed: Int32Array): void {
    this.#lists.rename(renamed)
  }

  /** Forgets articles before a sequence number. */
  expire(before: number): void {
    this.#lists.expire(before)
  }
}
