/** A sentence that is in at least this many articles of one publisher is boilerplate. */
const RECURS_FROM = 3
/**
 * The minimum number of letters and maximum number of characters of a counted sentence: shorter ones are
 * headings that stories may repeat, longer ones are paragraphs.
 */
const [MIN_LETTERS, MAX_CHARACTERS] = [12, 600]
/**
 * An article that has this share of its sentences in common with an article of a similar title is another
 * version of it, so their common sentences are not boilerplate. Similar titles are required because under
 * videos most sentences are the channel's standard text.
 */
const VERSION_SHARE = 0.5
const VERSION_SENTENCES = 4
/** The minimum share of common words of two similar titles. */
const SIMILAR_TITLE = 0.5
/** The associativity of the hash table: the number of places in which a sentence can be stored. */
const WAYS = 4
/** The number of sets: enough for half a million sentences, in 9 MB. */
const SETS = 2 ** 17

/** The range of punctuation and symbols beyond ASCII: dashes, curly quotation marks, currencies. */
const [FIRST_SIGN, LAST_SIGN] = [0x2000, 0x2bff]
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code > 191 && (code < FIRST_SIGN || code > LAST_SIGN))
const isDigit = (code: number) => code >= 48 && code <= 57
const FNV_PRIME = 0x01000193

/**
 * Hashes a sentence's letters (FNV-1a, 32 bits). All numbers count as equal, so that 'Day 9' and 'Day 13'
 * match. Returns 0 for too few letters.
 */
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
  return letters < MIN_LETTERS ? 0 : hash >>> 0 || 1
}

function titleHash(title: string): number {
  let hash = 0x811c9dc5
  for (const character of title.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return hash >>> 0 || 1
}

/** Returns a title's words as 32 bits: each word of at least four letters sets one bit. */
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
  bitsIn((a & b) >>> 0) >= SIMILAR_TITLE * Math.min(bitsIn(a), bitsIn(b))

/** The parts of an article that are counted. */
export interface CountedArticle {
  publisherId: string
  /**
   * Articles of a publisher with the same title count once, because they are the same entry under two
   * addresses or read again.
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
  /** Half of a sentence's hash; the other half chooses its set. 0 means free. */
  readonly #keys: Uint32Array
  /** The title hash of the first article with the sentence. */
  readonly #first: Uint32Array
  /** The title hash of the second article with the sentence. */
  readonly #second: Uint32Array
  /** The title's words, as bits, of the first article with the sentence. */
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
  note({ publisherId, title, sentences }: CountedArticle): void {
    const article = titleHash(title)
    const counted = [...new Set(sentences)].filter(({ length }) => length <= MAX_CHARACTERS)
    const places = counted.map((sentence) => this.#find(publisherId, sentence))
    const words = titleWords(title)
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

  /** Returns true if the first article with a sentence is a different one whose title is similar. */
  #isSimilar(at: number, article: number, words: number): boolean {
    return !this.#isOf(at, article) && areAlike(words, this.#words[at] ?? 0)
  }

  #count(at: number, article: number): void {
    if (this.#isOf(at, article)) return
    if (this.#counts[at] === 1) this.#second[at] = article
    this.#counts[at] = Math.min(RECURS_FROM, (this.#counts[at] ?? 0) + 1)
  }

  /**
   * Stores a sentence in a free place of its set, otherwise in place of the sentence with the lowest count.
   * The search starts at another place each time.
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
