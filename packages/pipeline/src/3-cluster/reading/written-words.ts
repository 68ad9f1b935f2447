import type { Article } from '@plainwire/domain/article'
import { WordList, wordMemory } from '../../text/index.ts'
import type { LanguageKeys, WordKeys } from './word-keys.ts'

/** Words read of title, summary and text: shared facts are at the top. */
const MOST_WORDS = 90

/** The words of an article with its title in front, and where that ends. */
export interface ReadWords {
  words: WordList
  titleEnd: number
}

/** Finds how an article writes what it shares with another: terms are stems and keys that nobody reads. */
export class WrittenWords {
  readonly #keys: WordKeys
  readonly #words = new WordList()

  /** @param keys those that the terms were made with: what a word counts as is found once for both */
  constructor(keys: WordKeys) {
    this.#keys = keys
  }

  /** The first word of an article that counts as each of some terms, by the term's id; a part of a compound by the whole word. */
  of(
    { title, summary, text, language }: Pick<Article, 'title' | 'summary' | 'text' | 'language'>,
    terms: ReadonlySet<number>,
  ): Map<number, string> {
    const words = this.#words
    words.clear()
    words.read(title, MOST_WORDS)
    const titleEnd = words.size
    for (const part of [summary, text]) words.read(part, MOST_WORDS)
    return this.among({ words, titleEnd }, language, terms)
  }

  /** The same, where the words of the article have just been read. */
  among({ words, titleEnd }: ReadWords, language: string, terms: ReadonlySet<number>): Map<number, string> {
    const found = new Map<number, string>()
    const keys = this.#keys.ofLanguage(language)
    // The body first: a title may write each word with a capital.
    for (let step = 0; step < words.size && found.size < terms.size; step++) {
      const at = (titleEnd + step) % words.size
      const entry = keys.entry(wordMemory.folded(words.number(at)))
      if (entry === 0) continue
      for (const id of idsOf(keys, entry)) {
        if (!terms.has(id) || found.has(id)) continue
        const { text, isFirst } = words.token(at)
        found.set(id, isFirst ? text.toLowerCase() : text)
      }
    }
    return found
  }
}

/** The keys of a word: itself, those shared with the other language, and the parts of a compound. */
function* idsOf(keys: LanguageKeys, entry: number): Generator<number> {
  yield keys.id(entry)
  for (let index = 0; index < keys.crossCount(entry); index++) yield keys.cross(entry, index)
  for (let part = 0; part < keys.partCount(entry); part++) yield keys.part(entry, part)
}
