import {
  areTitleBitmasksSimilar,
  computeTitleWordBitmask,
  hashSentence,
  hashShortText,
} from './sentence-hashes.ts'

/** A sentence that is in at least this many articles of one publisher is boilerplate. */
const RECURS_FROM = 3
/**
 * An article that has this share of its sentences in common with an article of a similar title is another
 * version of it, so their common sentences are not boilerplate. Similar titles are required because
 * the text below a video consists mostly of the channel's standard sentences.
 */
const VERSION_SHARE = 0.5
const VERSION_SENTENCES = 4
/** The maximum number of characters of a counted sentence: longer ones are paragraphs. */
const MAX_CHARACTERS = 600
/** The associativity of the hash table: the number of places in which a sentence can be stored. */
const WAYS = 4
/** The number of sets: enough for half a million sentences, in 9 MB. */
const SETS = 2 ** 17

/** An article whose sentences are counted. */
export interface RecurringSentenceInput {
  publisherId: string
  /**
   * Articles of a publisher with the same title count once, because they are the same article under two
   * URLs or fetched again.
   */
  title: string
  sentences: readonly string[]
}

/**
 * Counts how many articles of a publisher contain each sentence, in a table of fixed size (9 MB). Sentences
 * that occurred once are replaced by newer ones, so that recurring ones remain.
 */
export class RecurringSentenceCounter {
  readonly #sets: number
  /** Half of each stored sentence's hash; the other half chooses its set. 0 in a place that is free. */
  readonly #keys: Uint32Array
  /** The title hash of the first article with the sentence. */
  readonly #first: Uint32Array
  /** The title hash of the second article with the sentence. */
  readonly #second: Uint32Array
  /** The words in the title of the first article with the sentence (see `computeTitleWordBitmask`). */
  readonly #words: Uint32Array
  readonly #counts: Uint8Array
  #turn = 0

  /** @param sets the number of sets of four sentences each; a power of two */
  constructor(sets = SETS) {
    this.#sets = sets
    this.#keys = new Uint32Array(sets * WAYS)
    this.#first = new Uint32Array(sets * WAYS)
    this.#second = new Uint32Array(sets * WAYS)
    this.#words = new Uint32Array(sets * WAYS)
    this.#counts = new Uint8Array(sets * WAYS)
  }

  /** Counts the sentences of an article, each once. Another version of an earlier article is not counted. */
  note({ publisherId, title, sentences }: RecurringSentenceInput): void {
    const article = hashShortText(title)
    const counted = [...new Set(sentences)].filter(({ length }) => length <= MAX_CHARACTERS)
    const places = counted.map((sentence) => this.#find(publisherId, sentence))
    const words = computeTitleWordBitmask(title)
    const similar = places.filter(({ at }) => at >= 0 && this.#isSimilar(at, article, words))
    const isVersion = counted.length >= VERSION_SENTENCES && similar.length >= VERSION_SHARE * counted.length
    if (isVersion) return
    for (const { key, set, at } of places) {
      if (key === 0) continue
      if (at >= 0) this.#count(at, article)
      else this.#insert(key, set, article, words)
    }
  }

  /** Returns true if a sentence is in three or more articles of a publisher. */
  has(publisherId: string, sentence: string): boolean {
    if (sentence.length > MAX_CHARACTERS) return false
    const { at } = this.#find(publisherId, sentence)
    return at >= 0 && (this.#counts[at] ?? 0) >= RECURS_FROM
  }

  #find(publisherId: string, sentence: string): { key: number; set: number; at: number } {
    const publisher = hashShortText(publisherId)
    const key = hashSentence(sentence, publisher)
    const set = (hashSentence(sentence, publisher ^ 0x5bd1e995) & (this.#sets - 1)) * WAYS
    if (key === 0) return { key, set, at: -1 }
    for (let at = set; at < set + WAYS; at++) if (this.#keys[at] === key) return { key, set, at }
    return { key, set, at: -1 }
  }

  #isOf(at: number, article: number): boolean {
    return this.#first[at] === article || this.#second[at] === article
  }

  /** Returns true if the first article with a sentence is a different one whose title is similar. */
  #isSimilar(at: number, article: number, words: number): boolean {
    return !this.#isOf(at, article) && areTitleBitmasksSimilar(words, this.#words[at] ?? 0)
  }

  #count(at: number, article: number): void {
    if (this.#isOf(at, article)) return
    if (this.#counts[at] === 1) this.#second[at] = article
    this.#counts[at] = Math.min(RECURS_FROM, (this.#counts[at] ?? 0) + 1)
  }

  /**
   * Stores a sentence in a free place of its set, otherwise in place of the sentence with the lowest count.
   * Each search starts at another place, so that sentences with equal counts are replaced in turn.
   */
  #insert(key: number, set: number, article: number, words: number): void {
    let chosen = set + (this.#turn++ % WAYS)
    for (let way = 0; way < WAYS; way++) {
      const at = set + ((this.#turn + way) % WAYS)
      if ((this.#counts[at] ?? 0) < (this.#counts[chosen] ?? 0)) chosen = at
    }
    this.#keys[chosen] = key
    this.#first[chosen] = article
    this.#second[chosen] = 0
    this.#words[chosen] = words
    this.#counts[chosen] = 1
  }
}
