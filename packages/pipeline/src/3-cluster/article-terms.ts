import type { Article } from '@plainwire/domain/article'
import { capitalisedInside, isTitleCase, stopWords, type Token, tokensOf } from '../text/index.ts'
import type { Compounds } from './compounds.ts'
import type { CrossWords } from './cross-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordKeys } from './word-keys.ts'

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

/** What half of a compound counts beside the whole word. */
const PART_WEIGHT = 0.7
/** 'WHO', and 'W.H.O.' without its dots. */
const ACRONYM = /^[A-Z]{3,5}$/

/** How often each key occurs in one part of an article, by its id in the vocabulary. */
export type Counts = Map<number, number>

/** The keys of an article by the part they stand in. */
export interface ArticleTerms {
  title: Counts
  /** Title, summary and the first sentences. */
  lead: Counts
  /** All of it. */
  body: Counts
  /** '@trump', '!GB', '!the hague': from title and lead, with the body's own at lower weight. */
  names: Counts
  /** Numbers of title and lead that are not years or small. */
  numbers: Counts
  /** Keys that both languages share. */
  cross: Counts
  /** How names are written, by id. */
  spellings: Map<number, string>
}

function add(counts: Counts, id: number, weight: number): void {
  counts.set(id, (counts.get(id) ?? 0) + weight)
}

interface Parts {
  title: Token[]
  lead: Token[]
  rest: Token[]
}

function partsOf({ title, summary, text }: Pick<Article, 'title' | 'summary' | 'text'>): Parts {
  const repeats = summary !== '' && text.startsWith(summary.slice(0, 60))
  const summaryTokens = repeats ? [] : tokensOf(summary, LEAD_WORDS)
  const textTokens = repeats || text !== summary ? tokensOf(text, BODY_WORDS) : []
  const room = Math.max(MIN_LEAD_WORDS, LEAD_WORDS - summaryTokens.length)
  return {
    title: tokensOf(title, TITLE_WORDS),
    lead: [...summaryTokens, ...textTokens.slice(0, room)],
    rest: textTokens.slice(room),
  }
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

/** Makes the keys of articles. */
export class TermReader {
  readonly #places: ReadonlyMap<string, string>
  readonly #longest: ReadonlyMap<string, number>
  readonly #words: ReturnType<typeof wordKeys>
  readonly #vocabulary: Vocabulary

  constructor(
    places: ReadonlyMap<string, string>,
    words: { cross: CrossWords; compounds: Compounds },
    vocabulary: Vocabulary,
  ) {
    this.#places = places
    this.#longest = longestByFirstWord(places)
    this.#words = wordKeys(vocabulary, words.cross, words.compounds)
    this.#vocabulary = vocabulary
  }

  /** To be called when the vocabulary's ids have changed. */
  forget(): void {
    this.#words.forget()
  }

  /** The keys of an article. */
  read(article: Pick<Article, 'title' | 'summary' | 'text' | 'language'>): ArticleTerms {
    const parts = partsOf(article)
    const { language } = article
    const inTitle = isTitleCase(parts.title, language) ? [] : parts.title
    const known = capitalisedInside([...inTitle, ...parts.lead, ...parts.rest], language)
    const terms: ArticleTerms = {
      title: new Map(),
      lead: new Map(),
      body: new Map(),
      names: new Map(),
      numbers: new Map(),
      cross: new Map(),
      spellings: new Map(),
    }
    this.#addWords(terms, parts, language)
    for (const part of ['title', 'lead', 'rest'] as const) {
      this.#addNames(terms, parts[part], known, language, NAME_WEIGHTS[part])
    }
    if (inTitle.length > 0) this.#addAcronyms(terms, inTitle, NAME_WEIGHTS.title)
    this.#addAcronyms(terms, parts.lead, NAME_WEIGHTS.lead)
    return terms
  }

  #addWords(terms: ArticleTerms, { title, lead, rest }: Parts, language: string): void {
    const keysOf = this.#words.ofLanguage(language)
    for (const { folded } of title) {
      const keys = keysOf(folded)
      if (!keys) continue
      add(terms.title, keys.id, 1)
      add(terms.lead, keys.id, 2)
      add(terms.body, keys.id, 2)
      if (keys.isNumber) add(terms.numbers, keys.id, 1)
      for (const id of keys.parts) {
        add(terms.title, id, PART_WEIGHT)
        add(terms.lead, id, 2 * PART_WEIGHT)
        add(terms.body, id, 2 * PART_WEIGHT)
      }
      for (const id of keys.cross) add(terms.cross, id, CROSS_WEIGHTS.title)
    }
    for (const { folded } of lead) {
      const keys = keysOf(folded)
      if (!keys) continue
      add(terms.lead, keys.id, 1)
      add(terms.body, keys.id, 1)
      if (keys.isNumber) add(terms.numbers, keys.id, 1)
      for (const id of keys.parts) {
        add(terms.lead, id, PART_WEIGHT)
        add(terms.body, id, PART_WEIGHT)
      }
      for (const id of keys.cross) add(terms.cross, id, CROSS_WEIGHTS.lead)
    }
    for (const { folded } of rest) {
      const keys = keysOf(folded)
      if (keys) add(terms.body, keys.id, 1)
    }
  }

  #addNames(
    terms: ArticleTerms,
    tokens: readonly Token[],
    known: ReadonlySet<string>,
    language: string,
    weight: number,
  ): void {
    const stops = stopWords(language)
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]
      if (!token?.isCapital) continue
      const place = this.#placeAt(tokens, at, token)
      if (place) {
        this.#addName(terms, place.key, token.text, weight)
        at += place.words - 1
      } else if (known.has(token.folded) && !stops.has(token.folded)) {
        this.#addName(terms, `@${token.folded}`, token.text, weight)
      }
    }
  }

  /** 'WHO' is no stop word, and 'W.H.O.' is the same. */
  #addAcronyms(terms: ArticleTerms, tokens: readonly Token[], weight: number): void {
    for (const { text, isCapital } of tokens) {
      if (!isCapital) continue
      const bare = text.replaceAll('.', '')
      if (ACRONYM.test(bare)) this.#addName(terms, `@@${bare.toLowerCase()}`, bare, weight)
    }
  }

  #addName(terms: ArticleTerms, key: string, spelling: string, weight: number): void {
    const id = this.#vocabulary.id(key)
    add(terms.names, id, weight)
    if (weight >= NAME_WEIGHTS.lead) add(terms.cross, id, CROSS_WEIGHTS.title * weight)
    if (!terms.spellings.has(id)) terms.spellings.set(id, spelling)
  }

  /** The longest place name that begins at a token. 'US' counts in capitals only. */
  #placeAt(tokens: readonly Token[], at: number, first: Token): { key: string; words: number } | undefined {
    const start = first.folded.replaceAll('-', ' ')
    const end = start.indexOf(' ')
    const longest = this.#longest.get(end < 0 ? start : start.slice(0, end))
    if (longest === undefined) return undefined
    for (let words = Math.min(longest, tokens.length - at); words > 0; words--) {
      const rest = tokens.slice(at + 1, at + words).map(({ folded }) => folded.replaceAll('-', ' '))
      const key = this.#places.get([start, ...rest].join(' '))
      const isShort = words === 1 && first.text.length <= 3
      if (key && (!isShort || first.text === first.text.toUpperCase())) return { key, words }
    }
    return undefined
  }
}
