import type { Article } from '@plainwire/domain/article'
import { WordList, wordMemory } from '../text/index.ts'
import { type KeySources, WordKeys } from './word-keys.ts'

/** Words read of title, summary and text: what two articles share stands at the top. */
const MOST_WORDS = 90

/** Finds how an article writes what it shares with another: terms are stems and keys that nobody reads. */
export class WrittenWords {
  readonly #keys: WordKeys
  readonly #words = new WordList()

  constructor(sources: KeySources) {
    this.#keys = new WordKeys(sources)
  }

  /** To be called when the vocabulary's ids have changed. */
  forget(): void {
    this.#keys.forget()
  }

  /** The first word of an article that counts as each of some terms, by the term's id; a part of a compound by the whole word. */
  of(
    { title, summary, text, language }: Pick<Article, 'title' | 'summary' | 'text' | 'language'>,
    terms: ReadonlySet<number>,
  ): Map<number, string> {
    const found = new Map<number, string>()
    const words = this.#words
    words.clear()
    // The body first: a title may write each word with a capital.
    for (const part of [summary, text, title]) words.read(part, MOST_WORDS)
    const keys = this.#keys.ofLanguage(language)
    for (let at = 0; at < words.size; at++) {
      const entry = keys.entry(wordMemory.folded(words.number(at)))
      if (entry === 0) continue
      const { text: word, isFirst } = words.token(at)
      const ids = [
        keys.id(entry),
        ...Array.from({ length: keys.crossCount(entry) }, (_, index) => keys.cross(entry, index)),
        ...Array.from({ length: keys.partCount(entry) }, (_, part) => keys.part(entry, part)),
      ]
      for (const id of ids) {
        if (terms.has(id) && !found.has(id)) found.set(id, isFirst ? word.toLowerCase() : word)
      }
    }
    return found
  }
}
