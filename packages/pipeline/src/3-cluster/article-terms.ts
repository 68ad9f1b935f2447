import type { Article } from '@plainwire/domain/article'
import { capitalisedInside, isTitleCase, stopWords, type Token, WordList, wordMemory } from '../text/index.ts'
import type { Compounds } from './compounds.ts'
import type { CrossWords } from './cross-words.ts'
import { ArticleTerms } from './term-counts.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type LanguageKeys, WordKeys } from './word-keys.ts'

/** Words read of each part: an event is told at the top of a text. */
const TITLE_WORDS = 40
const LEAD_WORDS = 90
const BODY_WORDS = 260
/** First sentences read beside a summary, at least. */
const MIN_LEAD_WORDS = 30
/** A place name has at most so many words. */
const PLACE_WORDS = 3
/** What a mention counts towards an article's names, by the part it stands in. */
const NAME_WEIGHTS = { title: 2, lead: 1, rest: 0.3 }
/** What a word of title and lead counts towards the keys that both languages share. */
const CROSS_WEIGHTS = { title: 1.5, lead: 1 }

/** What a word of the title counts beside one of the text. */
const TITLE_WEIGHT = 2
/** What half of a compound counts beside the whole word. */
const PART_WEIGHT = 0.7
/** 'WHO', and 'W.H.O.' without its dots. */
const ACRONYM = /^[A-Z]{3,5}$/
const ENDS_IN_CAPITAL = /[A-Z]$/

/** The words of an article, and where its parts end: all stand in one list. */
interface Parts {
  words: WordList
  titleEnd: number
  leadEnd: number
}

/** The most words that a place name beginning with a word has. */
function longestByFirstWord(places: ReadonlyMap<string, string>): Map<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of places.keys()) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, Math.min(PLACE_WORDS, words.length)))
  }
  return longest
}

/** A word and where it stands in the list of words. */
interface Mention extends Token {
  position: number
  /** The number of the folded word. */
  number: number
}

function mentionAt(words: WordList, position: number): Mention {
  const { text, folded, isCapital, isFirst, start, end } = words.token(position)
  const number = wordMemory.folded(words.number(position))
  return { text, folded, isCapital, isFirst, start, end, position, number }
}

/** The words of a part of the list. */
function mentions(words: WordList, from: number, to: number): Mention[] {
  const found: Mention[] = []
  for (let position = from; position < to; position++) found.push(mentionAt(words, position))
  return found
}

/** Those with a capital: names are among them. */
function capitals(words: WordList, from: number, to: number): Mention[] {
  const found: Mention[] = []
  for (let position = from; position < to; position++) {
    if (wordMemory.isCapital(words.number(position))) found.push(mentionAt(words, position))
  }
  return found
}

/** Makes the keys of articles. */
export class TermReader {
  readonly #places: ReadonlyMap<string, string>
  readonly #longest: ReadonlyMap<string, number>
  readonly #keys: WordKeys
  readonly #vocabulary: Vocabulary
  /** Used for every article anew. */
  readonly #words = new WordList()
  readonly #terms = new ArticleTerms()

  constructor(
    places: ReadonlyMap<string, string>,
    words: { cross: CrossWords; compounds: Compounds },
    vocabulary: Vocabulary,
  ) {
    this.#places = places
    this.#longest = longestByFirstWord(places)
    this.#keys = new WordKeys({ ...words, vocabulary })
    this.#vocabulary = vocabulary
  }

  /** To be called when the vocabulary's ids have changed. */
  forget(): void {
    this.#keys.forget()
  }

  /** The keys of an article: good until the next one is read. */
  read(article: Pick<Article, 'title' | 'summary' | 'text' | 'language'>): ArticleTerms {
    const parts = this.#partsOf(article)
    const { words, titleEnd, leadEnd } = parts
    const { language } = article
    const titleWords = mentions(words, 0, titleEnd)
    const isTelling = !isTitleCase(titleWords, language)
    const title = titleWords.filter(({ isCapital }) => isCapital)
    const lead = capitals(words, titleEnd, leadEnd)
    const rest = capitals(words, leadEnd, words.size)
    const known = capitalisedInside([...(isTelling ? title : []), ...lead, ...rest], language)
    this.#terms.clear()
    const keys = this.#keys.ofLanguage(language)
    this.#addWords(parts, keys)
    const stops = stopWords(language)
    const names = { keys, isName: (word: string) => known.has(word) && !stops.has(word) }
    this.#addNames(title, titleEnd, names, NAME_WEIGHTS.title)
    this.#addNames(lead, leadEnd, names, NAME_WEIGHTS.lead)
    this.#addNames(rest, words.size, names, NAME_WEIGHTS.rest)
    if (isTelling) this.#addAcronyms(title, NAME_WEIGHTS.title)
    this.#addAcronyms(lead, NAME_WEIGHTS.lead)
    return this.#terms
  }

  #partsOf({ title, summary, text }: Pick<Article, 'title' | 'summary' | 'text'>): Parts {
    const words = this.#words
    words.clear()
    words.read(title, TITLE_WORDS)
    const titleEnd = words.size
    const repeats = summary !== '' && text.startsWith(summary.slice(0, 60))
    if (!repeats) words.read(summary, LEAD_WORDS)
    const room = Math.max(MIN_LEAD_WORDS, LEAD_WORDS - (words.size - titleEnd))
    const summaryEnd = words.size
    if (repeats || text !== summary) words.read(text, BODY_WORDS)
    return { words, titleEnd, leadEnd: Math.min(words.size, summaryEnd + room) }
  }

  #addWords({ words, titleEnd, leadEnd }: Parts, keys: LanguageKeys): void {
    const { lead, body } = this.#terms
    for (let at = 0; at < words.size; at++) {
      const entry = keys.entry(wordMemory.folded(words.number(at)))
      if (entry === 0) continue
      const weight = at < titleEnd ? TITLE_WEIGHT : 1
      body.add(keys.id(entry), weight)
      if (at >= leadEnd) continue
      lead.add(keys.id(entry), weight)
      this.#addShared(entry, keys, at < titleEnd)
    }
  }

  /** What only words of title and first sentences count as. */
  #addShared(entry: number, keys: LanguageKeys, isTitle: boolean): void {
    const { title, lead, body, numbers, cross } = this.#terms
    if (isTitle) title.add(keys.id(entry), 1)
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

  #addNames(
    capitals: readonly Mention[],
    end: number,
    { keys, isName }: { keys: LanguageKeys; isName: (folded: string) => boolean },
    weight: number,
  ): void {
    let next = 0
    for (const { position, number, text, folded } of capitals) {
      if (position < next) continue
      const place = this.#placeAt(position, end, text, folded)
      if (place) {
        this.#addName(this.#vocabulary.id(place.key), text, weight)
        next = position + place.words
      } else if (isName(folded)) {
        this.#addName(keys.name(number), text, weight)
      }
    }
  }

  /** 'WHO' is no stop word, and 'W.H.O.' is the same. */
  #addAcronyms(capitals: readonly Mention[], weight: number): void {
    for (const { text } of capitals) {
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

  /** The longest place name that begins at a position. 'US' counts in capitals only. */
  #placeAt(
    position: number,
    end: number,
    text: string,
    folded: string,
  ): { key: string; words: number } | undefined {
    const hyphen = folded.indexOf('-')
    const longest = this.#longest.get(hyphen < 0 ? folded : folded.slice(0, hyphen))
    if (longest === undefined) return undefined
    for (let words = Math.min(longest, end - position); words > 0; words--) {
      let phrase = hyphen < 0 ? folded : folded.replaceAll('-', ' ')
      for (let at = position + 1; at < position + words; at++) {
        phrase += ` ${wordMemory.word(this.#words.number(at)).folded.replaceAll('-', ' ')}`
      }
      const key = this.#places.get(phrase)
      const isShort = words === 1 && text.length <= 3
      if (key && (!isShort || text === text.toUpperCase())) return { key, words }
    }
    return undefined
  }
}
