import { StringTable } from '../../../text/index.ts'
import type { TermCounts } from './term-counts.ts'

/**
 * The number of articles after which a term's count is halved: a word that was frequent last month may be
 * distinctive today.
 */
const HALF_LIFE_ARTICLES = 40_000
/**
 * Counts are decayed after this many articles; in a young vocabulary after a twentieth of the articles counted
 * so far, but at least 20.
 */
const RENEW_EVERY = 2000
/**
 * The list of ordinary words counts as this many articles, so that the weights of terms on the first day don't
 * depend on chance. On one day of feeds, this was the best value between 150 and 600.
 */
const PRIOR_ARTICLES = 200
/** The prefix of terms for names and for words shared by all languages. */
const WORD_PREFIX = /^(?:@|e:)/
/** If there are more terms than this, unused ones are removed. */
const MAX_TERMS = 600_000
/**
 * The growth since the last removal of terms that triggers the next one. It is a factor, because a large
 * window needs more terms and the search for unused ones is expensive.
 */
const GROWTH = 1.5
/** A decayed count below this is treated as zero. */
const FADED = 6e-4
/** An unused term that was seen less often than this may be removed. */
const MIN_REMEMBERED = 3
/** The assumed share of articles that contain an unknown word. */
const UNKNOWN_SHARE = 2e-5

/** Gives each term an id, and counts in how many of the recent articles it occurs. */
export class Vocabulary {
  #terms = new StringTable()
  #frequencies = new Float32Array(1 << 14)
  #weights = new Float32Array(1 << 14)
  #backgrounds = new Float32Array(1 << 14)
  #articles = 0
  #renewedAt = 0
  readonly #maxTerms: number
  /** The number of terms after the last removal. */
  #inUse = 0
  readonly #ordinary: ReadonlyMap<string, number>

  /**
   * @param ordinary the share of articles that contain each ordinary word; it determines the word's weight
   * before the first article
   */
  constructor(maxTerms = MAX_TERMS, ordinary: ReadonlyMap<string, number> = new Map()) {
    this.#maxTerms = maxTerms
    this.#ordinary = ordinary
  }

  /** The id of a term; an unknown term is added. */
  id(term: string): number {
    const before = this.#terms.size
    const id = this.#terms.number(term)
    if (id < before) return id
    if (id >= this.#frequencies.length) this.#grow()
    const expected = PRIOR_ARTICLES * (this.#ordinary.get(term.replace(WORD_PREFIX, '')) ?? 0)
    this.#frequencies[id] = expected
    this.#weights[id] = this.#weightOf(expected)
    this.#backgrounds[id] = this.#ordinary.get(term.replace(WORD_PREFIX, '')) ?? UNKNOWN_SHARE
    return id
  }

  term(id: number): string {
    return this.#terms.string(id)
  }

  /**
   * Whether a term is of a kind, given by the sign with which all terms of the kind begin: '!' for places,
   * 'c:' for roots that English and Dutch share.
   */
  isOfSort(id: number, sign: string): boolean {
    return this.#terms.beginsWith(id, sign)
  }

  /** Inverse document frequency: how distinctive a term is. */
  weight(id: number): number {
    return this.#weights[id] ?? 0
  }

  /**
   * The weights by id, for loops that read many. Don't store the array: it is replaced when the vocabulary
   * grows.
   */
  get weights(): Float32Array {
    return this.#weights
  }

  /** The weight of a term that was never seen. */
  get maxWeight(): number {
    return this.#weightOf(0)
  }

  /** The long-term share of articles that contain a term, from the list of ordinary words. */
  background(id: number): number {
    return this.#backgrounds[id] ?? UNKNOWN_SHARE
  }

  get size(): number {
    return this.#terms.size
  }

  /** Whether there are more terms than the limit, so that the vocabulary's owner should compact it. */
  get isFull(): boolean {
    return this.#terms.size > Math.max(this.#maxTerms, GROWTH * this.#inUse)
  }

  /**
   * Removes rare, unused terms. Ids change, but not their order, so that sorted ids remain sorted.
   *
   * @returns the new id by old id; -1 for removed terms
   */
  compact(isUsed: (id: number) => boolean): Int32Array {
    const renamed = new Int32Array(this.#terms.size).fill(-1)
    const terms = new StringTable()
    for (let id = 0; id < this.#terms.size; id++) {
      const frequency = this.#frequencies[id] ?? 0
      if (!isUsed(id) && frequency < MIN_REMEMBERED) continue
      const next = terms.number(this.#terms.string(id))
      renamed[id] = next
      this.#frequencies[next] = frequency
      this.#weights[next] = this.#weights[id] ?? 0
      this.#backgrounds[next] = this.#backgrounds[id] ?? 0
    }
    this.#inUse = terms.size
    this.#frequencies.fill(0, terms.size)
    this.#terms = terms
    return renamed
  }

  /** Counts each of an article's terms once, however many parts it occurs in. */
  count(parts: readonly TermCounts[]): void {
    this.#articles++
    parts.forEach((part, position) => {
      const before = parts.slice(0, position)
      part.forEach((id) => {
        if (before.some((other) => other.has(id))) return
        const frequency = (this.#frequencies[id] ?? 0) + 1
        this.#frequencies[id] = frequency
        this.#weights[id] = this.#weightOf(frequency)
      })
    })
    const due = Math.min(RENEW_EVERY, Math.max(20, this.#articles / 20))
    if (this.#articles - this.#renewedAt >= due) this.#renew()
  }

  #weightOf(frequency: number): number {
    return Math.log(1 + (this.#articles + PRIOR_ARTICLES) / (frequency + 0.7))
  }

  #renew(): void {
    const passed = this.#articles - this.#renewedAt
    const fade = 0.5 ** (passed / HALF_LIFE_ARTICLES)
    this.#articles *= fade
    this.#renewedAt = this.#articles
    for (let id = 0; id < this.#terms.size; id++) {
      const frequency = (this.#frequencies[id] ?? 0) * fade
      this.#frequencies[id] = frequency < FADED ? 0 : frequency
      this.#weights[id] = this.#weightOf(frequency)
    }
  }

  #grow(): void {
    const wider = (from: Float32Array) => {
      const to = new Float32Array(Math.ceil(from.length * 1.25))
      to.set(from)
      return to
    }
    this.#frequencies = wider(this.#frequencies)
    this.#weights = wider(this.#weights)
    this.#backgrounds = wider(this.#backgrounds)
  }
}
