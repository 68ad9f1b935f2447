import { findWordEnd } from './word-end.ts'
import { sharedWordPropertyCache, type Word } from './word-memory.ts'

export { foldCaseAndAccents } from './word-memory.ts'

/** A word or number of a text. */
export interface Token extends Word {
  start: number
  end: number
  /** Whether it is the first in its sentence, heading or quotation, where a capital is meaningless. */
  isFirst: boolean
}

const SKIPPED = 1
const ENDS_SENTENCE = 2
/**
 * Whether a character before a word is skipped or ends the sentence before it (`SKIPPED`, `ENDS_SENTENCE`),
 * by UTF-16 code.
 */
const before = new Uint8Array(0x10000)
for (const character of " \u00a0'’") before[character.charCodeAt(0)] = SKIPPED
for (const character of '.!?:;"“”„‘«»—–|•\n\r([*') before[character.charCodeAt(0)] = ENDS_SENTENCE

/** Whether the text before a word ends a sentence or begins a quotation. */
function startsSentence(text: string, start: number): boolean {
  for (let at = start - 1; at >= 0; at--) {
    const kind = before[text.charCodeAt(at)]
    if (kind !== SKIPPED) return kind === ENDS_SENTENCE
  }
  return true
}

/**
 * A list of words, each stored as the number that `sharedWordPropertyCache` has assigned to it. The list is
 * allocated once and reused for each text.
 */
export class WordIdList {
  #numbers = new Int32Array(512)
  /**
   * Each entry is the start offset of a word in its text times two, plus one if the word is the first in its
   * sentence.
   */
  #places = new Int32Array(512)
  #size = 0

  get size(): number {
    return this.#size
  }

  /**
   * Empties the list. If `sharedWordPropertyCache` is full, it is cleared too, and the word numbers in other
   * lists become invalid.
   */
  clear(): void {
    this.#size = 0
    sharedWordPropertyCache.clearIfFull()
  }

  /** Adds the words and numbers of a text in order, at most `limit` of them. */
  read(text: string, limit = Number.POSITIVE_INFINITY): void {
    const last = this.#size + limit
    for (let at = 0; at < text.length && this.#size < last; ) {
      const end = findWordEnd(text, at)
      if (end === at) {
        at++
        continue
      }
      if (this.#size === this.#numbers.length) this.#grow()
      this.#numbers[this.#size] = sharedWordPropertyCache.number(text, at, end)
      this.#places[this.#size++] = 2 * at + (startsSentence(text, at) ? 1 : 0)
      at = end
    }
  }

  /** Returns the number, in `sharedWordPropertyCache`, of the word at a position in the list. */
  number(position: number): number {
    return this.#numbers[position] ?? 0
  }

  /** Whether the word at a position is first in its sentence. */
  isFirst(position: number): boolean {
    return ((this.#places[position] ?? 0) & 1) === 1
  }

  token(position: number): Token {
    const { text, folded, isCapital } = sharedWordPropertyCache.word(this.number(position))
    const place = this.#places[position] ?? 0
    const start = place >> 1
    return { text, folded, start, end: start + text.length, isCapital, isFirst: (place & 1) === 1 }
  }

  #grow(): void {
    const [numbers, places] = [this.#numbers, this.#places]
    this.#numbers = new Int32Array(numbers.length * 2)
    this.#numbers.set(numbers)
    this.#places = new Int32Array(places.length * 2)
    this.#places.set(places)
  }
}

const list = new WordIdList()

/** Returns the words and numbers of a text in order, at most `limit` of them. */
export function tokeniseText(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  list.clear()
  list.read(text, limit)
  return Array.from({ length: list.size }, (_, position) => list.token(position))
}
