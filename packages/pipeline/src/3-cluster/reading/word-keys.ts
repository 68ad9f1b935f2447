import { canBeName, getStopWords, sharedWordPropertyCache, stem } from '../../text/index.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import type { CompoundSplitter } from './compounds.ts'
import type { CrossLanguageKeyLookup } from './cross-words.ts'
import { toNumberKey } from './number-key.ts'

/**
 * The number of values at the beginning of a word's entry in the array of keys, before its lists of ids: the
 * word's own id, whether it is a number, the number of ids shared with other languages, and the number of ids
 * of its parts.
 */
const HEAD = 4

/**
 * The bits of one byte about a word as a name: whether it was looked up, whether it can be a name, and the
 * number of words in the longest place name that begins with it.
 */
const NAME_CHECKED = 128
const CAN_BE_NAME = 64
const PLACE_WORDS = 63

/** Returns the array, enlarged if the position is beyond its end; new slots are -1. */
function withRoom(array: Int32Array<ArrayBuffer>, position: number): Int32Array<ArrayBuffer> {
  if (position < array.length) return array
  const wider = new Int32Array(Math.max(position + 1, array.length * 2)).fill(-1)
  wider.set(array)
  return wider
}

/** The sources of a word's keys. */
export interface WordKeyInputs {
  vocabulary: Vocabulary
  cross: CrossLanguageKeyLookup
  compounds: CompoundSplitter
  /**
   * For each first word of a place name, the number of words in the longest place name that begins with it.
   */
  placeWords: ReadonlyMap<string, number>
}

/**
 * The keys by which a language's words are compared, by number of the folded word. They are ids of the
 * vocabulary: the id of the word's stem (for a numeral such as '40', of its value), the ids that it shares
 * with words of other languages, and the ids of the parts of a compound. All are stored in one array.
 */
export class WordKeyTable {
  readonly #language: string
  readonly #sources: WordKeyInputs
  /**
   * By number of the folded word: the offset of its entry in `#keys`, 0 if it has no keys, -1 if it was not
   * looked up yet.
   */
  #entries = new Int32Array(1 << 12).fill(-1)
  #keys = new Int32Array(1 << 14)
  #used = 1
  /** The id of the name '@word' by number of the folded word; -1 if it was not looked up yet. */
  #names = new Int32Array(1 << 12).fill(-1)

  /** The flags of a word as a name, by number of the folded word. */
  #asNames = new Uint8Array(1 << 12)

  constructor(language: string, sources: WordKeyInputs) {
    this.#language = language
    this.#sources = sources
  }

  /** Returns the offset of a folded word's entry in `#keys`; 0 for words without keys. */
  entry(folded: number): number {
    const known = this.#entries[folded] ?? -1
    return known >= 0 ? known : this.#make(folded)
  }

  id(entry: number): number {
    return this.#keys[entry] ?? 0
  }

  isNumber(entry: number): boolean {
    return this.#keys[entry + 1] === 1
  }

  /** The number of keys that a word shares with other languages; `cross` returns them. */
  crossCount(entry: number): number {
    return this.#keys[entry + 2] ?? 0
  }

  cross(entry: number, index: number): number {
    return this.#keys[entry + HEAD + index] ?? 0
  }

  partCount(entry: number): number {
    return this.#keys[entry + 3] ?? 0
  }

  part(entry: number, index: number): number {
    return this.#keys[entry + HEAD + this.crossCount(entry) + index] ?? 0
  }

  /** The id of a folded word when it is used as a name. */
  name(folded: number): number {
    const known = this.#names[folded] ?? -1
    if (known >= 0) return known
    const id = this.#sources.vocabulary.id(`@${sharedWordPropertyCache.foldedText(folded)}`)
    this.#names = withRoom(this.#names, folded)
    this.#names[folded] = id
    return id
  }

  /** Whether a folded word can be a name if it is capitalised. */
  canBeName(folded: number): boolean {
    return (this.#asName(folded) & CAN_BE_NAME) !== 0
  }

  /** The number of words in the longest place name that begins with a folded word; 0 if none does. */
  placeWords(folded: number): number {
    return this.#asName(folded) & PLACE_WORDS
  }

  #asName(folded: number): number {
    const known = this.#asNames[folded] ?? 0
    if (known !== 0) return known
    if (folded >= this.#asNames.length) {
      const asNames = this.#asNames
      this.#asNames = new Uint8Array(Math.max(folded + 1, asNames.length * 2))
      this.#asNames.set(asNames)
    }
    const word = sharedWordPropertyCache.foldedText(folded)
    const hyphen = word.indexOf('-')
    const places = this.#sources.placeWords.get(hyphen < 0 ? word : word.slice(0, hyphen)) ?? 0
    const asName = NAME_CHECKED | (canBeName(word, this.#language) ? CAN_BE_NAME : 0) | places
    this.#asNames[folded] = asName
    return asName
  }

  #make(folded: number): number {
    this.#entries = withRoom(this.#entries, folded)
    const entry = this.#write(sharedWordPropertyCache.foldedText(folded))
    this.#entries[folded] = entry
    return entry
  }

  #write(word: string): number {
    if (word.length < 2 || getStopWords(this.#language).has(word)) return 0
    const { vocabulary, cross, compounds } = this.#sources
    const number = toNumberKey(word)
    if (number) {
      const id = vocabulary.id(number)
      return this.#put([id, 1, 1, 0, id])
    }
    const ids = cross(word, this.#language).map((key) => vocabulary.id(key))
    const parts = compounds(word, this.#language).map((part) => vocabulary.id(part))
    const id = vocabulary.id(stem(word, this.#language))
    return this.#put([id, 0, ids.length, parts.length, ...ids, ...parts])
  }

  #put(entry: readonly number[]): number {
    const start = this.#used
    this.#used += entry.length
    if (this.#used > this.#keys.length) {
      const keys = this.#keys
      this.#keys = new Int32Array(Math.max(this.#used, keys.length * 2))
      this.#keys.set(keys)
    }
    this.#keys.set(entry, start)
    return start
  }
}
