import { StringTable } from './string-table.ts'

/** The properties of a word that don't depend on its position. */
export interface Word {
  /** The word as written, without a possessive 's. */
  readonly text: string
  /** Lower case, without accents. */
  readonly folded: string
  /** Whether it begins with a capital. */
  readonly isCapital: boolean
}

const POSSESSIVE = /['’]s$/i
const CAPITAL = /^\p{Lu}/u
const ASCII = /^[\x20-\x7e]*$/

/** Converts to lower case without accents: 'Genève' and 'GENEVE' become the same word. */
export function foldCaseAndAccents(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'")
}

/**
 * The maximum number of cached words, at some 100 bytes each; when it is exceeded, the cache is cleared. News
 * uses the same words all day: even the hundred thousand articles of a week contain fewer different words.
 */
const MAX_REMEMBERED = 500_000
/** The maximum number of bytes of all cached words, so that no text can fill the memory with long words. */
const MAX_BYTES = 16 * MAX_REMEMBERED

const wider = (array: Int32Array) => {
  const next = new Int32Array(array.length * 2)
  next.set(array)
  return next
}

/**
 * Assigns a number to each word as written and stores its properties, so that each word of a text needs one
 * lookup and no new string. Folded words (in lower case, without accents) have numbers of their own: 'Genève'
 * and 'GENEVE' are two written words but one folded word.
 */
export class WordPropertyCache {
  #written = new StringTable()
  #folded = new StringTable()
  /** By number of the written word: the number of the folded word times two, plus one if capitalised. */
  #about = new Int32Array(1 << 12)
  /** The word objects that were requested, by number of the written word. */
  #words: (Word | undefined)[] = []
  #generation = 0

  /** Increases whenever the cache is cleared; earlier numbers are then invalid. */
  get generation(): number {
    return this.#generation
  }

  /** Returns the number of the word written from `start` up to `end` of a text. */
  number(text: string, start: number, end: number): number {
    const before = this.#written.size
    const number = this.#written.number(text, start, end)
    if (number === before) this.#note(number, this.#written.string(number))
    return number
  }

  word(number: number): Word {
    const known = this.#words[number]
    if (known) return known
    const word = wordOf(this.#written.string(number))
    this.#words[number] = word
    return word
  }

  /** Returns the number of the folded word, by the number of a written word. */
  folded(number: number): number {
    return (this.#about[number] ?? 0) >> 1
  }

  /** Returns the folded word of a number that `folded` returned. */
  foldedText(folded: number): string {
    return this.#folded.string(folded)
  }

  isCapital(number: number): boolean {
    return ((this.#about[number] ?? 0) & 1) === 1
  }

  /** Clears the cache if it is full. Must only be called while no number of a word is in use. */
  clearIfFull(): void {
    if (this.#written.size < MAX_REMEMBERED && this.#written.byteLength < MAX_BYTES) return
    this.#written = new StringTable()
    this.#folded = new StringTable()
    this.#words = []
    this.#generation++
  }

  #note(number: number, written: string): void {
    if (number >= this.#about.length) this.#about = wider(this.#about)
    const { folded, isCapital } = wordOf(written)
    this.#about[number] = 2 * this.#folded.number(folded) + (isCapital ? 1 : 0)
  }
}

function wordOf(written: string): Word {
  const text = written.replace(POSSESSIVE, '')
  return { text, folded: foldCaseAndAccents(text), isCapital: CAPITAL.test(text) }
}

/** The cache of words that all code of a process shares, because all of it reads the same texts. */
export const sharedWordPropertyCache = new WordPropertyCache()
