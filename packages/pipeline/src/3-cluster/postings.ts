import type { HeldArticle } from './held-article.ts'
import type { Sparse } from './sparse.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Articles remembered per term: the newest. A term in more of them proves little. */
const MAX_POSTINGS = 80
/** Terms looked up per article. */
const MAX_TERMS = 28
/** A term in more than this share of all articles isn't looked up. */
const MAX_SHARE = 0.08
/** Articles compared in full at most. */
const MAX_CANDIDATES = 24

/** Which articles hold a term: the way from a new article to the few it may belong with, at bounded cost. */
export class Postings {
  readonly #lists = new Map<number, number[]>()
  readonly #vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** The most telling terms of an article, over its parts. */
  #tellingTerms({ lead, names, numbers, cross }: HeldArticle): number[] {
    const vocabulary = this.#vocabulary
    const strengths = new Map<number, number>()
    const collect = ({ ids, values }: Sparse) => {
      ids.forEach((id, at) => {
        const strength = (values[at] ?? 0) * vocabulary.weight(id)
        if (strength > (strengths.get(id) ?? 0)) strengths.set(id, strength)
      })
    }
    for (const part of [lead, names, numbers, cross]) collect(part)
    const usable = [...strengths].filter(([id]) => vocabulary.share(id) <= MAX_SHARE)
    return usable
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_TERMS)
      .map(([id]) => id)
  }

  add(article: HeldArticle): void {
    for (const id of this.#tellingTerms(article)) {
      const list = this.#lists.get(id)
      if (!list) this.#lists.set(id, [article.sequence])
      else {
        list.push(article.sequence)
        if (list.length > 2 * MAX_POSTINGS) list.splice(0, list.length - MAX_POSTINGS)
      }
    }
  }

  /** The articles from sequence number `since` on that share most with a new one, best first. */
  candidates(article: HeldArticle, since = 0): number[] {
    const scores = new Map<number, number>()
    for (const id of this.#tellingTerms(article)) {
      const list = this.#lists.get(id)
      if (!list) continue
      const weight = this.#vocabulary.weight(id) ** 2
      for (let at = Math.max(0, list.length - MAX_POSTINGS); at < list.length; at++) {
        const sequence = list[at] ?? 0
        if (sequence < since) continue
        scores.set(sequence, (scores.get(sequence) ?? 0) + weight)
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || b[0] - a[0])
      .slice(0, MAX_CANDIDATES)
      .map(([sequence]) => sequence)
  }

  /** Takes over new ids of terms. */
  rename(renamed: Int32Array): void {
    const lists = [...this.#lists]
    this.#lists.clear()
    for (const [id, list] of lists) {
      const next = renamed[id] ?? -1
      if (next >= 0) this.#lists.set(next, list)
    }
  }

  /** Forgets articles before a sequence number. */
  expire(before: number): void {
    for (const [id, list] of this.#lists) {
      const kept = list.filter((sequence) => sequence >= before)
      if (kept.length === 0) this.#lists.delete(id)
      else if (kept.length < list.length) this.#lists.set(id, kept)
    }
  }
}
