import type { Article } from '@plainwire/domain/article'
import {
  capitalisedInside,
  isTitleCase,
  plainNumber,
  stem,
  stopWords,
  type Token,
  tokensOf,
} from '../text/index.ts'
import type { CrossWords } from './cross-words.ts'

/** Words read of each part: an event is told at the top of a text. */
const TITLE_WORDS = 40
const LEAD_WORDS = 90
const BODY_WORDS = 260

/** How often each key occurs in one part of an article. */
export type Counts = Map<string, number>

/** The keys of an article by the part they stand in. */
export interface ArticleTerms {
  title: Counts
  /** Title, summary and the first sentences. */
  lead: Counts
  /** All of it. */
  body: Counts
  /** '@trump', '!GB', '!the hague': from title and lead, with the body's own at lower weight. */
  names: Counts
  /** '#31640': numbers of title and lead that are not years or small. */
  numbers: Set<string>
  /** Keys that both languages share. */
  cross: Counts
  /** How names are written. */
  spellings: Map<string, string>
}

/** Years and numbers below this are too common to prove anything. */
const MIN_NUMBER = 10

function add(counts: Counts, key: string, weight: number): void {
  counts.set(key, (counts.get(key) ?? 0) + weight)
}

function numberKey(folded: string): string | undefined {
  if (!/^\d/.test(folded)) return undefined
  if (/^\d{1,2}-\d{1,2}$/.test(folded)) return `#${folded}`
  const value = plainNumber(folded)
  const isYear = /^(19|20)\d\d$/.test(value)
  return Number(value) >= MIN_NUMBER && !isYear ? `#${value}` : undefined
}

interface Parts {
  title: Token[]
  lead: Token[]
  rest: Token[]
}

function partsOf({ title, summary, text }: Pick<Article, 'title' | 'summary' | 'text'>): Parts {
  const titleTokens = tokensOf(title, TITLE_WORDS)
  const repeats = summary !== '' && text.startsWith(summary.slice(0, 60))
  const summaryTokens = repeats ? [] : tokensOf(summary, LEAD_WORDS)
  const textTokens =
    text && text !== summary ? tokensOf(text, BODY_WORDS) : repeats ? tokensOf(text, BODY_WORDS) : []
  const room = Math.max(30, LEAD_WORDS - summaryTokens.length)
  return {
    title: titleTokens,
    lead: [...summaryTokens, ...textTokens.slice(0, room)],
    rest: textTokens.slice(room),
  }
}

/** Makes the keys of articles in one language pair of tables. */
export class TermReader {
  readonly #places: ReadonlyMap<string, string>
  readonly #cross: CrossWords

  constructor(places: ReadonlyMap<string, string>, cross: CrossWords) {
    this.#places = places
    this.#cross = cross
  }

  /** The keys of an article; pure. */
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
      numbers: new Set(),
      cross: new Map(),
      spellings: new Map(),
    }
    this.#addWords(terms, parts, language)
    this.#addNames(terms, parts.title, known, language, 2)
    this.#addNames(terms, parts.lead, known, language, 1)
    this.#addNames(terms, parts.rest, known, language, 0.3)
    return terms
  }

  #addWords(terms: ArticleTerms, parts: Parts, language: string): void {
    const stops = stopWords(language)
    const addAll = (tokens: readonly Token[], into: readonly [Counts, number][], crossWeight: number) => {
      for (const { folded } of tokens) {
        if (folded.length < 2 || stops.has(folded)) continue
        const number = numberKey(folded)
        const key = number ?? stem(folded, language)
        for (const [counts, weight] of into) add(counts, key, weight)
        if (crossWeight === 0) continue
        if (number) terms.numbers.add(number)
        for (const crossKey of number ? [number] : this.#cross(folded, language))
          add(terms.cross, crossKey, crossWeight)
      }
    }
    addAll(
      parts.title,
      [
        [terms.title, 1],
        [terms.lead, 2],
        [terms.body, 2],
      ],
      1.5,
    )
    addAll(
      parts.lead,
      [
        [terms.lead, 1],
        [terms.body, 1],
      ],
      1,
    )
    addAll(parts.rest, [[terms.body, 1]], 0)
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
      const place = this.#placeAt(tokens, at)
      if (place) {
        this.#addName(terms, place.key, token.text, weight)
        at += place.words - 1
      } else if (known.has(token.folded) && !stops.has(token.folded)) {
        this.#addName(terms, `@${token.folded}`, token.text, weight)
      }
    }
  }

  #addName(terms: ArticleTerms, key: string, spelling: string, weight: number): void {
    add(terms.names, key, weight)
    if (weight >= 1) add(terms.cross, key, 1.5 * weight)
    if (!terms.spellings.has(key)) terms.spellings.set(key, spelling)
  }

  /** The longest place name that begins at a token. 'US' counts in capitals only. */
  #placeAt(tokens: readonly Token[], at: number): { key: string; words: number } | undefined {
    for (let words = Math.min(3, tokens.length - at); words > 0; words--) {
      const phrase = tokens.slice(at, at + words)
      const key = this.#places.get(phrase.map(({ folded }) => folded.replace(/-/g, ' ')).join(' '))
      const first = phrase[0]
      const isShort = words === 1 && (first?.text.length ?? 0) <= 3
      if (key && (!isShort || first?.text === first?.text.toUpperCase())) return { key, words }
    }
    return undefined
  }
}
