import type { Article } from '@plainwire/domain/article'
import { isTitleCase, sharedWordPropertyCache, WordIdList } from '../../text/index.ts'
import { ArticleTermCounts } from '../memory/terms/term-counts.ts'
import type { Vocabulary } from '../memory/terms/vocabulary.ts'
import { type ArticleWordsByPart, findCapitalisedWords, readArticleWordsByPart } from './article-parts.ts'
import type { CompoundSplitter } from './compounds.ts'
import type { CrossLanguageKeyLookup } from './cross-words.ts'
import { computeMaxWordsByFirstWord, findPlaceNameAt } from './place-keys.ts'
import type { ArticleWordList } from './spelling-finder.ts'
import { WordKeyCache } from './word-key-cache.ts'
import type { WordKeyTable } from './word-keys.ts'

/** The weight of one occurrence of a name, by the part of the article in which it occurs. */
const NAME_WEIGHTS = { title: 2, lead: 1, rest: 0.3 }
/** The weight of a word of title or lead among the keys shared by all languages. */
const CROSS_WEIGHTS = { title: 1.5, lead: 1 }

/** The weight of a word in the title, relative to one in the text. */
const TITLE_WEIGHT = 2
/** The weight of a part of a compound, relative to the whole word. */
const PART_WEIGHT = 0.7
/** Matches an acronym without dots, such as 'WHO'. The dots of 'W.H.O.' are removed before matching. */
const ACRONYM = /^[A-Z]{3,5}$/
const ENDS_IN_CAPITAL = /[A-Z]$/

/** Converts articles to keys: the terms by which clustering compares them. */
export class ArticleTermExtractor {
  readonly #places: ReadonlyMap<string, string>
  readonly #keys: WordKeyCache
  readonly #vocabulary: Vocabulary
  /** Reused for every article. */
  readonly #words = new WordIdList()
  #titleEnd = 0
  readonly #terms = new ArticleTermCounts()
  /** The numbers, in `sharedWordPropertyCache`, of the folded words that are names anywhere in the article. */
  readonly #known = new Set<number>()

  constructor(
    places: ReadonlyMap<string, string>,
    words: { cross: CrossLanguageKeyLookup; compounds: CompoundSplitter },
    vocabulary: Vocabulary,
  ) {
    this.#places = places
    this.#keys = new WordKeyCache({ ...words, vocabulary, placeWords: computeMaxWordsByFirstWord(places) })
    this.#vocabulary = vocabulary
  }

  /** The cached keys of the words that were read. */
  get keys(): WordKeyCache {
    return this.#keys
  }

  /** The words of the last article, valid until the next one is read. */
  get last(): ArticleWordList {
    return { words: this.#words, titleEnd: this.#titleEnd }
  }

  /** Must be called when the vocabulary's ids have changed. */
  forget(): void {
    this.#keys.forget()
  }

  /** The keys of an article, valid until the next one is read. */
  read(article: Pick<Article, 'title' | 'summary' | 'text' | 'language'>): ArticleTermCounts {
    const parts = readArticleWordsByPart(this.#words, article)
    const { words, titleEnd, leadEnd } = parts
    this.#titleEnd = titleEnd
    const { language } = article
    const titleWords = Array.from({ length: titleEnd }, (_, position) => words.token(position))
    const isDistinctive = !isTitleCase(titleWords, language)
    const title = findCapitalisedWords(words, 0, titleEnd)
    const lead = findCapitalisedWords(words, titleEnd, leadEnd)
    const rest = findCapitalisedWords(words, leadEnd, words.size)
    const keys = this.#keys.ofLanguage(language)
    this.#known.clear()
    for (const part of isDistinctive ? [title, lead, rest] : [lead, rest]) this.#noteNames(part, keys)
    this.#terms.clear()
    this.#addWords(parts, keys)
    this.#addNames(title, titleEnd, keys, NAME_WEIGHTS.title)
    this.#addNames(lead, leadEnd, keys, NAME_WEIGHTS.lead)
    this.#addNames(rest, words.size, keys, NAME_WEIGHTS.rest)
    if (isDistinctive) this.#addAcronyms(title, NAME_WEIGHTS.title)
    this.#addAcronyms(lead, NAME_WEIGHTS.lead)
    return this.#terms
  }

  /** Notes which words are names: those with a capital that aren't the first word of a sentence. */
  #noteNames(positions: readonly number[], keys: WordKeyTable): void {
    for (const position of positions) {
      const folded = sharedWordPropertyCache.folded(this.#words.number(position))
      if (!this.#words.isFirst(position) && keys.canBeName(folded)) this.#known.add(folded)
    }
  }

  #addWords({ words, titleEnd, leadEnd }: ArticleWordsByPart, keys: WordKeyTable): void {
    const { lead, body } = this.#terms
    for (let at = 0; at < words.size; at++) {
      const entry = keys.entry(sharedWordPropertyCache.folded(words.number(at)))
      if (entry === 0) continue
      const weight = at < titleEnd ? TITLE_WEIGHT : 1
      body.add(keys.id(entry), weight)
      if (at >= leadEnd) continue
      lead.add(keys.id(entry), weight)
      this.#addShared(entry, keys, at < titleEnd)
    }
  }

  /**
   * Adds the keys of a word that are only counted in the title and the first sentences: numbers, parts of
   * compounds, keys shared by all languages and, in the title, the word itself as a title word.
   */
  #addShared(entry: number, keys: WordKeyTable, isTitle: boolean): void {
    const { title, lead, body, numbers, cross } = this.#terms
    if (isTitle) {
      title.add(keys.id(entry), 1)
      this.#terms.keys.add(keys.id(entry), 1)
    }
    if (keys.isNumber(entry)) numbers.add(keys.id(entry), 1)
    const partWeight = (isTitle ? TITLE_WEIGHT : 1) * PART_WEIGHT
    for (let part = 0; part < keys.partCount(entry); part++) {
      const id = keys.part(entry, part)
      if (isTitle) title.add(id, PART_WEIGHT)
      lead.add(id, partWeight)
      body.add(id, partWeight)
    }
    const weight = isTitle ? CROSS_WEIGHTS.title : CROSS_WEIGHTS.lead
    for (let index = 0; index < keys.crossCount(entry); index++) cross.add(keys.cross(entry, index), weight)
  }

  #addNames(positions: readonly number[], end: number, keys: WordKeyTable, weight: number): void {
    let next = 0
    for (const position of positions) {
      if (position < next) continue
      const number = this.#words.number(position)
      const folded = sharedWordPropertyCache.folded(number)
      const longest = Math.min(keys.placeWords(folded), end - position)
      const place = longest > 0 ? findPlaceNameAt(this.#words, this.#places, position, longest) : undefined
      if (place) next = position + place.words
      else if (!this.#known.has(folded)) continue
      const id = place ? this.#vocabulary.id(place.key) : keys.name(folded)
      this.#addName(id, sharedWordPropertyCache.word(number).text, weight)
      const entry = keys.entry(folded)
      if (entry !== 0) this.#terms.keys.add(keys.id(entry), weight)
    }
  }

  /**
   * Adds acronyms under keys of their own: 'WHO' isn't the stop word 'who', and 'W.H.O.' has the same key as
   * 'WHO'.
   */
  #addAcronyms(positions: readonly number[], weight: number): void {
    for (const position of positions) {
      const { text } = sharedWordPropertyCache.word(this.#words.number(position))
      if (!ENDS_IN_CAPITAL.test(text)) continue
      const bare = text.replaceAll('.', '')
      if (ACRONYM.test(bare)) this.#addName(this.#vocabulary.id(`@@${bare.toLowerCase()}`), bare, weight)
    }
  }

  #addName(id: number, spelling: string, weight: number): void {
    const { names, cross, spellings } = this.#terms
    names.add(id, weight)
    if (weight >= NAME_WEIGHTS.lead) cross.add(id, CROSS_WEIGHTS.title * weight)
    if (!spellings.has(id)) spellings.set(id, spelling)
  }
}
