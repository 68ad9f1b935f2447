/** A sentence in this many articles of one publisher is boilerplate. */
const RECURS_FROM = 3
/** Sentences with fewer letters are headings that a story may well repeat; with more they are paragraphs. */
const [FEWEST_LETTERS, MOST_CHARACTERS] = [12, 600]
/**
 * An article that shares this part of its sentences with one of a similar title is another version of it, and
 * its news is no boilerplate. Below a video most sentences are the channel's own, whatever the title.
 */
const VERSION_SHARE = 0.5
const VERSION_SENTENCES = 4
/** The share of common words that makes titles similar. */
const LIKE_TITLE = 0.5
/** Places of a set: a sentence is in one of these or nowhere. */
const WAYS = 4
/** Room for half a million sentences: 9 MB. */
const SETS = 2 ** 17

/** Marks and signs beyond ASCII: dashes, curly quotation marks, currencies. */
const [FIRST_SIGN, LAST_SIGN] = [0x2000, 0x2bff]
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code > 191 && (code < FIRST_SIGN || code > LAST_SIGN))
const isDigit = (code: number) => code >= 48 && code <= 57
const FNV_PRIME = 0x01000193

/** FNV-1a of a sentence's letters, 32 bits; numbers are alike, so that 'Day 9' and 'Day 13' are one. 0 where there is too little. */
function hashOf(text: string, seed: number): number {
  let hash = seed | 0
  let letters = 0
  const plain = text.toLowerCase()
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at)
    if (isLetter(code)) {
      letters++
      hash = Math.imul(hash ^ code, FNV_PRIME)
    } else if (isDigit(code) && !isDigit(plain.charCodeAt(at - 1))) hash = Math.imul(hash ^ 35, FNV_PRIME)
  }
  return letters < FEWEST_LETTERS ? 0 : hash >>> 0 || 1
}

function titleHash(title: string): number {
  let hash = 0x811c9dc5
  for (const character of title.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return hash >>> 0 || 1
}

/** The words of a title as 32 bits, one for each word of four letters and more. */
function titleWords(title: string): number {
  let bits = 0
  for (const [word] of title.toLowerCase().matchAll(/\p{L}{4,}/gu)) bits |= 1 << (titleHash(word) % 32)
  return bits >>> 0
}

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left = (left & (left - 1)) >>> 0) count++
  return count
}

const areAlike = (a: number, b: number) =>
  bitsIn((a & b) >>> 0) >= LIKE_TITLE * Math.min(bitsIn(a), bitsIn(b))

/** An article as its sentences are counted. */
export interface CountedArticle {
  publisherId: string
  /** Articles of one title are one: the same entry under two addresses, or read again. */
  title: string
  sentences: readonly string[]
}

/**
 * Counts in how many articles of a publisher each sentence is, in a table of fixed size (9 MB): a sentence that is met once
 * makes room for newer ones, so that what recurs stays.
 */
export class RecurringSentences {
  readonly #sets: number
  /** Half of a sentence's hash; the other half chooses its set. 0: free. */
  readonly #keys: Uint32Array
  /** The titles of the first two articles that had it. */
  readonly #first: Uint32Array
  readonly #second: Uint32Array
  /** The words of the first one's title. */
  readonly #words: Uint32Array
  readonly #counts: Uint8Array
  #turn = 0

  /** @param sets sets of four sentences each, a power of two */
  constructor(sets = SETS) {
    this.#sets = sets
    this.#keys = new Uint32Array(sets * WAYS)
    this.#first = new Uint32Array(sets * WAYS)
    this.#second = new Uint32Array(sets * WAYS)
    this.#words = new Uint32Array(sets * WAYS)
    this.#counts = new Uint8Array(sets * WAYS)
  }

  /** Counts the sentences of an article, each once. Another version of an earlier article counts nothing. */
  note({ publisherId, title, sentences }: CountedArticle): void {
    const article = titleHash(title)
    const counted = [...new Set(sentences)].filter(({ length }) => length <= MOST_CHARACTERS)
    const places = counted.map((sentence) => this.#find(publisherId, sentence))
    const words = titleWords(title)
    const alike = places.filter(({ at }) => at >= 0 && this.#isLike(at, article, words))
    const isVersion = counted.length >= VERSION_SENTENCES && alike.length >= VERSION_SHARE * counted.length
    if (isVersion) return
    for (const { key, set, at } of places) {
      if (key === 0) continue
      if (at >= 0) this.#count(at, article)
      else this.#insert(key, set, article, words)
    }
  }

  /** Whether a sentence is in three or more articles of a publisher. */
  has(publisherId: string, sentence: string): boolean {
    if (sentence.length > MOST_CHARACTERS) return false
    const { at } = this.#find(publisherId, sentence)
    return at >= 0 && (this.#counts[at] ?? 0) >= RECURS_FROM
  }

  #find(publisherId: string, sentence: string): { key: number; set: number; at: number } {
    const publisher = titleHash(publisherId)
    const key = hashOf(sentence, publisher)
    const set = (hashOf(sentence, publisher ^ 0x5bd1e995) & (this.#sets - 1)) * WAYS
    if (key === 0) return { key, set, at: -1 }
    for (let at = set; at < set + WAYS; at++) if (this.#keys[at] === key) return { key, set, at }
    return { key, set, at: -1 }
  }

  #isOf(at: number, article: number): boolean {
    return this.#first[at] === article || this.#second[at] === article
  }

  /** Whether the first article with a sentence is another one under a like title. */
  #isLike(at: number, article: number, words: number): boolean {
    return !this.#isOf(at, article) && areAlike(words, this.#words[at] ?? 0)
  }

  #count(at: number, article: number): void {
    if (this.#isOf(at, article)) return
    if (this.#counts[at] === 1) this.#second[at] = article
    this.#counts[at] = Math.min(RECURS_FROM, (this.#counts[at] ?? 0) + 1)
  }

  /** In a free place of the set, else in the place of one that was met least, the places taken in turn. */
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
