import type { Article } from '@plainwire/domain/article'
import { sharedWordPropertyCache, WordIdList } from '../../text/index.ts'
import type { WordKeyCache } from './word-key-cache.ts'
import type { WordKeyTable } from './word-keys.ts'

/**
 * The maximum number of words that are searched in each of title, summary and text; the facts that articles
 * share are usually near the beginning.
 */
const MOST_WORDS = 90

/** The words of an article, the title first, with the position at which the title ends. */
export interface ArticleWordList {
  words: WordIdList
  titleEnd: number
}

/**
 * Finds the article's own spelling of terms that it shares with another article, because terms are stems and
 * keys that aren't readable.
 */
export class OriginalSpellingFinder {
  readonly #keys: WordKeyCache
  readonly #words = new WordIdList()

  /**
   * @param keys the cache of word keys that the terms were made with; sharing it avoids computing a word's
   * keys twice
   */
  constructor(keys: WordKeyCache) {
    this.#keys = keys
  }

  /**
   * Maps the id of each given term to the first word of an article that has this term among its keys, as
   * written (in lower case at the beginning of a sentence). For a part of a compound, this is the whole
   * compound.
   */
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

  /**
   * Like `of`, for the words of an article that was just read. Must be called before the next article is read,
   * which overwrites the words.
   */
  among(
    { words, titleEnd }: ArticleWordList,
    language: string,
    terms: ReadonlySet<number>,
  ): Map<number, string> {
    const found = new Map<number, string>()
    const keys = this.#keys.ofLanguage(language)
    // Begins with the body, because in a title every word may be capitalised.
    for (let step = 0; step < words.size && found.size < terms.size; step++) {
      const at = (titleEnd + step) % words.size
      const entry = keys.entry(sharedWordPropertyCache.folded(words.number(at)))
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

/** The keys of a word: its own, those shared with other languages, and those of its parts. */
function* idsOf(keys: WordKeyTable, entry: number): Generator<number> {
  yield keys.id(entry)
  for (let index = 0; index < keys.crossCount(entry); index++) yield keys.cross(entry, index)
  for (let part = 0; part < keys.partCount(entry); part++) yield keys.part(entry, part)
}
