import { sharedWordPropertyCache } from '../../text/index.ts'
import { type WordKeyInputs, WordKeyTable } from './word-keys.ts'

/** If the words of more languages than this are cached, the cache is cleared. */
const MAX_LANGUAGES = 8

/** The keys of words, cached by language. */
export class WordKeyCache {
  readonly #sources: WordKeyInputs
  readonly #languages = new Map<string, WordKeyTable>()
  #generation = 0

  constructor(sources: WordKeyInputs) {
    this.#sources = sources
  }

  /**
   * Returns the keys of a language's words. Must be called again for each article: words may have been
   * renumbered.
   */
  ofLanguage(language: string): WordKeyTable {
    if (this.#generation !== sharedWordPropertyCache.generation || this.#languages.size > MAX_LANGUAGES)
      this.forget()
    const known = this.#languages.get(language)
    if (known) return known
    const made = new WordKeyTable(language, this.#sources)
    this.#languages.set(language, made)
    return made
  }

  /** Clears the cache. Must be called when the vocabulary's ids change. */
  forget(): void {
    this.#languages.clear()
    this.#generation = sharedWordPropertyCache.generation
  }
}
